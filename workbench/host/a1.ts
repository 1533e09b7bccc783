import type { Rect } from "./grid";

/** Size of an Excel sheet. */
export const ROWS = 1048576;
export const COLUMNS = 16384;

/**
 * @example
 * columnName(27) //=> "AB"
 */
export function columnName(column: number): string {
  const head = column < 26 ? "" : columnName(Math.floor(column / 26) - 1);
  return head + String.fromCharCode(65 + (column % 26));
}

function columnIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Address of a rectangle, without sheet; whole rows and columns in their short form.
 *
 * @example
 * toA1({ row: 1, column: 0, rows: 3, columns: 2 }) //=> "A2:B4"
 * toA1({ row: 0, column: 2, rows: 1048576, columns: 1 }) //=> "C:C"
 */
export function toA1({ row, column, rows, columns }: Rect): string {
  if (columns === COLUMNS) return `${row + 1}:${row + rows}`;
  if (rows === ROWS) return `${columnName(column)}:${columnName(column + columns - 1)}`;
  const start = columnName(column) + (row + 1);
  return rows === 1 && columns === 1 ? start : `${start}:${columnName(column + columns - 1)}${row + rows}`;
}

const CELLS = /^([A-Z]{1,3})([1-9]\d*)(?::([A-Z]{1,3})([1-9]\d*))?$/;
const WHOLE_COLUMNS = /^([A-Z]{1,3}):([A-Z]{1,3})$/;
const WHOLE_ROWS = /^([1-9]\d*):([1-9]\d*)$/;

/**
 * The rectangle of an address without sheet; null when it is none.
 *
 * @example
 * parseA1("$A$2:B4") //=> { row: 1, column: 0, rows: 3, columns: 2 }
 */
export function parseA1(address: string): Rect | null {
  const text = address.replace(/\$/g, "").toUpperCase();
  const cells = CELLS.exec(text);
  if (cells) {
    const [, column, row, lastColumn = column, lastRow = row] = cells;
    return between(Number(row) - 1, Number(lastRow) - 1, columnIndex(column!), columnIndex(lastColumn!));
  }
  const columns = WHOLE_COLUMNS.exec(text);
  if (columns) return between(0, ROWS - 1, columnIndex(columns[1]!), columnIndex(columns[2]!));
  const rows = WHOLE_ROWS.exec(text);
  return rows ? between(Number(rows[1]) - 1, Number(rows[2]) - 1, 0, COLUMNS - 1) : null;
}

function between(row1: number, row2: number, column1: number, column2: number): Rect | null {
  const rect = {
    row: Math.min(row1, row2),
    column: Math.min(column1, column2),
    rows: Math.abs(row1 - row2) + 1,
    columns: Math.abs(column1 - column2) + 1,
  };
  return fitsSheet(rect) ? rect : null;
}

/** True when the rectangle has cells and lies on the sheet. */
export function fitsSheet({ row, column, rows, columns }: Rect): boolean {
  return (
    row >= 0 && column >= 0 && rows >= 1 && columns >= 1 && row + rows <= ROWS && column + columns <= COLUMNS
  );
}

/**
 * Sheet and address of a reference; the sheet is null where none is named.
 *
 * @example
 * splitSheet("='Mi hoja'!A1:B2") //=> { sheet: "Mi hoja", address: "A1:B2" }
 */
export function splitSheet(reference: string): { sheet: string | null; address: string } {
  const text = reference.replace(/^=/, "");
  const parts = /^(?:'((?:[^']|'')+)'|([^'!]+))!(.+)$/.exec(text);
  if (!parts) return { sheet: null, address: text };
  return { sheet: (parts[1] ?? parts[2]!).replace(/''/g, "'"), address: parts[3]! };
}

/** The sheet's name as Excel writes it in an address: in quotes where it has to be. */
export function quoteSheet(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replace(/'/g, "''")}'`;
}
