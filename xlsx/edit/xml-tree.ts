import type { Space } from "../xml/namespaces";
import { scan, type OpenTag } from "../xml/scan";

/** An element of a part, with where it stands in the part's text. */
export interface XmlElement {
  /** Without prefix. */
  readonly name: string;
  /** "" or "x:". */
  readonly prefix: string;
  readonly space: Space;
  readonly attributes: OpenTag["attributes"];
  /** Where its first tag begins and ends. */
  readonly start: number;
  readonly openEnd: number;
  /** Where its end tag begins; `openEnd` for an element of one tag. */
  readonly closeStart: number;
  readonly end: number;
  readonly isOneTag: boolean;
  readonly children: readonly XmlElement[];
  /** The text between its own tags, not that of its children. */
  readonly text: string;
}

type Growing = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlElement[] };

/**
 * The elements of a part as a tree.
 *
 * @param part name of the part, for messages
 * @param keeps sees each element when it is complete, with the number of those around it; false drops the element,
 *   so that a large part takes little memory
 */
export function xmlTree(
  text: string,
  part: string,
  keeps?: (element: XmlElement, depth: number) => boolean,
): XmlElement {
  const open: Growing[] = [];
  let root: XmlElement | undefined;
  scan(text, part, {
    open: (tag) => {
      open.push(growing(tag));
      root ??= open[0]!;
    },
    text: (piece) => {
      const around = open.at(-1);
      if (around) around.text += piece;
    },
    close: ({ start, end }) => {
      const element = open.pop()!;
      element.end = end;
      element.closeStart = element.isOneTag ? element.openEnd : start;
      if (keeps?.(element, open.length) !== false) open.at(-1)?.children.push(element);
    },
  });
  return root!;
}

function growing({ name, prefix, space, attributes, start, end, isEmpty }: OpenTag): Growing {
  const rest = { openEnd: end, closeStart: end, end, isOneTag: isEmpty, children: [], text: "" };
  return { name, prefix, space, attributes, start, ...rest };
}

/** The first child of that name. */
export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** All children of that name. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}

/** All elements of that name within an element, at any depth, in the order of the text. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...descendants(one, name)]);
}
