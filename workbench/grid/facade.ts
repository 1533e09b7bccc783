/* Names for the parts of Univer's facade that the grid uses, and the few places where it reaches below it. */
import "@univerjs/preset-sheets-core";
import "@univerjs/preset-sheets-conditional-formatting";
import "@univerjs/preset-sheets-data-validation";
import type { FUniver } from "@univerjs/core/lib/facade";
import type { Injector } from "@univerjs/core";
import type { Rect } from "../host/grid";

export type Facade = FUniver;
export type FacadeWorkbook = NonNullable<ReturnType<FUniver["getActiveWorkbook"]>>;
export type FacadeSheet = ReturnType<FacadeWorkbook["getActiveSheet"]>;

/** A running Univer with one workbook. */
export interface UniverParts {
  readonly facade: Facade;
  readonly workbook: FacadeWorkbook;
  readonly injector: Injector;
}

/** A range in Univer's words: first and last, both inside. */
export interface UniverRange {
  startRow: number;
  endRow: number;
  startColumn: number;
  endColumn: number;
}

export function toRect({ startRow, endRow, startColumn, endColumn }: UniverRange): Rect {
  return {
    row: startRow,
    column: startColumn,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  };
}

/** Cut to the sheet's size: Univer's sheets are as large as they were made. */
export function toRange({ row, column, rows, columns }: Rect, sheet: FacadeSheet): UniverRange {
  return {
    startRow: row,
    endRow: Math.min(row + rows, sheet.getMaxRows()) - 1,
    startColumn: column,
    endColumn: Math.min(column + columns, sheet.getMaxColumns()) - 1,
  };
}
