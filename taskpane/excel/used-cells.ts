import type { SheetCell } from "../../src/calendar/input";
import { columnLetters } from "../../src/workbook/address";
import { BookFailure } from "../calendar-book";
import { MOST_COLUMNS, type Area, type SheetRef } from "../../src/workbook/reading";

/** Excel on the web takes 5 MB an answer: so many rows of a calendar are well below. */
const BLOCK_ROWS = 5000;
/** Taller than any calendar. */
const MOST_ROWS = 50_000;

const CELLS = "values,rowIndex,columnIndex,rowCount,columnCount,rowHidden";

const FIRST_BLOCK = `A1:${columnLetters(MOST_COLUMNS - 1)}${BLOCK_ROWS}`;

/** Letters of the first column that is never read. */
export const FIRST_UNREAD_COLUMN = columnLetters(MOST_COLUMNS);

/** Asks for the cells in use among the first 5,000 rows; null object where there is none. */
export function requestFirstBlock(sheet: Excel.Worksheet): Excel.Range {
  return sheet.getRange(FIRST_BLOCK).getUsedRangeOrNullObject(true).load(CELLS);
}

/** Asks how far the sheet is used. */
export function requestExtent(sheet: Excel.Worksheet): Excel.Range {
  return sheet.getUsedRangeOrNullObject(true).load("rowIndex,columnIndex,rowCount,columnCount");
}

export function isWiderThanRead(extent: Excel.Range): boolean {
  return !extent.isNullObject && extent.columnIndex + extent.columnCount > MOST_COLUMNS;
}

/**
 * Asks for the next block of rows, those from `row` on.
 *
 * @returns undefined below the last row in use
 * @throws BookFailure `tooLarge` when the sheet is used beyond row 50,000
 */
export function requestBlock(
  sheet: Excel.Worksheet,
  extent: Excel.Range,
  row: number,
): Excel.Range | undefined {
  if (extent.isNullObject) return undefined;
  const last = extent.rowIndex + extent.rowCount;
  if (last > MOST_ROWS) throw new BookFailure("tooLarge", `${last} rows`);
  const columns = Math.min(extent.columnIndex + extent.columnCount, MOST_COLUMNS) - extent.columnIndex;
  if (row >= last || columns <= 0) return undefined;
  return sheet
    .getRangeByIndexes(row, extent.columnIndex, Math.min(BLOCK_ROWS, last - row), columns)
    .load(CELLS);
}

export const FIRST_ROW_OF_SECOND_BLOCK = BLOCK_ROWS;

/** First row of the block after this one. */
export function rowAfter(block: Excel.Range): number {
  return block.rowIndex + block.rowCount;
}

/** The cells of one block. */
export function areaOf(sheet: SheetRef, { rowIndex, columnIndex, values }: Excel.Range): Area {
  return { sheet, row: rowIndex, column: columnIndex, rows: values as SheetCell[][] };
}

/** The blocks of a sheet as one area; a cell that no block has is blank. */
export function joined(sheet: SheetRef, blocks: readonly Excel.Range[]): Area | undefined {
  const [only, ...others] = blocks;
  if (!only) return undefined;
  if (others.length === 0) return areaOf(sheet, only);
  const row = Math.min(...blocks.map(({ rowIndex }) => rowIndex));
  const column = Math.min(...blocks.map(({ columnIndex }) => columnIndex));
  const right = Math.max(...blocks.map(({ columnIndex, columnCount }) => columnIndex + columnCount));
  const rows: SheetCell[][] = [];
  for (const { rowIndex, columnIndex, values } of blocks)
    (values as SheetCell[][]).forEach((cells, i) => {
      const before = Array<SheetCell>(columnIndex - column).fill("");
      const after = Array<SheetCell>(right - columnIndex - cells.length).fill("");
      rows[rowIndex - row + i] = [...before, ...cells, ...after];
    });
  const blank = Array<SheetCell>(right - column).fill("");
  return { sheet, row, column, rows: Array.from(rows, (cells) => cells ?? blank) };
}
