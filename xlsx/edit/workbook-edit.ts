import type { Severity } from "../../src/calendar/finding";
import type { NewSheet } from "./new-sheet";

/** What a cell holds: a number, a text, yes or no, or a day (Excel serial of the 1900 system, whatever the file's). */
export type CellContent = number | string | boolean | { readonly day: number };

/** A value that a formula gave; an error is written as Excel spells it, "#N/A". */
export type FormulaResult = number | string | boolean | { readonly error: string };

/** A formula with the value that it has now, so that readers that calculate nothing show it. */
export interface CellFormula {
  /**
   * As it is stored, with or without "=": English names and commas. Names of our own functions may be written
   * as a person writes them (`MUNI_SEATS(…)`); they get their stored form.
   */
  readonly formula: string;
  readonly cached: FormulaResult;
  /** Size of the block that a formula with many results fills; its other cells are written apart. */
  readonly spill?: { readonly rows: number; readonly columns: number };
}

/** Address of a cell; row and column count from 0. */
export interface CellAddress {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Replaces what a cell holds and keeps its style; null clears it. */
export interface CellEdit extends CellAddress {
  readonly kind: "cell";
  readonly content: CellContent | CellFormula | null;
  /** Code of a number format, "yyyy-mm-dd"; a day in a cell that shows no dates gets that one by itself. */
  readonly numberFormat?: string;
}

/**
 * New values of a formula that stays as it is, row by row: one for a usual formula; for a formula that spills, its
 * whole block, which may have another size than before.
 */
export interface ResultEdit extends CellAddress {
  readonly kind: "result";
  readonly values: readonly (readonly FormulaResult[])[];
}

/** Takes MUNI's marks off a sheet and puts others there. */
export interface MarksEdit {
  readonly kind: "marks";
  readonly sheet: string;
  /** One mark for each severity and address, "D2:D5,F9". Empty: the marks go and nothing comes. */
  readonly add: readonly { readonly severity: Severity; readonly address: string }[];
}

/** Takes MUNI's notes off a sheet and puts others there; each begins with a line that says whose it is. */
export interface NotesEdit {
  readonly kind: "notes";
  readonly sheet: string;
  readonly add: readonly { readonly row: number; readonly column: number; readonly text: string }[];
}

/** Adds a sheet behind the others. */
export interface SheetEdit {
  readonly kind: "sheet";
  readonly sheet: NewSheet;
}

/** Adds a column at the right of a table or plain range, or fills the one that was added before. */
export interface ColumnEdit {
  readonly kind: "column";
  readonly sheet: string;
  /** Header row and data rows; a table that starts at the same cell is widened. */
  readonly range: {
    readonly row: number;
    readonly column: number;
    readonly rows: number;
    readonly columns: number;
  };
  /** A column of the range's right end with this header is filled again. */
  readonly header: string;
  /** One text for each data row; "" leaves the cell empty. */
  readonly cells: readonly string[];
}

/** A change of a workbook file. */
export type WorkbookEdit = CellEdit | ResultEdit | MarksEdit | NotesEdit | SheetEdit | ColumnEdit;
