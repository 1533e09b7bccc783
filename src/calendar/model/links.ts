import type { Day } from "../../days/civil";
import { yearOf } from "../../days/civil";
import { fold } from "../../messages/fold";
import type { SessionType } from "../../sessions/session-type";
import { valueOf, type Field } from "./field";
import type { Session } from "./session";

/** A session that another one names in a cell. */
export interface Link {
  readonly from: Session;
  /** The sessions that the name fits: one where the link is good. */
  readonly to: readonly Session[];
  /** Others that it may fit: a blank leaves open if they are of that kind and year. */
  readonly maybe: readonly Session[];
  /** Where none fits: one of that name that voted too late, if the one meant may lie before what the sheet covers. */
  readonly later?: Session | undefined;
}

/** First day that the sheet covers. */
export interface Coverage {
  readonly first: Day;
  /** Whether it is the day of the sheet's earliest session, not one that Parámetros gives. */
  readonly guessed: boolean;
}

/** The links that `Interrumpe a` and `Autorizada por` make. */
export interface Links {
  readonly interrupts: readonly Link[];
  readonly authorisedBy: readonly Link[];
  /** Special sessions that interrupted a regular or budget one, by that one. */
  readonly interruptionsOf: ReadonlyMap<Session, readonly Session[]>;
  /** The urgent session on which a special one rests. */
  readonly urgentOf: ReadonlyMap<Session, Session>;
  /** The special sessions that rest on an urgent one, by that one. */
  readonly approvedBy: ReadonlyMap<Session, readonly Session[]>;
}

const REGULAR: readonly SessionType[] = ["regular", "budget"];
/** Only a special session interrupts (§ 4203(a) ¶1); the budget message and the urgent one are special too. */
const SPECIAL: readonly SessionType[] = [
  "special",
  "special-mayor",
  "special-petition",
  "special-4304",
  "message",
  "urgent",
];
const URGENT: readonly SessionType[] = ["urgent"];
/** An urgent vote approves a special session (§ 4203(b)(2), 2nd ¶ after (ii)), no other and not another urgent one. */
const APPROVED: readonly SessionType[] = ["special", "special-mayor", "special-petition"];

/**
 * Finds the sessions that others name; a name is sought among those of the same year and kind.
 *
 * @param coverage undefined where the sheet has no date
 */
export function linkSessions(sessions: readonly Session[], coverage?: Coverage): Links {
  const open = byName(sessions.filter(mayBeRegular));
  const undated = byName(sessions.filter(mayHaveVoted));
  const interrupts = linksBy(
    "interrupts",
    ofTypes(sessions, SPECIAL),
    ofTypes(sessions, REGULAR),
    fitting,
  ).map((link) => withMaybe(link, open));
  const authorisedBy = linksBy(
    "authorisedBy",
    ofTypes(sessions, APPROVED),
    ofTypes(sessions, URGENT),
    approving,
  )
    .map((link) => withMaybe(link, undated))
    .map((link) => unlessUncovered(link, coverage));
  const interruptionsOf = new Map<Session, Session[]>();
  for (const { from, to, maybe } of interrupts)
    if (to.length === 1 && maybe.length === 0) push(interruptionsOf, to[0]!, from);
  const urgentOf = new Map(
    authorisedBy.filter(({ to }) => to.length === 1).map(({ from, to }) => [from, to[0]!] as const),
  );
  const approvedBy = new Map<Session, Session[]>();
  for (const [special, urgent] of urgentOf) push(approvedBy, urgent, special);
  return { interrupts, authorisedBy, interruptionsOf, urgentOf, approvedBy };
}

function ofTypes(sessions: readonly Session[], types: readonly SessionType[]): Session[] {
  return sessions.filter(({ type }) => type && types.includes(type));
}

/** Whether a blank type or a blank end leaves open if it is the regular session of a number and a year. */
function mayBeRegular(session: Session): boolean {
  const { type, first, last } = session;
  if (type === undefined) return true;
  if (!REGULAR.includes(type) || last.state === "read") return false;
  const opens = valueOf(first);
  return opens === undefined || yearOf(opens) !== yearOf(opens + NEAR);
}

const NONE: readonly Session[] = [];

function byName(sessions: readonly Session[]): Map<string, Session[]> {
  const names = new Map<string, Session[]>();
  for (const session of sessions) push(names, fold(session.shown), session);
  return names;
}

/** A name that fits one session may be that of others. */
function withMaybe(link: Link, others: ReadonlyMap<string, readonly Session[]>): Link {
  const [named] = link.to;
  if (link.to.length !== 1 || !named) return link;
  const same = others.get(fold(named.shown)) ?? NONE;
  return { ...link, maybe: same.filter((one) => one !== link.from && one !== named) };
}

/** Sessions that can be named, by id and year. */
type Named = ReadonlyMap<string, readonly Session[]>;

function linksBy(
  column: "interrupts" | "authorisedBy",
  sessions: readonly Session[],
  targets: readonly Session[],
  find: (from: Session, id: string, named: Named) => Session[],
): Link[] {
  const naming = sessions.filter(({ fields }) => fields[column].state === "read");
  if (naming.length === 0) return [];
  const named = new Map<string, Session[]>();
  for (const session of targets)
    for (const year of yearsOf(session)) push(named, keyOf(session.shown, year), session);
  return naming.map((from) => ({ from, to: find(from, valueOf(from.fields[column])!, named), maybe: NONE }));
}

/**
 * The urgent session that a special one names: of its own year, else of the year of its call, else of the year beside it.
 * One near New Year that voted before the special goes before one of its own year that voted only later: numbers begin
 * anew each year, and a later vote approves nothing.
 */
