import { isClosed } from "../../days/holiday-calendar";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { fill } from "../../messages/text";
import { budgetDaySteps } from "../../sessions/budget-steps";
import { calendarDays } from "../../sessions/length";
import { countedStep, type DayStep } from "../../sessions/term-steps";
import { dayText } from "../day-text";
import { isResumed } from "../interruptions";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { extensionsOf, type RecordedExtensions } from "../model/extensions";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, type Draft, type SessionRule } from "../rule";
import * as lengths from "../session-length";
import { spanText } from "../span-text";

const WHAT = {
  es: "los días contables de la sesión de presupuesto",
  en: "the countable days of the budget session",
};

const TEXTS = {
  over: {
    es: "La sesión de presupuesto cuenta {found} días sin domingos ni feriados; el máximo es {limit}.",
    en: "The budget session counts {found} days without Sundays and holidays; the most is {limit}.",
  },
  pastExtension: {
    es: "La sesión de presupuesto cuenta {found} días sin domingos ni feriados, el máximo es {limit}, y la prórroga termina el {until}.",
    en: "The budget session counts {found} days without Sundays and holidays, the most is {limit}, and its extension ends on {until}.",
  },
  daysUnknown: {
    es: "Del {first} al {last} hay {span}; el máximo es {limit}. Indique los días de reunión.",
    en: "From {first} to {last} there are {span}; the most is {limit}. Give the meeting days.",
  },
  countable: { es: "{days} días sin domingos ni feriados", en: "{days} days without Sundays and holidays" },
  closed: {
    es: "La sesión de presupuesto se reúne en domingo o feriado ({days}): es lícito, y ese día no se cuenta entre los {limit}.",
    en: "The budget session meets on a Sunday or a holiday ({days}): this is lawful, and that day is not counted among the {limit}.",
  },
  noDayOfSession: { es: "ese día no es de la sesión", en: "that day is not a day of the session" },
};

/**
 * § 4203(a) ¶3: at most ten days, Sundays and holidays left out; Saturday counts (R5). The mayor's prior extension
 * lifts them (¶1). A meeting on a Sunday or a holiday is noted (R18). Of one that was interrupted and went on with too
 * many days 4203a-resume tells.
 */
export const budgetDays: SessionRule = {
  id: "4203a-budget-days",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-days"],
  types: ["budget"],
  check: (session, book) => {
    if (!lengths.hasEnds(session) || session.met.state === "unread") return NOT_APPLICABLE;
    const extensions = extensionsOf(session);
    const length = lengths.budgetLength(session, book);
    const { holds, lastAllowed } = lengths.lengthResult(length, extensions);
    const notes = closedDaysNote(session, book, holds);
    if (holds === true) return notes;
    const isToldElsewhere = holds === false && isResumed(session, book);
    if (isToldElsewhere || extensions.state === "unread") return notes.length > 0 ? notes : NOT_APPLICABLE;
    if (extensions.state === "half") return [missingCell(session, extensions.lacks, WHAT, book), ...notes];
    const sentence =
      holds === undefined
        ? TEXTS.daysUnknown
        : extensions.state === "read"
          ? TEXTS.pastExtension
          : TEXTS.over;
    return [
      {
        severity: holds === undefined ? "missing" : "violation",
        cells: lengths.lengthCells(session),
        message: fill(sentence, {
          ...lengths.endsText(session),
          found: length.counted.length,
          span: spanText(TEXTS.countable, length),
          limit: length.most,
          until: dayText(lastAllowed),
        }),
        trace: budgetTrace(session, book, length, extensions),
        parameters: length.parameters,
      },
      ...notes,
    ];
  },
};

function budgetTrace(
  session: Session,
  book: Book,
  length: lengths.CountedLength,
  extensions: RecordedExtensions,
): Step[] {
  const days = daySteps(session, book, length);
  const { away } = length;
  const told = away ? lengths.withInterruptions(days, away) : days;
  const left = away ? [{ text: spanText(TEXTS.countable, length) }] : [];
  return [...told, ...left, ...lengths.extensionTrace(extensions)];
}

/**
 * Each day met or, where none is listed, each of the session without those of one that interrupted it, to the first beyond
 * the length, then the last: an end that is years away is a slip of the pen.
 */
function daySteps(session: Session, { holidays }: Book, length: lengths.CountedLength): DayStep[] {
  const listed = lengths.listedDays(session);
  if (listed.length > 0) return budgetDaySteps(listed, holidays);
  const { counted, most } = length;
  const isCut = counted.length > most + 1;
  const last = isCut ? counted[most]! : valueOf(session.last)!;
  const own = new Set(counted);
  const span = calendarDays({ first: valueOf(session.first)!, last });
  const steps = budgetDaySteps(
    span.filter((day) => own.has(day) || isClosed(day, holidays)),
    holidays,
  );
  return isCut ? [...steps, countedStep(counted[counted.length - 1]!, counted.length)] : steps;
}

/** @param holds whether the countable days hold: a day that is not of the session counts as little as a closed one */
function closedDaysNote(session: Session, book: Book, holds: boolean | undefined): Draft[] {
  const trace = budgetDaySteps(lengths.listedDays(session), book.holidays).filter(({ counted }) => !counted);
  if (trace.length === 0) return [];
  const days = trace.map(({ day }) => isoText(day)).join(", ");
  const limit = book.settings.parameters.budgetSessionDays;
  return [
    {
      severity: "note",
      cells: session.met.cells,
      message: fill(TEXTS.closed, { days, limit }),
      trace,
      otherReadings: [{ reading: TEXTS.noDayOfSession, holds }],
      parameters: ["budgetSessionDays"],
    },
  ];
}
