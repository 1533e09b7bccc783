import { MARK_COLOURS } from "../../src/workbook/mark-colours";
import type { Book } from "./book";
import { emptiedList } from "./emptied-list";
import { removed } from "./insert-child";
import { partLinks } from "./links";
import { differentialText } from "./look-markup";
import { spliced, type Splice } from "./splice";
import { attributeSplice } from "./tag-attributes";
import { child, xmlTree, type XmlElement } from "./xml-tree";

/**
 * Takes away the styles of marks that nothing uses any more. Styles are known by their place in their list, so only
 * those at its end can go; with them goes the list when it was made for them.
 */
export function removeUnusedMarkStyles(book: Book): void {
  const { parts } = book;
  const part = partLinks(parts, book.main).find(({ kind }) => kind === "styles")?.part;
  if (part === undefined) return;
  const text = parts.text(part);
  const root = xmlTree(text, part);
  const list = child(root, "dxfs");
  const gone = list ? unusedAtEnd(book, text, root, list) : [];
  if (list && gone.length > 0) parts.put(part, spliced(text, withoutStyles(text, list, gone)));
}

function unusedAtEnd(book: Book, text: string, root: XmlElement, { children }: XmlElement): XmlElement[] {
  const ours = new Set(
    Object.values(MARK_COLOURS).map(({ fill, font }) => differentialText(root, { fill, color: font })),
  );
  const isOurs = ({ start, end }: XmlElement): boolean => ours.has(text.slice(start, end));
  const lastOther = children.map(isOurs).lastIndexOf(false);
  if (lastOther === children.length - 1) return [];
  const lastUsed = Math.max(-1, ...usedStyles(book, children.length));
  return children.slice(Math.max(lastOther, lastUsed) + 1);
}

/** Numbers that any part names as style of a rule, table, filter or pivot table; the names end in "dxfId". */
function usedStyles({ parts }: Book, count: number): Set<number> {
  const used = new Set<number>();
  for (const name of parts.names.filter((one) => one.toLowerCase().endsWith(".xml")))
    for (const [, number] of parts.text(name).matchAll(/dxfId\s*=\s*["'](\d+)["']/gi))
      if (Number(number) < count) used.add(Number(number));
  return used;
}

function withoutStyles(text: string, list: XmlElement, gone: readonly XmlElement[]): Splice[] {
  const left = list.children.length - gone.length;
  if (left === 0) return emptiedList(text, list);
  const count = list.attributes.count === undefined ? [] : [attributeSplice(text, list, "count", left)];
  return [...count, ...gone.map(removed)];
}
