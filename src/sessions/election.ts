import { fromCivil, type Day } from "../days/civil";
import { assertInRange, FIRST_YEAR, LAST_YEAR } from "../days/range";
import { MONDAY, nthWeekday } from "../days/weekday";
import { Problem } from "../messages/problem";
import { fill } from "../messages/text";

const NO_ELECTION = {
  es: "{year} no es año de elección general. Use un año divisible entre 4, de 1992 a 2100.",
  en: "{year} has no general election. Use a year divisible by 4, from 1992 to 2100.",
};

/** Whether a general election is held in the year: every four years, 1992 and so on. */
export function isElectionYear(year: number): boolean {
  return Number.isInteger(year) && year % 4 === 0 && year >= FIRST_YEAR && year <= LAST_YEAR;
}

function assertElectionYear(year: number): number {
  if (!isElectionYear(year)) throw new Problem("number", fill(NO_ELECTION, { year }));
  return year;
}

/**
 * Day of the general election: the Tuesday after the first Monday of November.
 *
 * @throws Problem `number` for a year without one
 * @example
 * electionDay(2024) //=> 45601, Tue 2024-11-05
 */
export function electionDay(year: number): Day {
  return nthWeekday(fromCivil(assertElectionYear(year), 11, 1), MONDAY, 1) + 1;
}

/** Second Monday of January, when members take office (§ 4153 ¶1). */
export function secondMondayOfJanuary(year: number): Day {
  return nthWeekday(fromCivil(year, 1, 1), MONDAY, 2);
}

/**
 * Day on which the members elected that year take office.
 *
 * @throws Problem `number` for a year without a general election, or a term outside 1991–2100
 * @example
 * termStart(2024) //=> 45670, Mon 2025-01-13
 */
export function termStart(electionYear: number): Day {
  return assertInRange(secondMondayOfJanuary(assertElectionYear(electionYear) + 1));
}

/**
 * Day on which they leave it: the second Monday of January after the next general election.
 *
 * @throws Problem `number` for a year without a general election, or a term outside 1991–2100
 * @example
 * termEnd(2024) //=> 47126, Mon 2029-01-08
 */
export function termEnd(electionYear: number): Day {
  return assertInRange(secondMondayOfJanuary(assertElectionYear(electionYear) + 5));
}
