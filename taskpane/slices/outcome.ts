import type { CalendarRef } from "../../src/workbook/calendar-ref";
import type { ColumnsTold } from "../../src/workbook/columns-told";
import type { SheetRef } from "../../src/workbook/reading";
import type { Report } from "../../src/workbook/report";
import type { SheetNotes } from "../../src/workbook/sheet-notes";
import type { SheetChange } from "../calendar-book";
import type { Marks, PaneEvent } from "../pane-event";
import type { SeatBook } from "../seat-book";

/** What the last check gave. */
export type Outcome =
  | { readonly kind: "none" }
  | {
      readonly kind: "report";
      readonly report: Report;
      readonly notes: SheetNotes;
      readonly marks: Marks;
      /** Who changed a sheet since; the last one counts. */
      readonly changedBy: SheetChange["by"] | undefined;
    }
  /** The sheet has the candidates of an election. */
  | {
      readonly kind: "seats";
      readonly sheet: SheetRef;
      readonly book: SeatBook;
      /** Those of the workbook's other sheets. */
      readonly calendars: readonly CalendarRef[];
      readonly changedBy: SheetChange["by"] | undefined;
    }
  /** The sheet is no calendar; these look like one. */
  | {
      readonly kind: "unrecognised";
      readonly sheet: SheetRef;
      readonly columns: ColumnsTold;
      readonly calendars: readonly CalendarRef[];
    };

export type Reported = Extract<Outcome, { kind: "report" }>;

export const NO_OUTCOME: Outcome = { kind: "none" };

export function outcomeAfter(outcome: Outcome, event: PaneEvent): Outcome {
  switch (event.type) {
    case "reported": {
      const { report, notes, marks } = event;
      return { kind: "report", report, notes, marks, changedBy: undefined };
    }
    case "seats":
      return {
        kind: "seats",
        sheet: event.book.source.sheet,
        ...{ book: event.book, calendars: event.calendars },
        changedBy: undefined,
      };
    case "unrecognised": {
      const { sheet, columns, calendars } = event;
      return { kind: "unrecognised", sheet, columns, calendars };
    }
    case "marked":
    case "renewed":
      return withMarks(outcome, event.cells > 0 ? "current" : "none");
    case "unmarked":
      return withMarks(outcome, "none");
    case "failed":
    case "cancelled":
      return event.writing === "marks" ? withMarks(outcome, "unknown") : outcome;
    case "marksSettled":
      // Another check may have looked meanwhile.
      return outcome.kind === "report" && outcome.marks === "unknown"
        ? withMarks(outcome, event.marks)
        : outcome;
    case "changed":
      return (outcome.kind === "report" || outcome.kind === "seats") && concerns(outcome, event.sheetId)
        ? { ...outcome, changedBy: event.by }
        : outcome;
    default:
      return outcome;
  }
}

/** Whether an outcome rests on that sheet. */
export function concerns(outcome: Outcome, sheetId: string): boolean {
  if (outcome.kind === "none") return false;
  if (outcome.kind === "seats") return outcome.book.sheets.includes(sheetId);
  if (outcome.kind === "unrecognised") return outcome.sheet.id === sheetId;
  const { calendar, beside } = outcome.report;
  return [calendar, ...Object.values(beside)].some(({ sheet }) => sheet.id === sheetId);
}

/** Whether a sheet changed since the check. */
export function isStale(outcome: Outcome): boolean {
  return (outcome.kind === "report" || outcome.kind === "seats") && outcome.changedBy !== undefined;
}

function withMarks(outcome: Outcome, marks: Marks): Outcome {
  return outcome.kind === "report" ? { ...outcome, marks } : outcome;
}
