import { element } from "./element";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control under its name. */
export function field(name: string, control: Control, ...rest: HTMLElement[]): HTMLElement {
  return element("label", { class: "field" }, element("span", {}, name), control, ...rest);
}

/** One of some values, each with its words. */
export function choice(
  options: readonly (readonly [value: string, words: string])[],
  chosen: string,
): HTMLSelectElement {
  const list = element("select", {}, ...options.map(([value, words]) => element("option", { value }, words)));
  list.value = chosen;
  return list;
}

/** A whole number, or nothing. */
export function countInput(value: number | undefined): HTMLInputElement {
  const input = element("input", { type: "number", min: "1", max: "1000", step: "1", inputmode: "numeric" });
  input.value = value === undefined ? "" : String(value);
  return input;
}

export function textInput(value = "", placeholder = ""): HTMLInputElement {
  const input = element("input", { type: "text", placeholder });
  input.value = value;
  return input;
}

/** A day as yyyy-mm-dd, chosen or typed. */
export function dayInput(value = ""): HTMLInputElement {
  const input = element("input", { type: "date", min: "1991-01-01", max: "2100-12-31" });
  input.value = value;
  return input;
}

let lists = 0;

/** A text with words that are offered while it is typed. */
export function offeringInput(value: string, words: readonly string[]): [HTMLInputElement, HTMLElement] {
  const id = `words-${++lists}`;
  const input = element("input", { type: "text", list: id });
  input.value = value;
  return [input, element("datalist", { id }, ...words.map((word) => element("option", { value: word })))];
}
