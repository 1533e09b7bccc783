import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { HOLIDAY_RULES } from "../../src/days/holiday-table.generated";
import { isoText } from "../../src/days/iso";
import { holidayEntries, type HolidayEntry } from "./holiday-entries";

/** Dates of an official list as reprinted; the file's first column. */
function officialDates(year: number): string[] {
  const text = readFileSync(resolve(__dirname, `../../data/holidays-${year}.csv`), "utf8");
  const dates = text.trim().split("\n").slice(1);
  return dates.map((row) => row.slice(0, row.indexOf(",")));
}

function tableDates(year: number, wanted: (entry: HolidayEntry) => boolean): string[] {
  return [
    ...new Set(
      holidayEntries(year)
        .filter(wanted)
        .map(({ day }) => isoText(day)),
    ),
  ].sort();
}

test("2014: the table is the official list, but for Sunday 12 October", () => {
  // The list still printed the old fixed day of La Raza beside the second Monday that replaced it that year.
  const official = officialDates(2014);
  expect(official).toContain("2014-10-12");
  expect(tableDates(2014, () => true)).toEqual(official.filter((date) => date !== "2014-10-12"));
});

test("2026, January to September: the table's own days are the official list", () => {
  // The stored copy of the list stops in September and does not print Monday moves.
  const days = tableDates(2026, ({ observed }) => !observed).filter((date) => date < "2026-10-01");
  expect(days).toEqual(officialDates(2026));
});

test("2026: the one Monday move of those months is 23 March", () => {
  const moved = tableDates(2026, ({ observed }) => observed).filter((date) => date < "2026-10-01");
  expect(moved).toEqual(["2026-03-23"]);
});

test("only Nochebuena is a half day", () => {
  expect(HOLIDAY_RULES.filter(({ halfDay }) => halfDay).map(({ id }) => id)).toEqual(["christmas-eve"]);
});
