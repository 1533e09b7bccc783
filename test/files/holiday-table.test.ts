import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { yearOf } from "../../src/days/civil";
import { HOLIDAY_DAYS } from "../../src/days/holiday-table.generated";
import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import { MONDAY, SUNDAY, weekday } from "../../src/days/weekday";
import { holidayEntries } from "./holiday-entries";

const ROOT = resolve(__dirname, "../..");
const COMMITTED = join(ROOT, "src/days/holiday-table.generated.ts");

function freshTable(timeZone: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "muni-")), "table.ts");
  execFileSync(process.execPath, [join(ROOT, "build/holiday-table.mjs"), file], {
    env: { ...process.env, TZ: timeZone },
  });
  return readFileSync(file, "utf8");
}

test.each(["America/Puerto_Rico", "Europe/Madrid", "Pacific/Kiritimati"])(
  "the committed table is what the rules give today, in %s",
  (timeZone) => {
    expect(freshTable(timeZone)).toBe(readFileSync(COMMITTED, "utf8"));
  },
);

test("the table covers every year of the range and no other", () => {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
  expect(Object.keys(HOLIDAY_DAYS).map(Number)).toEqual(years);
});

test("every observed day is the Monday after a Sunday of the same rule, and every entry is in its year", () => {
  for (const year of Object.keys(HOLIDAY_DAYS).map(Number)) {
    const entries = holidayEntries(year);
    for (const { day } of entries) expect(yearOf(day)).toBe(year);
    for (const { day, id } of entries.filter(({ observed }) => observed)) {
      expect(weekday(day)).toBe(MONDAY);
      expect(weekday(day - 1)).toBe(SUNDAY);
      expect(entries).toContainEqual({ day: day - 1, id, observed: false });
    }
  }
});

test("the days of a year are in order", () => {
  for (const year of Object.keys(HOLIDAY_DAYS).map(Number)) {
    const days = holidayEntries(year).map(({ day }) => day);
    expect(days).toEqual([...days].sort((one, other) => one - other));
  }
});
