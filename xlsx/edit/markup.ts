import { escapeXml } from "../xml/escape";

/** First line of the parts that are made. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** How new elements of a part are written: with the part's own prefix. */
export interface Dialect {
  /** "" or "x:". */
  readonly prefix: string;
}

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * An element as text. An undefined attribute is left out; true and false are 1 and 0.
 *
 * @example
 * element({ prefix: "x:" }, "c", { r: "A1", t: "s" }, "<x:v>0</x:v>") //=> '<x:c r="A1" t="s"><x:v>0</x:v></x:c>'
 */
export function element(
  { prefix }: Dialect,
  name: string,
  attributes: Attributes,
  ...inner: string[]
): string {
  const content = inner.join("");
  const tag = `${prefix}${name}${attributesText(attributes)}`;
  return content === "" ? `<${tag}/>` : `<${tag}>${content}</${prefix}${name}>`;
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeXml(plain(value!))}"`)
    .join("");
}

function plain(value: string | number | boolean): string {
  return typeof value === "boolean" ? (value ? "1" : "0") : String(value);
}

/**
 * A text of a cell as files write it: what XML cannot hold gets its code (`_x0007_`), and a text that looks like
 * such a code is told apart from one.
 *
 * @example
 * storedText("a\u0007") //=> "a_x0007_"
 * storedText("_x0041_") //=> "_x005F_x0041_"
 */
export function storedText(text: string): string {
  return text
    .replace(/\r\n/g, "\n")
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")

    .replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, code)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
}

function code(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** The element that holds a text: spaces at its ends are kept. */
export function textElement(dialect: Dialect, name: string, text: string): string {
  const stored = storedText(text);
  const kept = /^\s|\s$|\n|\s\s/.test(stored) ? { "xml:space": "preserve" } : {};
  return element(dialect, name, kept, escapeXml(stored));
}

/** Colour of a file, from "#RRGGBB". */
export function fileColour(colour: string): string {
  return `FF${colour.replace("#", "").toUpperCase()}`;
}
