import { element } from "./element";

const ISO_DAY = /(\d{4}-\d{2}-\d{2})/;

/** A sentence whose dates are not broken over two lines. */
export function datedText(text: string): (Node | string)[] {
  return text
    .split(ISO_DAY)
    .map((part) => (ISO_DAY.test(part) ? element("time", { datetime: part }, part) : part));
}
