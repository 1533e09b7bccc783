import type { Day } from "../days/civil";
import type { Step } from "../law/trace";
import { fold } from "../messages/fold";
import { fill } from "../messages/text";
import type { SessionType } from "../sessions/session-type";
import type { Book } from "./model/book";
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
  /** Days of sessions that are special, or may be, and leave `Interrumpe a` blank or unread; in order of their first. */
  readonly spans: readonly Span[];
}

/** Days on which a session can have been held; a blank leaves an end open. */
interface Span {
  readonly first: Day;
  /** The latest last day of this span and of those before it. */
  readonly latest: Day;
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
    spans: spansOf(book),
  };
  gathered.set(book, possible);
  return possible;
}

function spansOf({ sessions, nameless }: Book): Span[] {
  const unsaid = sessions
    .filter(({ type, judged, fields }) => judged && mayInterrupt(type) && fields.interrupts.state !== "read")
    .map(({ first, last }) => ({ first: valueOf(first), last: valueOf(last) }));
  const unnamed = nameless
    .filter(({ fields }) => fields.interrupts.state !== "read" && mayInterrupt(valueOf(fields.type)))
    .map(({ fields }) => ({ first: valueOf(fields.start), last: valueOf(fields.end) }));
  let latest = -Infinity;
  return [...unsaid, ...unnamed]
    .map(({ first = -Infinity, last = Infinity }) => ({ first, last }))
    .sort((one, other) => one.first - other.first)
    .map(({ first, last }) => ({ first, latest: (latest = Math.max(latest, last)) }));
}

function mayInterrupt(type: SessionType | undefined): boolean {
  return type === undefined || SPECIAL.includes(type);
}

/**
 * Whether a session can have been interrupted for days that the sheet does not tell: by a special one, or one whose type
 * is blank, that shares a day with it and leaves `Interrumpe a` blank, or by a row that names it and lacks its id, its
 * type or its days.
 */
export function mayBeInterrupted({ shown, first, last }: Session, book: Book): boolean {
  const { named, spans } = possibleInterruptions(book);
  if (shown !== "" && named.has(fold(shown))) return true;
  const [opens, closes] = [valueOf(first), valueOf(last)];
  if (opens === undefined || closes === undefined) return false;
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
