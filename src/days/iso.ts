import { fromCivil, toCivil, type Day } from "./civil";

/**
 * ISO text of a day.
 *
 * @example
 * isoText(46541) //=> "2027-06-03"
 */
export function isoText(day: Day): string {
  const { year, month, day: dayOfMonth } = toCivil(day);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

/**
 * Day of an ISO text, or undefined when the text is none or names no real day.
 *
 * @example
 * parseIso("2027-06-03") //=> 46541
 * parseIso("2027-02-30") //=> undefined
 */
export function parseIso(text: string): Day | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (!parts) return undefined;
  const [year, month, dayOfMonth] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (month < 1 || month > 12 || dayOfMonth < 1) return undefined;
  const day = fromCivil(year, month, dayOfMonth);
  return toCivil(day).month === month ? day : undefined;
}
