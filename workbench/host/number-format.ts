const MILLISECONDS_A_DAY = 86_400_000;
const SERIAL_OF_1970 = 25_569;
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
  const moment = new Date(Math.round((serial - SERIAL_OF_1970) * MILLISECONDS_A_DAY));
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const minutes = /h+(\W?)mm/gi;
  return bare(format)
    .replace(minutes, (_, mark: string) => `${two(moment.getUTCHours())}${mark}${two(moment.getUTCMinutes())}`)
    .replace(/y{3,4}/gi, String(moment.getUTCFullYear()))
    .replace(/y{1,2}/gi, two(moment.getUTCFullYear() % 100))
    .replace(/mm/gi, two(moment.getUTCMonth() + 1))
    .replace(/m/gi, String(moment.getUTCMonth() + 1))
    .replace(/dd/gi, two(moment.getUTCDate()))
    .replace(/d/gi, String(moment.getUTCDate()));
}
