import type { ICellData } from "@univerjs/core";
import type { GridSheet, Value } from "../host/grid";
import type { UniverParts } from "../grid/facade";
import { calledFunctions } from "./formula-names";
import { currentCells, isError } from "./grid-content";
import { placeKey, type Cells, type OpenedBook, type OpenedSheet } from "./opened-book";
import { DAYS_TO_1904, valueCell } from "./snapshot-sheet";
import type { CellFormula } from "../../xlsx/read/workbook-data";

/**
 * Puts back the file's own value where the grid's engine fails at a formula that Excel worked out. Our own functions
 * are left as they are: what they answer here is what they answer in Excel.
 */
export function keepStoredResults(parts: UniverParts, book: OpenedBook): void {
  for (const sheet of book.sheets) {
    const target = parts.workbook.getSheetBySheetId(sheet.id);
    if (!target) continue;
    const { at } = currentCells(parts, target);
    const back: Cells = {};
    for (const formula of computed(book, sheet)) {
      const { row, column, cached, text } = formula;
      if (cached === "" || isError(cached) || !isError(at(row, column).value) || callsOurs(text)) continue;
      put(book, sheet, formula, back);
    }
    if (Object.keys(back).length > 0)
      parts.facade.syncExecuteCommand("sheet.mutation.set-range-values", {
        unitId: parts.workbook.getId(),
        subUnitId: sheet.id,
        cellValue: back,
      });
  }
}

/** Formulas of a sheet of the file that the grid works out. */
export function computed({ data }: OpenedBook, { index, stored }: OpenedSheet): CellFormula[] {
  return data.sheets[index]!.formulas.filter(({ row, column }) => !stored.has(placeKey(row, column)));
}

function callsOurs(text: string): boolean {
  return calledFunctions(text).some((name) => /^(?:_XLDUDF_)?MUNI[_.]/.test(name));
}

/** An array formula takes the values of all its cells with it. */
function put({ data }: OpenedBook, sheet: OpenedSheet, formula: CellFormula, back: Cells): void {
  const { used, rows, isDate } = data.sheets[sheet.index]!;
  const { row, column, kind } = formula;
  sheet.stored.add(placeKey(row, column));
  const block = kind === "array" && formula.block ? formula.block : { row, column, rows: 1, columns: 1 };
  for (let r = block.row; r < block.row + block.rows; r++)
    for (let c = block.column; c < block.column + block.columns; c++) {
      const value = rows[r - used.row]?.[c - used.column] ?? "";
      const days = data.dates1904 && typeof value === "number" && isDate(r, c) ? DAYS_TO_1904 : 0;
      const cell: ICellData =
        value === "" ? { v: null } : valueCell(days === 0 ? value : Number(value) + days);
      (back[r] ??= {})[c] = { ...cell, f: null, si: null };
      const own = ((sheet.cells[r] ??= {})[c] ??= {});
      delete own.f;
      Object.assign(own, cell);
    }
}

/** Results of the formulas of a file in the grid, by sheet and place: what a later one is compared with. */
export type Results = ReadonlyMap<string, readonly (readonly Value[])[]>;

/** Results as they are now. */
export function readResults(book: OpenedBook, sheets: readonly GridSheet[]): Results {
  const results = new Map<string, readonly (readonly Value[])[]>();
  for (const sheet of book.sheets) {
    const grid = sheets.find(({ id }) => id === sheet.id);
    if (!grid) continue;
    for (const formula of computed(book, sheet)) {
      const { row, column, kind, block } = formula;
      const rect = kind === "array" && block ? block : { row, column, rows: 1, columns: 1 };
      results.set(
        resultKey(sheet, formula),
        grid.read(rect).map((line) => line.map(({ value }) => value)),
      );
    }
  }
  return results;
}

export function resultKey({ index }: OpenedSheet, { row, column }: { row: number; column: number }): string {
  return `${index} ${placeKey(row, column)}`;
}
