import type { SheetCell, SheetRows } from "../../src/calendar/input";
import type { Block } from "../../src/workbook/address";
import type { Budget } from "./budget";

/** What a row takes beside its cells, as cells. */
const ROW_COST = 3;

/** Cells of a row from the first to the last that holds something. */
interface RowCells {
  readonly first: number;
  readonly cells: readonly SheetCell[];
  /** Which of them show dates; undefined for none. */
  readonly dates: readonly boolean[] | undefined;
}

/** A cell that holds a value or a formula. */
export interface ReadCell {
  readonly column: number;
  readonly value: SheetCell;
  readonly isDate: boolean;
}

/** Rows of a sheet as they are read. */
export interface RowsReader {
  /** Takes the cells of a row that hold something; a row that comes twice is the cells of both, the later first. */
  add(row: number, cells: readonly ReadCell[]): void;
  finish(): FinishedRows;
}

export interface FinishedRows {
  readonly used: Block;
  readonly rows: SheetRows;
  readonly isDate: (row: number, column: number) => boolean;
}

/**
 * Gathers the rows of a sheet. Rows without values take no memory but their place, so that a value in the last row
 * of a sheet does no harm; the cells of the others are counted.
 *
 * @param sheet name, for messages
 */
export function rowsReader(sheet: string, budget: Budget): RowsReader {
  const found = new Map<number, RowCells>();
  return {
    add: (row, cells) => {
      const known = found.get(row);
      const whole = known ? [...cellsOf(known), ...cells] : cells;
      if (whole.length === 0) return;
      const dense = denseRow(whole);
      budget.addCells(dense.cells.length + ROW_COST, sheet);
      found.set(row, dense);
    },
    finish: () => finished(found, sheet, budget),
  };
}

function cellsOf({ first, cells, dates }: RowCells): ReadCell[] {
  return cells.map((value, i) => ({ column: first + i, value, isDate: dates?.[i] === true }));
}

function denseRow(found: readonly ReadCell[]): RowCells {
  let first = Infinity;
  let last = 0;
  for (const { column } of found) {
    if (column < first) first = column;
    if (column > last) last = column;
  }
  const cells: SheetCell[] = Array.from({ length: last - first + 1 }, () => "");
  let dates: boolean[] | undefined;
  for (const { column, value, isDate } of found) {
    cells[column - first] = value;
    if (isDate || dates) (dates ??= cells.map(() => false))[column - first] = isDate;
  }
  return { first, cells, dates };
}

function finished(found: ReadonlyMap<number, RowCells>, sheet: string, budget: Budget): FinishedRows {
  const used = usedBlock(found);
  budget.addCells(found.size * used.columns - cellCount(found), sheet);
  const blank = blanks(used.columns);
  const rows = Array.from({ length: used.rows }, (_, i) => {
    const row = found.get(used.row + i);
    return row ? widened(row, used) : blank;
  });
  return {
    used,
    rows,
    isDate: (row, column) => {
      const cells = found.get(row);
      return cells?.dates?.[column - cells.first] === true;
    },
  };
}

function usedBlock(found: ReadonlyMap<number, RowCells>): Block {
  if (found.size === 0) return { row: 0, column: 0, rows: 0, columns: 0 };
  let [row, column, lastRow, lastColumn] = [Infinity, Infinity, 0, 0];
  for (const [number, { first, cells }] of found) {
    row = Math.min(row, number);
    lastRow = Math.max(lastRow, number);
    column = Math.min(column, first);
    lastColumn = Math.max(lastColumn, first + cells.length - 1);
  }
  return { row, column, rows: lastRow - row + 1, columns: lastColumn - column + 1 };
}

function cellCount(found: ReadonlyMap<number, RowCells>): number {
  let count = 0;
  for (const { cells } of found.values()) count += cells.length;
  return count;
}

function widened({ first, cells }: RowCells, used: Block): readonly SheetCell[] {
  const after = used.column + used.columns - first - cells.length;
  return first === used.column && after === 0
    ? cells
    : [...blanks(first - used.column), ...cells, ...blanks(after)];
}

function blanks(count: number): SheetCell[] {
  return Array.from({ length: count }, () => "");
}
