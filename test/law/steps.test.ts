import fc from "fast-check";
import { isClosed } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { FIRST_DAY, LAST_DAY } from "../../src/days/range";
import { TERM_READINGS } from "../../src/days/term";
import { nextWorkingDay, SATURDAY_READINGS } from "../../src/days/working-day";
import { parametersOf } from "../../src/law/parameters";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { because, type Step } from "../../src/law/trace";
import { Problem } from "../../src/messages/problem";
import { countableDaysBetween, latestBudgetStart } from "../../src/sessions/budget";
import { budgetDaySteps, budgetSpanSteps, latestStartSteps } from "../../src/sessions/budget-steps";
import { committeeTerm } from "../../src/sessions/committee";
import { committeeSteps } from "../../src/sessions/committee-steps";
import { holdDeadline } from "../../src/sessions/hold";
import { holdSteps } from "../../src/sessions/hold-steps";
import { petitionTerm } from "../../src/sessions/petition";
import { petitionSteps } from "../../src/sessions/petition-steps";
import { sessionSteps } from "../../src/sessions/session-steps";
import { sessionTests, type SessionInput, type SessionLaw } from "../../src/sessions/session-tests";
import type { SessionType } from "../../src/sessions/session-type";
import type { DayStep } from "../../src/sessions/term-steps";
import { nextWorkdaySteps } from "../../src/sessions/workday-steps";
import { dayOptions, type DayInput } from "../oracle/cases";
import * as oracle from "../oracle/days";
import { calendarOf, day } from "./product";

/* The steps of an answer and the answer itself say the same. */

const parameters = parametersOf("81-1991");
const calendar = calendarOf();
const serial = fc.integer({ min: FIRST_DAY, max: LAST_DAY - 400 });
const length = fc.integer({ min: 1, max: 60 });
const dayInput: fc.Arbitrary<DayInput> = fc.record({
  christmasEve: fc.boolean(),
  scope: fc.constantFrom("general+ejecutiva" as const, "general" as const),
});
const readings = fc.record({
  term: fc.constantFrom(...TERM_READINGS),
  saturday: fc.constantFrom(...SATURDAY_READINGS),
  filing: fc.constantFrom("siguiente" as const, "mismo" as const),
});

const counted = (steps: readonly DayStep[]) => steps.filter((step) => step.counted);
const numbers = (steps: readonly DayStep[]) => counted(steps).map(({ text }) => text.es);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => `día ${index + 1}`);

/** Steps in one line each: day without its year, text. */
const lines = (steps: readonly Step[]) =>
  steps.map(({ day: on, text }) => `${on === undefined ? "" : isoText(on).slice(5)} ${text.es}`.trim());

