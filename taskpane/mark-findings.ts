import type { SheetState } from "../src/workbook/reading";
import type { Report } from "../src/workbook/report";
import {
  isInPlace,
  isUntouched,
  markChange,
  strayMarks,
  unmarkChange,
  type MarkChange,
} from "../src/workbook/marking";
import { BookFailure, type CalendarBook } from "./calendar-book";
import { checkBook, type Checked, type Desk } from "./check-book";
import type { Marks } from "./pane-event";
import type { Outcome } from "./slices/outcome";
import type { Turn } from "./turns";

/** Checks again and marks the cells concerned, in place of the marks that are there. */
export async function markFindings(desk: Desk, turn: Turn): Promise<void> {
  const checked = await checkBook(desk, turn);
  if (!checked) return;
  const change = markChange(checked.report, checked.reading);
  if (change.blocked.length > 0)
    return turn.tell({ type: "blocked", action: "mark", sheets: change.blocked });
  if (change.add.length + change.remove.length > 0) await writeMarks(desk, turn, change);
  turn.tell({ type: "marked", cells: change.cells });
}

/** Puts and removes marks. Where Excel fails, the marks are those of before, or the failure is told as half done. */
async function writeMarks({ book, tell, state }: Desk, turn: Turn, change: MarkChange): Promise<void> {
  const [before, { outcome }] = [marksBefore(change), state()];
  let failure: BookFailure | undefined;
  const write = async (): Promise<void> => {
    try {
      await book.changeMarks(change);
    } catch (error) {
      if (!(error instanceof BookFailure)) throw error;
      if (!(await arePutBack(book, change))) throw new BookFailure("halfDone", error.code);
      failure = error;
    }
  };
  await turn.write("marks", write, (failed) => {
    if (failed) return;
    // Another check may have found other cells meanwhile.
    const put = reportOf(state().outcome) === reportOf(outcome) ? "current" : "earlier";
    const now: Marks = change.add.length > 0 ? put : "none";
    tell({ type: "marksSettled", marks: failure ? before : now });
  });
  if (failure) throw failure;
}

function reportOf(outcome: Outcome): Report | undefined {
  return outcome.kind === "report" ? outcome.report : undefined;
}

function marksBefore({ remove }: MarkChange): Marks {
  return remove.length > 0 ? "earlier" : "none";
}

/**
 * Excel does the parts of a request one after the other, and keeps those before one that fails. Marks are put before
 * others are taken away, so that those of before are still there: what was put is taken away again.
 */
async function arePutBack(book: CalendarBook, change: MarkChange): Promise<boolean> {
  let sheets: readonly SheetState[] = await book.readMarks();
  const strays = strayMarks(change, sheets);
  if (strays.length > 0) {
    await book.changeMarks({ remove: strays, add: [], cells: 0, blocked: [] });
    sheets = await book.readMarks();
  }
  return isUntouched(change, sheets);
}

/** Takes all marks of the workbook away. */
export async function unmarkFindings(desk: Desk, turn: Turn): Promise<void> {
  const change = unmarkChange(await desk.book.readMarks());
  if (change.blocked.length > 0)
    return turn.tell({ type: "blocked", action: "unmark", sheets: change.blocked });
  if (change.remove.length > 0) await writeMarks(desk, turn, change);
  turn.tell({ type: "unmarked", sheets: new Set(change.remove.map(({ sheet }) => sheet.id)).size });
}

/**
 * Brings the marks of a sheet up to date with its findings, where it has marks. What is right already is not written
 * again: in hosts below ExcelApi 1.19 a write takes away what the clerk could undo.
 */
export async function renewMarks(desk: Desk, turn: Turn, { report, reading }: Checked): Promise<void> {
  const change = markChange(report, reading);
  // What is protected keeps its marks; the pane says that they are of an earlier check.
  if (change.remove.length === 0 || change.blocked.length > 0) return;
  if (!isInPlace(change, await desk.book.readMarkedAreas(reading.sheets)))
    await writeMarks(desk, turn, change);
  turn.tell({ type: "renewed", cells: change.cells });
}
