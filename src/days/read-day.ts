import { Problem } from "../messages/problem";
import { fill, type Text } from "../messages/text";
import type { Day } from "./civil";
import { parseIso } from "./iso";
import { assertInRange } from "./range";

/** What a cell can hold once data types and errors are dealt with; null is a blank. */
export type Plain = string | number | boolean | null;

const NOT_A_DATE = {
  es: "{name}: «{value}» no es una fecha. Escriba una fecha de Excel o un texto como 2027-06-03.",
  en: "{name}: “{value}” is not a date. Enter an Excel date or a text such as 2027-06-03.",
};

const TOO_EARLY = {
  es: "{name}: {value} no es una fecha válida. Use una fecha entre 1991 y 2100.",
  en: "{name}: {value} is not a valid date. Use a date from 1991 to 2100.",
};

/** First serial that Excel and the calendar agree on, 1 March 1900. */
const FIRST_SERIAL = 61;

/**
 * Day of a cell: an Excel serial (a time of day is dropped) or ISO text; a blank or zero is no date (null).
 *
 * @param name the argument or column, for the message
 * @throws Problem `value` for any other text and for TRUE or FALSE, `number` outside 1991–2100
 */
export function readDay(value: Plain, name: Text): Day | null {
  if (value === null || value === 0 || value === "") return null;
  if (typeof value === "number") {
    if (!Number.isFinite(value) || value < FIRST_SERIAL)
      throw new Problem("number", fill(TOO_EARLY, { name, value }));
    return assertInRange(Math.floor(value));
  }
  const day = typeof value === "string" ? parseIso(value) : undefined;
  if (day === undefined) throw new Problem("value", fill(NOT_A_DATE, { name, value: String(value) }));
  return assertInRange(day);
}
