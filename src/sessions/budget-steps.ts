import type { Day } from "../days/civil";
import { isClosed, type HolidayCalendar } from "../days/holiday-calendar";
import type { Parameters } from "../law/parameters";
import type { Step } from "../law/trace";
import { TABLE_TEXTS } from "../messages/tables";
import { TERM_TEXTS } from "../messages/term";
import { budgetLimits, latestBudgetStart } from "./budget";
import { calendarDays } from "./length";
import { countedStep, skippedStep, type DayStep } from "./term-steps";

/** Days of a budget session, each with its number or, a Sunday or a holiday, with why it does not count (R5). */
export function budgetDaySteps(days: readonly Day[], calendar: HolidayCalendar): DayStep[] {
  let number = 0;
  return days.map((day) =>
    isClosed(day, calendar)
      ? skippedStep(day, TERM_TEXTS.notCounted, "388", calendar)
      : countedStep(day, ++number),
  );
}

/** Every day from first to last, counted as days of a budget session. */
export function budgetSpanSteps(first: Day, last: Day, calendar: HolidayCalendar): DayStep[] {
  return budgetDaySteps(calendarDays({ first, last }), calendar);
}

/**
 * Why a day is the latest opening that leaves so many countable days: the two limits of its year, then the days that
 * it leaves, one by one to the last.
 *
 * @throws Problem `number` when no day of the year does
 */
export function latestStartSteps(
  year: number,
  days: number,
  parameters: Parameters,
  calendar: HolidayCalendar,
): Step[] {
  const { start, end } = budgetLimits(year, parameters);
  return [
    { day: start, text: TABLE_TEXTS.budgetStart },
    { day: end, text: TABLE_TEXTS.budgetEnd },
    ...budgetSpanSteps(latestBudgetStart(year, days, parameters, calendar), end, calendar),
  ];
}
