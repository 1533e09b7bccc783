import type { Day } from "../days/civil";
import { holidayNames, type HolidayCalendar } from "../days/holiday-calendar";
import { reasonNotCounted, type TermReading } from "../days/term";
import type { Readings } from "../law/readings";
import type { Step } from "../law/trace";
import { fill, type Text } from "../messages/text";
import { TERM_TEXTS } from "../messages/term";
import { petitionTerm, type Petition } from "./petition";

/** A step of a term: whether the day counts, and which number it has. */
export interface TermStep extends Step {
  readonly day: Day;
  readonly counted: boolean;
}

/**
 * The mayor's term day by day: the receipt, each day that counts with its number, each day that does not with
 * its reason.
 */
export function petitionSteps(
  petition: Petition,
  length: number,
  readings: Pick<Readings, "term" | "saturday">,
  calendar: HolidayCalendar,
): TermStep[] {
  const { first, last } = petitionTerm(petition, length, readings, calendar);
  const receipt = petition.delivery === "mail" ? TERM_TEXTS.receivedByMail : TERM_TEXTS.receivedByHand;
  const steps: TermStep[] = [{ day: petition.received, counted: false, text: receipt }];
  for (let day = petition.received + 1; day < first; day++)
    steps.push({
      day,
      counted: false,
      text: fill(TERM_TEXTS.notWorking, { reason: closedReason(day, "68.1", calendar) }),
    });
  return [...steps, ...termSteps({ first, last }, length, readings.term, calendar)];
}

/** The days of a term from its first to its last, each with its number or with why it does not count. */
export function termSteps(
  { first, last }: { readonly first: Day; readonly last: Day },
  length: number,
  reading: TermReading,
  calendar: HolidayCalendar,
): TermStep[] {
  const steps: TermStep[] = [];
  let number = 0;
  for (let day = first; day <= last; day++) {
    const reason = reading === "68.1" ? reasonNotCounted(day, reading, calendar) : undefined;
    if (reason) steps.push(skipped(day, TERM_TEXTS.notCounted, reading, calendar));
    else if (number < length)
      steps.push({ day, counted: true, text: fill(TERM_TEXTS.counted, { number: ++number }) });
    else if (day < last) steps.push(skipped(day, TERM_TEXTS.notLast, reading, calendar));
    else steps.push({ day, counted: false, text: TERM_TEXTS.lastRolled });
  }
  return reading === "388" && last >= first + length
    ? markRolled(steps, first + length - 1, calendar)
    : steps;
}

/** Under 388 the fifth day that is closed is numbered and is said not to be able to end the term. */
function markRolled(steps: TermStep[], fifth: Day, calendar: HolidayCalendar): TermStep[] {
  return steps.map((step) =>
    step.day === fifth ? skipped(fifth, TERM_TEXTS.notLast, "388", calendar) : step,
  );
}

function skipped(day: Day, sentence: Text, reading: TermReading, calendar: HolidayCalendar): TermStep {
  return { day, counted: false, text: fill(sentence, { reason: closedReason(day, reading, calendar) }) };
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
