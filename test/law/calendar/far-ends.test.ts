/** An end mistyped by years is told as briefly as one that is days late. */
import { checkCalendar } from "../../../src/calendar/check";
import type { Finding } from "../../../src/calendar/finding";
import { isoText } from "../../../src/days/iso";
import { serial } from "./sheet";

const FIRST = serial("2027-06-01");
/** A slip of the pen for 2027. */
const LAST = serial("2072-06-10");

const lengthFinding = (type: string, rule: string, last: number): Finding => {
  const { findings } = checkCalendar({
    calendar: [
      ["Sesión", "Tipo", "Comienza", "Termina"],
      ["1", type, FIRST, last],
    ],
    settings: [["días ordinaria", "corridos"]],
  });
  return findings.find((finding) => finding.rule === rule)!;
};

const CASES = [
  { type: "ordinaria", rule: "4203a-length", most: 5 },
  { type: "presupuesto", rule: "4203a-budget-days", most: 10 },
  { type: "extraordinaria (alcalde)", rule: "4203b-length", most: 5 },
];

test.each(CASES)("$rule: the days to the first beyond the length, then the last", ({ type, rule, most }) => {
  const { trace } = lengthFinding(type, rule, LAST);
  const counted = trace.filter(({ text }) => /\d/.test(text.es));
  expect(counted.slice(0, most + 1).map(({ text }) => /\d+/.exec(text.es)![0])).toEqual(
    Array.from({ length: most + 1 }, (_, at) => String(at + 1)),
  );
  expect(counted).toHaveLength(most + 2);
  expect(isoText(counted.at(-1)!.day!)).toBe("2072-06-10");
  expect(trace.length).toBeLessThanOrEqual(2 * most + 2);
});

test("the last of them has the number that the message has", () => {
  const { message, trace } = lengthFinding("presupuesto", "4203a-budget-days", LAST);
  const number = /\d+/.exec(trace.at(-1)!.text.es)![0];
  expect(Number(number)).toBeGreaterThan(13_000);
  expect(message.es).toContain(`${number} días`);
});

test("one countable day too many: every day is told, those that do not count too", () => {
  const { trace } = lengthFinding("presupuesto", "4203a-budget-days", serial("2027-06-12"));
  expect(trace.map(({ day }) => isoText(day!))).toEqual(
    Array.from({ length: 12 }, (_, at) => isoText(FIRST + at)),
  );
});
