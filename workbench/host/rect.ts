import { COLUMNS, ROWS } from "./a1";
import type { Rect } from "./grid";

export const WHOLE_SHEET: Rect = { row: 0, column: 0, rows: ROWS, columns: COLUMNS };

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}

/** The cells of both; they must overlap. */
export function intersection(one: Rect, other: Rect): Rect {
  const row = Math.max(one.row, other.row);
  const column = Math.max(one.column, other.column);
  return {
    row,
    column,
    rows: Math.min(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.min(one.column + one.columns, other.column + other.columns) - column,
  };
}

/** The smallest rectangle around both. */
export function around(one: Rect, other: Rect): Rect {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  return {
    row,
    column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
  };
}

/** The rectangle moved by whole rows and columns, and grown. */
export function shifted(rect: Rect, by: Partial<Rect>): Rect {
  return {
    row: rect.row + (by.row ?? 0),
    column: rect.column + (by.column ?? 0),
    rows: rect.rows + (by.rows ?? 0),
    columns: rect.columns + (by.columns ?? 0),
  };
}

/** The cell in the rectangle's upper left corner. */
export function corner({ row, column }: Rect): Rect {
  return { row, column, rows: 1, columns: 1 };
}

export function cellCount({ rows, columns }: Rect): number {
  return rows * columns;
}
