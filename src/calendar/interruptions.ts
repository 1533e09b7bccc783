import type { Day } from "../days/civil";
import type { Step } from "../law/trace";
import { fold } from "../messages/fold";
import { fill } from "../messages/text";
import type { SessionType } from "../sessions/session-type";
import { sessionsOf, type Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";

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

const SPECIAL: readonly SessionType[] = ["special-mayor", "special-petition", "special", "message", "urgent"];

/** What might interrupt, gathered once for all the regular sessions of a book. */
interface PossibleInterruptions {
  /** Names, folded, that rows give which lack their id, their type or their days. */
  readonly named: ReadonlySet<string>;
  /** First days, in order, of special sessions that leave `Interrumpe a` blank or unread. */
  readonly starts: readonly Day[];
}

const gathered = new WeakMap<Book, PossibleInterruptions>();

function possibleInterruptions(book: Book): PossibleInterruptions {
  const known = gathered.get(book);
  if (known) return known;
  const isOpen = ({ type, first, last }: Session): boolean =>
    type === undefined || first.state !== "read" || last.state !== "read";
  const naming = [...book.nameless, ...book.sessions.filter(isOpen)];
  const possible = {
    named: new Set(naming.map(({ fields }) => fold(valueOf(fields.interrupts) ?? ""))),
    starts: sessionsOf(book, SPECIAL)
      .filter(({ fields }) => fields.interrupts.state !== "read")
      .flatMap(({ first }) => valueOf(first) ?? [])
      .sort((one, other) => one - other),
  };
  gathered.set(book, possible);
  return possible;
}

/**
 * Whether a session can have been interrupted for days that the sheet does not tell: by a special one that starts
 * while it is on and leaves `Interrumpe a` blank, or by a row that names it and lacks its id, its type or its days.
 */
export function mayBeInterrupted({ shown, first, last }: Session, book: Book): boolean {
  const { named, starts } = possibleInterruptions(book);
  if (shown !== "" && named.has(fold(shown))) return true;
  const [opens, closes] = [valueOf(first), valueOf(last)];
  if (opens === undefined || closes === undefined) return false;
  const next = starts[firstAtOrAfter(starts, opens)];
  return next !== undefined && next <= closes;
}

/** Place of the first of ordered days that is not before a day. */
function firstAtOrAfter(days: readonly Day[], day: Day): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
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
