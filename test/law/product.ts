/** The product's law as the cases name things: days as ISO text, options as the YAML writes them. */
import type { Day } from "../../src/days/civil";
import { holidayCalendar, type HolidayCalendar } from "../../src/days/holiday-calendar";
import { isoText, parseIso } from "../../src/days/iso";
import { TERM_READINGS } from "../../src/days/term";
import type { DayInput } from "../oracle/cases";
import type { Terms } from "../oracle/days";

export function day(text: string): Day {
  const read = parseIso(text);
  if (read === undefined) throw new Error(`${text} is no day`);
  return read;
}

export function calendarOf({
  scope,
  christmasEve,
  added = [],
  removed = [],
}: DayInput = {}): HolidayCalendar {
  const own = [
    ...removed.map((text) => ({ day: day(text), sign: "-" as const })),
    ...added.map((text) => ({ day: day(text), sign: "+" as const })),
  ];
  return holidayCalendar(
    { scope: scope ?? "general+ejecutiva", christmasEve: christmasEve ? "feriado" : "laborable" },
    own,
  );
}

/** The first day, and the last one under each reading of R1. */
export function terms(term: (reading: (typeof TERM_READINGS)[number]) => { first: Day; last: Day }): Terms {
  const last = Object.fromEntries(TERM_READINGS.map((reading) => [reading, isoText(term(reading).last)]));
  return { first: isoText(term("letra").first), ...last } as unknown as Terms;
}
