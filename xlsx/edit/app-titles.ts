import { worksheets, type Book } from "./book";
import { partLinks } from "./links";
import { textElement } from "./markup";
import { spliced } from "./splice";
import { attributeSplice } from "./tag-attributes";
import { child, childrenNamed, xmlTree, type XmlElement } from "./xml-tree";

/**
 * Adds a worksheet to the list of titles that the file's properties hold. A list that does not tell the worksheets
 * as they are is left alone: no reader needs it.
 */
export function addTitle(book: Book, title: string): void {
  const { parts } = book;
  const part = partLinks(parts, "").find(({ kind }) => kind === "extendedProperties")?.part;
  if (part === undefined) return;
  const text = parts.text(part);
  const root = xmlTree(text, part);
  const count = countOfWorksheets(root);
  const titles = child(child(root, "TitlesOfParts"), "vector");
  const names = childrenNamed(titles, "lpstr");
  const last = names[Number(count?.text) - 1];
  if (!count || !titles || !last || Number(count.text) !== worksheets(book).length) return;
  const changed = spliced(text, [
    { start: count.openEnd, end: count.closeStart, text: String(Number(count.text) + 1) },
    attributeSplice(text, titles, "size", names.length + 1),
    { start: last.end, end: last.end, text: textElement(titles, "lpstr", title) },
  ]);
  parts.put(part, changed);
}

/** The number in the first pair of heading and number: worksheets come first. */
function countOfWorksheets(root: XmlElement): XmlElement | undefined {
  const variants = childrenNamed(child(child(root, "HeadingPairs"), "vector"), "variant");
  return child(variants[1], "i4");
}
