import type { Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { nextWorkingDay, type SaturdayReading } from "../days/working-day";
import { TERM_TEXTS } from "../messages/term";
import { openingStep, skippedStep, type DayStep } from "./term-steps";

/**
 * The search for the first working day after a day (R2): that day, each day passed over with its reason, the one
 * found.
 *
 * @throws Problem `number` when it leaves the holiday table
 */
export function nextWorkdaySteps(day: Day, saturday: SaturdayReading, calendar: HolidayCalendar): DayStep[] {
  const found = nextWorkingDay(day, saturday, calendar);
  return [
    openingStep(day, TERM_TEXTS.givenDay, TERM_TEXTS.soughtWorkday),
    ...idleSteps(day, found, calendar),
    { day: found, counted: true, text: TERM_TEXTS.foundWorkday },
  ];
}

/** The days between two days, none of which is a working day, each with its reason. */
export function idleSteps(after: Day, before: Day, calendar: HolidayCalendar): DayStep[] {
  return Array.from({ length: before - after - 1 }, (_, index) =>
    skippedStep(after + 1 + index, TERM_TEXTS.notWorking, "68.1", calendar),
  );
}
