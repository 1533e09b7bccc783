import type { Language } from "../src/messages/text";
import { blockAddress } from "../src/workbook/address";
import { BookFailure, type CalendarBook } from "./calendar-book";
import { markChange, unmarkChange } from "../src/workbook/marking";
import { createQueue } from "./queue";
import type { Reading, SheetRef } from "../src/workbook/reading";
import { reportOf, type CheckCalendar, type Place, type Report } from "../src/workbook/report";
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
  /** Shows a state; called at once and after each event. */
  readonly show: (state: PaneState) => void;
}

/** What a task works with. */
interface Work {
  readonly book: CalendarBook;
  readonly checkCalendar: CheckCalendar;
  readonly tell: (event: PaneEvent) => void;
  /** Sheets that changed since the last reading began. */
  readonly changed: Set<string>;
}

/** Joins the workbook, the check and the view. Actions queue: never two at once. */
export function createController({ book, checkCalendar, language, show }: PaneParts): PaneActions {
  let state = initialState(language);
  const tell = (event: PaneEvent): void => {
    state = reduce(state, event);
    show(state);
  };
  const work: Work = { book, checkCalendar, tell, changed: new Set() };
  book.onChange((sheetId) => {
    work.changed.add(sheetId);
    tell({ type: "changed", sheetId });
  });
  show(state);
  return { ...actionsOf(work), setLanguage: (chosen) => tell({ type: "language", language: chosen }) };
}

function actionsOf(work: Work): Omit<PaneActions, "setLanguage"> {
  const inTurn = createQueue();
  const act = (activity: Activity, task: () => Promise<void>) => inTurn(() => perform(work, activity, task));
  return {
    review: () => act("reviewing", () => review(work)),
    mark: () => act("marking", () => mark(work)),
    unmark: () => act("unmarking", () => unmark(work)),
    goTo: (place) => act("going", () => work.book.selectCell(place.sheet, cellAddress(place))),
    goToSheetAndReview: (sheet) =>
      act("reviewing", async () => {
        await work.book.activateSheet(sheet);
        await review(work);
      }),
  };
}

/** Tells the beginning, the end, and what came between. */
async function perform({ tell }: Work, activity: Activity, task: () => Promise<void>): Promise<void> {
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
}

async function review(work: Work): Promise<void> {
  await check(work);
}

async function mark(work: Work): Promise<void> {
  const checked = await check(work);
  if (!checked) return;
  const change = markChange(checked.report, checked.reading);
  if (change.blocked.length > 0)
    return work.tell({ type: "blocked", action: "mark", sheets: change.blocked });
  if (change.add.length + change.remove.length > 0) await work.book.changeMarks(change);
  work.tell({ type: "marked", cells: change.cells });
}

async function unmark({ book, tell }: Work): Promise<void> {
  const change = unmarkChange(await book.readMarks());
  if (change.blocked.length > 0) return tell({ type: "blocked", action: "unmark", sheets: change.blocked });
  if (change.remove.length > 0) await book.changeMarks(change);
  tell({ type: "unmarked", sheets: new Set(change.remove.map(({ sheet }) => sheet.id)).size });
}

/** Reads and checks; undefined when the active sheet is no calendar. */
async function check(work: Work): Promise<{ reading: Reading; report: Report } | undefined> {
  const { book, checkCalendar, tell, changed } = work;
  changed.clear();
  const reading = await book.read();
  const report = reportOf(reading, checkCalendar);
  if (!report) {
    const calendars = await book.findCalendars((rows) => checkCalendar({ calendar: rows }).recognised);
    const others = calendars.filter(({ id }) => id !== reading.active.id);
    tell({ type: "unrecognised", sheet: reading.active, calendars: others });
    return undefined;
  }
  const marked = reading.sheets.some(({ marks }) => marks.length > 0);
  tell({ type: "reported", report, marks: marked ? "earlier" : "none" });
  for (const sheetId of changed) tell({ type: "changed", sheetId });
  return { reading, report };
}

function cellAddress({ row, column }: Place): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}

function failed(error: unknown): PaneEvent {
  if (error instanceof BookFailure) return { type: "failed", failure: error.kind, code: error.code };
  // eslint-disable-next-line no-console -- a fault of ours: the clerk gets its name, who opens the console all of it
  console.error(error);
  return { type: "failed", failure: "other", code: String(error) };
}
