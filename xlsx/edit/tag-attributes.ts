import { escapeXml } from "../xml/escape";
import type { Splice } from "./splice";

/** An attribute as it stands in a tag: name, and where its quoted value is. */
export interface WrittenAttribute {
  readonly name: string;
  /** With the space before it, as written. */
  readonly text: string;
  readonly valueStart: number;
  readonly valueEnd: number;
}

interface Tag {
  readonly start: number;
  readonly openEnd: number;
}

/** The attributes of an element's first tag, in their order. */
export function writtenAttributes(text: string, { start, openEnd }: Tag): WrittenAttribute[] {
  const tag = text.slice(start, openEnd);
  return [...tag.matchAll(/\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/g)].map((match) => {
    const valueEnd = start + match.index + match[0].length - 1;
    return {
      name: match[1]!,
      text: match[0],
      valueStart: valueEnd - match[2]!.length + 2,
      valueEnd,
    };
  });
}

/**
 * Sets an attribute of an element: the value in its place, or the attribute behind the others, with a space of its
 * own, since another one may come to the same place.
 */
export function attributeSplice(text: string, tag: Tag, name: string, value: string | number): Splice {
  const attribute = writtenAttributes(text, tag).find((one) => one.name === name);
  const written = escapeXml(String(value)).replace(/'/g, "&apos;");
  if (attribute) return { start: attribute.valueStart, end: attribute.valueEnd, text: written };
  const at = tag.openEnd - (text[tag.openEnd - 2] === "/" ? 2 : 1);
  return { start: at, end: at, text: ` ${name}="${written}"` };
}
