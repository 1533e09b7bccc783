import { checkCalendar } from "../../../src/calendar/check";
import type { SheetCell } from "../../../src/calendar/input";
import { RULES } from "../../../src/calendar/rules";
import { CALENDAR, CALENDAR_HEADERS } from "../../../workbench/sample/calendar";
import { OWN_HOLIDAYS, SETTINGS } from "../../../workbench/sample/tables";
import { serial } from "./sheet";

/** A cell of the sample as its sheet holds it: an ISO date is a date, what follows an apostrophe is text. */
function cell(value: string | number | undefined): SheetCell {
  if (typeof value !== "string") return value ?? "";
  if (value.startsWith("'")) return value.slice(1);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? serial(value) : value;
}

const sample = {
  calendar: [
    [...CALENDAR_HEADERS],
    ...CALENDAR.map((row) => CALENDAR_HEADERS.map((header) => cell(row[header]))),
  ],
  settings: SETTINGS.map((row) => row.map(cell)),
  holidays: OWN_HOLIDAYS.map((row) => row.map(cell)),
};

test("the sample calendar has a finding of every rule, but for the 1904 dates of a whole workbook", () => {
  const found = new Set(checkCalendar(sample).findings.map(({ rule }) => rule));
  expect(RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(["data-date-1904"]);
});

test("every column of the sample is recognised", () => {
  const { recognised, sessions } = checkCalendar(sample);
  expect(recognised).toBe(true);
  expect(sessions).toBe(new Set(CALENDAR.map((row) => row.Sesión)).size);
});
