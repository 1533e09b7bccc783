import { contentTypesOf } from "../../xlsx/package/content-types";
import { openPackage } from "../../xlsx/package/open-package";
import { relationshipsOf } from "../../xlsx/package/relationships";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import { descendants, parseXml, type XmlElement } from "./xml-tree";

/** The parts of a file as text, by name. */
export function partTexts(file: Uint8Array): Record<string, string> {
  const pkg = openPackage(file);
  return Object.fromEntries(pkg.names.map((name) => [name, pkg.text(name)]));
}

/** Parts without those of these names. */
export function without(
  parts: Readonly<Record<string, string>>,
  ...names: readonly string[]
): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)));
}

/** Names of the parts that differ, are new, or are gone; in the order of the alphabet. */
export function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [one, other] = [openPackage(before), openPackage(after)];
  const names = new Set([...one.names, ...other.names]);
  const same = (name: string): boolean =>
    one.has(name) && other.has(name) && Buffer.from(one.bytes(name)).equals(Buffer.from(other.bytes(name)));
  return [...names].filter((name) => !same(name)).sort();
}

export function readFile(file: Uint8Array): WorkbookData {
  return readWorkbook(openPackage(file));
}

const WORKSHEET = [
  ...["sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "sheetCalcPr"],
  ...["sheetProtection", "protectedRanges", "scenarios", "autoFilter", "sortState", "dataConsolidate"],
  ...[
    "customSheetViews",
    "mergeCells",
    "phoneticPr",
    "conditionalFormatting",
    "dataValidations",
    "hyperlinks",
  ],
  ...["printOptions", "pageMargins", "pageSetup", "headerFooter", "rowBreaks", "colBreaks"],
  ...["customProperties", "cellWatches", "ignoredErrors", "smartTags", "drawing", "legacyDrawing"],
  ...["legacyDrawingHF", "drawingHF", "picture", "oleObjects", "controls", "webPublishItems", "tableParts"],
  "extLst",
];
const STYLES = [
  ...["numFmts", "fonts", "fills", "borders", "cellStyleXfs", "cellXfs", "cellStyles", "dxfs", "tableStyles"],
  ...["colors", "extLst"],
];
const WORKBOOK = [
  ...["fileVersion", "fileSharing", "workbookPr", "workbookProtection", "bookViews", "sheets"],
  ...["functionGroups", "externalReferences", "definedNames", "calcPr", "extLst"],
];
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  worksheet: WORKSHEET,
  styleSheet: STYLES,
  workbook: WORKBOOK,
};

/** What is wrong with a file, as far as Excel would mind: nothing, for a good one. */
export function faultsOf(file: Uint8Array): string[] {
  const pkg = openPackage(file);
  const types = contentTypesOf(pkg);
  const parts = pkg.names.filter((name) => !name.includes("_rels/") && name !== "[Content_Types].xml");
  return [
    ...parts.filter((name) => types.typeOf(name) === undefined).map((name) => `${name} has no type`),
    ...["", ...parts].flatMap((name) =>
      relationshipsOf(pkg, name)
        .filter(({ external, part }) => !external && !pkg.has(part ?? ""))
        .map(({ target }) => `${name} points to ${target}, which is not there`),
    ),
    ...pkg.names
      .filter((name) => /\.(xml|rels)$/.test(name))
      .flatMap((name) => faultsInPart(name, parseXml(pkg.text(name)))),
  ];
}

const local = ({ name }: XmlElement): string => name.slice(name.indexOf(":") + 1);

function faultsInPart(part: string, root: XmlElement): string[] {
  const faults: string[] = [];
  const order = ORDERS[local(root)];
  const places = root.children.map((one) => order?.indexOf(local(one)) ?? -1).filter((place) => place >= 0);
  if (places.some((place, i) => i > 0 && place < places[i - 1]!)) faults.push(`${part}: wrong order`);
  for (const element of descendants(root)) {
    const { count, uniqueCount } = element.attributes;
    const length = element.children.length;
    if (local(root) !== "sst" && count !== undefined && Number(count) !== length)
      faults.push(`${part}: ${element.name} says ${count} and has ${length}`);
    if (uniqueCount !== undefined && Number(uniqueCount) !== length) faults.push(`${part}: texts miscounted`);
  }
  if (PREFIXED.includes(local(root))) faults.push(...otherPrefixes(part, root, root));
  return [...faults, ...(local(root) === "worksheet" ? faultsInSheet(part, root) : [])];
}

const PREFIXED = ["worksheet", "styleSheet", "workbook", "sst", "comments", "table"];

/** Elements of another prefix than the root's; extensions have theirs. */
function otherPrefixes(part: string, root: XmlElement, parent: XmlElement): string[] {
  const prefix = root.name.slice(0, root.name.indexOf(":") + 1);
  const elements = parent.children.filter((one) => local(one) !== "AlternateContent");
  return elements.flatMap((one) => [
    ...(one.name === prefix + local(one) ? [] : [`${part}: ${one.name} has another prefix`]),
    ...(local(one) === "extLst" ? [] : otherPrefixes(part, root, one)),
  ]);
}

function faultsInSheet(part: string, root: XmlElement): string[] {
  const all = descendants(root);
  const priorities = all
    .filter((one) => local(one) === "cfRule")
    .map(({ attributes }) => attributes.priority);
  const cells = all.filter((one) => local(one) === "c").map(({ attributes }) => attributes.r);
  const rows = all.filter((one) => local(one) === "row").map(({ attributes }) => Number(attributes.r));
  return [
    ...(new Set(priorities).size === priorities.length ? [] : [`${part}: two rules of one rank`]),
    ...(cells.includes(undefined) || new Set(cells).size === cells.length ? [] : [`${part}: a cell twice`]),
    ...(rows.every((row, i) => !(row <= rows[i - 1]!)) ? [] : [`${part}: rows out of order`]),
  ];
}
