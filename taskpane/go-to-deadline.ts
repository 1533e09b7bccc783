import { DEADLINE_TEXTS } from "../src/messages/pane-deadlines";
import { blockAddress } from "../src/workbook/address";
import type { Place } from "../src/workbook/report";
import { isSameDeadline, upcomingOf, type Upcoming } from "../src/workbook/upcoming";
import { checkBook, type Desk } from "./check-book";
import { isStale } from "./slices/outcome";
import type { Turn } from "./turns";

/** What the list of deadlines does. */
export interface DeadlineActions {
  /** Opens the cell from which a deadline runs; it is checked first where the sheet changed. */
  goToDeadline(upcoming: Upcoming): Promise<void>;
}

export function deadlineActions(desk: Desk): DeadlineActions {
  return {
    goToDeadline: (upcoming) => desk.turns.take("going", (turn) => goToDeadline(desk, turn, upcoming)),
  };
}

async function goToDeadline(desk: Desk, turn: Turn, upcoming: Upcoming): Promise<void> {
  const place = await placeNow(desk, turn, upcoming);
  if (!place) return turn.tell({ type: "told", tone: "refused", text: DEADLINE_TEXTS.gone });
  const { row, column } = place;
  await desk.book.selectCell(place.sheet, blockAddress({ row, column, rows: 1, columns: 1 }));
}

async function placeNow(desk: Desk, turn: Turn, upcoming: Upcoming): Promise<Place | undefined> {
  const { outcome } = desk.state();
  if (!isStale(outcome) || outcome.kind !== "report") return upcoming.place;
  const checked = await checkBook(desk, turn, outcome.report.calendar.sheet);
  if (!checked) return undefined;
  return upcomingOf(checked.report, desk.today()).find((one) => isSameDeadline(one, upcoming))?.place;
}
