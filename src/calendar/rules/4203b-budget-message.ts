import { isoText } from "../../days/iso";
import type { Readings } from "../../law/readings";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { limitsOfSession } from "../../sessions/budget";
import { limitTrace } from "../fixed-limit";
import { missingCell } from "../missing-cell";
import { sessionsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { onceAYear, type YearOfSessions } from "../once-a-year";
import { NOT_APPLICABLE, type CalendarRule, type Draft } from "../rule";
import { severityOf, underReadings, withReadings, type Result } from "../under-readings";

const WHAT = { es: "la fecha del mensaje de presupuesto", en: "the date of the budget message" };

const TEXTS = {
  none: {
    es: "En {year} no hay mensaje de presupuesto, y la hoja tiene sesiones antes del {from} y después del {to}.",
    en: "There is no budget message in {year}, and the sheet has sessions before {from} and after {to}.",
  },
  notSeen: {
    es: "En la hoja no aparece el mensaje de presupuesto de {year}. Añádalo, o complete las filas sin tipo o sin fecha.",
    en: "The sheet shows no budget message in {year}. Add it, or complete the rows without a type or a date.",
  },
  notCovered: {
    es: "En la hoja no aparece el mensaje de presupuesto de {year}. Según Parámetros la hoja cubre {covered}, y pudo presentarse otro día de ese año. Si consta en otra hoja, anótelo en Excepciones; si no, añádalo.",
    en: "The sheet shows no budget message in {year}. According to Parameters the sheet covers the days {covered}, and it may have been presented on another day of that year. If it is on another sheet, say so under Exceptions; if not, add it.",
  },
  canBeWritten: {
    es: "En la hoja no aparece el mensaje de presupuesto de {year}. Desde la Ley 49-2016 puede ser un mensaje escrito, sin sesión.",
    en: "The sheet shows no budget message in {year}. Since Law 49-2016 it can be a written message, without a session.",
  },
  several: {
    es: "En {year} hay {found} sesiones de mensaje de presupuesto; la ley habla de una.",
    en: "There are {found} budget message sessions in {year}; the law speaks of one.",
  },
  oneDay: {
    es: "La sesión del mensaje de presupuesto dura {found} días, del {first} al {last}; debe ser de un solo día.",
    en: "The budget message session lasts {found} days, from {first} to {last}; it must be one day.",
  },
  late: {
    es: "El mensaje de presupuesto se presenta el {first}, convocado el {called}; el límite es el {limit}.",
    en: "The budget message is presented on {first}, called on {called}; the limit is {limit}.",
  },
  lateSession: {
    es: "El mensaje de presupuesto se presenta el {first}; el límite es el {limit}.",
    en: "The budget message is presented on {first}; the limit is {limit}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b) ¶2: by 31 May the mayor calls a one-day special session to present the budget and its message. R11: the
 * call and the session by that date, or one of them.
 */
export const budgetMessage: CalendarRule = {
  id: "4203b-budget-message",
  citation: "§ 4203(b) ¶2",
  clauses: ["4203b-budget-message"],
  check: (book) => {
    const messages = sessionsOf(book, ["message"]);
    const years = onceAYear(messages, book);
    if (messages.length === 0 && years.length === 0) return NOT_APPLICABLE;
    return [
      ...years.flatMap((year) => yearDrafts(year, book)),
      ...messages.flatMap((session) => [...lengthDrafts(session), ...dateDrafts(session, book)]),
    ];
  },
};

function yearDrafts(
  { year, sessions, complete, covered, season }: YearOfSessions,
  { settings }: Book,
): Draft[] {
  if (sessions.length === 1) return [];
  const [, second] = sessions;
  if (second) {
    const cells = sessions.slice(1).flatMap(({ first }) => first.cells);
    const message = fill(TEXTS.several, { year, found: sessions.length });
    return [{ severity: "judgement", session: second, cells, message }];
  }
  if (settings.law !== "81-1991")
    return [{ severity: "judgement", cells: [], message: fill(TEXTS.canBeWritten, { year }) }];
  return [
    complete
      ? {
          severity: "violation",
          cells: [],
          message: fill(TEXTS.none, { year, ...season }),
          parameters: ["budgetEndLatest"],
        }
      : {
          severity: "warning",
          cells: [],
          message: covered ? fill(TEXTS.notCovered, { year, covered }) : fill(TEXTS.notSeen, { year }),
        },
  ];
}

/** One day; where an extension is recorded, 4203a-extension-late asks whether it can be extended. */
function lengthDrafts(session: Session): Draft[] {
  const [first, last] = [valueOf(session.first), valueOf(session.last)];
  const { extension, extendedTo } = session.fields;
  if (first === undefined || last === undefined || last === first) return [];
  if (extension.state !== "blank" || extendedTo.state !== "blank") return [];
  const figures = { found: last - first + 1, first: isoText(first), last: isoText(last) };
  return [
    {
      severity: "violation",
      session,
      cells: [...session.last.cells, ...session.first.cells],
      message: fill(TEXTS.oneDay, figures),
      trace: [
        { day: first, text: CALENDAR_TEXTS.starts },
        { day: last, text: CALENDAR_TEXTS.ends },
      ],
    },
  ];
}

function dateDrafts(session: Session, book: Book): Draft[] {
  const first = valueOf(session.first);
  const { calledOn } = session.fields;
  if (first === undefined) return [];
  const called = valueOf(calledOn);
  const { message: limit } = limitsOfSession(first, book.settings.parameters);
  const verdict = underReadings(book.settings, ["message"], ({ message }) =>
    inTime(message, first, called, limit),
  );
  if (verdict.standing === "holds") return [];
  if (verdict.standing === "unknown")
    return calledOn.state === "blank" ? [missingCell(session, "calledOn", WHAT, book)] : [];
  const steps: Step[] = called === undefined ? [] : [{ day: called, text: CALENDAR_TEXTS.called }];
  const figures = { first: isoText(first), limit: isoText(limit) };
  const message =
    called === undefined
      ? fill(TEXTS.lateSession, figures)
      : fill(TEXTS.late, { ...figures, called: isoText(called) });
  return [
    {
      severity: severityOf(verdict.standing),
      session,
      cells: [...session.first.cells, ...calledOn.cells],
      message: withReadings(message, verdict),
      trace: [...limitTrace(limit, book), ...steps, { day: first, text: CALENDAR_TEXTS.starts }],
      otherReadings: verdict.otherReadings,
      parameters: ["budgetMessageLatest"],
    },
  ];
}

/** R11; a blank call leaves open all but the session's own date. */
function inTime(
  reading: Readings["message"],
  first: number,
  called: number | undefined,
  limit: number,
): Result {
  const session = first <= limit;
  const call = called === undefined ? undefined : called <= limit;
  if (reading === "sesión") return { holds: session };
  if (reading === "convocatoria") return { holds: call };
  return { holds: session && call };
}
