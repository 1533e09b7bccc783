import { YEAR_SECTION_TEXTS } from "../src/messages/pane-understanding";
import { blockAddress } from "../src/workbook/address";
import type { Report } from "../src/workbook/report";
import { sameSession, sessionAt } from "../src/workbook/session-at";
import { checkBook, type Desk } from "./check-book";
import { isStale } from "./slices/outcome";
import type { Turn } from "./turns";

/**
 * Selects the row of a session. Where a sheet changed since the check it may have moved: then it is checked first, and
 * the row where the same session is now is selected.
 *
 * @param row of the calendar's sheet, from 0
 */
export async function goToRow(desk: Desk, turn: Turn, row: number): Promise<void> {
  const { outcome } = desk.state();
  if (outcome.kind !== "report") return;
  const { report } = outcome;
  if (!isStale(outcome)) return selectRow(desk, report, row);
  const checked = await checkBook(desk, turn, report.calendar.sheet);
  const now = checked && rowNow(report, checked.report, row);
  if (now === undefined) return turn.tell({ type: "told", tone: "refused", text: YEAR_SECTION_TEXTS.gone });
  await selectRow(desk, checked!.report, now);
}

function rowNow(before: Report, now: Report, row: number): number | undefined {
  if (!before.basis || !now.basis) return undefined;
  const session = sessionAt(before.basis.book, row - before.basis.block.row);
  const same = session && sameSession(session, now.basis.book);
  return same && now.basis.block.row + same.row;
}

/** As wide as the calendar is. */
async function selectRow({ book }: Desk, { calendar, basis }: Report, row: number): Promise<void> {
  const { column, columns } = basis!.block;
  await book.selectCell(calendar.sheet, blockAddress({ row, column, rows: 1, columns }));
}
