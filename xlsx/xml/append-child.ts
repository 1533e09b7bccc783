import { scan, type CloseTag, type OpenTag } from "./scan";

/**
 * The text of a part with one more element at the end of its root, written with the root's own prefix.
 *
 * @param element makes the text of the element from the prefix ("x:" or "")
 * @example
 * appendChild("<a><b/></a>", "a.xml", (prefix) => `<${prefix}c/>`) //=> "<a><b/><c/></a>"
 */
export function appendChild(text: string, part: string, element: (prefix: string) => string): string {
  const { open, close } = rootOf(text, part);
  const child = element(open.prefix);
  if (!open.isEmpty) return text.slice(0, close.start) + child + text.slice(close.start);
  const tag = text.slice(open.start, open.end).replace(/\s*\/>$/, ">");
  return `${text.slice(0, open.start)}${tag}${child}</${open.prefix}${open.name}>${text.slice(open.end)}`;
}

function rootOf(text: string, part: string): { open: OpenTag; close: CloseTag } {
  let open: OpenTag | undefined;
  let close: CloseTag | undefined;
  scan(text, part, {
    open: (tag) => (open ??= tag),
    close: (tag) => (close = tag),
  });
  return { open: open!, close: close! };
}
