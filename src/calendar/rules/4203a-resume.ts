import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { fill, type Text } from "../../messages/text";
import { budgetDaySteps } from "../../sessions/budget-steps";
import { dayText } from "../day-text";
import { interruptionsOf, isResumed, resumedAfter, type Interruption } from "../interruptions";
import type { Book } from "../model/book";
import { extensionsOf } from "../model/extensions";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Drafts, type SessionRule } from "../rule";
import * as lengths from "../session-length";
import { underReadings, withReadings, type Verdict } from "../under-readings";

const TEXTS = {
  regular: { es: "La ordinaria", en: "The regular session" },
  budget: { es: "La sesión de presupuesto", en: "The budget session" },
  days: { es: "días", en: "days" },
  consecutive: { es: "días corridos", en: "consecutive days" },
  countable: { es: "días sin domingos ni feriados", en: "days without Sundays and holidays" },
  interruption: {
    es: "la sesión {special}, del {first} al {last}",
    en: "session {special}, from {first} to {last}",
  },
  oneDay: { es: "la sesión {special}, el {first}", en: "session {special}, on {first}" },
  and: { es: "{before}, y {next}", en: "{before}, and {next}" },
  once: { es: "", en: "" },
  firstTime: { es: " por primera vez", en: " for the first time" },
  over: {
    es: "{session}, interrumpida por {specials}, cuenta {found} {days}: {before} antes de reanudarse{again} y {after} después; el máximo es {limit}.",
    en: "{session}, interrupted by {specials}, counts {found} {days}: {before} before it was resumed{again} and {after} after; the most is {limit}.",
  },
  pastExtension: {
    es: "{session}, interrumpida por {specials}, cuenta {found} {days}: {before} antes de reanudarse{again} y {after} después; el máximo es {limit}, y llega al {last}; la prórroga termina el {until}.",
    en: "{session}, interrupted by {specials}, counts {found} {days}: {before} before it was resumed{again} and {after} after; the most is {limit}, and it runs to {last}; its extension ends on {until}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The length of a resumed session, and whether it holds under the readings that bear on it. */
interface Measured {
  readonly length: lengths.CountedLength;
  /** Undefined where a blank hides it or the readings differ. */
  readonly holds: boolean | undefined;
  readonly verdict?: Verdict;
}

const HOLDS = { holds: true, fails: false, differs: undefined, unknown: undefined } as const;

/**
 * § 4203(a) ¶1: after the interruption the session goes on for the days it had left, never beyond its five (R3), or
 * the ten countable ones of the budget (R5), unless validly extended. It tells what 4203a-length and
 * 4203a-budget-days tell of sessions that went on without interruption; days that are not known stay with those.
 */
export const regularResumed: SessionRule = {
  id: "4203a-resume",
  citation: "§ 4203(a) ¶1",
  clauses: ["4203a-resume"],
  types: ["regular", "budget"],
  check: (session, book) => {
    if (session.met.state === "unread" || !isResumed(session, book)) return NOT_APPLICABLE;
    const measured = session.type === "budget" ? measureBudget(session, book) : measure(session, book);
    if (measured.holds === undefined) return NOT_APPLICABLE;
    return measured.holds ? OK : tooMany(session, book, measured);
  },
};

function measure(session: Session, book: Book): Measured {
  const extensions = extensionsOf(session);
  const verdict = underReadings(book.settings, ["regularDays"], (readings) =>
    lengths.lengthResult(lengths.regularLength(session, book, readings), extensions),
  );
  const length = lengths.regularLength(session, book, verdict.readings);
  return { length, holds: HOLDS[verdict.standing], verdict };
}

function measureBudget(session: Session, book: Book): Measured {
  const length = lengths.budgetLength(session, book);
  return { length, holds: lengths.lengthResult(length, extensionsOf(session)).holds };
}

function tooMany(session: Session, book: Book, { length, verdict }: Measured): Drafts {
  const interruptions = interruptionsOf(session, book);
  const isConsecutive = verdict?.readings.regularDays === "corridos";
  const days = session.type === "budget" ? TEXTS.countable : isConsecutive ? TEXTS.consecutive : TEXTS.days;
  const message = sentence(session, length, resumedAfter(session, book), days);
  return [
    {
      severity: "violation",
      cells: [
        ...lengths.lengthCells(session),
        ...interruptions.flatMap(({ special }) => special.fields.interrupts.cells),
      ],
      message: verdict ? withReadings(message, verdict) : message,
      trace: [
        ...lengths.withInterruptions(daySteps(session, length, book), { interruptions }),
        ...lengths.extensionTrace(extensionsOf(session)),
      ],
      otherReadings: verdict?.otherReadings ?? [],
      parameters: length.parameters,
    },
  ];
}

function sentence(
  session: Session,
  length: lengths.CountedLength,
  interruptions: readonly Interruption[],
  days: Text,
): Text {
  const { counted, most } = length;
  const extensions = extensionsOf(session);
  const { lastAllowed } = lengths.lengthResult(length, extensions);
  const before = counted.filter((day) => day <= interruptions[0]!.last).length;
  return fill(extensions.state === "none" ? TEXTS.over : TEXTS.pastExtension, {
    session: session.type === "budget" ? TEXTS.budget : TEXTS.regular,
    days,
    specials: interruptions
      .map(interruptionText)
      .reduce((told, next) => fill(TEXTS.and, { before: told, next })),
    again: interruptions.length > 1 ? TEXTS.firstTime : TEXTS.once,
    found: counted.length,
    before,
    after: counted.length - before,
    limit: most,
    last: lengths.endsText(session).last,
    until: dayText(lastAllowed),
  });
}

/** Of the budget session each day met, those that do not count among them; it is known to be too long by these alone. */
function daySteps(session: Session, { counted, most }: lengths.CountedLength, book: Book): readonly Step[] {
  return session.type === "budget"
    ? budgetDaySteps(lengths.listedDays(session), book.holidays)
    : lengths.lengthTrace({ counted, most });
}

function interruptionText({ special, first, last }: Interruption): Text {
  if (first === last) return fill(TEXTS.oneDay, { special: special.shown, first: isoText(first) });
  const figures = { special: special.shown, first: isoText(first), last: isoText(last) };
  return fill(TEXTS.interruption, figures);
}
