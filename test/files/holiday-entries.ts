import { fromCivil, type Day } from "../../src/days/civil";
import { HOLIDAY_DAYS, HOLIDAY_RULES } from "../../src/days/holiday-table.generated";

export interface HolidayEntry {
  readonly day: Day;
  /** id of the rule in data/holiday-rules.csv */
  readonly id: string;
  /** the Monday kept because the day itself is a Sunday */
  readonly observed: boolean;
}

/** The entries of a year, read from the generated table by its documented format and nothing of src/. */
export function holidayEntries(year: number): HolidayEntry[] {
  const entries = HOLIDAY_DAYS[year]?.match(/.{3}/g) ?? [];
  return entries.map((entry) => {
    const letter = entry.charAt(2);
    const rule = HOLIDAY_RULES[letter.toLowerCase().charCodeAt(0) - "a".charCodeAt(0)];
    if (!rule) throw new Error(`${year}: no rule ${letter}`);
    const day = fromCivil(year, 1, 0) + parseInt(entry.slice(0, 2), 36);
    return { day, id: rule.id, observed: letter !== letter.toLowerCase() };
  });
}
