import type { SheetCell } from "../src/calendar/input";
import type { Undo } from "../src/workbook/block-edit";
import type { SheetRef } from "../src/workbook/reading";
import type { Place } from "../src/workbook/report";
import type { Refusal } from "./sheet-writer";

/** Where formulas are looked for. */
export type Scope = "sheet" | "workbook";

/** A cell whose formula calls a function of MUNI. */
export interface MuniCell {
  readonly place: Place;
  /** With its `=`, as the sheet gives it. */
  readonly formula: string;
  readonly value: SheetCell;
}

/** What was found, and the sheets of it that cannot be written. */
export interface FoundCells {
  readonly cells: readonly MuniCell[];
  readonly protectedSheets: readonly SheetRef[];
}

/** A formula to be tried, and the size of what it should give. */
export interface Trial {
  readonly formula: string;
  readonly rows: number;
  readonly columns: number;
}

/** What a formula gave on the trial sheet. */
export interface TrialAnswer {
  readonly values: readonly (readonly SheetCell[])[];
  /** As the first cell shows it. */
  readonly shown: readonly (readonly string[])[];
}

export interface SheetTrial {
  /** In the order of the trials. */
  readonly answers: readonly TrialAnswer[];
  /** Whether Excel was still at it when the wait ended. */
  readonly busy: boolean;
}

/** What came of formulas that were written again. */
export interface Rewritten {
  readonly kind: "written";
  /** The cells as they are now, those that were not written too. */
  readonly after: readonly MuniCell[];
  /** Why the rest was not written, where Excel refused in the middle. */
  readonly refused: { readonly code: string; readonly cells: number } | undefined;
  readonly undo: Undo;
}

export interface Formatted {
  readonly kind: "written";
  readonly cells: number;
  readonly undo: Undo;
}

/** What the self-check and the repairs need of a workbook. taskpane/excel answers it. */
export interface Workshop {
  /** One request: whether days count from 1904, and how long Excel took to say so. */
  ask(): Promise<{ readonly dates1904: boolean; readonly milliseconds: number }>;
  /** Requests to Excel since the pane was opened. */
  requests(): number;
  /**
   * Writes the formulas on a sheet of its own behind the others, reads what they give and takes the sheet away,
   * also where Excel fails or the wait is ended.
   *
   * @param sheet its name; another one is taken where a sheet has it
   * @param onLeft told where the sheet could not be taken away: a person has to
   * @throws BookFailure, Cancelled
   */
  tryFormulas(
    sheet: string,
    trials: readonly Trial[],
    signal: AbortSignal,
    onLeft: (name: string) => void,
  ): Promise<SheetTrial>;
  /**
   * Cells whose formula calls MUNI and shows #NAME?; of what a formula spills only its own cell.
   *
   * @throws BookFailure, Cancelled
   */
  findStuck(scope: Scope, signal: AbortSignal): Promise<FoundCells>;
  /** Writes their formulas again, with the plain names, where they still are as they were found. */
  rewrite(cells: readonly MuniCell[], signal: AbortSignal): Promise<Rewritten | Refusal>;
  /** Cells of MUNI's that hold a day, have no number format and show a number; also those of spilled tables. */
  findBareDates(scope: Scope, signal: AbortSignal): Promise<FoundCells>;
  /** Gives them the format of days, where they still have none. */
  formatDates(cells: readonly MuniCell[]): Promise<Formatted | Refusal>;
}
