import { fromCivil, toCivil } from "../../src/days/civil";
import type { Cell, Value } from "./grid";
import { formatDay, isDateFormat } from "./number-format";

const ERROR = /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|BUSY!)$/;
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** In the words of `Excel.RangeValueType`. */
export function valueType(value: Value): "Empty" | "Double" | "Boolean" | "Error" | "String" {
  if (value === "") return "Empty";
  if (typeof value === "number") return "Double";
  if (typeof value === "boolean") return "Boolean";
  return ERROR.test(value) ? "Error" : "String";
}

/**
 * The text that the cell shows, for General and for dates; other formats show the plain number.
 *
 * @param days to be added for a serial that counts from 1900
 */
export function displayText({ value, format }: Cell, days: number): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" && isDateFormat(format) ? formatDay(value + days, format) : String(value);
}

/**
 * What Excel makes of a value that is written: a text is read as if it were typed. Copied here are formulas,
 * numbers, TRUE and FALSE, the apostrophe, and ISO dates; a cell in text format keeps the text.
 *
 * @param days between this workbook's serials and those that count from 1900
 * @returns the value, and the number format that comes with it where there is one
 */
export function asTyped(written: Value, format: string, days: number): { value: Value; format?: string } {
  if (typeof written !== "string" || written.startsWith("=")) return { value: written };
  if (written.startsWith("'")) return { value: written.slice(1) };
  const text = written.trim();
  if (format === "@" || text === "") return { value: written };
  if (NUMBER.test(text)) return { value: Number(text) };
  if (/^(true|false)$/i.test(text)) return { value: /^true$/i.test(text) };
  const day = serialOfIso(text);
  return day === null
    ? { value: written }
    : { value: day - days, ...(format === "General" ? { format: "yyyy-mm-dd" } : {}) };
}

function serialOfIso(text: string): number | null {
  const [, year, month, day] = (ISO_DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const serial = fromCivil(year, month, day);
  const civil = toCivil(serial);
  return civil.month === month && civil.day === day ? serial : null;
}
