import type { Text } from "../messages/text";
import { builtinHolidays, inScope, type HolidayScope } from "./builtin-holidays";
import { yearOf, type Day } from "./civil";
import { assertInRange, FIRST_DAY, FIRST_YEAR, LAST_DAY, LAST_YEAR } from "./range";
import { nthWeekday, SATURDAY, SUNDAY } from "./weekday";

/** Bits that say what kind of day it is. */
export const HOLIDAY = 1;
export const SUNDAY_DAY = 2;
export const SATURDAY_DAY = 4;
/** From noon only: 24 December. A holiday besides only where `nochebuena` says so. */
export const HALF_DAY = 8;
/** Sundays and holidays: the days that § 4203(a) leaves out of the budget session. */
export const CLOSED = HOLIDAY | SUNDAY_DAY;

/** How the half day of 24 December counts: a working day, or a holiday. */
export type ChristmasEve = "laborable" | "feriado";

/** A day the user adds to the table, or takes out of it. */
export interface OwnDay {
  readonly day: Day;
  readonly name?: string;
  readonly source?: string;
  readonly sign: "+" | "-";
}

export interface HolidayRules {
  readonly scope: HolidayScope;
  readonly christmasEve: ChristmasEve;
}

/** Every day of 1991–2100 with its kind, one byte a day, and the rules and own days it was made from. */
export interface HolidayCalendar extends HolidayRules {
  readonly kinds: Uint8Array;
  readonly own: readonly OwnDay[];
}

export const DEFAULT_HOLIDAY_RULES: HolidayRules = { scope: "general+ejecutiva", christmasEve: "laborable" };

const WEEK = 7;
const WEEKEND = [
  { on: SUNDAY, kind: SUNDAY_DAY },
  { on: SATURDAY, kind: SATURDAY_DAY },
];

const withoutOwnDays = new Map<string, HolidayCalendar>();

/**
 * Calendar of holidays: the built-in table of a scope, the user's days added and taken out.
 *
 * Which list binds a municipality is open: ordinances and the Governor can add days.
 */
export function holidayCalendar(
  { scope, christmasEve }: HolidayRules = DEFAULT_HOLIDAY_RULES,
  own: readonly OwnDay[] = [],
): HolidayCalendar {
  const rules = { scope, christmasEve };
  const key = `${scope} ${christmasEve}`;
  let base = withoutOwnDays.get(key);
  if (!base) withoutOwnDays.set(key, (base = { ...rules, kinds: builtinKinds(rules), own: [] }));
  return own.length === 0 ? base : { ...rules, kinds: withOwnDays(base.kinds, own), own };
}

function builtinKinds({ scope, christmasEve }: HolidayRules): Uint8Array {
  const kinds = new Uint8Array(LAST_DAY - FIRST_DAY + 1);
  for (const { on, kind } of WEEKEND)
    for (let at = nthWeekday(FIRST_DAY, on, 1) - FIRST_DAY; at < kinds.length; at += WEEK) kinds[at] = kind;
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (const { day, rule } of builtinHolidays(year)) {
      if (!inScope(rule, year, scope)) continue;
      kinds[day - FIRST_DAY]! |= rule.halfDay
        ? HALF_DAY | (christmasEve === "feriado" ? HOLIDAY : 0)
        : HOLIDAY;
    }
  }
  return kinds;
}

function withOwnDays(builtin: Uint8Array, own: readonly OwnDay[]): Uint8Array {
  const kinds = builtin.slice();
  for (const { day, sign } of own) {
    const at = assertInRange(day) - FIRST_DAY;
    if (sign === "+") kinds[at]! |= HOLIDAY;
    else kinds[at]! &= ~(HOLIDAY | HALF_DAY);
  }
  return kinds;
}

/**
 * Bits of a day.
 *
 * @throws Problem `number` outside 1991–2100
 */
export function kindOf(calendar: HolidayCalendar, day: Day): number {
  const kind = calendar.kinds[day - FIRST_DAY];
  return kind === undefined ? assertInRange(day) : kind;
}

/** Whether the day is a holiday by the calendar; a plain Sunday is none. */
export function isHoliday(day: Day, calendar: HolidayCalendar): boolean {
  return (kindOf(calendar, day) & HOLIDAY) !== 0;
}

/** Whether the day is a Sunday or a holiday. */
export function isClosed(day: Day, calendar: HolidayCalendar): boolean {
  return (kindOf(calendar, day) & CLOSED) !== 0;
}

export interface ListedHoliday {
  readonly day: Day;
  readonly name: Text;
  readonly scope: Text;
  readonly law: Text;
}

const OBSERVED = { es: " (se observa el lunes)", en: " (observed on Monday)" };
const HALF = { es: "medio día", en: "half day" };
const OWN = { es: "lista propia", en: "own list" };
const UNNAMED = { es: "Feriado añadido", en: "Added holiday" };
const GENERAL = { es: "general", en: "general" };
const EXECUTIVE = { es: "ejecutiva", en: "executive" };

/** Holidays of a year as the calendar has them, in order of day, half days included. */
export function listedHolidays(year: number, calendar: HolidayCalendar): ListedHoliday[] {
  const removed = new Set(calendar.own.filter((own) => own.sign === "-").map((own) => own.day));
  const builtin = builtinHolidays(year)
    .filter(({ day, rule }) => inScope(rule, year, calendar.scope) && !removed.has(day))
    .map(({ day, rule, observed }) => ({
      day,
      name: observed
        ? { es: rule.es + OBSERVED.es, en: rule.en + OBSERVED.en }
        : { es: rule.es, en: rule.en },
      scope: rule.halfDay ? HALF : rule.general ? GENERAL : EXECUTIVE,
      law: rule.law,
    }));
  const added = calendar.own
    .filter((own) => own.sign === "+" && yearOf(own.day) === year)
    .map((own) => ({
      day: own.day,
      name: own.name ? { es: own.name, en: own.name } : UNNAMED,
      scope: OWN,
      law: { es: own.source ?? "", en: own.source ?? "" },
    }));
  return [...builtin, ...added].sort((a, b) => a.day - b.day);
}

/** Names of the holidays on a day; empty where it is none. */
export function holidayNames(day: Day, calendar: HolidayCalendar): Text[] {
  return listedHolidays(yearOf(day), calendar)
    .filter((holiday) => holiday.day === day)
    .map((holiday) => holiday.name);
}
