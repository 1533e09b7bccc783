import type { Day } from "./civil";
import {
  CLOSED,
  HALF_DAY,
  HOLIDAY,
  kindOf,
  SATURDAY_DAY,
  SUNDAY_DAY,
  type HolidayCalendar,
} from "./holiday-calendar";
import { assertInRange } from "./range";

/** Days of a term; both ends belong to it. */
export interface Term {
  readonly first: Day;
  readonly last: Day;
}

/**
 * R1, the last day of a term that falls on a day without work.
 * `letra` keeps it; `388` moves it past Sundays and holidays (Political Code art. 388, 1 L.P.R.A. § 72);
 * `68.1` counts only days that are no Saturday, Sunday or holiday, half holidays included (Civil Procedure Rule 68.1).
 */
export type TermReading = "letra" | "388" | "68.1";

export const TERM_READINGS: readonly TermReading[] = ["letra", "388", "68.1"];

const NOT_COUNTED_BY_RULE_68 = CLOSED | SATURDAY_DAY | HALF_DAY;

/**
 * Last day of a term of so many days whose first day is given.
 *
 * @param length days, 1 or more
 * @throws Problem `number` when the term leaves the holiday table
 * @example
 * lastDay(46183, 5, "388", calendar) //=> 46188: from Wed 2026-06-10 the fifth day is a Sunday
 */
export function lastDay(first: Day, length: number, reading: TermReading, calendar: HolidayCalendar): Day {
  if (reading === "68.1") return lastCountedDay(first, length, calendar);
  let last = first + length - 1;
  if (reading === "388") while (kindOf(calendar, last) & CLOSED) last++;
  return assertInRange(last);
}

function lastCountedDay(first: Day, length: number, calendar: HolidayCalendar): Day {
  let counted = 0;
  for (let day = first; ; day++) {
    if (!(kindOf(calendar, day) & NOT_COUNTED_BY_RULE_68)) counted++;
    if (counted === length) return day;
  }
}

/** Why a day does not count under a reading of R1, or undefined when it does. */
export function reasonNotCounted(
  day: Day,
  reading: TermReading,
  calendar: HolidayCalendar,
): "sunday" | "holiday" | "saturday" | "half-day" | undefined {
  const kind = kindOf(calendar, day);
  if (kind & HOLIDAY) return "holiday";
  if (kind & SUNDAY_DAY) return "sunday";
  if (reading !== "68.1") return undefined;
  if (kind & SATURDAY_DAY) return "saturday";
  return kind & HALF_DAY ? "half-day" : undefined;
}
