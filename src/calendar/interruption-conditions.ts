import { isoText } from "../days/iso";
import { COLUMN_NAMES } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import { calendarDays } from "../sessions/length";
import { leastVotes } from "../sessions/votes";
import { moreThanMembers } from "./members-asked";
import { missingCell } from "./missing-cell";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import type { Draft } from "./rule";
import { lengthTrace } from "./session-length";

const WHO = {
  es: "que el alcalde convocó la sesión que interrumpe",
  en: "that the mayor called the interrupting session",
};
const WHY = {
  es: "que la interrupción fue por una emergencia",
  en: "that the interruption was for an emergency",
};
const BY = {
  es: "que los miembros aprobaron la interrupción",
  en: "that the members approved the interruption",
};

const TEXTS = {
  president: {
    es: "La sesión que interrumpe la {other} la convocó el Presidente; la ley solo permite la interrupción por una que convoca el alcalde.",
    en: "The session that interrupts {other} was called by the President; the law allows the interruption only for one that the mayor calls.",
  },
  noEmergency: {
    es: "Esta sesión interrumpe la {other} y «{column}» dice que no; la ley solo permite la interrupción por un asunto de emergencia.",
    en: "This session interrupts {other} and “{column}” says no; the law allows the interruption only for an emergency.",
  },
  fewVotes: {
    es: "Votos a favor de interrumpir la {other}: {found}, de {members} miembros; hacían falta {least}.",
    en: "{found} of {members} members voted for the interruption of {other}; {least} were needed.",
  },
  membersUnknown: {
    es: "Votos a favor de interrumpir la {other}: {found}, y no se sabe de cuántos miembros. Escriba «miembros» o «municipio» en Parámetros.",
    en: "Votes for the interruption of {other}: {found}, and of how many members is not known. Enter “members” or “municipality” in Parameters.",
  },
  tooLong: {
    es: "La interrupción de la {other} dura {found} días, del {first} al {last}; el máximo es {limit}.",
    en: "The interruption of {other} lasts {found} days, from {first} to {last}; the most is {limit}.",
  },
  tooLongExtended: {
    es: "La interrupción de la {other} dura {found} días, del {first} al {last}; el máximo es {limit}, y la prórroga de la extraordinaria no la alarga.",
    en: "The interruption of {other} lasts {found} days, from {first} to {last}; the most is {limit}, and the extension of the special session does not lengthen it.",
  },
  needed: {
    es: "{fraction} de {members} miembros: hacen falta {least}",
    en: "{fraction} of {members} members: {least} needed",
  },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * What a session lacks to interrupt a regular one (§ 4203(a) ¶1): the mayor's call, an emergency, the vote of two thirds
 * of the members, five days at most. A blank cell is missing; what is at fault is a violation, each by itself.
 *
 * @param other the session that it interrupts
 */
export function unmetConditions(session: Session, other: Session, book: Book): Draft[] {
  return [
    ...callerDrafts(session, other, book),
    ...emergencyDrafts(session, other, book),
    ...voteDrafts(session, other, book),
    ...daysDrafts(session, other, book),
  ];
}

/** Whether a cell on which the conditions depend cannot be used; a blank one among them is missing, but for the end. */
export function hasUnknownCondition({ type, first, last, fields }: Session): boolean {
  const { calledBy, emergency, votesFor } = fields;
  const told = [calledBy, emergency, ...(type === "urgent" ? [] : [votesFor])];
  return first.state !== "read" || last.state !== "read" || told.some(({ state }) => state === "unread");
}

function callerDrafts(session: Session, other: Session, book: Book): Draft[] {
  const { calledBy } = session.fields;
  if (calledBy.state === "blank") return [missingCell(session, "calledBy", WHO, book)];
  if (valueOf(calledBy) !== "president") return [];
  return [
    { severity: "violation", cells: calledBy.cells, message: fill(TEXTS.president, { other: other.shown }) },
  ];
}

function emergencyDrafts(session: Session, other: Session, book: Book): Draft[] {
  const { emergency } = session.fields;
  if (emergency.state === "blank") return [missingCell(session, "emergency", WHY, book)];
  if (valueOf(emergency) !== "no") return [];
  const message = fill(TEXTS.noEmergency, { other: other.shown, column: COLUMN_NAMES.emergency });
  return [{ severity: "violation", cells: emergency.cells, message }];
}

/** The votes of an urgent session's row are those that approved its special one, not the interruption. */
function voteDrafts(session: Session, other: Session, book: Book): Draft[] {
  const { votesFor } = session.fields;
  if (session.type === "urgent") return [];
  if (votesFor.state === "blank") return [missingCell(session, "votesFor", BY, book)];
  const found = valueOf(votesFor);
  if (found === undefined) return [];
  const { members } = book;
  if (members === undefined) {
    const message = fill(TEXTS.membersUnknown, { other: other.shown, found });
    return [{ severity: "missing", cells: votesFor.cells, message }];
  }
  if (found > members) return [moreThanMembers(session, "votesFor", found, members)];
  return fewVotes(session, other, { found, members }, book);
}

function fewVotes(
  { fields }: Session,
  other: Session,
  { found, members }: { readonly found: number; readonly members: number },
  { settings }: Book,
): Draft[] {
  const { interruptionFraction } = settings.parameters;
  const { numerator, denominator } = interruptionFraction;
  const least = leastVotes(members, interruptionFraction);
  if (found >= least) return [];
  const figures = { members, least, fraction: `${numerator}/${denominator}` };
  return [
    {
      severity: "violation",
      cells: fields.votesFor.cells,
      message: fill(TEXTS.fewVotes, { other: other.shown, found, ...figures }),
      trace: [{ text: fill(TEXTS.needed, figures) }],
      parameters: ["interruptionFraction"],
    },
  ];
}

/** From the first day of the session to its last, whatever extension it has; an end that is blank is data-missing's. */
function daysDrafts(session: Session, other: Session, { settings }: Book): Draft[] {
  const { interruptionDays: most } = settings.parameters;
  const [first, last] = [valueOf(session.first), valueOf(session.last)];
  if (first === undefined || last === undefined || last - first < most) return [];
  const counted = calendarDays({ first, last });
  const isExtended =
    session.fields.extension.state !== "blank" || session.fields.extendedTo.state !== "blank";
  return [
    {
      severity: "violation",
      cells: [...session.last.cells, ...session.first.cells],
      message: fill(isExtended ? TEXTS.tooLongExtended : TEXTS.tooLong, {
        other: other.shown,
        found: counted.length,
        first: isoText(first),
        last: isoText(last),
        limit: most,
      }),
      trace: lengthTrace({ counted, most }),
      parameters: ["interruptionDays"],
    },
  ];
}
