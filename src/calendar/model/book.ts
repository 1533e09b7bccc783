import { fromCivil, yearOf, type Day } from "../../days/civil";
import type { HolidayCalendar } from "../../days/holiday-calendar";
import type { PlacedDay } from "../../days/read-own-days";
import type { Settings } from "../../law/settings";
import { membersOfMunicipality } from "../../seats/municipalities";
import type { SessionType } from "../../sessions/session-type";
import type { CellPlace } from "../finding";
import type { ColumnName } from "../sheet/columns";
import type { Header } from "../sheet/header";
import type { TableIssue } from "../sheet/table-issue";
import type { PlacedException } from "./exceptions";
import { valueOf } from "./field";
import { linkSessions, type Coverage, type Links } from "./links";
import type { SessionRow } from "./session-row";
import type { Session } from "./session";

/** Everything that the rules are asked about: the sheet's sessions, the settings and the holidays. */
export interface Book {
  readonly header: Header;
  readonly settings: Settings;
  /**
   * Members of the Legislature: as Parámetros says, else those that its municipality elected in 2020 (told once by
   * data-members); undefined where neither is known.
   */
  readonly members: number | undefined;
  /** Cell of Parámetros that names the municipality, where one does. */
  readonly municipalityAt: CellPlace | undefined;
  readonly holidays: HolidayCalendar;
  /** Rows of Feriados that give a day, in their order. */
  readonly ownDays: readonly PlacedDay[];
  /** Every session of the sheet, in its order. */
  readonly sessions: readonly Session[];
  /** Those that are judged, by type. */
  readonly byType: ReadonlyMap<SessionType, readonly Session[]>;
  /** Rows that name no session. */
  readonly nameless: readonly SessionRow[];
  readonly links: Links;
  /** Days that the sheet covers, undefined where it has no date. */
  readonly period: Period | undefined;
  /** Whether a row could be a session that was not recognised: its id, type or start is blank or unread. */
  readonly incomplete: boolean;
  readonly dates1904: boolean;
  readonly exceptions: readonly PlacedException[];
  /** Rows of Parámetros, Feriados and Excepciones that cannot be read. */
  readonly settingIssues: readonly TableIssue[];
  readonly holidayIssues: readonly TableIssue[];
  readonly exceptionIssues: readonly TableIssue[];
}

export interface Period {
  readonly first: Day;
  readonly last: Day;
  /** The sheet's own first and last session, not days that Parámetros gives. */
  readonly guessed: boolean;
}

export type BookParts = Omit<Book, "members" | "byType" | "links" | "period" | "incomplete">;

export function makeBook(parts: BookParts): Book {
  const { sessions, settings, nameless } = parts;
  const judged = sessions.filter((session) => session.judged);
  return {
    ...parts,
    members: settings.members ?? membersOfMunicipality(settings.municipality ?? ""),
    byType: byType(judged),
    links: linkSessions(judged, coverageOf(sessions, settings)),
    period: periodOf(sessions, settings),
    incomplete: nameless.length > 0 || sessions.some(isIncomplete),
  };
}

function byType(judged: readonly Session[]): Map<SessionType, Session[]> {
  const types = new Map<SessionType, Session[]>();
  for (const session of judged) {
    if (!session.type) continue;
    const same = types.get(session.type);
    if (same) same.push(session);
    else types.set(session.type, [session]);
  }
  return types;
}

/** Sessions of some types, in the order of the types and of the sheet. */
export function sessionsOf(book: Book, types: readonly SessionType[]): readonly Session[] {
  return types.flatMap((type) => book.byType.get(type) ?? []);
}

/** Rows of these types record no session of the Legislature. */
const NO_SESSION: ReadonlySet<SessionType | undefined> = new Set<SessionType>(["committee", "petition"]);

/** Whether a session's days or kind are not known, a cancelled one's aside. */
function isIncomplete({ type, first, fields, judged }: Session): boolean {
  if (!judged && fields.status.state === "read") return false;
  if (fields.status.state === "unread") return true;
  return type === undefined || (!NO_SESSION.has(type) && first.state !== "read");
}

/** From when on the sheet has every session: `desde`, or the first session of a known kind. */
function coverageOf(sessions: readonly Session[], { from }: Settings): Coverage | undefined {
  if (from !== undefined) return { first: from, guessed: false };
  const first = sessions
    .filter(({ type }) => type !== undefined && !NO_SESSION.has(type))
    .reduce((earliest, session) => Math.min(earliest, valueOf(session.first) ?? Infinity), Infinity);
  return Number.isFinite(first) ? { first, guessed: true } : undefined;
}

/** First to last session, or the days that `desde` and `hasta` give. */
function periodOf(sessions: readonly Session[], { from, to }: Settings): Period | undefined {
  let [first, last] = [Infinity, -Infinity];
  for (const session of sessions) {
    if (NO_SESSION.has(session.type)) continue;
    first = Math.min(first, valueOf(session.first) ?? Infinity);
    last = Math.max(last, valueOf(session.last) ?? valueOf(session.first) ?? -Infinity);
  }
  first = from ?? first;
  last = to ?? last;
  if (!Number.isFinite(first) || !Number.isFinite(last) || last < first) return undefined;
  return { first, last, guessed: from === undefined || to === undefined };
}

/**
 * Calendar years that the sheet covers: all from `desde` to `hasta`, or those in which it has a session, so that one
 * mistyped year does not bring in those between.
 */
export function yearsOf({ period, sessions }: Book): number[] {
  if (!period) return [];
  const [first, last] = [yearOf(period.first), yearOf(period.last)];
  if (!period.guessed) return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const years = new Set<number>();
  for (const { first: field, type } of sessions) {
    const day = NO_SESSION.has(type) ? undefined : valueOf(field);
    if (day !== undefined && day >= period.first && day <= period.last) years.add(yearOf(day));
  }
  return [...years].sort((a, b) => a - b);
}

/**
 * Whether the sheet covers a whole calendar year: by `desde` and `hasta` to the day; by its own sessions when the
 * first is not after January of that year and the last not before December.
 */
export function coversYear({ period, settings }: Book, year: number): boolean {
  if (!period) return false;
  const beginBy = settings.from === undefined ? fromCivil(year, 1, 31) : fromCivil(year, 1, 1);
  const endFrom = settings.to === undefined ? fromCivil(year, 12, 1) : fromCivil(year, 12, 31);
  return period.first <= beginBy && period.last >= endFrom;
}

/** Sessions of the Legislature, of whatever kind, that the sheet has in a span of days. */
export function hasSessionBetween({ sessions }: Book, first: Day, last: Day): boolean {
  return sessions.some(({ judged, type, first: field }) => {
    const day = judged && !NO_SESSION.has(type) ? valueOf(field) : undefined;
    return day !== undefined && day >= first && day <= last;
  });
}

/** Cells of a session in a column, or the one where it would stand; none where the sheet lacks the column. */
export function cellsOf(session: Session, name: ColumnName, { header }: Book): readonly CellPlace[] {
  const { cells } = session.fields[name];
  const column = header.columns.get(name);
  if (cells.length > 0 || column === undefined) return cells;
  return [{ table: "calendar", row: session.row, column }];
}
