import type { Day } from "../days/civil";
import { holidayNames, type HolidayCalendar } from "../days/holiday-calendar";
import { reasonNotCounted, type Term, type TermReading } from "../days/term";
import { because, type Step } from "../law/trace";
import { fill, type Text } from "../messages/text";
import { TERM_TEXTS } from "../messages/term";

/** A step of a count of days: its day, and whether that day counts. */
export interface DayStep extends Step {
  readonly day: Day;
  readonly counted: boolean;
}

/** The day from which a term is counted, and where the term begins. */
export function openingStep(day: Day, what: Text, begins: Text): DayStep {
  return { day, counted: false, ...because(what, begins, TERM_TEXTS.opening) };
}

/** A day that counts, with its number from 1. */
export function countedStep(day: Day, number: number): DayStep {
  return { day, counted: true, text: fill(TERM_TEXTS.counted, { number }) };
}

/**
 * A day that does not count, with its reason.
 *
 * @param what what the reason keeps the day from
 * @param reading R1, by which the day is closed
 */
export function skippedStep(day: Day, what: Text, reading: TermReading, calendar: HolidayCalendar): DayStep {
  return { day, counted: false, ...because(what, closedReason(day, reading, calendar)) };
}

/** The days of a term from its first to its last, each with its number or with why it does not count. */
export function termSteps(
  { first, last }: Term,
  length: number,
  reading: TermReading,
  calendar: HolidayCalendar,
): DayStep[] {
  const steps: DayStep[] = [];
  let number = 0;
  for (let day = first; day <= last; day++) {
    const reason = reading === "68.1" ? reasonNotCounted(day, reading, calendar) : undefined;
    if (reason) steps.push(skippedStep(day, TERM_TEXTS.notCounted, reading, calendar));
    else if (number < length) steps.push(countedStep(day, ++number));
    else if (day < last) steps.push(skippedStep(day, TERM_TEXTS.notLast, reading, calendar));
    else steps.push({ day, counted: false, text: TERM_TEXTS.lastRolled });
  }
  return reading === "388" && last >= first + length
    ? markRolled(steps, first + length - 1, calendar)
    : steps;
}

/** Under 388 the fifth day that is closed is numbered and is said not to be able to end the term. */
function markRolled(steps: DayStep[], fifth: Day, calendar: HolidayCalendar): DayStep[] {
  return steps.map((step) =>
    step.day === fifth ? skippedStep(fifth, TERM_TEXTS.notLast, "388", calendar) : step,
  );
}

/** Why a day does not count under a reading of R1, in words. */
export function closedReason(day: Day, reading: TermReading, calendar: HolidayCalendar): Text {
  switch (reasonNotCounted(day, reading, calendar)) {
    case "sunday":
      return TERM_TEXTS.skippedSunday;
    case "saturday":
      return TERM_TEXTS.skippedSaturday;
    case "half-day":
      return TERM_TEXTS.skippedHalfDay;
    default:
      return fill(TERM_TEXTS.skippedHoliday, { name: holidayNames(day, calendar)[0] ?? "" });
  }
}
