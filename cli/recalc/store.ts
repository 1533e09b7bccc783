import type { SheetCell } from "../../src/calendar/input";
import type { FormulaResult } from "../../xlsx/edit/workbook-edit";
import type { SheetData, WorkbookData } from "../../xlsx/read/workbook-data";
import { cellKey } from "./area";

/** Values of the cells of a workbook: those of the file, under those computed since. */
export interface Store {
  readonly valueAt: (sheet: number, row: number, column: number) => SheetCell;
  readonly storedAt: (sheet: number, row: number, column: number) => SheetCell;
  /** A null empties the cell. */
  readonly set: (sheet: number, row: number, column: number, value: FormulaResult | null) => void;
  /** Last row and column that hold something. */
  readonly extentOf: (sheet: number) => { readonly row: number; readonly column: number };
  /** Back to the values of the file. */
  readonly reset: () => void;
}

export function createStore({ sheets }: WorkbookData): Store {
  const computed = sheets.map(() => new Map<number, SheetCell>());
  const extents = sheets.map(fileExtent);
  const storedAt = (sheet: number, row: number, column: number): SheetCell => {
    const { used, rows } = sheets[sheet]!;
    return rows[row - used.row]?.[column - used.column] ?? null;
  };
  return {
    storedAt,
    valueAt(sheet, row, column) {
      const value = computed[sheet]!.get(cellKey(row, column));
      return value === undefined ? storedAt(sheet, row, column) : value;
    },
    set(sheet, row, column, value) {
      computed[sheet]!.set(cellKey(row, column), plainCell(value));
      const extent = extents[sheet]!;
      extents[sheet] = { row: Math.max(extent.row, row), column: Math.max(extent.column, column) };
    },
    extentOf: (sheet) => extents[sheet]!,
    reset: () => computed.forEach((cells) => cells.clear()),
  };
}

function fileExtent({ used }: SheetData): { row: number; column: number } {
  return { row: Math.max(used.row + used.rows - 1, 0), column: Math.max(used.column + used.columns - 1, 0) };
}

/** A result as the file's own values are read: an error is its text. */
export function plainCell(value: FormulaResult | null): SheetCell {
  return typeof value === "object" && value !== null ? value.error : value;
}
