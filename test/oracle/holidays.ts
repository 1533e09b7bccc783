import { readData, type Row } from "./csv";
import {
  daysOfYear,
  monthOf,
  MONDAY,
  next,
  plus,
  previous,
  SUNDAY,
  weekdayOf,
  yearOf,
  type Day,
} from "./iso-day";

/** Which built-in days count, and the municipality's own. */
export interface HolidayOptions {
  scope?: "general+ejecutiva" | "general" | "solo lista";
  /** the half day of 24 December counts as a holiday */
  christmasEve?: boolean;
  added?: ReadonlySet<Day>;
  removed?: ReadonlySet<Day>;
}

/** A holiday on its day: which list names it, and whether it begins at noon. */
export interface Holiday {
  id: string;
  day: Day;
  moved: boolean;
  general: boolean;
  executive: boolean;
  halfDay: boolean;
}

export const FIRST_YEAR = 1991;
export const LAST_YEAR = 2100;

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/**
 * Paschal full moons of the Gregorian calendar by golden number, as the printed tables give them
 * for every year from 1900 to 2199.
 */
const FULL_MOONS =
  "04-14 04-03 03-23 04-11 03-31 04-18 04-08 03-28 04-16 04-05 03-25 04-13 04-02 03-22 04-10 03-30 04-17 04-07 03-27".split(
    " ",
  );

/** Easter Sunday: the first Sunday after the paschal full moon. */
export function easter(year: number): Day {
  let day = next(`${year}-${FULL_MOONS[year % 19]}`);
  while (weekdayOf(day) !== SUNDAY) day = next(day);
  return day;
}

/** How many such weekdays its month has had up to and including this day. */
function ordinalInMonth(day: Day): number {
  let count = 0;
  for (let d = day; monthOf(d) === monthOf(day); d = plus(d, -7)) count += 1;
  return count;
}

const isWeekdayOfMonth = (day: Day, weekday: string, month: string): boolean =>
  WEEKDAYS[weekdayOf(day)] === weekday && MONTHS[monthOf(day) - 1] === month;

/** Does the rule, written as in the column `rule`, name this day? */
export function ruleNames(rule: string, day: Day): boolean {
  if (/^\d\d-\d\d( from noon)?$/.test(rule)) return day.slice(5) === rule.slice(0, 5);
  if (rule === "Easter - 2") return plus(day, 2) === easter(yearOf(day));

  const after = /^(\w+) after the (1st .+)$/.exec(rule);
  if (after) {
    const isElectionYear = yearOf(day) % 4 === 0;
    return (
      isElectionYear && WEEKDAYS[weekdayOf(day)] === after[1] && ruleNames(after[2] ?? "", previous(day))
    );
  }
  const nth = /^(last|\d)\w* (\w+) of (\w+)$/.exec(rule);
  if (!nth) throw new Error(`Unknown holiday rule: ${rule}`);
  const [, which, weekday = "", month = ""] = nth;
  if (!isWeekdayOfMonth(day, weekday, month)) return false;
  if (which === "last") return monthOf(plus(day, 7)) !== monthOf(day);
  return ordinalInMonth(day) === Number(which);
}

function inGap(gap: string, year: number): boolean {
  const [first, last] = gap.split("-").map(Number);
  return first !== undefined && last !== undefined && gap !== "" && year >= first && year <= last;
}

function falls(row: Row, day: Day): boolean {
  const year = yearOf(day);
  return (
    year >= Number(row.from) && (row.to === "" || year <= Number(row.to)) && ruleNames(row.rule ?? "", day)
  );
}

function holidayOn(row: Row, day: Day): Holiday | undefined {
  const moved = row.sunday_to_monday === "yes" && weekdayOf(day) === MONDAY && falls(row, previous(day));
  if (!moved && !falls(row, day)) return undefined;
  return {
    id: row.id ?? "",
    day,
    moved,
    general: row.general === "yes",
    executive: row.executive === "yes" && !inGap(row.executive_gap ?? "", yearOf(day)),
    halfDay: row.half_day === "yes",
  };
}

const rules = readData("holiday-rules.csv");
const years = new Map<number, Map<Day, Holiday[]>>();

/**
 * The built-in holidays of a year in order of days, half days and moved Mondays included.
 * Throws RangeError outside 1991–2100.
 */
export function holidaysOf(year: number): Map<Day, Holiday[]> {
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RangeError(`No holidays are known for ${year}`);
  const known = years.get(year);
  if (known) return known;
  const found = new Map<Day, Holiday[]>();
  for (const day of daysOfYear(year)) {
    const here = rules.map((row) => holidayOn(row, day)).filter((holiday) => holiday !== undefined);
    if (here.length > 0) found.set(day, here);
  }
  years.set(year, found);
  return found;
}

/**
 * Is the day a holiday? A day that the municipality added is one, whatever else says; a day it removed is none.
 * A plain Sunday is no holiday here.
 *
 * @example
 * isHoliday("2026-03-23", {}) //=> true, the Monday after Sunday 22 March
 */
export function isHoliday(day: Day, options: HolidayOptions = {}): boolean {
  const builtIn = holidaysOf(yearOf(day)).get(day) ?? [];
  if (options.added?.has(day)) return true;
  if (options.removed?.has(day) || options.scope === "solo lista") return false;
  return builtIn.some(
    (holiday) =>
      (!holiday.halfDay || options.christmasEve === true) &&
      (holiday.general || (holiday.executive && options.scope !== "general")),
  );
}
