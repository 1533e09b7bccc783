import { element } from "./element";

/** Sentences below one another. */
export function textList(className: string, sentences: readonly string[]): HTMLUListElement {
  return element("ul", { class: className }, ...sentences.map((sentence) => element("li", {}, sentence)));
}
