import type { SheetRows } from "../src/calendar/input";
import type { Language } from "../src/messages/text";
import { blockAddress } from "./address";
import { BookFailure, type CalendarBook } from "./calendar-book";
import { markChange, unmarkChange } from "./marking";
import { createQueue } from "./queue";
import type { Reading, SheetRef } from "./reading";
import { reportOf, type CheckCalendar, type Place, type Report } from "./report";
import { initialState, reduce, type Activity, type PaneEvent, type PaneState } from "./state";

/** Longer than any answer takes when nobody is typing in a cell. */
const PATIENCE_MS = 1500;

/** What the buttons of the pane do. */
export interface PaneActions {
  review(): Promise<void>;
  /** Checks again and marks the cells concerned, in place of the marks that are there. */
  mark(): Promise<void>;
  unmark(): Promise<void>;
  goTo(place: Place): Promise<void>;
  goToSheetAndReview(sheet: SheetRef): Promise<void>;
  setLanguage(language: Language): void;
}

export interface PaneParts {
  readonly book: CalendarBook;
  readonly checkCalendar: CheckCalendar;
  readonly language: Language;
  /** Shows a state; called after each event. */
  readonly show: (state: PaneState) => void;
}

/** Joins the workbook, the check and the view. Actions queue: never two at once. */
export function createController({ book, checkCalendar, language, show }: PaneParts): PaneActions {
  const inTurn = createQueue();
  let state = initialState(language);
  /** Sheets that changed while they were being read: the report may be older than the change. */
  let changedMeanwhile: string[] = [];
  const tell = (event: PaneEvent): void => {
    state = reduce(state, event);
    show(state);
  };
  book.onChange((sheetId) => {
    changedMeanwhile.push(sheetId);
    tell({ type: "changed", sheetId });
  });

  const act = (activity: Activity, task: () => Promise<void>): Promise<void> =>
    inTurn(async () => {
      tell({ type: "started", activity });
      const timer = setTimeout(() => tell({ type: "waiting" }), PATIENCE_MS);
      try {
        await task();
      } catch (error) {
        tell(failed(error));
      } finally {
        clearTimeout(timer);
        tell({ type: "finished" });
      }
    });

  /** Reads and checks; undefined when the active sheet is no calendar. */
  const check = async (): Promise<{ reading: Reading; report: Report } | undefined> => {
    changedMeanwhile = [];
    const reading = await book.read();
    const report = reportOf(reading, checkCalendar);
    if (report) {
      const marks = reading.sheets.some((sheet) => sheet.marks.length > 0) ? "earlier" : "none";
      tell({ type: "reported", report, marks });
      for (const sheetId of changedMeanwhile) tell({ type: "changed", sheetId });
      return { reading, report };
    }
    const looksLikeCalendar = (rows: SheetRows): boolean => checkCalendar({ calendar: rows }).recognised;
    const calendars = await book.findCalendars(looksLikeCalendar);
    const others = calendars.filter(({ id }) => id !== reading.active.id);
    tell({ type: "unrecognised", sheet: reading.active, calendars: others });
    return undefined;
  };

  const review = async (): Promise<void> => void (await check());

  const mark = async (): Promise<void> => {
    const checked = await check();
    if (!checked) return;
    const change = markChange(checked.report, checked.reading);
    if (change.blocked.length > 0) return tell({ type: "blocked", action: "mark", sheets: change.blocked });
    if (change.add.length + change.remove.length > 0) await book.changeMarks(change);
    tell({ type: "marked", cells: change.cells });
  };

  const unmark = async (): Promise<void> => {
    const change = unmarkChange(await book.readMarks());
    if (change.blocked.length > 0) return tell({ type: "blocked", action: "unmark", sheets: change.blocked });
    if (change.remove.length > 0) await book.changeMarks(change);
    tell({ type: "unmarked", sheets: new Set(change.remove.map(({ sheet }) => sheet.id)).size });
  };

  const goTo = ({ sheet, row, column }: Place): Promise<void> =>
    book.selectCell(sheet, blockAddress({ row, column, rows: 1, columns: 1 }));

  show(state);
  return {
    review: () => act("reviewing", review),
    mark: () => act("marking", mark),
    unmark: () => act("unmarking", unmark),
    goTo: (place) => act("going", () => goTo(place)),
    goToSheetAndReview: (sheet) =>
      act("reviewing", async () => {
        await book.activateSheet(sheet);
        await review();
      }),
    setLanguage: (chosen) => tell({ type: "language", language: chosen }),
  };
}

function failed(error: unknown): PaneEvent {
  if (error instanceof BookFailure) return { type: "failed", failure: error.kind, code: error.code };
  // A fault of ours, or Excel gone: told to the clerk by its name, and in full to whoever opens the console.
  console.error(error);
  return { type: "failed", failure: "other", code: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
