import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import {
  interruptionsOf,
  interruptionSteps,
  isResumed,
  resumedAfter,
  type Interruption,
} from "../interruptions";
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

/** The length of a resumed session, and how it stands under the readings that bear on it. */
interface Measured {
  readonly length: lengths.CountedLength;
  readonly standing: Verdict["standing"];
  readonly verdict?: Verdict;
}

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
    if (extensionsOf(session).state === "unread") return NOT_APPLICABLE;
    const measured = session.type === "budget" ? measureBudget(session, book) : measure(session, book);
    if (measured.standing === "holds") return OK;
    return measured.standing === "fails" ? tooMany(session, book, measured) : NOT_APPLICABLE;
  },
};

function measure(session: Session, book: Book): Measured {
  const extensions = extensionsOf(session);
  const verdict = underReadings(book.settings, ["regularDays"], (readings) =>
    lengths.lengthResult(lengths.regularLength(session, book, readings), extensions),
  );
  const length = lengths.regularLength(session, book, verdict.readings);
  return { length, standing: verdict.standing, verdict };
}

function measureBudget(session: Session, book: Book): Measured {
  const length = lengths.budgetLength(session, book);
  const { holds } = lengths.lengthResult(length, extensionsOf(session));
  return { length, standing: holds === undefined ? "unknown" : holds ? "holds" : "fails" };
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
      trace: [...dayByDay(length, interruptions), ...lengths.extensionTrace(extensionsOf(session))],
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
  const until = extensions.value.length > 0 ? lastAllowed : undefined;
  const before = counted.filter((day) => day <= interruptions[0]!.last).length;
  return fill(until === undefined ? TEXTS.over : TEXTS.pastExtension, {
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
    until: until === undefined ? "" : isoText(until),
  });
}

function interruptionText({ special, first, last }: Interruption): Text {
  if (first === last) return fill(TEXTS.oneDay, { special: special.shown, first: isoText(first) });
  const figures = { special: special.shown, first: isoText(first), last: isoText(last) };
  return fill(TEXTS.interruption, figures);
}

/** The days that count, each with its number, to the first beyond the most, then the last; the interruptions between. */
function dayByDay(
  { counted, most }: lengths.CountedLength,
  interruptions: readonly Interruption[],
): readonly Step[] {
  const numbered = (number: number): Step & { readonly day: Day } => ({
    day: counted[number - 1]!,
    text: fill(CALENDAR_TEXTS.counted, { number }),
  });
  const numbers = Array.from({ length: most + 1 }, (_, at) => at + 1);
  if (counted.length > most + 1) numbers.push(counted.length);
  const steps: Step[] = [...numbers.map(numbered), ...interruptions.flatMap(interruptionSteps)];
  return steps.sort((a, b) => a.day! - b.day!);
}
