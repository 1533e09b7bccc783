import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

const TEXTS = {
  noNumber: {
    es: "{name}: «{value}» no es un número. Escriba un número entero.",
    en: "{name}: “{value}” is no number. Enter a whole number.",
  },
  outside: {
    es: "{name}: {value} no sirve. Escriba un número entero de {least} a {most}.",
    en: "{name}: {value} will not do. Enter a whole number from {least} to {most}.",
  },
};

/** Bounds of a whole number, both allowed. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Whole number of a cell.
 *
 * @throws Problem `missing` for a blank, `value` for text and TRUE or FALSE, `number` outside the bounds or fractional
 */
export function readCount(cell: Cell, name: string, { least, most }: Bounds): number {
  const value = plainValue(cell);
  if (value === null) throw missing(name);
  if (typeof value !== "number")
    throw new Problem("value", fill(TEXTS.noNumber, { name, value: String(value) }));
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Problem("number", fill(TEXTS.outside, { name, value, least, most }));
  return value;
}
