import { parseIso } from "../../src/days/iso";

const DATE_AND_TIME = /^(\d{4}-\d\d-\d\d)?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?Z?)?$/;

/** Days from the first serial of a workbook of 1900 to that of one of 1904. */
const DAYS_TO_1904 = 1462;

/** Serial of 1 March 1900, before which Excel counts a 29 February that never was. */
const FIRST_MARCH_1900 = 61;

/**
 * Serial of a date, a time, or both, as strict files write them.
 *
 * @returns undefined for what is no date
 * @example
 * isoSerial("2026-06-09T12:00:00", false) //=> 46182.5
 */
export function isoSerial(text: string, dates1904: boolean): number | undefined {
  const match = DATE_AND_TIME.exec(text.trim());
  if (!match || match[0] === "") return undefined;
  const [, date, hours, minutes, seconds = "0"] = match;
  const day = date === undefined ? 0 : dateSerial(date, dates1904);
  if (day === undefined || hours === undefined) return day;
  return day + (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

function dateSerial(date: string, dates1904: boolean): number | undefined {
  const day = parseIso(date);
  if (day === undefined) return undefined;
  if (dates1904) return day - DAYS_TO_1904;
  return day < FIRST_MARCH_1900 ? Math.max(day - 1, 0) : day;
}
