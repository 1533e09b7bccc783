import { fromCivil, type Day } from "../src/days/civil";

/**
 * Today, as the calendar of this computer has it. The only clock of MUNI: everything else is told the day.
 *
 * @example
 * localToday(new Date(2027, 5, 3, 23, 59)) //=> 46541, in every time zone
 */
export function localToday(now: Date = new Date()): Day {
  return fromCivil(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
