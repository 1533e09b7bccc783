import { toCivil } from "../../src/days/civil";

const MINUTES_A_DAY = 1440;
const NUMBER = /^[#0,.]+$/;

/** The format's letters that mean something: no quoted text, escapes, colours or locale. */
function bare(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
}

export function isDateFormat(format: string): boolean {
  return format !== "General" && /[yd]|m(?!.*[hs])/i.test(bare(format));
}

/** In the words of `Excel.NumberFormatCategory`. */
export function formatCategory(format: string): string {
  if (format === "General" || format === "") return "General";
  if (format === "@") return "Text";
  if (isDateFormat(format)) return "Date";
  if (/[hs]/i.test(bare(format))) return "Time";
  if (format.includes("%")) return "Percentage";
  if (/[$€]/.test(format)) return "Currency";
  if (/E[+-]/i.test(format)) return "Scientific";
  if (/\?\/\?|\/\d/.test(format)) return "Fraction";
  return NUMBER.test(format) ? "Number" : "Custom";
}

/**
 * A serial shown by a date format made of year, month, day, hours and minutes in figures.
 *
 * @example
 * formatDay(46541, "yyyy-mm-dd") //=> "2027-06-03"
 */
export function formatDay(serial: number, format: string): string {
  const minuteOfDay = Math.round((serial % 1) * MINUTES_A_DAY) % MINUTES_A_DAY;
  const { year, month, day } = toCivil(Math.floor(serial));
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const clock = (_: string, mark: string): string =>
    two(Math.floor(minuteOfDay / 60)) + mark + two(minuteOfDay % 60);
  return bare(format)
    .replace(/h+(\W?)mm/gi, clock)
    .replace(/y{3,4}/gi, String(year))
    .replace(/y{1,2}/gi, two(year % 100))
    .replace(/mm/gi, two(month))
    .replace(/m/gi, String(month))
    .replace(/dd/gi, two(day))
    .replace(/d/gi, String(day));
}
