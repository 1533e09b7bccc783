import { workbookPart } from "../read/workbook-part";
import { escapeXml } from "../xml/escape";
import { appendedChild, insertedInOrder } from "./insert-child";
import { editProblem } from "./edit-problem";
import { element } from "./markup";
import type { Parts } from "./parts";
import { addLink, partLinks, relationshipsNamespace } from "./links";
import { spliced, type Splice } from "./splice";
import { attributeSplice, writtenAttributes } from "./tag-attributes";
import { child, childrenNamed, xmlTree, type XmlElement } from "./xml-tree";

/** A workbook while it is edited: its parts, and what its main part says of them all. */
export interface Book {
  readonly parts: Parts;
  /** Name of the main part, "xl/workbook.xml". */
  readonly main: string;
  /** Folder of the main part, with its slash. */
  readonly folder: string;
  /** Strict files have namespaces of their own. */
  readonly strict: boolean;
  readonly dates1904: boolean;
}

/** A worksheet of the book. */
export interface BookSheet {
  readonly name: string;
  readonly part: string;
}

const STRICT_MAIN = "http://purl.oclc.org/ooxml/spreadsheetml/main";
const TRANSITIONAL_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Children of the main part in the schema's order. */
const ORDER = [
  "fileVersion",
  "fileSharing",
  "workbookPr",
  "workbookProtection",
  "bookViews",
  "sheets",
  "functionGroups",
  "externalReferences",
  "definedNames",
  "calcPr",
];

/** @throws Problem when the file has no workbook in it */
export function openBook(parts: Parts): Book {
  const main = workbookPart(parts);
  const text = parts.text(main);
  const root = xmlTree(text, main);
  const strict = writtenAttributes(text, root).some(
    ({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd) === STRICT_MAIN,
  );
  const date1904 = child(root, "workbookPr")?.attributes.date1904;
  return {
    parts,
    main,
    folder: main.slice(0, main.lastIndexOf("/") + 1),
    strict,
    dates1904: date1904 === "1" || date1904 === "true",
  };
}

/** Namespace of the spreadsheet's own elements, for parts that are made. */
export function mainNamespace({ strict }: Pick<Book, "strict">): string {
  return strict ? STRICT_MAIN : TRANSITIONAL_MAIN;
}

function mainTree({ parts, main }: Book): { text: string; root: XmlElement } {
  const text = parts.text(main);
  return { text, root: xmlTree(text, main) };
}

function putMain({ parts, main }: Book, text: string, splices: readonly Splice[]): void {
  parts.put(main, spliced(text, splices));
}

/** Sheets of all kinds, worksheets or charts, by name. */
export function sheetNames(book: Book): string[] {
  return childrenNamed(child(mainTree(book).root, "sheets"), "sheet").map(
    ({ attributes }) => attributes.name ?? "",
  );
}

/** The worksheets in the book's order. */
export function worksheets(book: Book): BookSheet[] {
  const links = partLinks(book.parts, book.main).filter(({ kind }) => kind === "worksheet");
  return childrenNamed(child(mainTree(book).root, "sheets"), "sheet").flatMap(({ attributes }) => {
    const link = links.find(({ id }) => id === attributes["r:id"]);
    return link ? [{ name: attributes.name ?? "", part: link.part }] : [];
  });
}

/**
 * Name of a worksheet's part.
 *
 * @throws Problem when there is no such worksheet
 */
export function worksheetPart(book: Book, name: string): string {
  const sheet = worksheets(book).find((one) => sameName(one.name, name));
  if (!sheet) throw editProblem("noSheet", { sheet: name });
  return sheet.part;
}

/** Excel takes no account of case in names. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Puts a worksheet behind the other sheets; its place among them, from 0, is the answer. */
export function addSheetEntry(book: Book, name: string, part: string): number {
  const link = addLink(book.parts, { from: book.main, to: part, kind: "worksheet", strict: book.strict });
  const { text, root } = mainTree(book);
  const sheets = child(root, "sheets");
  if (!sheets) throw editProblem("damaged", { part: book.main });
  const ids = sheets.children.map(({ attributes }) => Number(attributes.sheetId ?? 0));
  const added = element(sheets, "sheet", {
    name,
    sheetId: Math.max(0, ...ids) + 1,
    ...linkAttribute(book, text, root, link),
  });
  putMain(book, text, [appendedChild(text, sheets, added)]);
  return ids.length;
}

/** The attribute that names a relationship, with the prefix that the part declares for it, or with its own. */
export function linkAttribute(
  { strict }: Pick<Book, "strict">,
  text: string,
  root: XmlElement,
  id: string,
): Record<string, string> {
  const namespace = relationshipsNamespace(strict);
  const declared = writtenAttributes(text, root).find(
    ({ name, valueStart, valueEnd }) =>
      name.startsWith("xmlns:") && text.slice(valueStart, valueEnd) === namespace,
  );
  if (declared) return { [`${declared.name.slice(6)}:id`]: id };
  return { "xmlns:r": namespace, "r:id": id };
}

/** A name of the book; with a sheet's place it belongs to that sheet. */
export interface DefinedName {
  readonly name: string;
  readonly formula: string;
  readonly sheet?: number;
}

/** Names that are known in the whole book, in lower case. */
export function bookNames(book: Book): string[] {
  return childrenNamed(child(mainTree(book).root, "definedNames"), "definedName")
    .filter(({ attributes }) => attributes.localSheetId === undefined)
    .map(({ attributes }) => (attributes.name ?? "").toLowerCase());
}

export function addNames(book: Book, names: readonly DefinedName[]): void {
  if (names.length === 0) return;
  const { text, root } = mainTree(book);
  const added = names.map(({ name, formula, sheet }) =>
    element(root, "definedName", { name, localSheetId: sheet }, escapeXml(formula)),
  );
  const list = child(root, "definedNames");
  const splice = list
    ? appendedChild(text, list, added.join(""))
    : insertedInOrder(text, root, ORDER.slice(0, -1), element(root, "definedNames", {}, ...added));
  putMain(book, text, [splice]);
}

/** Has all formulas calculated when the file is opened: values that others rest on have changed. */
export function askForCalculation(book: Book): void {
  const { text, root } = mainTree(book);
  const settings = child(root, "calcPr");
  const splice = settings
    ? attributeSplice(text, settings, "fullCalcOnLoad", 1)
    : insertedInOrder(text, root, ORDER, element(root, "calcPr", { fullCalcOnLoad: true }));
  putMain(book, text, [splice]);
}
