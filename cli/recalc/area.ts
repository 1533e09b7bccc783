import { columnLetters } from "../../src/workbook/address";

/** Cells of a sheet, all four sides included; the sheet by its place in the workbook. */
export interface CellArea {
  readonly sheet: number;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** One cell of a workbook. */
export interface CellAt {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
}

export const LAST_ROW = 1_048_575;
export const LAST_COLUMN = 16_383;

/** A number for a cell of a sheet: row by row. */
export function cellKey(row: number, column: number): number {
  return row * (LAST_COLUMN + 1) + column;
}

export function areaKey({ sheet, top, left, bottom, right }: CellArea): string {
  return `${sheet} ${top} ${left} ${bottom} ${right}`;
}

export function isOneCell({ top, left, bottom, right }: CellArea): boolean {
  return top === bottom && left === right;
}

/** Its address with the sheet before it, as a formula takes it. */
export function areaText({ top, left, bottom, right }: CellArea, sheetName: string): string {
  const first = columnLetters(left) + (top + 1);
  const last = columnLetters(right) + (bottom + 1);
  return `'${sheetName.replaceAll("'", "''")}'!${first === last ? first : `${first}:${last}`}`;
}
