import fc from "fast-check";
import { checkCalendar } from "../../src/calendar/check";
import { fromCivil, toCivil } from "../../src/days/civil";
import { weekday } from "../../src/days/weekday";
import { readSettings } from "../../src/law/read-settings";
import { inputOfSheets, planSheets } from "../../src/plan/calendar-sheets";
import type { Plan } from "../../src/plan/plan";
import { proposeCalendar } from "../../src/plan/propose-calendar";
import type { PlanWishes, WeekOfMonth } from "../../src/plan/wishes";
import { faultsOf } from "./plan-oracle-terms";

/** All that a plan may leave to find: the approval is recorded once it happened. */
const UNAVOIDABLE = ["missing 4203a-budget-approved"];

/** What the check finds in the plan's own sheets, notes aside. */
function findingsOf(plan: Plan): string[] {
  const { findings } = checkCalendar(inputOfSheets(planSheets(plan)));
  return findings
    .filter(({ severity }) => severity !== "note")
    .map(({ severity, rule }) => `${severity} ${rule}`);
}

const SIZES = [5, 12, 14, 16, 17];
const YEARS = Array.from({ length: 10 }, (_, at) => 2012 + 3 * at);

test.each(YEARS)(
  "%i, for each size, weekday and number of the bylaws: nothing but the approval is found",
  (year) => {
    for (let day = 0; day < 7; day++)
      for (let sessions = 1; sessions <= 12; sessions++) {
        const wishes: PlanWishes = { year, sessions, weekday: day, members: SIZES[(day + sessions) % 5]! };
        const plan = proposeCalendar(wishes);
        expect([wishes, findingsOf(plan), faultsOf(plan, wishes)]).toEqual([wishes, UNAVOIDABLE, []]);
      }
  },
);

const wishes: fc.Arbitrary<PlanWishes> = fc
  .record({
    year: fc.integer({ min: 1991, max: 2100 }),
    members: fc.constantFrom(...SIZES),
    sessions: fc.option(fc.integer({ min: 1, max: 15 }), { nil: undefined }),
    weekday: fc.integer({ min: 0, max: 6 }),
    week: fc.constantFrom<WeekOfMonth>(1, 2, 3, 4, "last"),
    monthsWithout: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
    daysPerSession: fc.integer({ min: 1, max: 8 }),
    law: fc.constantFrom("81-1991", "49-2016", "107-2020"),
    own: fc.uniqueArray(fc.integer({ min: 0, max: 364 }), { maxLength: 40 }),
    time: fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined }),
    language: fc.constantFrom("es" as const, "en" as const),
  })
  .map(({ law, own, sessions, time, ...rest }) => ({
    ...rest,
    ...(sessions === undefined ? {} : { sessions }),
    ...(time === undefined ? {} : { time }),
    settings: readSettings([{ name: "ley", value: law }]),
    holidays: own.map((at) => ({ day: fromCivil(rest.year, 1, 1) + at, sign: "+" as const })),
  }));

test("whatever is wished, the check finds nothing but the approval", () => {
  fc.assert(
    fc.property(wishes, (one) => {
      expect(findingsOf(proposeCalendar(one))).toEqual(UNAVOIDABLE);
    }),
    { numRuns: 200 },
  );
});

test("whatever is wished, the independent checker finds no fault that the plan does not tell", () => {
  fc.assert(
    fc.property(wishes, (one) => {
      expect(faultsOf(proposeCalendar(one), one)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("each regular session that is not on the day wished is named", () => {
  fc.assert(
    fc.property(wishes, (one) => {
      const plan = proposeCalendar(one);
      const told = plan.unmet.map(({ es }) => es).join("\n");
      const hasShift = told.includes("Desde el");
      for (const { type, id, first } of plan.sessions)
        if (type === "regular" && weekday(first) !== one.weekday && !hasShift) expect(told).toContain(id);
    }),
    { numRuns: 200 },
  );
});

test("each month without session that has one all the same is named", () => {
  const names = [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ];
  fc.assert(
    fc.property(wishes, (one) => {
      const plan = proposeCalendar(one);
      const told = plan.unmet.map(({ es }) => es).join("\n");
      if (told.includes("todos los meses")) return;
      for (const { first } of plan.sessions) {
        const { month } = toCivil(first);
        if (one.monthsWithout!.includes(month)) expect(told).toContain(`${names[month - 1]!} sin sesión`);
      }
    }),
    { numRuns: 200 },
  );
});
