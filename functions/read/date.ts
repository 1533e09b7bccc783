import type { Day } from "../../src/days/civil";
import { readDay } from "../../src/days/read-day";
import { isBlankDate, plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

/**
 * Day of a cell that may be blank.
 *
 * @throws Problem `value` for unreadable text, `number` outside 1991–2100; PassedError for an error cell
 */
export function readOptionalDate(cell: Cell, name: string): Day | null {
  return isBlankDate(cell) ? null : readDay(plainValue(cell), { es: name, en: name });
}

/** Day of a cell; a blank is missing input. */
export function readDate(cell: Cell, name: string): Day {
  const day = readOptionalDate(cell, name);
  if (day === null) throw missing(name);
  return day;
}
