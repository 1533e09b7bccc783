import { yearOf, type Day } from "../days/civil";
import { COLUMN_NAMES } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import { missingCell } from "./missing-cell";
import { sessionsOf, type Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import { NOT_APPLICABLE, type Draft, type Drafts } from "./rule";

const NOT_FOUND = {
  es: "«{column}» nombra una sesión urgente que no está en la hoja, o más de una: sin su día no se puede comprobar {what}.",
  en: "“{column}” names an urgent session that is not on the sheet, or more than one: without its day {what} cannot be checked.",
};

/**
 * What to say of a special session that is at fault unless an urgent session approved it (§ 4203(b)(2), 2nd ¶ after
 * (ii)): nothing where one did, that a cell is missing where one may have, else the fault.
 *
 * @param what what cannot be checked without knowing it
 * @param votedBy last day on which a vote could still mend the fault, where there is one
 */
export function unlessUrgent(
  session: Session,
  { what, votedBy = Infinity }: { readonly what: Text; readonly votedBy?: Day },
  book: Book,
  fault: readonly Draft[],
): Drafts {
  const { authorisedBy } = session.fields;
  if (authorisedBy.state === "unread" || book.links.urgentOf.has(session)) return NOT_APPLICABLE;
  if (authorisedBy.state === "read") return [urgentNotFound(session, what)];
  return mayBeApproved(session, votedBy, book) ? [missingCell(session, "authorisedBy", what, book)] : fault;
}

/** A finding that a session names an urgent one which cannot be told. */
export function urgentNotFound(session: Session, what: Text): Draft {
  return {
    severity: "missing",
    cells: session.fields.authorisedBy.cells,
    message: fill(NOT_FOUND, { column: COLUMN_NAMES.authorisedBy, what }),
  };
}

/** What the sheet tells of urgent sessions, gathered once for all the sessions that may rest on one. */
interface UrgentVotes {
  /** An urgent session without a day, or a row that lacks what would show it to be one: of any year, by any day. */
  readonly undated: boolean;
  /** Earliest vote of each year. */
  readonly firstOfYear: ReadonlyMap<number, Day>;
}

const gathered = new WeakMap<Book, UrgentVotes>();

function urgentVotes(book: Book): UrgentVotes {
  const known = gathered.get(book);
  if (known) return known;
  const urgent = sessionsOf(book, ["urgent"]).map(({ first }) => valueOf(first));
  const firstOfYear = new Map<number, Day>();
  for (const day of urgent)
    if (day !== undefined) firstOfYear.set(yearOf(day), Math.min(day, firstOfYear.get(yearOf(day)) ?? day));
  const votes = { undated: urgent.includes(undefined) || hasUntoldRow(book), firstOfYear };
  gathered.set(book, votes);
  return votes;
}

function hasUntoldRow({ sessions, nameless }: Book): boolean {
  return (
    sessions.some(({ judged, fields }) => judged && fields.type.state === "blank") ||
    nameless.some(({ fields: { type } }) => type.state === "blank" || valueOf(type) === "urgent")
  );
}

/** Whether the sheet may have an urgent session, of the session's own year, that voted by a day. */
function mayBeApproved({ first, last }: Session, votedBy: Day, book: Book): boolean {
  const { undated, firstOfYear } = urgentVotes(book);
  const [from, to] = [valueOf(first), valueOf(last)];
  const ofItsYear = (year: number): boolean =>
    from === undefined || to === undefined || (year >= yearOf(from) && year <= yearOf(to));
  return undated || [...firstOfYear].some(([year, vote]) => ofItsYear(year) && vote <= votedBy);
}
