import type { Day } from "./civil";

export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const SATURDAY = 6;

/**
 * Day of the week, 0 (Sunday) to 6 (Saturday).
 *
 * @example
 * weekday(46541) //=> 4, a Thursday
 */
export function weekday(day: Day): number {
  return (day + 6) % 7;
}

/**
 * The nth such weekday of a month.
 *
 * @param nth 1 to 4
 * @example
 * nthWeekday({ year: 2025, month: 1, first: 45658 }, MONDAY, 2) //=> 45670, 13 January 2025
 */
export function nthWeekday(firstOfMonth: Day, wanted: number, nth: number): Day {
  return firstOfMonth + ((wanted - weekday(firstOfMonth) + 7) % 7) + 7 * (nth - 1);
}
