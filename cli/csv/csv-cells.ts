import type { SheetCell } from "../../src/calendar/input";
import { parseIso } from "../../src/days/iso";

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/;

/** 1 March 1900; Excel counts the days before it in a way of its own. */
const FIRST_SERIAL = 61;

/**
 * The cell that a spreadsheet would hold for a field: a plain number, the serial of an ISO date, else the text. Other
 * ways to write a date stay text, on which the check reports.
 *
 * @example
 * csvCell("2027-06-03") //=> 46541
 * csvCell("007") //=> "007"
 */
export function csvCell(field: string): SheetCell {
  const text = field.trim();
  if (NUMBER.test(text)) return Number(text);
  const day = parseIso(text);
  return day !== undefined && day >= FIRST_SERIAL ? day : field;
}