/** One step for each day from first to last, in order. */
function expectEachDay(steps: readonly DayStep[], first: number, last: number): void {
  expect(steps.map((step) => step.day)).toEqual(
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

/** Every step reads in both languages, and one that is told apart is the same as in one line. */
function expectTold(steps: readonly Step[]): void {
  for (const { text, apart } of steps)
    for (const language of ["es", "en"] as const) {
      expect(text[language]).toMatch(/\S/);
      expect(text[language]).not.toMatch(/[{}]/);
      if (!apart) continue;
      expect(text[language].startsWith(apart.what[language])).toBe(true);
      expect(text[language]).toContain(apart.reason[language]);
    }
}

describe("a term day by day", () => {
  test("the mayor's: one step a day from the receipt to the last day; as many count as the term has", () => {
    fc.assert(
      fc.property(
        serial,
        fc.constantFrom("personal" as const, "mail" as const),
        length,
        readings,
        dayInput,
        (received, delivery, days, chosen, input) => {
          const holidays = calendarOf(input);
          const petition = { received, delivery };
          const steps = petitionSteps(petition, days, chosen, holidays);
          const { first, last } = petitionTerm(petition, days, chosen, holidays);
          expectEachDay(steps, received, last);
          expectTold(steps);
          const rolled = chosen.term === "388" && last >= first + days;
          expect(numbers(steps)).toEqual(upTo(rolled ? days - 1 : days));
          for (const step of steps.slice(1).filter((one) => !one.counted && one.day !== last))
            expect(step.apart).toBeDefined();
        },
      ),
    );
  });

  test("the President's to answer a committee: the filing, then one step a day to the last", () => {
    fc.assert(
      fc.property(serial, length, readings, dayInput, (filed, days, chosen, input) => {
        const holidays = calendarOf(input);
        const [filing, ...steps] = committeeSteps(filed, days, chosen, holidays);
        const { first, last } = committeeTerm(filed, days, chosen, holidays);
        expect(filing).toMatchObject({ day: filed, counted: false });
        expectEachDay(steps, first, last);
        expectTold([filing!, ...steps]);
        const rolled = chosen.term === "388" && last >= first + days;
        expect(numbers(steps)).toEqual(upTo(rolled ? days - 1 : days));
      }),
    );
  });

  test("the days to hold a session: every one counts, and the last is the deadline", () => {
    fc.assert(
      fc.property(serial, length, (called, within) => {
        const steps = holdSteps(called, within);
        expectEachDay(steps, called, holdDeadline(called, within));
        expect(numbers(steps)).toEqual(upTo(within));
        expectTold(steps);
      }),
    );
    expect(() => holdSteps(LAST_DAY, 1)).toThrow(Problem);
  });

  test("the next working day: every day before it is passed over with its reason", () => {
    fc.assert(
      fc.property(serial, fc.constantFrom(...SATURDAY_READINGS), dayInput, (from, saturday, input) => {
        const holidays = calendarOf(input);
        const steps = nextWorkdaySteps(from, saturday, holidays);
        const found = nextWorkingDay(from, saturday, holidays);
        expectEachDay(steps, from, found);
        expect(counted(steps).map((step) => step.day)).toEqual([found]);
        expectTold(steps);
        for (const { apart } of steps.slice(1, -1)) expect(apart?.what.es).toBe("no es laborable");
      }),
    );
  });

  test("a filing that is day 1 itself has two steps", () => {
    const chosen = { ...DEFAULT_READINGS, filing: "mismo" as const };
    expect(lines(committeeSteps(day("2026-06-09"), 2, chosen, calendar))).toEqual([
      "06-09 solicitud radicada; el término empieza ese mismo día",
      "06-09 día 1",
      "06-10 día 2",
    ]);
  });

  test("the search for a working day names the holidays and the Saturday on its way", () => {
    expect(lines(nextWorkdaySteps(day("2025-07-24"), "no", calendar))).toEqual([
      "07-24 fecha dada; se busca el primer día laborable siguiente",
      "07-25 no es laborable (feriado: Día de la Constitución de Puerto Rico)",
      "07-26 no es laborable (sábado)",
      "07-27 no es laborable (feriado: Día de José Celso Barbosa)",
      "07-28 no es laborable (feriado: Día de José Celso Barbosa (se observa el lunes))",
      "07-29 primer día laborable",
    ]);
  });
});

describe("the days of a budget session", () => {
  test("as many count as the count says, each with its number, by the oracle too", () => {
    fc.assert(
      fc.property(serial, fc.integer({ min: 0, max: 90 }), dayInput, (first, more, input) => {
        const holidays = calendarOf(input);
        const steps = budgetSpanSteps(first, first + more, holidays);
        const count = countableDaysBetween(first, first + more, holidays);
        expectEachDay(steps, first, first + more);
        expect(numbers(steps)).toEqual(upTo(count));
        expect(count).toBe(oracle.countableDays(isoText(first), isoText(first + more), dayOptions(input)));
        expectTold(steps);
        for (const step of steps) expect(step.counted).toBe(!isClosed(step.day, holidays));
      }),
    );
  });

  test("a count of a century is told whole", () => {
    const steps = budgetSpanSteps(FIRST_DAY, LAST_DAY, calendar);
    expect(steps).toHaveLength(LAST_DAY - FIRST_DAY + 1);
    expect(counted(steps)).toHaveLength(countableDaysBetween(FIRST_DAY, LAST_DAY, calendar));
  });

  test("days in any number are numbered among themselves", () => {
    const days = ["2027-06-04", "2027-06-06", "2027-06-12"].map(day);
    expect(lines(budgetDaySteps(days, calendar))).toEqual([
      "06-04 día 1",
      "06-06 no cuenta (domingo)",
      "06-12 día 2",
    ]);
  });

  test("the latest opening leaves just the days asked for, or is the limit itself", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1991, max: 2100 }),
        fc.integer({ min: 1, max: 60 }),
        dayInput,
        (year, room, input) => {
          const holidays = calendarOf(input);
          const opening = latestBudgetStart(year, room, parameters, holidays);
          const [start, end, ...days] = latestStartSteps(year, room, parameters, holidays);
          expect([start!, end!].map((step) => isoText(step.day!))).toEqual([
            `${year}-06-03`,
            `${year}-06-13`,
          ]);
          expectEachDay(days as DayStep[], opening, end!.day!);
          const left = counted(days as DayStep[]).length;
          if (opening === start!.day) expect(left).toBeGreaterThanOrEqual(room);
          else expect(left).toBe(room);
        },
      ),
    );
  });
});

