import { mainNamespace, type Book } from "./book";
import { addContentType } from "./content-types";
import { appendedChild, insertedInOrder, withOpenRoot } from "./insert-child";
import { addLink, partLinks } from "./links";
import { element, XML_DECLARATION, type Dialect } from "./markup";
import { singlePartName } from "./parts";
import { spliced, type Splice } from "./splice";
import { attributeSplice } from "./tag-attributes";
import { child, childrenNamed, descendants, xmlTree, type XmlElement } from "./xml-tree";

const SPACE = "http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray";
const EXTENSION = "{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}";
const TYPE = "XLDAPR";

/** What Excel says of the kind of metadata that marks dynamic arrays: it goes where the cell goes. */
const TYPE_ATTRIBUTES = {
  name: TYPE,
  minSupportedVersion: 120000,
  copy: true,
  pasteAll: true,
  pasteValues: true,
  merge: true,
  splitFirst: true,
  rowColShift: true,
  clearFormats: true,
  clearComments: true,
  assign: true,
  coerce: true,
  cellMeta: true,
};

const ORDER = ["metadataTypes", "metadataStrings", "mdxMetadata", "futureMetadata", "cellMetadata"];

/**
 * Number (`cm`) that marks a cell's formula as one whose result spills. The book's metadata get what it needs.
 *
 * @returns from 1
 */
export function dynamicArrayMark(book: Book): number {
  const { parts } = book;
  const part =
    partLinks(parts, book.main).find(({ kind }) => kind === "sheetMetadata")?.part ?? addPart(book);
  const text = withOpenRoot(parts.text(part), part);
  const root = xmlTree(text, part);
  const known = knownMark(root);
  if (known !== undefined) return known;
  parts.put(part, spliced(text, additions(text, root)));
  return knownMark(xmlTree(parts.text(part), part))!;
}

function addPart(book: Book): string {
  const part = singlePartName(book.parts, `${book.folder}metadata`, ".xml");
  book.parts.put(part, `${XML_DECLARATION}<metadata xmlns="${mainNamespace(book)}"></metadata>`);
  addLink(book.parts, { from: book.main, to: part, kind: "sheetMetadata", strict: book.strict });
  addContentType(book.parts, part, "sheetMetadata");
  return part;
}

/** The first mark of cells that leads to a dynamic array that is not collapsed. */
function knownMark(root: XmlElement): number | undefined {
  const types = childrenNamed(child(root, "metadataTypes"), "metadataType");
  const type = types.findIndex(({ attributes }) => attributes.name === TYPE) + 1;
  const values = childrenNamed(futureOf(root), "bk").map((block) =>
    descendants(block, "dynamicArrayProperties").some(
      ({ attributes }) => attributes.fDynamic === "1" && attributes.fCollapsed !== "1",
    ),
  );
  const marks = childrenNamed(child(root, "cellMetadata"), "bk");
  const mark = marks.findIndex((block) => {
    const records = childrenNamed(block, "rc");
    const [record] = records;
    return (
      records.length === 1 && record?.attributes.t === String(type) && values[Number(record.attributes.v)]
    );
  });
  return type > 0 && mark >= 0 ? mark + 1 : undefined;
}

function futureOf(root: XmlElement): XmlElement | undefined {
  return childrenNamed(root, "futureMetadata").find(({ attributes }) => attributes.name === TYPE);
}

function additions(text: string, root: XmlElement): Splice[] {
  const types = childrenNamed(child(root, "metadataTypes"), "metadataType");
  const known = types.findIndex(({ attributes }) => attributes.name === TYPE) + 1;
  const type = known > 0 ? known : types.length + 1;
  const future = futureOf(root);
  const record = element(root, "rc", { t: type, v: childrenNamed(future, "bk").length });
  return [
    ...(known > 0 ? [] : listed(text, root, "metadataTypes", element(root, "metadataType", TYPE_ATTRIBUTES))),
    ...(future ? grown(text, future, valueBlock(root)) : [newFuture(text, root)]),
    ...listed(text, root, "cellMetadata", element(root, "bk", {}, record)),
  ];
}

function valueBlock(dialect: Dialect): string {
  const value = `<xda:dynamicArrayProperties xmlns:xda="${SPACE}" fDynamic="1" fCollapsed="0"/>`;
  const extension = element(dialect, "ext", { uri: EXTENSION }, value);
  return element(dialect, "bk", {}, element(dialect, "extLst", {}, extension));
}

function newFuture(text: string, root: XmlElement): Splice {
  const future = element(root, "futureMetadata", { name: TYPE, count: 1 }, valueBlock(root));
  return insertedInOrder(text, root, ORDER.slice(0, -1), future);
}

/** Puts an item into a list of the part, which is made where there is none. */
function listed(text: string, root: XmlElement, name: string, item: string): Splice[] {
  const list = child(root, name);
  if (list) return grown(text, list, item);
  const order = ORDER.slice(0, ORDER.indexOf(name) + 1);
  return [insertedInOrder(text, root, order, element(root, name, { count: 1 }, item))];
}

function grown(text: string, list: XmlElement, item: string): Splice[] {
  return [attributeSplice(text, list, "count", list.children.length + 1), appendedChild(text, list, item)];
}
