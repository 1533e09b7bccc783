import type { Cell, Value } from "./grid";
import { formatDay, isDateFormat } from "./number-format";

const ERROR = /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|BUSY!)$/;
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const MILLISECONDS_A_DAY = 86_400_000;
const SERIAL_OF_1970 = 25_569;

/** In the words of `Excel.RangeValueType`. */
export function valueType(value: Value): "Empty" | "Double" | "Boolean" | "Error" | "String" {
  if (value === "") return "Empty";
  if (typeof value === "number") return "Double";
  if (typeof value === "boolean") return "Boolean";
  return ERROR.test(value) ? "Error" : "String";
}

/** The text that the cell shows, for General and for dates; other formats show the plain number. */
export function displayText({ value, format }: Cell): string {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" && isDateFormat(format) ? formatDay(value, format) : String(value);
}

/**
 * What Excel makes of a value that is written: a text is read as if it were typed. Copied here are formulas,
 * numbers, TRUE and FALSE, the apostrophe, and ISO dates; a cell in text format keeps the text.
 *
 * @returns the value, and the number format that comes with it where there is one
 */
export function asTyped(written: Value, format: string): { value: Value; format?: string } {
  if (typeof written !== "string" || written.startsWith("=")) return { value: written };
  if (written.startsWith("'")) return { value: written.slice(1) };
  const text = written.trim();
  if (format === "@" || text === "") return { value: written };
  if (NUMBER.test(text)) return { value: Number(text) };
  if (/^(true|false)$/i.test(text)) return { value: /^true$/i.test(text) };
  const day = serialOfIso(text);
  return day === null ? { value: written } : { value: day, ...(format === "General" ? { format: "yyyy-mm-dd" } : {}) };
}

function serialOfIso(text: string): number | null {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? serialOf(Number(year), Number(month), Number(day)) : null;
}

/** Serial of a civil day in the 1900 date system. */
export function serialOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / MILLISECONDS_A_DAY + SERIAL_OF_1970;
}
