import { differenceInCalendarDays } from "date-fns";
import fc from "fast-check";
import { fromCivil, toCivil } from "../../src/days/civil";
import { isHoliday } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { FIRST_DAY, LAST_DAY } from "../../src/days/range";
import { SATURDAY_READINGS } from "../../src/days/working-day";
import { nextWorkingDay } from "../../src/days/working-day";
import { weekday } from "../../src/days/weekday";
import { parametersOf } from "../../src/law/parameters";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { countableDaysBetween, latestBudgetStart } from "../../src/sessions/budget";
import { committeeTerm } from "../../src/sessions/committee";
import { electionDay, termEnd, termStart } from "../../src/sessions/election";
import { petitionTerm } from "../../src/sessions/petition";
import { petitionSteps } from "../../src/sessions/petition-steps";
import { sessionTests } from "../../src/sessions/session-tests";
import { leastVotes, majority } from "../../src/sessions/votes";
import { dayOptions, type DayInput } from "../oracle/cases";
import * as oracle from "../oracle/days";
import { isHoliday as oracleHoliday } from "../oracle/holidays";
import { quorum, twoThirds } from "../oracle/numbers";
import { calendarOf, day, terms } from "./product";

/* The product against an oracle that walks day by day and shares no code with it. */

const parameters = parametersOf("81-1991");
/** Leaves room at the end of the table for the longest term. */
const serial = fc.integer({ min: FIRST_DAY, max: LAST_DAY - 40 });
const delivery = fc.constantFrom("personal" as const, "mail" as const);
const dayInput: fc.Arbitrary<DayInput> = fc.record({
  saturday: fc.boolean(),
  christmasEve: fc.boolean(),
  scope: fc.constantFrom("general+ejecutiva" as const, "general" as const),
});

describe("civil days", () => {
  test("serials agree with date-fns on every day of 1991–2100", () => {
    const origin = new Date(1991, 0, 1, 12);
    for (let year = 1991; year <= 2100; year++) {
      for (let month = 1; month <= 12; month++) {
        const first = fromCivil(year, month, 1);
        expect(first - FIRST_DAY).toBe(differenceInCalendarDays(new Date(year, month - 1, 1, 12), origin));
        expect(weekday(first)).toBe(new Date(year, month - 1, 1, 12).getDay());
      }
    }
    for (let at = FIRST_DAY; at <= LAST_DAY; at++) {
      const { year, month, day: dayOfMonth } = toCivil(at);
      if (fromCivil(year, month, dayOfMonth) !== at) throw new Error(`${at} does not come back`);
    }
  });
});

describe("holidays", () => {
  test.each([
    ["both lists", { scope: "general+ejecutiva" }],
    ["the general list", { scope: "general" }],
    ["24 December a holiday", { christmasEve: true }],
  ] as [string, DayInput][])("%s agree with the oracle on every day of 1991–2100", (_, input) => {
    const calendar = calendarOf(input);
    const options = dayOptions(input);
    const differing = [];
    for (let at = FIRST_DAY; at <= LAST_DAY; at++)
      if (isHoliday(at, calendar) !== oracleHoliday(isoText(at), options)) differing.push(isoText(at));
    expect(differing).toEqual([]);
  });
});

