import type { Block } from "./address";

const ADDRESS = /^([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?$/;

/**
 * The rectangle of an address without sheet, as `blockAddress` writes it; undefined for another text.
 *
 * @example
 * blockOfAddress("D2:D5") //=> { row: 1, column: 3, rows: 4, columns: 1 }
 */
export function blockOfAddress(address: string): Block | undefined {
  const parts = ADDRESS.exec(address);
  if (!parts) return undefined;
  const [, left, top, right = left, bottom = top] = parts;
  const [row, column] = [Number(top) - 1, columnNumber(left!)];
  return { row, column, rows: Number(bottom) - row, columns: columnNumber(right!) - column + 1 };
}

function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
