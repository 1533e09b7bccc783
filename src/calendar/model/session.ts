import type { Day } from "../../days/civil";
import type { SessionType } from "../../sessions/session-type";
import type { CellPlace } from "../finding";
import type { ColumnName } from "../sheet/columns";
import { valueOf, type Field, type Fields } from "./field";
import type { RowGroup } from "./group-rows";
import { issuesOf, mergeFields, type CellIssue, type Conflict } from "./merge-fields";
import type { SessionRow } from "./session-row";
import { typeOf } from "./type-of";

/** A session of the calendar, from all its rows. */
export interface Session {
  /** Its id exactly as the cell shows it. */
  readonly shown: string;
  /** Row of its first meeting, or the first of its rows. */
  readonly row: number;
  /** Undefined where the sheet gives no type, or none that is known. */
  readonly type: SessionType | undefined;
  /** Suspended and cancelled sessions, and those whose status cannot be read, get data checks only. */
  readonly judged: boolean;
  readonly first: Field<Day>;
  readonly last: Field<Day>;
  /** Days on which it met, in order, where the sheet lists any. */
  readonly met: Field<readonly Day[]>;
  readonly fields: Fields;
  readonly issues: readonly CellIssue[];
  readonly conflicts: readonly Conflict[];
  /** Its recorded ends where the last one comes before the first; they are not used. */
  readonly backwards?: { readonly first: Day; readonly last: Day; readonly cells: readonly CellPlace[] };
  /** Days listed as met that its own ends leave out; the list is not used. */
  readonly outside?: {
    readonly days: readonly Day[];
    readonly first: Day;
    readonly last: Day;
    readonly cells: readonly CellPlace[];
  };
}

/** Sessions of one day: the only one they have is also their last. */
const ONE_DAY: ReadonlySet<SessionType | undefined> = new Set<SessionType>([
  "message",
  "urgent",
  "inaugural",
]);

/**
 * Builds a session from its rows.
 *
 * @param columns those that the sheet has
 */
export function buildSession(unordered: RowGroup, columns: readonly ColumnName[]): Session {
  const rows = unordered.length === 1 ? unordered : [...unordered].sort(byMeeting);
  const { fields, conflicts } = mergeFields(rows, columns);
  const type = typeOf(rows, fields);
  const met = metDays(rows, fields);
  const first = endOf(fields.start, met, earliest);
  const named = endOf(fields.end, met, latest);
  const last = named.state === "blank" && ONE_DAY.has(type) ? first : named;
  return {
    shown: rows[0]!.id,
    row: rows[0]!.row,
    type,
    judged: isJudged(fields.status),
    fields,
    issues: issuesOf(rows, columns),
    conflicts: type === undefined ? conflicts : conflicts.filter(({ column }) => column !== "type"),
    ...consistent(first, last, met),
  };
}

/** Whether nothing says when a session of one day ended: that its first day is also its last is taken from its kind. */
export function isEndTaken({ type, last, met, fields }: Session): boolean {
  return ONE_DAY.has(type) && last.state === "read" && met.state === "blank" && fields.end.state === "blank";
}

/** The earliest meeting first, so that its hour and place are the session's. */
function byMeeting(a: SessionRow, b: SessionRow): number {
  return (valueOf(a.fields.date) ?? 0) - (valueOf(b.fields.date) ?? 0) || a.row - b.row;
}

function isJudged(status: Fields["status"]): boolean {
  if (status.state !== "read") return status.state === "blank";
  return status.value === "planned" || status.value === "held";
}

const earliest = (days: readonly Day[]): Day => days[0]!;
const latest = (days: readonly Day[]): Day => days[days.length - 1]!;

/** The days met: those of `Fecha`, one in each row, and those that `Días de reunión` lists. */
function metDays(rows: RowGroup, { date, meetingDays }: Fields): Field<readonly Day[]> {
  if (date.state === "blank" && meetingDays.state === "blank") return meetingDays;
  const cells = [...date.cells, ...meetingDays.cells];
  if (date.state === "unread" || meetingDays.state === "unread") return { state: "unread", cells };
  const days = rows.map((row) => valueOf(row.fields.date)).filter((day) => day !== undefined);
  const all = new Set([...days, ...(valueOf(meetingDays) ?? [])]);
  return { state: "read", cells, value: [...all].sort((a, b) => a - b) };
}

/** First or last day: as its own column says, else by the days met. */
function endOf(own: Field<Day>, met: Field<readonly Day[]>, pick: (days: readonly Day[]) => Day): Field<Day> {
  if (own.state !== "blank" || met.state === "blank") return own;
  return met.state === "unread" ? met : { state: "read", cells: met.cells, value: pick(met.value) };
}

type Span = Pick<Session, "first" | "last" | "met" | "backwards" | "outside">;

/** The ends and days as they are used: not at all where they contradict one another. */
function consistent(first: Field<Day>, last: Field<Day>, met: Field<readonly Day[]>): Span {
  const [from, to] = [valueOf(first), valueOf(last)];
  if (from === undefined || to === undefined) return { first, last, met };
  if (to < from) {
    const cells = [...last.cells, ...first.cells];
    return { first: unused(first), last: unused(last), met, backwards: { first: from, last: to, cells } };
  }
  const days = (valueOf(met) ?? []).filter((day) => day < from || day > to);
  if (days.length === 0) return { first, last, met };
  return { first, last, met: unused(met), outside: { days, first: from, last: to, cells: met.cells } };
}

function unused({ cells }: Field<unknown>): Field<never> {
  return { state: "unread", cells };
}
