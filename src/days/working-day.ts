import type { Day } from "./civil";
import { HOLIDAY, kindOf, SATURDAY_DAY, SUNDAY_DAY, type HolidayCalendar } from "./holiday-calendar";

/** R2, whether a Saturday is a working day: `no`, or `laborable`. */
export type SaturdayReading = "no" | "laborable";

export const SATURDAY_READINGS: readonly SaturdayReading[] = ["no", "laborable"];

/** Whether people work that day: no Sunday, no holiday and, unless R2 says so, no Saturday. */
export function isWorkingDay(day: Day, saturday: SaturdayReading, calendar: HolidayCalendar): boolean {
  const idle = saturday === "no" ? SUNDAY_DAY | HOLIDAY | SATURDAY_DAY : SUNDAY_DAY | HOLIDAY;
  return (kindOf(calendar, day) & idle) === 0;
}

/**
 * First working day after a day.
 *
 * @throws Problem `number` when it leaves the holiday table
 * @example
 * nextWorkingDay(45862, "no", calendar) //=> 45867: after Thu 2025-07-24 come a holiday, a weekend and a moved holiday
 */
export function nextWorkingDay(day: Day, saturday: SaturdayReading, calendar: HolidayCalendar): Day {
  const idle = saturday === "no" ? SUNDAY_DAY | HOLIDAY | SATURDAY_DAY : SUNDAY_DAY | HOLIDAY;
  let next = day + 1;
  while (kindOf(calendar, next) & idle) next++;
  return next;
}
