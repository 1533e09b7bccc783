import { appendChild } from "../xml/append-child";
import { escapeXml } from "../xml/escape";
import { scan } from "../xml/scan";
import { fileProblem } from "./file-problem";
import type { Package } from "./package";
import { partKey } from "./part-name";
import { partTextChunks } from "./part-text";

export const CONTENT_TYPES_PART = "[Content_Types].xml";

/** Types of one file: far more than the parts that are read. */
const MOST = 100_000;

/** Content types of a package's parts. */
export interface ContentTypes {
  /** Type of a part; undefined where the file does not say it. */
  readonly typeOf: (part: string) => string | undefined;
}

/**
 * Reads the content types of a file.
 *
 * @throws Problem for a file without that part, which is no workbook
 * @example
 * contentTypesOf(pkg).typeOf("xl/workbook.xml")
 * //=> "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
 */
export function contentTypesOf(pkg: Package): ContentTypes {
  if (!pkg.has(CONTENT_TYPES_PART)) throw fileProblem("missingPart", { part: CONTENT_TYPES_PART });
  const { overrides, defaults } = readTypes(
    partTextChunks(pkg.chunks(CONTENT_TYPES_PART), CONTENT_TYPES_PART),
  );
  return { typeOf: (part) => overrides.get(partKey(part)) ?? defaults.get(extensionOf(part)) };
}

interface Types {
  readonly overrides: ReadonlyMap<string, string>;
  readonly defaults: ReadonlyMap<string, string>;
}

function readTypes(text: string | Iterable<string>): Types {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  scan(text, CONTENT_TYPES_PART, {
    open: ({ name, space, attributes: { PartName, Extension, ContentType } }) => {
      if (space !== "contentTypes" || ContentType === undefined) return;
      if (overrides.size + defaults.size >= MOST)
        throw fileProblem("excessiveXml", { part: CONTENT_TYPES_PART });
      if (name === "Override" && PartName !== undefined) overrides.set(partKey(PartName), ContentType);
      if (name === "Default" && Extension !== undefined) defaults.set(Extension.toLowerCase(), ContentType);
    },
  });
  return { overrides, defaults };
}

function extensionOf(part: string): string {
  return part.slice(part.lastIndexOf(".") + 1).toLowerCase();
}

/**
 * The content types with the type of one more part. Text that says so already comes back as it is.
 *
 * @param text of the part `[Content_Types].xml`
 * @param part name without leading slash
 */
export function withOverride(text: string, part: string, type: string): string {
  if (readTypes(text).overrides.get(partKey(part)) === type) return text;
  const attributes = `PartName="/${escapeXml(part)}" ContentType="${escapeXml(type)}"`;
  return appendChild(text, CONTENT_TYPES_PART, (prefix) => `<${prefix}Override ${attributes}/>`);
}

/** The content types with the type of an extension ("vml"), where they have none for it yet. */
export function withDefault(text: string, extension: string, type: string): string {
  if (readTypes(text).defaults.has(extension.toLowerCase())) return text;
  const attributes = `Extension="${escapeXml(extension)}" ContentType="${escapeXml(type)}"`;
  return appendChild(text, CONTENT_TYPES_PART, (prefix) => `<${prefix}Default ${attributes}/>`);
}
