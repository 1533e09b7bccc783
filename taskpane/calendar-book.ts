import type { SheetRows } from "../src/calendar/input";
import type { Block } from "../src/workbook/address";
import type { MarkChange, MarkedArea } from "../src/workbook/marking";
import type { Reading, SheetRef, SheetState } from "../src/workbook/reading";

/** What went wrong, by what the clerk can do about it. */
export type FailureKind =
  "editing" | "protected" | "tooLarge" | "tooMuch" | "gone" | "lost" | "unsupported" | "halfDone" | "other";

/** What a CalendarBook throws, beside Cancelled. */
export class BookFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** Excel's own code, to be told to whoever helps. */
    readonly code: string,
  ) {
    super(code);
    this.name = "BookFailure";
  }
}

/** Thrown in place of a result that nobody waits for any more. */
export class Cancelled extends Error {
  constructor() {
    super("cancelled");
    this.name = "Cancelled";
  }
}

/** @throws Cancelled */
export function stopIfCancelled({ aborted }: AbortSignal): void {
  if (aborted) throw new Cancelled();
}

/** A reading, with what only an open workbook has. */
export interface BookReading extends Reading {
  /** Rows of the calendar's sheet, from 0, that are hidden by hand or by a filter; they were read as all others. */
  readonly hiddenRows: readonly number[];
  /** Rectangles of merged cells on it. Those merged downwards were read with their value in each row. */
  readonly merged: readonly Block[];
  /** Visible sheets that were not read: neither the calendar's nor those beside it. */
  readonly otherSheets: readonly SheetRef[];
}

/** An edit of a sheet; what this add-in writes is none. */
export interface SheetChange {
  readonly sheetId: string;
  readonly by: "clerk" | "coauthor";
}

/** What the pane needs of a workbook. taskpane/excel answers it; no other part of the product knows Excel. */
export interface CalendarBook {
  /**
   * One request; one more where the sheet has tables or hidden rows, or for each block of rows beyond the first.
   *
   * @param signal stops between two requests
   * @param sheet to be read in place of the active one
   * @throws BookFailure, Cancelled
   */
  read(signal: AbortSignal, sheet?: SheetRef): Promise<BookReading>;
  /** One request. Nothing but conditional formats is changed. */
  changeMarks(change: MarkChange): Promise<void>;
  /** All sheets, with their marks. */
  readMarks(): Promise<SheetState[]>;
  /** One request: where those marks are now. */
  readMarkedAreas(sheets: readonly SheetState[]): Promise<MarkedArea[]>;
  /** One request: those of the sheets whose first rows look like a calendar. */
  findCalendars(
    sheets: readonly SheetRef[],
    looksLikeCalendar: (rows: SheetRows) => boolean,
  ): Promise<SheetRef[]>;
  selectCell(sheet: SheetRef, address: string): Promise<void>;
  activateSheet(sheet: SheetRef): Promise<void>;
  /** Tells of each edit, from the first reading on. */
  onChange(listener: (change: SheetChange) => void): void;
}
