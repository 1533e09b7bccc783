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

/** Finds the sessions that others name; a name is sought among those of the same year and kind. */
export function linkSessions(sessions: readonly Session[]): Links {
  const interrupts = linksBy("interrupts", sessions, REGULAR).filter(
    ({ from }) => from.type && SPECIAL.includes(from.type),
  );
  const authorisedBy = linksBy("authorisedBy", sessions, URGENT);
  const interruptionsOf = new Map<Session, Session[]>();
  for (const { from, to } of interrupts) {
    const [regular] = to;
    if (to.length !== 1 || !regular) continue;
    push(interruptionsOf, regular, from);
  }
  const urgentOf = new Map(
    authorisedBy.filter(({ to }) => to.length === 1).map(({ from, to }) => [from, to[0]!] as const),
  );
  const approvedBy = new Map<Session, Session[]>();
  for (const [special, urgent] of urgentOf) push(approvedBy, urgent, special);
  return { interrupts, authorisedBy, interruptionsOf, urgentOf, approvedBy };
}

function linksBy(
  column: "interrupts" | "authorisedBy",
  sessions: readonly Session[],
  types: readonly SessionType[],
): Link[] {
  const naming = sessions.filter(({ fields }) => fields[column].state === "read");
  if (naming.length === 0) return [];
  const named = new Map<string, Session[]>();
  for (const session of sessions) {
    if (!session.type || !types.includes(session.type)) continue;
    for (const year of yearsOf(session)) push(named, keyOf(session.shown, year), session);
  }
  return naming.map((from) => {
    const id = valueOf(from.fields[column])!;
    const to = column === "interrupts" ? fitting(from, id, named, yearsOf(from)) : approving(from, id, named);
    return { from, to };
  });
}

/**
 * The urgent session that a special one names: of its own year, else of the year of its call, else of the year beside it.
 * One near New Year that voted before the special goes before one of its own year that voted only later: numbers begin
 * anew each year, and a later vote approves nothing.
 */
function approving(from: Session, id: string, named: ReadonlyMap<string, readonly Session[]>): Session[] {
  const ofItsYear = fitting(from, id, named, yearsOf(from));
  if (ofItsYear.some((one) => votedBefore(one, from))) return ofItsYear;
  const near = nearby(from, id, named).filter((one) => votedBefore(one, from));
  if (near.length > 0 || ofItsYear.length > 0) return near.length > 0 ? near : ofItsYear;
  const ofItsCall = fitting(from, id, named, yearOfCall(from));
  return ofItsCall.length > 0 ? ofItsCall : nearby(from, id, named);
}

function votedBefore({ first }: Session, special: Session): boolean {
  const starts = valueOf(special.first) ?? valueOf(special.last) ?? Infinity;
  return (valueOf(first) ?? Infinity) <= starts;
}

/** Sessions of that id in some years; one across 31 December is of two. */
function fitting(
  from: Session,
  id: string,
  named: ReadonlyMap<string, readonly Session[]>,
  years: readonly (number | undefined)[],
): Session[] {
  const all = [...new Set(years.flatMap((year) => named.get(keyOf(id, year)) ?? []))];
  return all.length < 2 ? all : all.filter((one) => isNearest(one, from, all));
}

/** Days by which an urgent session of December and the special one of January that it approved can be apart. */
export const NEAR = 31;

/** Sessions of that id in the year beside it, near New Year: a number of another month is another session's. */
function nearby(from: Session, id: string, named: ReadonlyMap<string, readonly Session[]>): Session[] {
  const days = daysOf(from);
  const [first, last] = [Math.min(...days) - NEAR, Math.max(...days) + NEAR];
  if (last < first) return [];
  return fitting(from, id, named, [yearOf(first), yearOf(last)]).filter((one) =>
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

/**
 * A number that begins anew each year can be of two sessions of one type around New Year: the one meant is the last
 * that opened before the naming session ended.
 */
function isNearest(one: Session, from: Session, all: readonly Session[]): boolean {
  const by = valueOf(from.last) ?? valueOf(from.first) ?? Infinity;
  const opened = all
    .filter(({ type }) => type === one.type)
    .map(({ first }) => valueOf(first) ?? Infinity)
    .filter((day) => day <= by);
  return opened.length === 0 || valueOf(one.first) === Math.max(...opened);
}

function keyOf(id: string, year: number | undefined): string {
  return `${year ?? ""} ${fold(id)}`;
}

function yearsOf({ first, last, fields }: Session): readonly (number | undefined)[] {
  const days = [first, last, fields.calledOn].map((field: Field<Day>) => valueOf(field));
  const [from, to, called] = days.map((day) => (day === undefined ? undefined : yearOf(day)));
  const own = [...new Set([from, to].filter((year) => year !== undefined))];
  return own.length > 0 ? own : [called];
}

function push<Key>(groups: Map<Key, Session[]>, key: Key, session: Session): void {
  const group = groups.get(key);
  if (group) group.push(session);
  else groups.set(key, [session]);
}
