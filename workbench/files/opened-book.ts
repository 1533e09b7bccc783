import type { ICellData } from "@univerjs/core";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import type { WorkbookLook } from "../../xlsx/read/look-data";
import type { UNSEEN_TEXTS } from "../../src/messages/workbench-files";

/** Cells as they were when the file was opened, by row and column. */
export type Cells = Record<number, Record<number, ICellData>>;

/** A file as it was read. */
export interface FileBook {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly data: WorkbookData;
  readonly look: WorkbookLook;
  /** What else the file has that is not shown. */
  readonly unseen: ReadonlySet<keyof typeof UNSEEN_TEXTS>;
}

/** A sheet of the file and where it is in the grid. */
export interface OpenedSheet {
  readonly id: string;
  readonly name: string;
  /** Place among the file's sheets. */
  readonly index: number;
  readonly cells: Cells;
  /** Places of formulas that are shown by the value that the file keeps. */
  readonly stored: Set<string>;
}

/** A file that is open in the grid. */
export interface OpenedBook extends FileBook {
  readonly sheets: readonly OpenedSheet[];
}

export function placeKey(row: number, column: number): string {
  return `${row} ${column}`;
}
