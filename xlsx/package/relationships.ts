import { appendChild } from "../xml/append-child";
import { escapeXml } from "../xml/escape";
import { scan } from "../xml/scan";
import { fileProblem } from "./file-problem";
import type { Package } from "./package";
import { partFolder, resolvedName } from "./part-name";
import { partTextChunks } from "./part-text";

/** Relationships of one part; Excel takes some 65,000 hyperlinks, which are relationships too. */
const MOST = 100_000;

/** A part's pointer to another. */
export interface Relationship {
  readonly id: string;
  /** Last step of its type, the same in transitional and strict files: "worksheet", "table", "extendedProperties". */
  readonly type: string;
  /** As written; an address outside the file where `external`. */
  readonly target: string;
  readonly external: boolean;
  /** Name of the part that it means; undefined for an external one, and for one that climbs out of the file. */
  readonly part: string | undefined;
}

/**
 * Name of the part that holds a part's relationships.
 *
 * @param part "" for those of the package itself
 * @example
 * relationshipsPart("xl/workbook.xml") //=> "xl/_rels/workbook.xml.rels"
 */
export function relationshipsPart(part: string): string {
  const folder = partFolder(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

/**
 * Relationships of a part, in the file's order; none where it has no such part.
 *
 * @param part "" for those of the package itself
 * @throws Problem for a part that is damaged
 * @example
 * relationshipsOf(pkg, "")[0] //=> { id: "rId1", type: "officeDocument", part: "xl/workbook.xml", … }
 */
export function relationshipsOf(pkg: Package, part: string): readonly Relationship[] {
  const name = relationshipsPart(part);
  if (!pkg.has(name)) return [];
  const found: Relationship[] = [];
  scan(partTextChunks(pkg.chunks(name), name), name, {
    open: ({ name: element, space, attributes }) => {
      if (element !== "Relationship" || space !== "relationships") return;
      if (found.length >= MOST) throw fileProblem("excessiveXml", { part: name });
      const target = attributes.Target ?? "";
      const external = attributes.TargetMode === "External";
      found.push({
        id: attributes.Id ?? "",
        type: typeName(attributes.Type ?? ""),
        target,
        external,
        part: external ? undefined : targetPart(pkg, partFolder(part), target),
      });
    },
  });
  return found;
}

/** Strict files write "extendedProperties" where transitional ones have "extended-properties". */
function typeName(address: string): string {
  const step = address.slice(address.lastIndexOf("/") + 1);
  return step.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The part as the file spells it; a target that encodes letters (`%20`) means the decoded name too. */
function targetPart(pkg: Package, folder: string, target: string): string | undefined {
  const name = resolvedName(folder, target.replace(/#.*$/, ""));
  if (name === undefined || pkg.has(name)) return name;
  const plain = name.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return resolvedName("", plain) === plain && pkg.has(plain) ? plain : name;
}

const EMPTY =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

/** A relationships part with one more, and the id that it got. */
export interface AddedRelationship {
  readonly text: string;
  readonly id: string;
}

/**
 * Adds a relationship to the text of a relationships part.
 *
 * @param text of the part; undefined where there is none yet
 * @param type its whole address, as the file's other relationships write theirs (transitional or strict)
 * @param target as it is to be written
 * @example
 * addRelationship(pkg.text("xl/_rels/workbook.xml.rels"), "http://schemas.…/worksheet", "worksheets/sheet3.xml").id
 * //=> "rId7"
 */
export function addRelationship(text: string | undefined, type: string, target: string): AddedRelationship {
  const before = text ?? EMPTY;
  const id = freeId(before);
  const attributes = `Id="${id}" Type="${escapeXml(type)}" Target="${escapeXml(target)}"`;
  return { id, text: appendChild(before, "_rels", (prefix) => `<${prefix}Relationship ${attributes}/>`) };
}

function freeId(text: string): string {
  const ids = new Set<string | undefined>();
  scan(text, "_rels", { open: ({ attributes }) => ids.add(attributes.Id) });
  for (let number = ids.size; ; number++) if (!ids.has(`rId${number}`)) return `rId${number}`;
}
