import { fill } from "../messages/text";
import { Problem } from "../messages/problem";
import { fromCivil, type Day } from "./civil";
import { isoText } from "./iso";

/** The holiday table covers these days and no others; outside it no deadline is computed. */
export const FIRST_YEAR = 1991;
export const LAST_YEAR = 2100;
export const FIRST_DAY: Day = fromCivil(FIRST_YEAR, 1, 1);
export const LAST_DAY: Day = fromCivil(LAST_YEAR, 12, 31);

const OUTSIDE = {
  es: "{day} queda fuera de 1991–2100, los años de la tabla de feriados. Use una fecha de esos años.",
  en: "{day} is outside 1991–2100, the years of the holiday table. Use a date within them.",
};

/** A serial so far off that it is told as the number it is. */
const FAR = 3_000_000;

export function inRange(day: Day): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Returns the day, or throws a `number` problem when the holiday table does not cover it. */
export function assertInRange(day: Day): Day {
  if (!inRange(day))
    throw new Problem("number", fill(OUTSIDE, { day: Math.abs(day) < FAR ? isoText(day) : String(day) }));
  return day;
}
