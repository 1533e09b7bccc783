import type { SheetRows } from "../src/calendar/input";
import type { MarkChange } from "../src/workbook/marking";
import type { Reading, SheetRef, SheetState } from "../src/workbook/reading";

/** What went wrong, by what the clerk can do about it. */
export type FailureKind = "editing" | "protected" | "tooLarge" | "gone" | "unsupported" | "other";

/** The only error that a CalendarBook throws. */
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

/** What the pane needs of a workbook. taskpane/excel answers it; no other part of the product knows Excel. */
export interface CalendarBook {
  /** One request; one more where the active sheet has tables, or for each block of rows beyond the first. */
  read(): Promise<Reading>;
  /** One request. Nothing but conditional formats is changed. */
  changeMarks(change: MarkChange): Promise<void>;
  /** All sheets, with their marks. */
  readMarks(): Promise<SheetState[]>;
  /** Visible sheets whose first rows look like a calendar. */
  findCalendars(looksLikeCalendar: (rows: SheetRows) => boolean): Promise<SheetRef[]>;
  selectCell(sheet: SheetRef, address: string): Promise<void>;
  activateSheet(sheet: SheetRef): Promise<void>;
  /** Tells the id of each sheet whose cells somebody changes, from the first reading on. */
  onChange(listener: (sheetId: string) => void): void;
}
