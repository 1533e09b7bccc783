import { appendedChild, removed } from "./insert-child";
import type { Splice } from "./splice";
import { attributeSplice } from "./tag-attributes";
import type { XmlElement } from "./xml-tree";

/**
 * How an empty list was written is kept, while it is filled, as a blank in its end tag, which no reader minds:
 * `<a></a>` as a space, `<a/>` as a line break. `<a count="0"/>`, the usual one, is known by its count; a list that
 * was not there has neither.
 */
const TWO_TAGS = " ";
const UNCOUNTED = "\n";

/** Puts text behind the last child of a list, in such a way that `emptiedList` gives back what was there. */
export function filledList(text: string, list: XmlElement, inner: string): Splice {
  const { prefix, name, isOneTag, openEnd, closeStart, end } = list;
  const endTag = (blank: string): string => `${inner}</${prefix}${name}${blank}>`;
  if (isOneTag && list.attributes.count === undefined)
    return { start: text.lastIndexOf("/", openEnd), end, text: `>${endTag(UNCOUNTED)}` };
  if (!isOneTag && openEnd === closeStart) return { start: openEnd, end, text: endTag(TWO_TAGS) };
  return appendedChild(text, list, inner);
}

/** Takes all children out of a list, and the list too where it was made for them. */
export function emptiedList(text: string, list: XmlElement): Splice[] {
  const { start, openEnd, closeStart, end, children } = list;
  const counted = list.attributes.count !== undefined;
  const [blank] = /\s*(?=>$)/.exec(text.slice(closeStart, end)) ?? [""];
  const isOneTag = (tag: string): Splice[] => [{ start, end, text: `${tag}/>` }];
  if (blank === TWO_TAGS || children.at(-1)!.end < closeStart)
    return [
      ...(counted ? [attributeSplice(text, list, "count", 0)] : []),
      ...children.map(removed),
      ...(blank === TWO_TAGS ? [{ start: end - 2, end: end - 1, text: "" }] : []),
    ];
  if (counted) return isOneTag(text.slice(start, openEnd - 1).replace(/(count\s*=\s*["'])\d+/, "$10"));
  return blank === UNCOUNTED ? isOneTag(text.slice(start, openEnd - 1)) : [removed(list)];
}
