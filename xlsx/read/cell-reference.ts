import type { Block } from "../../src/workbook/address";

/** Rows and columns of a sheet of Excel. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

/** A cell; row and column count from 0. */
export interface CellRef {
  readonly row: number;
  readonly column: number;
}

/**
 * Reads the address of a cell.
 *
 * @returns undefined for what is no address, or one beyond the last row or column
 * @example
 * parseCell("B7") //=> { row: 6, column: 1 }
 */
export function parseCell(address: string): CellRef | undefined {
  const match = /^\$?([a-z]{1,3})\$?([1-9]\d{0,6})$/i.exec(address);
  if (!match) return undefined;
  const column = columnNumber(match[1]!);
  const row = Number(match[2]) - 1;
  return row < MOST_ROWS && column < MOST_COLUMNS ? { row, column } : undefined;
}

/**
 * Number of a column, from 0.
 *
 * @example
 * columnNumber("AB") //=> 27
 */
export function columnNumber(letters: string): number {
  let number = 0;
  for (let i = 0; i < letters.length; i++) number = number * 26 + (letters.charCodeAt(i) & 31);
  return number - 1;
}

/**
 * Reads the address of a rectangle: "B2", "A1:C9", whole columns "A:C" and rows "1:3"; `$` does not matter.
 *
 * @returns undefined for what is no address
 * @example
 * parseBlock("A1:C9") //=> { row: 0, column: 0, rows: 9, columns: 3 }
 */
export function parseBlock(address: string): Block | undefined {
  const [first, last = first, ...more] = address.trim().split(":");
  if (first === undefined || last === undefined || more.length > 0) return undefined;
  const from = parseCell(first);
  const to = parseCell(last);
  if (from && to) return blockBetween(from, to);
  return parseLines(first, last);
}

function blockBetween(one: CellRef, other: CellRef): Block {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.abs(one.row - other.row) + 1,
    columns: Math.abs(one.column - other.column) + 1,
  };
}

/** Whole columns or whole rows, by way of their first and last cells. */
function parseLines(first: string, last: string): Block | undefined {
  const [one, other] = [first.replace("$", ""), last.replace("$", "")];
  const isColumns = /^[a-z]+$/i.test(one);
  const from = parseCell(isColumns ? `${one}1` : `A${one}`);
  const to = parseCell(isColumns ? `${other}${MOST_ROWS}` : `XFD${other}`);
  return from && to && blockBetween(from, to);
}
