import { isHoliday } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { isWorkingDay, nextWorkingDay } from "../../src/days/working-day";
import { parametersOf } from "../../src/law/parameters";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { countableDays, countableDaysBetween, latestBudgetStart } from "../../src/sessions/budget";
import { committeeTerm } from "../../src/sessions/committee";
import { electionDay, termEnd, termStart } from "../../src/sessions/election";
import { holdDeadline } from "../../src/sessions/hold";
import { petitionTerm } from "../../src/sessions/petition";
import { sessionTests, type SessionInput } from "../../src/sessions/session-tests";
import { leastVotes, majority } from "../../src/sessions/votes";
import { directSeats, legislatureSize, nominationLimit, seatsTotal } from "../../src/seats/size";
import { casesOf } from "../oracle/cases";
import type { BudgetSession } from "../oracle/days";
import { calendarOf, day, terms } from "./product";

const parameters = parametersOf("81-1991");
const saturdayOf = (works?: boolean) => (works ? "laborable" : "no");

function sessionOf({ start, end, met = [], approved, extension, extendedTo }: BudgetSession): SessionInput {
  return {
    first: day(start),
    last: day(end),
    met: met.map(day).sort((a, b) => a - b),
    ...(approved ? { approved: day(approved) } : {}),
    ...(extension && extendedTo ? { extension: { authorised: day(extension), until: day(extendedTo) } } : {}),
  };
}

describe("the mayor's term", () => {
  test.each(casesOf("petition"))("%s", (_, { input, output }) => {
    const petition = { delivery: input.delivery, received: day(input.received) };
    const saturday = saturdayOf(input.saturday);
    const { answerBy, callFrom, ...expected } = output;
    const found = terms((term) => petitionTerm(petition, 5, { term, saturday }, calendarOf(input)));
    expect(found).toEqual(expected);
    const every = [
      found,
      terms((term) => petitionTerm(petition, 5, { term, saturday: "laborable" }, calendarOf(input))),
    ]
      .flatMap(({ letra, ...others }) => [letra, others["388"], others["68.1"]])
      .sort();
    if (answerBy) expect(every[0]).toBe(answerBy);
    if (callFrom) expect(isoText(day(every[5]!) + 1)).toBe(callFrom);
  });
});

describe("holding and committees", () => {
  test.each(casesOf("hold-and-committee"))("%s", (_, one) => {
    if ("called" in one.input) {
      const last = holdDeadline(day(one.input.called), parameters.holdWithinDays);
      const { last: expected, inTime } = one.output as { last: string; inTime?: boolean };
      expect(isoText(last)).toBe(expected);
      if (one.input.starts) expect(day(one.input.starts) <= last).toBe(inTime);
    } else {
      const { input } = one;
      const filing = input.filing === "same-day" ? ("mismo" as const) : ("siguiente" as const);
      const found = terms((term) => committeeTerm(day(input.filed), 5, { term, filing }, calendarOf(input)));
      expect(found).toMatchObject(one.output);
    }
  });
});

describe("the budget session", () => {
  test.each(casesOf("budget"))("%s", (_, { input, output }) => {
    const calendar = calendarOf(input);
    if ("start" in input) {
      const tests = sessionTests("budget", sessionOf(input), {
        parameters,
        readings: DEFAULT_READINGS,
        calendar,
      });
      const failing = tests
        .filter(({ holds }) => !holds)
        .map(({ rule }) => rule.replace("4203a-budget-", ""));
      expect({ lawful: failing.length === 0, failing }).toEqual(output);
    } else if ("to" in input) {
      expect({ days: countableDaysBetween(day(input.from), day(input.to), calendar) }).toEqual(output);
    } else if ("nth" in input) {
      const from = day(input.from);
      const month = Array.from({ length: 60 }, (_, index) => from + index);
      expect({ day: isoText(countableDays(month, calendar)[input.nth - 1]!) }).toEqual(output);
    } else {
      expect({ start: isoText(latestBudgetStart(input.year, input.days, parameters, calendar)) }).toEqual(
        output,
      );
    }
  });
});

describe("lengths", () => {
  test.each(casesOf("lengths"))("%s", (_, { input, output }) => {
    const law = {
      parameters: parametersOf(input.law ?? "81-1991"),
      readings: { ...DEFAULT_READINGS, regularDays: input.reading ?? "reunión" },
      calendar: calendarOf(),
    };
    const ok = sessionTests(input.type, sessionOf(input), law).every(({ holds }) => holds);
    expect({ ok }).toEqual(output);
  });
});

describe("members", () => {
  test.each(casesOf("signatures"))("%s", (_, { input, output }) => {
    if ("members" in input) {
      const signatures = leastVotes(input.members, parameters.petitionFraction);
      expect({ signatures, quorum: majority(input.members) }).toEqual(output);
    } else if ("size" in input) {
      const { size } = input;
      const found = {
        total: seatsTotal(size),
        direct: directSeats(size),
        nominations: nominationLimit(size),
      };
      expect(found).toEqual(output);
    } else {
      expect({ members: legislatureSize(input.population, input.municipality) }).toEqual(output);
    }
  });
});

describe("terms of office", () => {
  test.each(casesOf("terms"))("%s", (_, { input: { election }, output }) => {
    expect({
      electionDay: isoText(electionDay(election)),
      start: isoText(termStart(election)),
      end: isoText(termEnd(election)),
    }).toEqual(output);
  });
});

describe("holidays", () => {
  test.each(casesOf("holidays"))("%s", (_, { input, output }) => {
    const calendar = calendarOf(input);
    const saturday = saturdayOf(input.saturday);
    const found = {
      holiday: isHoliday(day(input.day), calendar),
      workday: isWorkingDay(day(input.day), saturday, calendar),
      nextWorkday: isoText(nextWorkingDay(day(input.day), saturday, calendar)),
    };
    expect(found).toMatchObject(output);
  });
});
