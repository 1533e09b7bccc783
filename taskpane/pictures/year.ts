import type { Severity } from "../../src/calendar/finding";
import type { Status } from "../../src/calendar/sheet/words";
import { fromCivil, toCivil, yearOf, type Day } from "../../src/days/civil";
import type { Text } from "../../src/messages/text";
import type { SessionType } from "../../src/sessions/session-type";

/** What a year has, as its picture shows it. Rows are those of the calendar's sheet, from 0. */
export interface Year {
  readonly year: number;
  readonly sessions: readonly PicturedSession[];
  readonly holidays: readonly { readonly day: Day; readonly name: Text }[];
  readonly deadlines: readonly PicturedDeadline[];
  readonly findings: readonly PicturedFinding[];
  /** Marked where it is given. */
  readonly today?: Day;
}

export interface PicturedSession {
  readonly row: number;
  readonly title: Text;
  /** Undefined where the sheet gives no type that is known. */
  readonly type: SessionType | undefined;
  readonly first: Day;
  readonly last: Day;
  /** Days on which it meets, where they are listed; else it is every day from first to last. */
  readonly days?: readonly Day[];
  /** A blank one is judged as planned, and shown so. */
  readonly status: Status | undefined;
}

export interface PicturedDeadline {
  readonly day: Day;
  readonly title: Text;
  readonly row?: number;
}

export interface PicturedFinding {
  readonly severity: Severity;
  readonly days: readonly Day[];
  readonly row?: number;
  readonly message?: Text;
}

/** Everything that a day has. */
export interface MarkedDay {
  readonly day: Day;
  readonly sessions: readonly SessionOnDay[];
  readonly holidays: readonly Text[];
  readonly deadlines: readonly PicturedDeadline[];
  readonly findings: readonly PicturedFinding[];
}

export interface SessionOnDay {
  readonly session: PicturedSession;
  /** False between two listed meetings. */
  readonly meets: boolean;
}

/** A day while its things are gathered. */
interface Filling extends MarkedDay {
  readonly sessions: SessionOnDay[];
  readonly holidays: Text[];
  readonly deadlines: PicturedDeadline[];
  readonly findings: PicturedFinding[];
}

/** The days of a year that have something, in order. */
export function markedDays(year: Year): MarkedDay[] {
  const days = new Map<Day, Filling>();
  const at = (day: Day): Filling => {
    const known = days.get(day) ?? { day, sessions: [], holidays: [], deadlines: [], findings: [] };
    if (yearOf(day) === year.year) days.set(day, known);
    return known;
  };
  const [first, last] = [fromCivil(year.year, 1, 1), fromCivil(year.year, 12, 31)];
  for (const session of year.sessions)
    for (let day = Math.max(session.first, first); day <= Math.min(session.last, last); day++)
      at(day).sessions.push({ session, meets: session.days?.includes(day) ?? true });
  for (const { day, name } of year.holidays) at(day).holidays.push(name);
  for (const deadline of year.deadlines) at(deadline.day).deadlines.push(deadline);
  for (const finding of year.findings)
    for (const day of new Set(finding.days)) at(day).findings.push(finding);
  return [...days.values()].sort((one, other) => one.day - other.day);
}

/** Row that a day leads to: that of what meets on it, else of a limit, else of a finding. */
export function rowOf({ sessions, deadlines, findings }: MarkedDay): number | undefined {
  const meeting = sessions.find(({ meets }) => meets) ?? sessions[0];
  const rows = [meeting?.session.row, ...deadlines.map(({ row }) => row), ...findings.map(({ row }) => row)];
  return rows.find((row) => row !== undefined);
}

export function monthOf(day: Day): number {
  return toCivil(day).month;
}
