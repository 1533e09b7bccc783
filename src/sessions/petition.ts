import type { Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { lastDay, type Term } from "../days/term";
import { nextWorkingDay } from "../days/working-day";
import type { Readings } from "../law/readings";

/** How a petition reaches the mayor; the law knows no other way. */
export type Delivery = "personal" | "mail";

export interface Petition {
  readonly delivery: Delivery;
  /** Day of delivery by hand, or of the postal receipt. */
  readonly received: Day;
}

/**
 * Term of the mayor to accept or reject a petition.
 *
 * § 4203(b)(2): five days. By hand the first day is the one after delivery; by mail it is the first
 * working day (R2) after the postal receipt. Later days are calendar days; R1 reads the last one.
 *
 * @param length days of the term
 * @returns first and last day, both inclusive
 * @throws Problem `number` when the term leaves 1991–2100
 * @example
 * petitionTerm({ delivery: "mail", received: 46182 }, 5, DEFAULT_READINGS, calendar)
 * //=> { first: 46183, last: 46187 }: received Tue 2026-06-09, from Wed 06-10 to Sun 06-14
 */
export function petitionTerm(
  petition: Petition,
  length: number,
  readings: Pick<Readings, "term" | "saturday">,
  calendar: HolidayCalendar,
): Term {
  const first = petitionFirstDay(petition, readings, calendar);
  return { first, last: lastDay(first, length, readings.term, calendar) };
}

function petitionFirstDay(
  { delivery, received }: Petition,
  { saturday }: Pick<Readings, "saturday">,
  calendar: HolidayCalendar,
): Day {
  return delivery === "personal" ? received + 1 : nextWorkingDay(received, saturday, calendar);
}
