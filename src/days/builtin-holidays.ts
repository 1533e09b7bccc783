import { fromCivil, type Day } from "./civil";
import { HOLIDAY_DAYS, HOLIDAY_RULES, type HolidayRule } from "./holiday-table.generated";

/** Which lists of holidays bind: both, the general one alone, or none but the user's own days. */
export type HolidayScope = "general+ejecutiva" | "general" | "solo lista";

export interface BuiltinHoliday {
  readonly day: Day;
  readonly rule: HolidayRule;
  /** The Monday kept because the day itself is a Sunday. */
  readonly observed: boolean;
}

/** Holidays of a year by both lists, in order of day; a day can have two. */
export function builtinHolidays(year: number): BuiltinHoliday[] {
  const entries = HOLIDAY_DAYS[year] ?? "";
  const holidays: BuiltinHoliday[] = [];
  const dayZero = fromCivil(year, 1, 1) - 1;
  for (let at = 0; at < entries.length; at += 3) {
    const letter = entries[at + 2]!;
    const index = letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
    const day = dayZero + parseInt(entries.slice(at, at + 2), 36);
    holidays.push({ day, rule: HOLIDAY_RULES[index]!, observed: letter !== letter.toLowerCase() });
  }
  return holidays;
}

/** Whether the executive branch's list has the rule in that year. */
export function inExecutiveList(rule: HolidayRule, year: number): boolean {
  const [first, last] = rule.executiveGap ?? [Infinity, Infinity];
  return rule.executive && !(year >= first && year <= last);
}

/** Whether a rule's days count under a scope in that year. */
export function inScope(rule: HolidayRule, year: number, scope: HolidayScope): boolean {
  if (scope === "solo lista") return false;
  return rule.general || (scope === "general+ejecutiva" && inExecutiveList(rule, year));
}
