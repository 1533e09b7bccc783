import type { CellContent } from "../calendar/finding";
import type { SheetCell } from "../calendar/input";

/**
 * A formula as it is typed in Excel in English, `=IF($D2="","",…)`: functions in English, commas between arguments,
 * cells as in A1 of its own sheet. `value` is what it gives when the sheet is written, for hosts that store it.
 */
export interface PlannedFormula {
  readonly formula: string;
  readonly value: CellContent | boolean;
}

/** What stands in a cell: a date, a text, a number, a formula or nothing. A text is never a formula. */
export type PlannedCell = CellContent | PlannedFormula;

/**
 * How the cells of a column show: `text` is @, so that 01 stays 01; `list` is for cells with one date or several
 * divided by `;`, and shows a date; `general` leaves it to Excel.
 */
export type CellFormat = "date" | "list" | "text" | "number" | "time" | "general";

export interface PlannedColumn {
  readonly header: string;
  /** In characters, as Excel counts the width of a column. */
  readonly width: number;
  readonly format: CellFormat;
  /** Words that a validation offers; together at most 255 characters, the most that Excel takes. */
  readonly list?: readonly string[];
  /** Whether long texts run over several lines. */
  readonly wrap?: boolean;
}

/**
 * A sheet to write, in terms of no host: the lines above the header, the header row, the rows below it. A date in a
 * cell (`{ day }`) is shown as a date whatever its column's format; a blank one takes the column's.
 */
export interface SheetPlan {
  readonly name: string;
  /** Lines above the header row: a title, what the sheet rests on. */
  readonly above: readonly (readonly PlannedCell[])[];
  readonly columns: readonly PlannedColumn[];
  /** Each as long as `columns`. */
  readonly rows: readonly (readonly PlannedCell[])[];
  /** Rows and columns that stay in sight, counted from the first. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  /** Printed across the page, all columns on it and the header row on each; upright otherwise. */
  readonly landscape: boolean;
}

/** Whether a cell is a formula. */
export function isFormula(cell: PlannedCell): cell is PlannedFormula {
  return cell !== null && typeof cell === "object" && "formula" in cell;
}

/** What a planned cell holds once written, as a check reads it. */
export function cellValue(cell: PlannedCell): SheetCell {
  if (isFormula(cell)) return typeof cell.value === "object" ? contentValue(cell.value) : cell.value;
  return contentValue(cell);
}

function contentValue(content: CellContent): SheetCell {
  return content !== null && typeof content === "object" ? content.day : content;
}

/** The sheet as a check reads it: the lines above, the header, the rows. */
export function sheetValues({ above, columns, rows }: SheetPlan): SheetCell[][] {
  return [
    ...above.map((cells) => cells.map(cellValue)),
    columns.map(({ header }) => header),
    ...rows.map((cells) => cells.map(cellValue)),
  ];
}
