import type { EngineValue } from "./arguments";

/** Excel's numbers of two-day weekends 1 to 7, and of single days 11 to 17; 1 is Saturday and Sunday. */
const MONDAY_OF_NUMBER_1 = 5;
const WEEK = 7;

/**
 * Tells the rest days of a weekend in Excel's notation: a number, or seven figures from Monday, 1 for rest.
 *
 * @returns null for a weekend that Excel does not know, or that has no workday
 */
export function isWeekend(weekend: EngineValue): ((day: number) => boolean) | null {
  if (typeof weekend === "string" && /^[01]{7}$/.test(weekend) && weekend !== "1111111")
    return (day) => weekend[weekdayFromMonday(day)] === "1";
  const number = Number(weekend);
  if (number >= 1 && number <= WEEK) {
    const start = (MONDAY_OF_NUMBER_1 + number - 1) % WEEK;
    return (day) => (weekdayFromMonday(day) - start + WEEK) % WEEK < 2;
  }
  const single = (number - 11 + WEEK - 1) % WEEK;
  return number >= 11 && number <= 17 ? (day) => weekdayFromMonday(day) === single : null;
}

/** 0 for Monday; serial 2 was a Monday. */
function weekdayFromMonday(day: number): number {
  return (((day - 2) % WEEK) + WEEK) % WEEK;
}

/** The day that lies so many workdays after a start, or before it. */
export function workdayAfter(start: number, count: number, isFree: (day: number) => boolean): number {
  const step = Math.sign(count);
  let day = start;
  for (let left = Math.abs(count); left > 0;) {
    day += step;
    if (!isFree(day)) left--;
  }
  return day;
}
