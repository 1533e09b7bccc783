import type { Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import type { Readings } from "../law/readings";
import { TERM_TEXTS } from "../messages/term";
import { committeeTerm } from "./committee";
import { openingStep, termSteps, type DayStep } from "./term-steps";

/**
 * The President's term to answer a committee, day by day: the filing, then each day with its number or with why it
 * does not count. Where the filing day is day 1 (R8) it has two steps.
 */
export function committeeSteps(
  filed: Day,
  length: number,
  readings: Pick<Readings, "term" | "filing">,
  calendar: HolidayCalendar,
): DayStep[] {
  const begins = readings.filing === "mismo" ? TERM_TEXTS.beginsSameDay : TERM_TEXTS.beginsNextDay;
  return [
    openingStep(filed, TERM_TEXTS.requestFiled, begins),
    ...termSteps(committeeTerm(filed, length, readings, calendar), length, readings.term, calendar),
  ];
}
