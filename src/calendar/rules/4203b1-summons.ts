import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS, COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import type { Draft, SessionRule } from "../rule";

const ON_THE_DAY = {
  es: "que la sesión comenzó el día de la citación",
  en: "that the session started on the day summoned for",
};

const AT_THE_HOUR = {
  es: "que la sesión comenzó a la hora de la citación",
  en: "that the session started at the hour summoned for",
};

const TEXTS = {
  otherDay: {
    es: "La sesión comienza el {found} y se citó para el {summoned}.",
    en: "The session starts on {found} and was summoned for {summoned}.",
  },
  otherHour: {
    es: "La sesión comienza a las {found} y se citó para las {summoned}.",
    en: "The session starts at {found} and was summoned for {summoned}.",
  },
  kindOpen: {
    es: "{difference} Eso lo prohíbe la ley en la que el alcalde convoca por su iniciativa, y no consta si esta fue por petición. Escriba «extraordinaria (alcalde)» o «extraordinaria (petición)» en «{column}».",
    en: "{difference} The law forbids it for a session that the mayor calls on his own initiative, and it is not recorded whether this one was upon a petition. Enter “special (mayor)” or “special (petition)” under “{column}”.",
  },
  summoned: { es: "día de la citación", en: "day summoned for" },
  summonedHour: { es: "hora de la citación: {summoned}", en: "hour summoned for: {summoned}" },
  hour: { es: "hora en que comienza: {found}", en: "hour of its start: {found}" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b)(1): a special session on the mayor's initiative starts on the day and hour of his summons. The budget
 * message is one, of which no summons is asked: (b) ¶2 gives it a limit of its own.
 */
export const mayorSummons: SessionRule = {
  id: "4203b1-summons",
  citation: "§ 4203(b)(1)",
  clauses: ["4203b1-summons"],
  types: ["special-mayor", "message"],
  check: (session, book) => [...dayDrafts(session, book), ...hourDrafts(session, book)],
};

function dayDrafts(session: Session, book: Book): Draft[] {
  const { summonedFor } = session.fields;
  if (summonedFor.state === "blank")
    return session.type === "message" ? [] : [missingCell(session, "summonedFor", ON_THE_DAY, book)];
  const [first, summoned] = [valueOf(session.first), valueOf(summonedFor)];
  if (first === undefined || summoned === undefined || first === summoned) return [];
  const message = fill(TEXTS.otherDay, { found: isoText(first), summoned: isoText(summoned) });
  return [
    {
      ...faultOf(session, [...session.first.cells, ...summonedFor.cells], message),
      trace: [
        { day: summoned, text: TEXTS.summoned },
        { day: first, text: CALENDAR_TEXTS.starts },
      ],
    },
  ];
}

/**
 * What differs from the summons: a violation of a session that its row calls the mayor's own, or the message. Of one that it
 * calls special without more, that it is his own is known by blank cells alone, those of a petition.
 */
function faultOf(
  { fields: { type } }: Session,
  cells: Draft["cells"],
  difference: Text,
): Pick<Draft, "severity" | "cells" | "message"> {
  if (valueOf(type) !== "special") return { severity: "violation", cells, message: difference };
  const message = fill(TEXTS.kindOpen, { difference, column: COLUMN_NAMES.type });
  return { severity: "missing", cells: [...type.cells, ...cells], message };
}

/** The hour is judged where the summons gives one. */
function hourDrafts(session: Session, book: Book): Draft[] {
  const { time, summonedTime } = session.fields;
  const [hour, summonedHour] = [valueOf(time), valueOf(summonedTime)];
  if (summonedHour === undefined || time.state === "unread" || hour === summonedHour) return [];
  if (hour === undefined) return [missingCell(session, "time", AT_THE_HOUR, book)];
  const figures = { found: clockText(hour), summoned: clockText(summonedHour) };
  return [
    {
      ...faultOf(session, [...time.cells, ...summonedTime.cells], fill(TEXTS.otherHour, figures)),
      trace: [{ text: fill(TEXTS.summonedHour, figures) }, { text: fill(TEXTS.hour, figures) }],
    },
  ];
}

/** @param minutes after midnight */
function clockText(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
