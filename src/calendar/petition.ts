import type { Day } from "../days/civil";
import type { CalendarReading } from "../law/readings";
import type { Step } from "../law/trace";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { petitionTerm, type Petition } from "../sessions/petition";
import { petitionSteps } from "../sessions/petition-steps";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import type { ColumnName } from "./sheet/columns";
import { underReadings, withSafeDates, type Verdict } from "./under-readings";

/** Cells that tell of a petition or of the mayor's answer to it. */
const PETITION = [
  "petitionReceived",
  "delivery",
  "signatures",
  "certificate",
  "answer",
  "answeredOn",
  "answerReceipt",
] as const satisfies readonly ColumnName[];

type PetitionColumn = (typeof PETITION)[number];

/** Whether a session's own row tells of a petition. */
export function recordsPetition({ fields }: Session): boolean {
  return PETITION.some((column) => fields[column].state !== "blank");
}

/** The special sessions that name this urgent one as what approved them, by their ids. */
export function restingOn(urgent: Session, { links }: Book): Session[] {
  return [...(links.approvedBy.get(urgent) ?? [])].sort((a, b) => (a.shown < b.shown ? -1 : 1));
}

/**
 * The other rows that can tell of a session's petition: an urgent session and the special ones that it approves rest
 * on the same one.
 */
function othersOfPetition(session: Session, book: Book): Session[] {
  const urgent = book.links.urgentOf.get(session);
  return urgent ? [urgent] : restingOn(session, book);
}

/**
 * The session whose row tells of the petition of this one, undefined where no row does: one that says when and how the
 * petition was delivered goes before its own, which may repeat some cell of it, unless they contradict each other.
 */
export function petitionHolder(session: Session, book: Book): Session | undefined {
  const rows = [session, ...othersOfPetition(session, book)].filter(recordsPetition);
  return rows.find((one) => petitionOf(one) && !contradicts(one, session)) ?? rows[0];
}

/** Cells by which rows that tell of one petition must agree. */
const TOLD_ALIKE = [
  "petitionReceived",
  "delivery",
  "answer",
  "answeredOn",
] as const satisfies PetitionColumn[];

function contradicts(one: Session, other: Session): boolean {
  return TOLD_ALIKE.some((column) => {
    const [here, there] = [one, other].map(({ fields }) => valueOf<unknown>(fields[column]));
    return here !== undefined && there !== undefined && here !== there;
  });
}

/** Whether a session's cell is to be filled for its petition: its row tells of one, or no other does. */
export function isAskedFor(session: Session, column: PetitionColumn, book: Book): boolean {
  if (!recordsPetition(session)) return !isToldByOther(session, book);
  return othersOfPetition(session, book).every(({ fields }) => fields[column].state === "blank");
}

/** Whether another row than the session's own tells of its petition. */
export function isToldByOther(session: Session, book: Book): boolean {
  return othersOfPetition(session, book).some(recordsPetition);
}

/** Whether the President called a special session without a petition that the sheet records. */
export function lacksPetition(session: Session, book: Book): boolean {
  return valueOf(session.fields.calledBy) === "president" && petitionHolder(session, book) === undefined;
}

/** Day and way of delivery of the petition that a row tells of, undefined where a cell of the two has no value. */
export function petitionOf({ fields }: Session): Petition | undefined {
  const [received, delivery] = [valueOf(fields.petitionReceived), valueOf(fields.delivery)];
  return received === undefined || delivery === undefined ? undefined : { received, delivery };
}

/** Saturday bears on the first working day alone, which only the mail asks for. */
function readingsOn({ delivery }: Petition): readonly CalendarReading[] {
  return delivery === "mail" ? ["term", "saturday"] : ["term"];
}

/**
 * Asks under every reading of the mayor's term (R1; by mail R2 too); the date of each result is its last day. Where the
 * readings differ, the dates that are safe under all of them are told once: his own, and the President's.
 */
export function underTerms(
  petition: Petition,
  { settings, holidays }: Book,
  ask: (last: Day) => boolean | undefined,
): Verdict {
  const verdict = underReadings(settings, readingsOn(petition), (readings) => {
    const { last } = petitionTerm(petition, settings.parameters.mayorAnswerDays, readings, holidays);
    return { holds: ask(last), day: last };
  });
  return withSafeDates(verdict, CALENDAR_TEXTS.safeTerm);
}

/** The mayor's term day by day, under the reading that decides. */
export function termTrace(petition: Petition, { readings }: Verdict, { settings, holidays }: Book): Step[] {
  return petitionSteps(petition, settings.parameters.mayorAnswerDays, readings, holidays);
}

/** Date of the President's call of a session, undefined where another called it or the day is not known. */
export function presidentsCall({ fields: { calledBy, calledOn } }: Session): Day | undefined {
  return valueOf(calledBy) === "president" ? valueOf(calledOn) : undefined;
}
