import type { Text } from "../../src/messages/text";

/** Texts in a row, with commas. */
export function listed(texts: readonly Text[]): Text {
  return { es: texts.map(({ es }) => es).join(", "), en: texts.map(({ en }) => en).join(", ") };
}

/** Names of sheets, each in the marks of its language. */
export function quoted(names: readonly string[]): Text {
  return {
    es: names.map((name) => `«${name}»`).join(", "),
    en: names.map((name) => `“${name}”`).join(", "),
  };
}
