import type { Day } from "../../src/days/civil";
import type { Step } from "../../src/law/trace";
import { STRIP_TEXTS } from "../../src/messages/pictures";
import { TERM_TEXTS } from "../../src/messages/term";
import type { Language, Text } from "../../src/messages/text";
import type { DayStep } from "../../src/sessions/term-steps";

/** What a day of a strip shows. */
export type StripMark =
  | { readonly kind: "counted"; readonly sign: string }
  | { readonly kind: "skipped"; readonly sign: string; readonly reason: string }
  | { readonly kind: "last"; readonly sign: string }
  | { readonly kind: "event"; readonly sign: string };

export interface StripDay {
  readonly day: Day;
  readonly mark: StripMark;
  /** Every step about that day. */
  readonly texts: readonly Text[];
}

/** A step that keeps its day out of a count says so in one of these words, and why. */
const KEPT_OUT: ReadonlySet<string> = new Set(
  [TERM_TEXTS.notWorking, TERM_TEXTS.notLast, TERM_TEXTS.notCounted].map(({ es }) => es),
);

/** A day of several steps shows the most telling. */
const TELLING: readonly StripMark["kind"][] = ["counted", "skipped", "last", "event"];

/** The days of a trace in their order, each once; steps about no day are left out. */
export function stripDays(steps: readonly Step[], language: Language): StripDay[] {
  const days = new Map<Day, StripDay>();
  let number = 0;
  for (const step of steps) {
    if (step.day === undefined) continue;
    const mark = markOf(step, isCounted(step) ? ++number : 0, language);
    const known = days.get(step.day);
    days.set(step.day, {
      day: step.day,
      mark: known ? moreTelling(known.mark, mark) : mark,
      texts: [...(known?.texts ?? []), step.text],
    });
  }
  return [...days.values()].sort((one, other) => one.day - other.day);
}

function isCounted(step: Step): boolean {
  return "counted" in step && (step as DayStep).counted;
}

function markOf({ apart, text }: Step, number: number, language: Language): StripMark {
  if (number > 0) return { kind: "counted", sign: String(number) };
  if (apart && KEPT_OUT.has(apart.what.es)) {
    const reason = apart.reason[language];
    return { kind: "skipped", sign: reason.charAt(0).toUpperCase(), reason };
  }
  if (text.es === TERM_TEXTS.lastRolled.es) return { kind: "last", sign: STRIP_TEXTS.end[language] };
  return { kind: "event", sign: "•" };
}

function moreTelling(one: StripMark, other: StripMark): StripMark {
  return TELLING.indexOf(other.kind) < TELLING.indexOf(one.kind) ? other : one;
}
