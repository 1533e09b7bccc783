import { isInPlace, isUntouched, markChange, unmarkChange, type MarkChange } from "../src/workbook/marking";
import { BookFailure } from "./calendar-book";
import { checkBook, type Checked, type Desk } from "./check-book";
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

/**
 * Excel does the parts of a request one after the other, and keeps those before one that fails: then the pane looks
 * whether any was done.
 */
async function writeMarks({ book }: Desk, turn: Turn, change: MarkChange): Promise<void> {
  let failure: Error | undefined;
  await turn.write(async () => {
    try {
      await book.changeMarks(change);
    } catch (error) {
      if (!(error instanceof BookFailure) || !isUntouched(change, await book.readMarks())) throw error;
      failure = error;
    }
  });
  if (failure) throw failure;
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
