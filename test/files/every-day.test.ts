import { everyDay } from "../law/every-day";

/* Once, not under each time zone: it checks forty thousand calendars. */

test("every day from 1991-08-30 to 2100-12-31 has one version, and its check throws nothing", () => {
  const { days, problems } = everyDay();
  expect(days).toBe(39_936);
  expect(problems).toEqual([]);
}, 300_000);
