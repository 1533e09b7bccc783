import type { Book } from "../calendar/model/book";
import { valueOf } from "../calendar/model/field";
import type { Session } from "../calendar/model/session";
import { yearOf, type Day } from "../days/civil";
import { deadlinesOf, type Deadline } from "../exports/deadlines";
import type { SessionType } from "../sessions/session-type";
import type { Place, Report } from "./report";

/** A deadline that is still to come. */
export interface Upcoming {
  readonly deadline: Deadline;
  /** Its first and last day under any reading; the same where readings agree. */
  readonly earliest: Day;
  readonly latest: Day;
  /** Cell from which it runs; undefined where the calendar has no row for it. */
  readonly place: Place | undefined;
}

/**
 * What falls due on a day or after it and is not recorded as done, the earliest first. A deadline whose readings
 * differ stays until the last of them.
 */
export function upcomingOf(report: Report, today: Day): Upcoming[] {
  const { basis } = report;
  if (!basis) return [];
  return deadlinesOf(basis.book)
    .filter((deadline) => deadline.open && !isMet(deadline, basis.book))
    .map((deadline) => upcoming(deadline, report))
    .filter(({ latest }) => latest >= today)
    .sort((a, b) => a.earliest - b.earliest || a.latest - b.latest);
}

function upcoming(deadline: Deadline, report: Report): Upcoming {
  const days = [deadline.day, ...deadline.others.map(({ day }) => day)];
  return {
    deadline,
    earliest: Math.min(...days),
    latest: Math.max(...days),
    place: placeOf(deadline, report),
  };
}

/** Whether two deadlines are about the same, in a later check of the same calendar. */
export function isSameDeadline({ deadline: one }: Upcoming, { deadline: other }: Upcoming): boolean {
  return one.kind === other.kind && one.year === other.year && one.session?.shown === other.session?.shown;
}

/** What each limit of a year's budget is about. */
const BUDGET_TYPES: Partial<Readonly<Record<Deadline["kind"], SessionType>>> = {
  message: "message",
  budgetStart: "budget",
  budgetRoom: "budget",
  budgetEnd: "budget",
};

/** Sessions of the year that a limit of its budget is about. */
function sessionsAbout({ kind, year }: Deadline, book: Book): readonly Session[] {
  const type = BUDGET_TYPES[kind];
  const ofType = (type && book.byType.get(type)) ?? [];
  return ofType.filter(({ first }) => {
    const day = valueOf(first);
    return day !== undefined && yearOf(day) === year;
  });
}

/** A message that was held, and a budget session that was held has begun. */
function isMet(deadline: Deadline, book: Book): boolean {
  if (deadline.kind === "budgetEnd") return false;
  return sessionsAbout(deadline, book).some(({ fields }) => valueOf(fields.status) === "held");
}

function placeOf(deadline: Deadline, { basis, calendar }: Report): Place | undefined {
  const session = deadline.session ?? sessionsAbout(deadline, basis!.book)[0];
  const [cell] = session ? cellsOf(deadline.kind, session) : [];
  if (!cell) return undefined;
  const { block } = basis!;
  return { sheet: calendar.sheet, row: block.row + cell.row, column: block.column + cell.column };
}

/** The cells from which a term runs, else those of the session's id. */
function cellsOf(kind: Deadline["kind"], { fields, first }: Session): Session["first"]["cells"] {
  const from = {
    mayor: fields.petitionReceived,
    hold: fields.calledOn,
    committee: fields.filedOn,
    message: first,
    budgetStart: first,
    budgetRoom: first,
    budgetEnd: first,
  }[kind];
  return from.cells.length > 0 ? from.cells : fields.id.cells;
}