describe("the steps that judge a session", () => {
  const law = (regularDays: "reunión" | "corridos" = "reunión"): SessionLaw => ({
    parameters,
    calendar,
    readings: { ...DEFAULT_READINGS, regularDays },
  });

  /** Types whose first or second test holds a count of days against its limit. */
  const counting = fc.constantFrom<SessionType>("regular", "budget", "special", "urgent");

  test("as many days count as the test on length found, and each test is a step", () => {
    fc.assert(
      fc.property(
        counting,
        serial,
        fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 15 }),
        fc.boolean(),
        fc.constantFrom("reunión" as const, "corridos" as const),
        (type, from, offsets, listed, regularDays) => {
          const days = offsets.map((offset) => from + offset).sort((a, b) => a - b);
          const session: SessionInput = { first: days[0]!, last: days.at(-1)!, met: listed ? days : [] };
          const tests = sessionTests(type, session, law(regularDays));
          const steps = sessionSteps(type, session, law(regularDays));
          const found = tests.flatMap((one) => ("days" in one.found ? [one.found.days] : []));
          expect([steps.filter((step) => "counted" in step && step.counted).length]).toEqual(found);
          expect(steps.slice(-tests.length).map(({ apart }) => apart?.what)).toEqual(
            tests.map(({ message }) => message),
          );
          expectTold(steps);
        },
      ),
    );
  });

  test("the extension is told between the days and the tests", () => {
    const extension = { authorised: day("2027-03-05"), until: day("2027-03-07") };
    const session = { first: day("2027-03-01"), last: day("2027-03-06"), met: [], extension };
    expect(lines(sessionSteps("special", session, law())).slice(5)).toEqual([
      "03-06 día 6",
      "03-05 prórroga autorizada",
      "03-07 último día de la prórroga",
      "6 días; la prórroga se autorizó a tiempo y llega al 2027-03-07. (cumple)",
    ]);
  });

  test("a type without a length is refused", () => {
    const session = { first: day("2027-03-01"), last: day("2027-03-01"), met: [] };
    expect(() => sessionSteps("committee", session, law())).toThrow(Problem);
  });
});

test("a reason makes one line and stands apart", () => {
  const [what, reason] = [
    { es: "no cuenta", en: "does not count" },
    { es: "domingo", en: "Sunday" },
  ];
  expect(because(what, reason)).toEqual({
    text: { es: "no cuenta (domingo)", en: "does not count (Sunday)" },
    apart: { what, reason },
  });
});
