import { parseIso } from "../../src/days/iso";
import { checkUnder, everyDay } from "../law/every-day";

/* Once, not under each time zone: it checks forty thousand calendars. */

test("every day from 1991-08-30 to 2100-12-31 has one version, and its check throws nothing", () => {
  const { days, problems } = everyDay();
  expect(days).toBe(39_936);
  expect(problems).toEqual([]);
}, 300_000);

test.each([
  ["81-1991", "2016-05-16", false],
  ["81-1991", "2016-05-17", true],
  ["49-2016", "2016-05-17", false],
  ["49-2016", "2020-08-14", true],
  ["107-2020", "2020-08-14", false],
  ["107-2020", "2020-08-13", true],
] as const)("under %s a session of %s is told to lie outside: %s", (version, day, isOutside) => {
  expect(checkUnder(version, parseIso(day)!)).toEqual({ recognised: true, isOutside });
});
