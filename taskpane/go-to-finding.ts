import { blockAddress } from "../src/workbook/address";
import { sameFinding } from "../src/workbook/finding-key";
import type { Place, ReportedFinding } from "../src/workbook/report";
import { checkBook, type Desk } from "./check-book";
import { isStale } from "./slices/outcome";
import type { Turn } from "./turns";

/**
 * Opens a cell of a finding. Where a sheet changed since the check its rows may have moved: then it is checked first,
 * and the same finding is opened where it is now.
 *
 * @param at which of its cells, from 0
 */
export async function goToFinding(
  desk: Desk,
  turn: Turn,
  reported: ReportedFinding,
  at: number,
): Promise<void> {
  const current = await upToDate(desk, turn, reported);
  const place = current?.places[at] ?? current?.places[0];
  if (!place) return turn.tell({ type: "solved" });
  await desk.book.selectCell(place.sheet, cellAddress(place));
}

async function upToDate(
  desk: Desk,
  turn: Turn,
  reported: ReportedFinding,
): Promise<ReportedFinding | undefined> {
  const { outcome } = desk.state();
  if (outcome.kind !== "report" || !isStale(outcome)) return reported;
  const checked = await checkBook(desk, turn, outcome.report.calendar.sheet);
  return checked && sameFinding(reported, outcome.report.findings, checked.report.findings);
}

function cellAddress({ row, column }: Place): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}