function approving(from: Session, id: string, named: Named): Session[] {
  const ofItsYear = approvingOf(from, id, named, yearsOf(from));
  if (ofItsYear.some((one) => votedBefore(one, from))) return ofItsYear;
  const near = nearby(from, id, named).filter((one) => votedBefore(one, from));
  if (near.length > 0 || ofItsYear.length > 0) return near.length > 0 ? near : ofItsYear;
  const ofItsCall = approvingOf(from, id, named, yearOfCall(from));
  return ofItsCall.length > 0 ? ofItsCall : nearby(from, id, named);
}

function votedBefore({ first }: Session, special: Session): boolean {
  return (valueOf(first) ?? Infinity) <= (startOf(special) ?? Infinity);
}

/** Day by which a vote came beforehand. */
function startOf({ first, last }: Session): Day | undefined {
  return valueOf(first) ?? valueOf(last);
}

/**
 * A vote that came only after the special session began approves nothing, and numbers may begin anew in the year or the
 * serie of the sheet: where it does not cover the days on which the one meant can have voted, after the petition and NEAR
 * the session, that one is not on it. Nor is it known where a row of that number leaves its type or its day blank.
 */
function unlessUncovered(link: Link, coverage: Coverage | undefined): Link {
  const { from, to, maybe } = link;
  const [urgent] = to;
  if (to.length !== 1 || !urgent) return link;
  const isBefore = (valueOf(urgent.first) ?? Infinity) <= (valueOf(from.first) ?? -Infinity);
  if (isBefore || (maybe.length === 0 && isCovered(earliestVote(from), coverage))) return link;
  return { ...link, to: NONE, later: maybe.length === 0 ? urgent : undefined };
}

/** Whether a blank type or first day leaves open if it is an urgent session that voted early enough. */
function mayHaveVoted({ type, first }: Session): boolean {
  return type === undefined || (URGENT.includes(type) && first.state !== "read");
}

/** Earliest day on which a session can have been approved; where its first day is not known, its call comes before that. */
function earliestVote({ first, fields: { petitionReceived, calledOn } }: Session): Day {
  const starts = valueOf(first) ?? valueOf(calledOn) ?? -Infinity;
  return Math.max(starts - NEAR, valueOf(petitionReceived) ?? -Infinity);
}

/** Whether the sheet has all votes from a day on: those since `desde`, else those of the years of its sessions. */
function isCovered(earliest: Day, coverage: Coverage | undefined): boolean {
  if (!coverage || !Number.isFinite(earliest)) return false;
  return coverage.guessed ? yearOf(coverage.first) <= yearOf(earliest) : coverage.first <= earliest;
}

/** Sessions of that id in some years; one across 31 December is of two. */
function fitting(from: Session, id: string, named: Named, years = yearsOf(from)): Session[] {
  return nearestTo(valueOf(from.last) ?? valueOf(from.first) ?? Infinity, id, named, years);
}

/** Urgent sessions of that id in some years: the last that voted before it. */
function approvingOf(from: Session, id: string, named: Named, years: Years): Session[] {
  return nearestTo(startOf(from) ?? Infinity, id, named, years);
}

type Years = readonly (number | undefined)[];

/**
 * A number that begins anew each year can be of two sessions of one type around New Year: the one meant is the last
 * that opened by some day.
 */
function nearestTo(by: Day, id: string, named: Named, years: Years): Session[] {
  const all = [...new Set(years.flatMap((year) => named.get(keyOf(id, year)) ?? []))];
  return all.length < 2 ? all : all.filter((one) => isNearest(one, by, all));
}

/** Days by which an urgent session of December and the special one of January that it approved can be apart. */
export const NEAR = 31;

/** Sessions of that id in the year beside it, near New Year: a number of another month is another session's. */
function nearby(from: Session, id: string, named: Named): Session[] {
  const days = daysOf(from);
  const [first, last] = [Math.min(...days) - NEAR, Math.max(...days) + NEAR];
  if (last < first) return [];
  return approvingOf(from, id, named, [yearOf(first), yearOf(last)]).filter((one) =>
    daysOf(one).some((day) => day >= first && day <= last),
  );
}

function daysOf({ first, last, fields }: Session): Day[] {
  return [first, last, fields.calledOn].map((field) => valueOf(field)).filter((day) => day !== undefined);
}

/** An urgent vote at the end of December approves a session of January: it is of the year of that one's call. */
function yearOfCall({ fields: { calledOn } }: Session): number[] {
  const called = valueOf(calledOn);
  return called === undefined ? [] : [yearOf(called)];
}

function isNearest(one: Session, by: Day, all: readonly Session[]): boolean {
  const opened = all
    .filter(({ type }) => type === one.type)
    .map(({ first }) => valueOf(first) ?? Infinity)
    .filter((day) => day <= by);
  return opened.length === 0 || valueOf(one.first) === Math.max(...opened);
}

function keyOf(id: string, year: number | undefined): string {
  return `${year ?? ""} ${fold(id)}`;
}

/** Years of a session's ends; where neither is known that of its call, unless it can be of the next one. */
function yearsOf({ first, last, fields }: Session): Years {
  const ends = [first, last].map((field: Field<Day>) => valueOf(field)).filter((day) => day !== undefined);
  if (ends.length > 0) return [...new Set(ends.map(yearOf))];
  const called = valueOf(fields.calledOn);
  return [called !== undefined && yearOf(called) === yearOf(called + NEAR) ? yearOf(called) : undefined];
}

function push<Key>(groups: Map<Key, Session[]>, key: Key, session: Session): void {
  const group = groups.get(key);
  if (group) group.push(session);
  else groups.set(key, [session]);
}
