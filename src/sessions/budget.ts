import { yearOf, fromCivil, type Day } from "../days/civil";
import { isClosed, type HolidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import { inYear } from "../law/month-day";
import type { Parameters } from "../law/parameters";
import { Problem } from "../messages/problem";
import { fill } from "../messages/text";

/** The fixed dates of a year's budget (R6: they do not move off a Sunday or a holiday). */
export interface BudgetLimits {
  readonly message: Day;
  readonly start: Day;
  readonly end: Day;
}

/** § 4203(a) ¶3 and (b) ¶2. */
export function budgetLimits(year: number, parameters: Parameters): BudgetLimits {
  return {
    message: inYear(parameters.budgetMessageLatest, year),
    start: inYear(parameters.budgetStartLatest, year),
    end: inYear(parameters.budgetEndLatest, year),
  };
}

/**
 * Days that count among the ten of the budget session: neither Sunday nor holiday; a Saturday counts (R5).
 *
 * @example
 * countableDays([46541, 46544], calendar) //=> [46541]: Thu 2027-06-03 and Sun 06-06
 */
export function countableDays(days: readonly Day[], calendar: HolidayCalendar): Day[] {
  return days.filter((day) => !isClosed(day, calendar));
}

/**
 * Number of countable days from first to last, both included.
 *
 * @example
 * countableDaysBetween(46541, 46551, calendar) //=> 9: Thu 2027-06-03 to Sun 06-13
 */
export function countableDaysBetween(first: Day, last: Day, calendar: HolidayCalendar): number {
  let count = 0;
  for (let day = first; day <= last; day++) if (!isClosed(day, calendar)) count++;
  return count;
}

const NO_START = {
  es: "No quedan {days} días contables en {year} hasta el {end}. Pida menos días.",
  en: "{year} has no {days} countable days left to {end}. Ask for fewer days.",
};

/**
 * Latest lawful opening of the budget session that still leaves so many countable days to its last lawful day.
 *
 * @throws Problem `number` when no day of the year does
 * @example
 * latestBudgetStart(2027, 10, parameters, calendar) //=> 46540: Wed 2027-06-02
 */
export function latestBudgetStart(
  year: number,
  days: number,
  parameters: Parameters,
  calendar: HolidayCalendar,
): Day {
  const { start, end } = budgetLimits(year, parameters);
  let left = countableDaysBetween(start, end, calendar);
  let day = start;
  while (left < days) {
    day--;
    if (day < fromCivil(year, 1, 1))
      throw new Problem("number", fill(NO_START, { days, year, end: isoText(end) }));
    if (!isClosed(day, calendar)) left++;
  }
  return day;
}

/** Budget limits of the year in which a session opens. */
export function limitsOfSession(first: Day, parameters: Parameters): BudgetLimits {
  return budgetLimits(yearOf(first), parameters);
}
