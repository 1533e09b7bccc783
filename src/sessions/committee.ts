import type { Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { lastDay, type Term } from "../days/term";
import type { Readings } from "../law/readings";

/**
 * Term of the President to answer a committee that asks for leave to meet.
 *
 * § 4203(a) ¶2: five days from the filing. R8: the day after it, or that day itself, is day 1; R1 reads the last one.
 *
 * @returns first and last day, both inclusive
 * @throws Problem `number` when the term leaves 1991–2100
 */
export function committeeTerm(
  filed: Day,
  length: number,
  { term, filing }: Pick<Readings, "term" | "filing">,
  calendar: HolidayCalendar,
): Term {
  const first = filing === "mismo" ? filed : filed + 1;
  return { first, last: lastDay(first, length, term, calendar) };
}
