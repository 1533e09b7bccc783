import { shownText } from "../read/stored-text";
import { mainNamespace, type Book } from "./book";
import { addContentType } from "./content-types";
import { appendedChild } from "./insert-child";
import { element, textElement, XML_DECLARATION } from "./markup";
import { singlePartName } from "./parts";
import { addLink, partLinks } from "./links";
import { spliced } from "./splice";
import { attributeSplice } from "./tag-attributes";
import { childrenNamed, xmlTree, type XmlElement } from "./xml-tree";

/** Texts to append to the book's shared strings. */
export interface SharedStrings {
  /** Number under which cells name the text. */
  indexOf(text: string): number;
  /** The text under a number, without its formats; undefined for a number that no text has. */
  textAt(index: number): string | undefined;
  /** Writes what was asked for. Without a new text the part stays as it is. */
  write(): void;
}

/**
 * Opens the shared strings of a book, or starts them. Texts are shared rather than written in the cells: some
 * readers (Numbers, previews on telephones) show no other text. Those that are there stay, and are not searched.
 */
export function openSharedStrings(book: Book): SharedStrings {
  const { parts } = book;
  const part = partLinks(parts, book.main).find(({ kind }) => kind === "sharedStrings")?.part;
  const text = part === undefined ? emptyStrings(book) : parts.text(part);
  const root = xmlTree(text, part ?? "sharedStrings.xml", (_, depth) => depth === 1);
  const items = childrenNamed(root, "si");
  const first = items.length;
  const added = new Map<string, number>();
  let uses = 0;
  return {
    indexOf: (wanted) => {
      uses++;
      if (!added.has(wanted)) added.set(wanted, first + added.size);
      return added.get(wanted)!;
    },
    textAt: (index) => (index < first ? itemText(text, items[index]) : [...added.keys()][index - first]),
    write: () => {
      if (added.size === 0) return;
      const result = extended(text, root, [...added.keys()], uses);
      parts.put(part ?? addStringsPart(book), result);
    },
  };
}

function itemText(text: string, item: XmlElement | undefined): string | undefined {
  return item && richText(xmlTree(text.slice(item.start, item.end), "sharedStrings.xml"));
}

/** A text written plainly or in pieces with formats; how it is pronounced (`rPh`) is none of it. */
export function richText(item: XmlElement): string {
  const runs = childrenNamed(item, "r").flatMap((run) => childrenNamed(run, "t"));
  return shownText([...childrenNamed(item, "t"), ...runs].map((piece) => piece.text).join(""));
}

function emptyStrings(book: Book): string {
  return `${XML_DECLARATION}<sst xmlns="${mainNamespace(book)}" count="0" uniqueCount="0"></sst>`;
}

function addStringsPart(book: Book): string {
  const part = singlePartName(book.parts, `${book.folder}sharedStrings`, ".xml");
  addLink(book.parts, { from: book.main, to: part, kind: "sharedStrings", strict: book.strict });
  addContentType(book.parts, part, "sharedStrings");
  return part;
}

function extended(text: string, root: XmlElement, added: readonly string[], uses: number): string {
  const items = added.map((one) => element(root, "si", {}, textElement(root, "t", one)));
  const last = root.children.filter(({ name }) => name === "si").at(-1);
  const { count, uniqueCount } = root.attributes;
  return spliced(text, [
    ...(count === undefined ? [] : [attributeSplice(text, root, "count", Number(count) + uses)]),
    ...(uniqueCount === undefined
      ? []
      : [attributeSplice(text, root, "uniqueCount", Number(uniqueCount) + added.length)]),
    last
      ? { start: last.end, end: last.end, text: items.join("") }
      : appendedChild(text, root, items.join("")),
  ]);
}
