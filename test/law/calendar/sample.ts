import type { SheetCell } from "../../../src/calendar/input";
import { CALENDAR, CALENDAR_HEADERS } from "../../../workbench/sample/calendar";
import { EXCEPTIONS, OWN_HOLIDAYS, SETTINGS } from "../../../workbench/sample/tables";
import { serial } from "./sheet";

/** A cell of the sample as its sheet holds it: an ISO date is a date, what follows an apostrophe is text. */
function cell(value: string | number | undefined): SheetCell {
  if (typeof value !== "string") return value ?? "";
  if (value.startsWith("'")) return value.slice(1);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? serial(value) : value;
}

/** The workbench's sample as a check reads it, with exceptions. */
export const SAMPLE = {
  calendar: [
    [...CALENDAR_HEADERS],
    ...CALENDAR.map((row) => CALENDAR_HEADERS.map((header) => cell(row[header]))),
  ],
  settings: SETTINGS.map((row) => row.map(cell)),
  holidays: OWN_HOLIDAYS.map((row) => row.map(cell)),
  exceptions: EXCEPTIONS.map((row) => row.map(cell)),
};
