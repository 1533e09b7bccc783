import { yearOf, type Day } from "../days/civil";
import { isoText } from "../days/iso";
import { COLUMN_NAMES } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import { missingCell } from "./missing-cell";
import { sessionsOf, type Book } from "./model/book";
import { valueOf } from "./model/field";
import { NEAR } from "./model/links";
import type { Session } from "./model/session";
import { NOT_APPLICABLE, type Draft, type Drafts } from "./rule";

const NOT_FOUND = {
  es: "«{column}» nombra una sesión urgente que no está en la hoja, no tiene fecha, está repetida, o está suspendida o cancelada: su votación se necesita para comprobar {what}.",
  en: "“{column}” names an urgent session that is not on the sheet, has no date, appears twice, or is suspended or cancelled: its vote is needed to check {what}.",
};

const ANOTHER_VOTED = {
  es: "«{column}» nombra la sesión urgente {urgent}, y la de ese número que está en la hoja votó el {vote}, después de comenzar la extraordinaria el {first}. La que la aprobó puede ser anterior a lo que cubre la hoja: añádala o corrija el número. Su votación se necesita para comprobar {what}.",
  en: "“{column}” names urgent session {urgent}, and the one of that number on the sheet voted on {vote}, after the special session started on {first}. The one that approved it may be earlier than what the sheet covers: add it or correct the number. Its vote is needed to check {what}.",
};

const NONE_BEFORE = {
  es: "{missing} Ninguna sesión urgente de la hoja votó a más tardar el {first}, cuando comienza.",
  en: "{missing} No urgent session of the sheet voted by {first}, when it starts.",
};

/**
 * What to say of a special session that is at fault unless an urgent session approved it (§ 4203(b)(2), 2nd ¶ after
 * (ii)): nothing where it names one, that a cell is missing where one may have, else the fault. Whether the vote that
 * it names came before the call and the days of what it approves is for 4203b2-urgent to tell, once.
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
  if (authorisedBy.state === "read") return [urgentNotFound(session, what, book)];
  return mayBeApproved(session, votedBy, book) ? [approvalAsked(session, what, book)] : fault;
}

/** Asks which urgent session approved it; where all on the sheet voted too late for that, says so. */
function approvalAsked(session: Session, what: Text, book: Book): Draft {
  const missing = missingCell(session, "authorisedBy", what, book);
  const first = valueOf(session.first);
  if (first === undefined || mayBeApproved(session, first, book)) return missing;
  const message = fill(NONE_BEFORE, { missing: missing.message, first: isoText(first) });
  return { ...missing, message };
}

/** A finding that a session names an urgent one which cannot be told. */
export function urgentNotFound(session: Session, what: Text, { links }: Book): Draft {
  const { first, last, fields } = session;
  const later = links.authorisedBy.find(({ from }) => from === session)?.later;
  const [vote, starts] = [later && valueOf(later.first), valueOf(first) ?? valueOf(last)];
  const figures = { column: COLUMN_NAMES.authorisedBy, what };
  const message =
    vote === undefined || starts === undefined
      ? fill(NOT_FOUND, figures)
      : fill(ANOTHER_VOTED, {
          ...figures,
          urgent: later!.shown,
          vote: isoText(vote),
          first: isoText(starts),
        });
  return { severity: "missing", cells: fields.authorisedBy.cells, message };
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

/**
 * Whether the sheet may have an urgent session, of a year of the session or of its call, that voted by a day; around
 * New Year it can be of the year beside it, and before `desde` it is on no row.
 */
function mayBeApproved(session: Session, votedBy: Day, book: Book): boolean {
  const { first, last, fields } = session;
  const { undated, firstOfYear } = urgentVotes(book);
  const [from, to, called] = [valueOf(first), valueOf(last), valueOf(fields.calledOn)];
  const ofItsYear = (year: number): boolean =>
    from === undefined ||
    to === undefined ||
    (year >= yearOf(Math.min(from, called ?? from) - NEAR) && year <= yearOf(to + NEAR));
  return (
    undated ||
    mayBeEarlier(session, book) ||
    [...firstOfYear].some(([year, vote]) => ofItsYear(year) && vote <= votedBy)
  );
}

/**
 * Whether the vote can have been on a day before `desde`, which the sheet does not cover: it follows the petition, not the
 * mayor's answer (an urgent session called before that is a judgement), and a petition without a date can be of any day.
 */
function mayBeEarlier({ first, fields }: Session, { settings }: Book): boolean {
  const received = valueOf(fields.petitionReceived) ?? -Infinity;
  return settings.from !== undefined && Math.min(received, valueOf(first) ?? Infinity) < settings.from;
}
