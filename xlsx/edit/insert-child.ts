import { insertion, spliced, type Splice } from "./splice";
import { xmlTree, type XmlElement } from "./xml-tree";

/** Puts text behind the last child of an element; an element of one tag gets an end tag. */
export function appendedChild(text: string, parent: XmlElement, inner: string): Splice {
  return insertedAfter(text, parent, parent.children.at(-1), inner);
}

/** Puts text behind a child, or before all children. */
export function insertedAfter(
  text: string,
  parent: XmlElement,
  before: XmlElement | undefined,
  inner: string,
): Splice {
  if (before) return insertion(before.end, inner);
  return parent.isOneTag ? filled(text, parent, inner) : insertion(parent.openEnd, inner);
}

function filled(text: string, { prefix, name, openEnd }: XmlElement, inner: string): Splice {
  return { start: text.lastIndexOf("/", openEnd), end: openEnd, text: `>${inner}</${prefix}${name}>` };
}

/** The text of a part whose root has an end tag, so that several children can be put in apart. */
export function withOpenRoot(text: string, part: string): string {
  const root = xmlTree(text, part);
  return root.isOneTag ? spliced(text, [filled(text, root, "")]) : text;
}

/**
 * Puts an element where the schema's order wants it.
 *
 * @param before names of the children that may come before it, itself included
 */
export function insertedInOrder(
  text: string,
  parent: XmlElement,
  before: readonly string[],
  inner: string,
): Splice {
  const last = parent.children.filter((one) => before.includes(meant(one))).at(-1);
  return insertedAfter(text, parent, last, inner);
}

/** What newer programs read and older ones read otherwise stands as the element that newer ones read. */
function meant(element: XmlElement): string {
  if (element.name !== "AlternateContent") return element.name;
  return element.children.flatMap((choice) => choice.children)[0]?.name ?? element.name;
}

/** The removal of an element, with no more than itself. */
export function removed({ start, end }: XmlElement): Splice {
  return { start, end, text: "" };
}
