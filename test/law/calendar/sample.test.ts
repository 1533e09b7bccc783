import { checkCalendar } from "../../../src/calendar/check";
import { RULES } from "../../../src/calendar/rules";
import { CALENDAR } from "../../../workbench/sample/calendar";
import { SAMPLE } from "./sample";

/** The sample gives its members, and is no workbook of 1904. */
const NOT_IN_SAMPLE = ["data-date-1904", "data-members"];

test("the sample calendar has a finding of every rule, but for two about a whole workbook", () => {
  const found = new Set(checkCalendar(SAMPLE).findings.map(({ rule }) => rule));
  expect(RULES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual(NOT_IN_SAMPLE);
});

test("every column of the sample is recognised", () => {
  const { recognised, sessions } = checkCalendar(SAMPLE);
  expect(recognised).toBe(true);
  expect(sessions).toBe(new Set(CALENDAR.map((row) => row.Sesión)).size);
});