describe("terms", () => {
  test("the mayor's, under every reading", () => {
    fc.assert(
      fc.property(serial, delivery, dayInput, (received, by, input) => {
        const saturday = input.saturday ? ("laborable" as const) : ("no" as const);
        const calendar = calendarOf(input);
        const found = terms((term) =>
          petitionTerm({ delivery: by, received }, 5, { term, saturday }, calendar),
        );
        expect(found).toEqual(oracle.petitionTerms(by, isoText(received), dayOptions(input)));
      }),
      { numRuns: 1500 },
    );
  });

  test("a committee's, under every reading", () => {
    fc.assert(
      fc.property(serial, fc.boolean(), dayInput, (filed, same, input) => {
        const filing = same ? ("mismo" as const) : ("siguiente" as const);
        const found = terms((term) => committeeTerm(filed, 5, { term, filing }, calendarOf(input)));
        const expected = oracle.committeeTerms(
          isoText(filed),
          same ? "same-day" : "next-day",
          dayOptions(input),
        );
        expect(found).toEqual(expected);
      }),
      { numRuns: 800 },
    );
  });

  test("the explanation counts exactly the five days of the term, and ends on its last", () => {
    fc.assert(
      fc.property(serial, delivery, fc.constantFrom("letra", "388", "68.1"), (received, by, term) => {
        const readings = { term, saturday: "no" } as const;
        const steps = petitionSteps({ delivery: by, received }, 5, readings, calendarOf());
        const { last } = petitionTerm({ delivery: by, received }, 5, readings, calendarOf());
        expect(steps.map((step) => step.day)).toEqual(
          Array.from({ length: last - received + 1 }, (_, index) => received + index),
        );
        const counted = steps.filter((step) => step.counted).length;
        expect(counted === 5 || (term === "388" && counted === 4)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("adding a holiday never makes a term by mail earlier", () => {
    fc.assert(
      fc.property(serial, fc.integer({ min: 1, max: 12 }), (received, after) => {
        const readings = { term: "letra", saturday: "no" } as const;
        const petition = { delivery: "mail", received } as const;
        const before = petitionTerm(petition, 5, readings, calendarOf());
        const later = petitionTerm(petition, 5, readings, calendarOf({ added: [isoText(received + after)] }));
        expect(later.last).toBeGreaterThanOrEqual(before.last);
      }),
    );
  });

  test("the next working day", () => {
    fc.assert(
      fc.property(serial, dayInput, (from, input) => {
        const saturday = SATURDAY_READINGS[input.saturday ? 1 : 0]!;
        const found = isoText(nextWorkingDay(from, saturday, calendarOf(input)));
        expect(found).toBe(oracle.nextWorkday(isoText(from), dayOptions(input)));
      }),
      { numRuns: 800 },
    );
  });
});

describe("budget sessions", () => {
  const inSpring = fc
    .record({ year: fc.integer({ min: 1991, max: 2099 }), offset: fc.integer({ min: 120, max: 168 }) })
    .map(({ year, offset }) => fromCivil(year, 1, 1) + offset);

  test("countable days", () => {
    fc.assert(
      fc.property(inSpring, fc.integer({ min: 0, max: 45 }), dayInput, (first, length, input) => {
        const found = countableDaysBetween(first, first + length, calendarOf(input));
        expect(found).toBe(oracle.countableDays(isoText(first), isoText(first + length), dayOptions(input)));
      }),
      { numRuns: 500 },
    );
  });

  test.each(Array.from({ length: 110 }, (_, index) => 1991 + index))("latest start in %i", (year) => {
    for (const days of [1, 8, 9, 10, 11, 30]) {
      const found = isoText(latestBudgetStart(year, days, parameters, calendarOf()));
      expect(found).toBe(oracle.latestBudgetStart(year, days));
    }
  });

  test("the failing tests of a session with meetings, approval and extension", () => {
    const session = fc.record({
      first: inSpring,
      length: fc.integer({ min: 0, max: 20 }),
      meetings: fc.array(fc.nat(20), { maxLength: 14 }),
      listed: fc.boolean(),
      approved: fc.option(fc.integer({ min: -2, max: 22 }), { nil: undefined }),
      extension: fc.option(
        fc.record({ on: fc.integer({ min: -5, max: 20 }), until: fc.integer({ min: 0, max: 25 }) }),
        {
          nil: undefined,
        },
      ),
    });
    fc.assert(
      fc.property(session, ({ first, length, meetings, listed, approved, extension }) => {
        const met = listed
          ? [...new Set(meetings.filter((at) => at <= length))].sort((a, b) => a - b).map((at) => first + at)
          : [];
        const input = {
          first,
          last: first + length,
          met,
          ...(approved === undefined ? {} : { approved: first + approved }),
          ...(extension
            ? { extension: { authorised: first + extension.on, until: first + extension.until } }
            : {}),
        };
        const tests = sessionTests("budget", input, {
          parameters,
          readings: DEFAULT_READINGS,
          calendar: calendarOf(),
        });
        const failing = tests
          .filter(({ holds }) => !holds)
          .map(({ rule }) => rule.replace("4203a-budget-", ""));
        const expected = oracle.budgetFailures({
          start: isoText(first),
          end: isoText(first + length),
          ...(met.length > 0 ? { met: met.map(isoText) } : {}),
          ...(approved === undefined ? {} : { approved: isoText(first + approved) }),
          ...(extension
            ? { extension: isoText(first + extension.on), extendedTo: isoText(first + extension.until) }
            : {}),
        });
        expect(failing).toEqual(expected);
      }),
      { numRuns: 1500 },
    );
  });
});

describe("members", () => {
  test("two thirds and quorum of every number up to 500", () => {
    for (let members = 1; members <= 500; members++) {
      expect(leastVotes(members, parameters.petitionFraction)).toBe(twoThirds(members));
      expect(majority(members)).toBe(quorum(members));
    }
  });

  test.each([1992, 1996, 2000, 2016, 2020, 2024, 2028, 2048, 2092])(
    "terms of those elected in %i",
    (year) => {
      expect(isoText(electionDay(year))).toBe(oracle.electionDay(year));
      expect(isoText(termStart(year))).toBe(oracle.termStart(year));
      expect(isoText(termEnd(year))).toBe(oracle.termEnd(year));
      expect(termStart(year)).toBe(day(oracle.termStart(year)));
    },
  );
});
