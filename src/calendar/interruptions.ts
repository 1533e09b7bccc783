import type { Day } from "../days/civil";
import type { Step } from "../law/trace";
import { fold } from "../messages/fold";
import { fill } from "../messages/text";
import type { SessionType } from "../sessions/session-type";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import { isEndTaken, type Session } from "./model/session";

const TEXTS = {
  begins: { es: "la interrumpe la sesión {special}", en: "session {special} interrupts it" },
  ends: { es: "último día de esa interrupción", en: "last day of that interruption" },
};

/** Days on which a special session keeps a regular or budget one from meeting (§ 4203(a) ¶1); both inclusive. */
export interface Interruption {
  readonly special: Session;
  readonly first: Day;
  readonly last: Day;
}

/**
 * The interruptions that the sheet records of a session, in order. Each is five days at most: the extension of the
 * special session does not lengthen it. One whose days are not known is left out.
 *
 * @param book of its settings `interruptionDays` is used
 */
export function interruptionsOf(session: Session, { links, settings }: Book): Interruption[] {
  const most = settings.parameters.interruptionDays;
  return (links.interruptionsOf.get(session) ?? [])
    .flatMap((special): Interruption[] => {
      const [first, last] = [valueOf(special.first), valueOf(special.last)];
      if (first === undefined || last === undefined) return [];
      return [{ special, first, last: Math.min(last, first + most - 1) }];
    })
    .sort((a, b) => a.first - b.first || a.last - b.last || (a.special.shown < b.special.shown ? -1 : 1));
}

/**
 * The interruptions after which a session went on, in order: one that began before the session did interrupted
 * nothing, and one that came last was followed by no day.
 */
export function resumedAfter(session: Session, book: Book): Interruption[] {
  const [opens, closes] = [valueOf(session.first), valueOf(session.last)];
  if (opens === undefined || closes === undefined) return [];
  return interruptionsOf(session, book).filter(({ first, last }) => opens <= first && closes > last);
}

/** Whether a session went on after an interruption: its days before and after it count together (4203a-resume). */
export function isResumed(session: Session, book: Book): boolean {
  return resumedAfter(session, book).length > 0;
}

const SPECIAL: readonly SessionType[] = [
  "special-mayor",
  "special-petition",
  "special-4304",
  "special",
  "message",
  "urgent",
];

/** What might interrupt, gathered once for all the regular sessions of a book. */
interface PossibleInterruptions {
  /**
   * Days of rows that name a session, by that name, folded, of which the sheet does not tell for which days they interrupt
   * it: they lack their id, their type or their days, or their name fits several sessions.
   */
  readonly named: ReadonlyMap<string, readonly DaysHeld[]>;
  /** Days of sessions that are special, or may be, and leave `Interrumpe a` blank or unread; in order of their first. */
  readonly spans: readonly Span[];
}

/** Days on which a session can have been held; a blank leaves an end open. */
interface DaysHeld {
  readonly first: Day;
  readonly last: Day;
}

interface Span {
  readonly first: Day;
  /** The latest last day of this span and of those before it. */
  readonly latest: Day;
}

const gathered = new WeakMap<Book, PossibleInterruptions>();

function possibleInterruptions(book: Book): PossibleInterruptions {
  const known = gathered.get(book);
  if (known) return known;
  const possible = { named: namedIn(book), spans: spansOf(book) };
  gathered.set(book, possible);
  return possible;
}

function namedIn({ sessions, nameless, links }: Book): Map<string, DaysHeld[]> {
  const isOpen = (session: Session): boolean => {
    const { type, first, last } = session;
    const hasDays = first.state === "read" && last.state === "read" && !isEndTaken(session);
    return type === undefined || (SPECIAL.includes(type) && !hasDays);
  };
  const unclear = links.interrupts
    .filter(({ to, maybe }) => to.length + maybe.length > 1)
    .map(({ from }) => from);
  const named = new Map<string, DaysHeld[]>();
  const add = ({ interrupts }: Session["fields"], days: DaysHeld): void => {
    const name = fold(valueOf(interrupts) ?? "");
    const same = named.get(name);
    if (same) same.push(days);
    else if (name !== "") named.set(name, [days]);
  };
  for (const session of [...sessions.filter(isOpen), ...unclear]) add(session.fields, daysOf(session));
  for (const { fields } of nameless) add(fields, daysHeld(fields.start, fields.end));
  return named;
}

function daysOf(session: Session): DaysHeld {
  const { first, last } = session;
  return daysHeld(first, isEndTaken(session) ? session.fields.end : last);
}

function daysHeld(first: Session["first"], last: Session["last"]): DaysHeld {
  return { first: valueOf(first) ?? -Infinity, last: valueOf(last) ?? Infinity };
}

function spansOf({ sessions, nameless }: Book): Span[] {
  const unsaid = sessions
    .filter(({ type, judged, fields }) => judged && mayInterrupt(type) && fields.interrupts.state !== "read")
    .map(daysOf);
  const unnamed = nameless
    .filter(({ fields }) => fields.interrupts.state !== "read" && mayInterrupt(valueOf(fields.type)))
    .map(({ fields }) => daysHeld(fields.start, fields.end));
  let latest = -Infinity;
  return [...unsaid, ...unnamed]
    .sort((one, other) => one.first - other.first)
    .map(({ first, last }) => ({ first, latest: (latest = Math.max(latest, last)) }));
}

function mayInterrupt(type: SessionType | undefined): boolean {
  return type === undefined || SPECIAL.includes(type);
}

/**
 * Whether a session can have been interrupted for days that the sheet does not tell: by a special one, or one whose type
 * is blank, that shares a day with it and leaves `Interrumpe a` blank, or by a row that names it, can share a day with it
 * and lacks its id, its type or its days, or names another session too.
 */
export function mayBeInterrupted({ shown, first, last }: Session, book: Book): boolean {
  const { named, spans } = possibleInterruptions(book);
  const [opens, closes] = [valueOf(first), valueOf(last)];
  if (opens === undefined || closes === undefined) return false;
  if (named.get(fold(shown))?.some((days) => days.first <= closes && opens <= days.last)) return true;
  const before = spans[firstAfter(spans, closes) - 1];
  return before !== undefined && before.latest >= opens;
}

/** Place of the first of ordered spans that begins after a day. */
function firstAfter(spans: readonly Span[], day: Day): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.first <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The steps of an interruption: its first day and its last. */
export function interruptionSteps({ special, first, last }: Interruption): Step[] {
  return [
    { day: first, text: fill(TEXTS.begins, { special: special.shown }) },
    { day: last, text: TEXTS.ends },
  ];
}
