import Holidays from "date-holidays";
import { candidatesOf, casesOf, dayOptions, type CaseFiles } from "../oracle/cases";
import { readData } from "../oracle/csv";
import {
  budgetFailures,
  committeeTerms,
  countableDays,
  electionDay,
  holdDeadline,
  isWorkday,
  latestBudgetStart,
  nextWorkday,
  nthCountable,
  petitionTerms,
  safePetitionDays,
  sessionOk,
  termEnd,
  termStart,
  type Delivery,
  type Terms,
} from "../oracle/days";
import { easter, FIRST_YEAR, holidaysOf, isHoliday, LAST_YEAR } from "../oracle/holidays";
import { daysFrom, daysOfYear, next, weekdayOf, yearOf, type Day } from "../oracle/iso-day";
import { legislatureSize, quorum, seatsOf, twoThirds, type Size } from "../oracle/numbers";
import { allocateSeats, INDEPENDENTS, openSeats, type Candidate, type Outcome } from "../oracle/seats";

/*
 * The oracle held against the vectors that people checked and against published lists.
 * The product is then held against the oracle.
 */

describe("civil days", () => {
  test("walk through leap years and centuries without a time zone", () => {
    expect(next("2027-12-31")).toBe("2028-01-01");
    expect(next("2028-02-28")).toBe("2028-02-29");
    expect(next("2100-02-28")).toBe("2100-03-01");
    expect(daysOfYear(2000)).toHaveLength(366);
    expect(daysOfYear(2100)).toHaveLength(365);
    expect(weekdayOf("2027-06-03")).toBe(4);
  });
});

describe("terms to answer", () => {
  const vectors: [Delivery, Day, Terms][] = [
    ["personal", "2025-06-04", terms("2025-06-05", "2025-06-09", "2025-06-09", "2025-06-11")],
    ["personal", "2025-07-21", terms("2025-07-22", "2025-07-26", "2025-07-26", "2025-07-30")],
    ["personal", "2025-07-22", terms("2025-07-23", "2025-07-27", "2025-07-29", "2025-07-31")],
    ["personal", "2025-11-06", terms("2025-11-07", "2025-11-11", "2025-11-12", "2025-11-14")],
    ["personal", "2026-03-18", terms("2026-03-19", "2026-03-23", "2026-03-24", "2026-03-26")],
    ["mail", "2025-06-06", terms("2025-06-09", "2025-06-13", "2025-06-13", "2025-06-13")],
    ["mail", "2025-07-24", terms("2025-07-29", "2025-08-02", "2025-08-02", "2025-08-04")],
    ["mail", "2026-06-09", terms("2026-06-10", "2026-06-14", "2026-06-15", "2026-06-16")],
  ];
  test.each(vectors)("%s, received %s", (delivery, received, expected) => {
    expect(petitionTerms(delivery, received)).toEqual(expected);
  });
});

function terms(first: Day, letra: Day, art388: Day, rule681: Day): Terms {
  return { first, letra, "388": art388, "68.1": rule681 };
}

describe("budget days", () => {
  test("the tenth countable day", () => {
    expect(nthCountable("2025-06-03", 10)).toBe("2025-06-13");
    expect(nthCountable("2026-05-18", 10)).toBe("2026-05-29");
    expect(nthCountable("2027-06-03", 10) > "2027-06-13").toBe(true);
    expect(nthCountable("2027-06-03", 9)).toBe("2027-06-12");
  });
  test("countable days to 13 June", () => {
    expect(countableDays("2025-06-03", "2025-06-13")).toBe(10);
    expect(countableDays("2027-06-03", "2027-06-13")).toBe(9);
    expect(countableDays("2026-05-18", "2026-06-13")).toBe(23);
  });
  test("the years from 2025 to 2035 in which 3 June leaves only nine", () => {
    const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];
    const short = years.filter((year) => countableDays(`${year}-06-03`, `${year}-06-13`) === 9);
    expect(short).toEqual([2027, 2028, 2029, 2032, 2033, 2034, 2035]);
    expect([2027, 2028, 2029].map((year) => latestBudgetStart(year, 10))).toEqual([
      "2027-06-02",
      "2028-06-02",
      "2029-06-02",
    ]);
  });
});

test("signatures of a petition", () => {
  expect([5, 12, 14, 16, 17].map(twoThirds)).toEqual([4, 8, 10, 11, 12]);
});

describe("holidays", () => {
  const publishedIn = (file: string): Day[] => readData(file).map((row) => row.date ?? "");
  const foundBetween = (first: Day, last: Day): Day[] =>
    daysFrom(first, last).filter((day) => isHoliday(day, { christmasEve: true }));

  test("are those of the complete list of 2014, but for Sunday 12 October, which it prints", () => {
    const published = publishedIn("holidays-2014.csv").filter((day) => day !== "2014-10-12");
    expect(foundBetween("2014-01-01", "2014-12-31")).toEqual(published);
    expect(holidaysOf(2014).get("2014-12-24")).toMatchObject([{ id: "christmas-eve", halfDay: true }]);
    expect(isHoliday("2014-12-24")).toBe(false);
  });

  test("are those of the list of 2026, January to September, and the Monday after Sunday 22 March", () => {
    const published = publishedIn("holidays-2026.csv");
    const found = foundBetween("2026-01-01", "2026-09-30");
    expect(found.filter((day) => !published.includes(day))).toEqual(["2026-03-23"]);
    expect(published.filter((day) => !found.includes(day))).toEqual([]);
  });

  test("have a Monday moved from a Sunday only, and never a Friday", () => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const moved = [...holidaysOf(year).values()].flat().filter((holiday) => holiday.moved);
      expect(moved.filter((holiday) => weekdayOf(holiday.day) !== 1)).toEqual([]);
    }
  });

  test("have the Easter of another calculation in every year", () => {
    const other = new Holidays();
    other.setHoliday("easter", { name: { en: "Easter" }, type: "public" });
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      expect(other.getHolidays(year).map((holiday) => holiday.date.slice(0, 10))).toEqual([easter(year)]);
    }
  });

  test("agree with the second column of rules, evaluated by a library, in every year", () => {
    const other = new Holidays();
    for (const row of readData("holiday-rules.csv")) {
      other.setHoliday(row.date_holidays_rule ?? "", { name: { en: row.id ?? "" }, type: "public" });
    }
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
      const days = other.getHolidays(year).map((holiday) => holiday.date.slice(0, 10));
      expect([...new Set(days)].sort()).toEqual([...holidaysOf(year).keys()]);
    }
  });

  test("are refused outside 1991 to 2100", () => {
    expect(() => isHoliday("1990-12-31")).toThrow(RangeError);
    expect(() => isHoliday("2101-01-01")).toThrow(RangeError);
    expect(isHoliday("1991-01-01")).toBe(true);
    expect(yearOf("2100-12-31")).toBe(LAST_YEAR);
  });
});

/** The candidates of 2020 by municipality. */
function slatesOf2020(): Map<string, Candidate[]> {
  const slates = new Map<string, Candidate[]>();
  for (const row of readData("elections-2020.csv")) {
    const slate = slates.get(row.municipality ?? "") ?? [];
    slate.push({ party: row.party ?? "", row: Number(row.ballot_row), votes: Number(row.votes) });
    slates.set(row.municipality ?? "", slate);
  }
  return slates;
}

describe("seats of the election of 2020", () => {
  const slates = slatesOf2020();
  const sizes = new Map(
    readData("municipalities.csv").map((row) => [
      row.municipality,
      Number(row.members_2020_election) as Size,
    ]),
  );
  const outcomeIn = (municipality: string, rank: "suma" | "mejor"): Outcome =>
    allocateSeats(slates.get(municipality) ?? [], sizes.get(municipality) ?? 12, {
      rank,
      independents: "partido",
    });
  const seatsIn = (outcome: Outcome, party: string): number => {
    const seats = outcome.parties.get(party);
    return seats === undefined ? 0 : seats.direct + seats.minority;
  };
  const seatsOn = (municipalities: string[], party: string, rank: "suma" | "mejor"): number =>
    municipalities.reduce((sum, municipality) => sum + seatsIn(outcomeIn(municipality, rank), party), 0);

  const expected = readData("elections-2020-expected.csv");
  test("are expected for 42 municipalities under two readings", () => {
    expect(expected).toHaveLength(84);
    expect(slates.size).toBe(78);
  });

  test.each(expected.map((row) => [row.municipality ?? "", row.reading ?? "", row] as const))(
    "%s, %s",
    (municipality, reading, row) => {
      const outcome = outcomeIn(municipality, reading === "SUM" ? "suma" : "mejor");
      const parties = ["PNP", "PPD", "PIP", "MVC", "PD", "INDPT"];
      const seats = parties.map((party) => seatsIn(outcome, party === "INDPT" ? INDEPENDENTS : party));
      expect(seats).toEqual(parties.map((party) => Number(row[`seats_${party}`])));
      expect(minorityOf(outcome).sort()).toEqual((row.minority_elected ?? "").split(" ").sort());
      expect(openSeats(outcome)).toBe(0);
      expect(outcome.designate).toBe(0);
    },
  );

  const all = [...slates.keys()];
  test("match the reported outcomes when parties are ranked by their most voted candidate", () => {
    expect(seatsOn(all, "MVC", "mejor")).toBe(25);
    expect(seatsOn(all, "PD", "mejor")).toBe(1);
    expect(seatsOn(["San Juan"], "MVC", "mejor")).toBe(2);
    const aguadilla = ["PNP", "PPD", "MVC"].map((party) => seatsOn(["Aguadilla"], party, "mejor"));
    expect(aguadilla).toEqual([9, 6, 1]);
  });

  test("do not match them when parties are ranked by sum", () => {
    expect(seatsOn(all, "MVC", "suma")).not.toBe(25);
  });

  test("seat different people in 25 municipalities under the two readings", () => {
    const elected = (municipality: string, rank: "suma" | "mejor"): string =>
      JSON.stringify(
        [...outcomeIn(municipality, rank).results].filter(([, result]) => result !== "").map(([key]) => key),
      );
    const moved = [...slates.keys()].filter((one) => elected(one, "suma") !== elected(one, "mejor"));
    expect(moved).toHaveLength(25);
  });
});

/** Minority winners named as in the file, PARTY-ROW with two figures. */
function minorityOf(outcome: Outcome): string[] {
  return [...outcome.results]
    .filter(([, result]) => result.startsWith("minoría"))
    .map(([key]) => key.replace(/-(\d)$/, "-0$1"));
}

describe("the cases a lawyer reads", () => {
  describe("petition", () => {
    test.each(casesOf("petition"))("%s", (_name, { input, output }) => {
      const options = dayOptions(input);
      const { answerBy, callFrom, ...expected } = output;
      expect(petitionTerms(input.delivery, input.received, options)).toEqual(expected);
      const safe = safePetitionDays(input.delivery, input.received, options);
      if (answerBy !== undefined) expect(safe.answerBy).toBe(answerBy);
      if (callFrom !== undefined) expect(safe.callFrom).toBe(callFrom);
    });
  });

  describe("hold and committee", () => {
    test.each(casesOf("hold-and-committee"))("%s", (_name, one) => {
      if ("called" in one.input) {
        const last = holdDeadline(one.input.called);
        const { starts } = one.input;
        expect(starts === undefined ? { last } : { last, inTime: starts <= last }).toEqual(one.output);
      } else {
        const { filed, filing } = one.input;
        expect(committeeTerms(filed, filing ?? "next-day", dayOptions(one.input))).toEqual(one.output);
      }
    });
  });

  describe("budget", () => {
    test.each(casesOf("budget"))("%s", (_name, { input, output }) => {
      expect(budgetAnswer(input)).toEqual(output);
    });
  });

  describe("lengths", () => {
    test.each(casesOf("lengths"))("%s", (_name, { input, output }) => {
      expect({ ok: sessionOk(input) }).toEqual(output);
    });
  });

  describe("signatures", () => {
    test.each(casesOf("signatures"))("%s", (_name, { input, output }) => {
      expect(membersAnswer(input)).toEqual(output);
    });
  });

  describe("terms", () => {
    test.each(casesOf("terms"))("%s", (_name, { input: { election }, output }) => {
      const found = {
        electionDay: electionDay(election),
        start: termStart(election),
        end: termEnd(election),
      };
      expect(found).toEqual(output);
    });
  });

  describe("holidays", () => {
    test.each(casesOf("holidays"))("%s", (_name, { input, output }) => {
      const options = dayOptions(input);
      const found = {
        holiday: isHoliday(input.day, options),
        workday: isWorkday(input.day, options),
        nextWorkday: nextWorkday(input.day, options),
      };
      expect(found).toMatchObject(output);
    });
  });

  describe("seats", () => {
    test.each(casesOf("seats"))("%s", (_name, { input, output }) => {
      const outcome = allocateSeats(candidatesOf(input), input.size, input);
      const elected = [...outcome.results].filter(([, result]) => result !== "");
      expect(Object.fromEntries(elected)).toEqual(output.results);
      expect({ open: openSeats(outcome), designate: outcome.designate, unfilled: outcome.unfilled }).toEqual({
        open: output.open ?? 0,
        designate: output.designate ?? 0,
        unfilled: output.unfilled ?? 0,
      });
      for (const [party, seats] of Object.entries(output.parties ?? {})) {
        const found = outcome.parties.get(party);
        expect([party, found?.direct, found?.minority]).toEqual([party, ...seats]);
      }
    });
  });
});

type BudgetInput = CaseFiles["budget"]["input"];

function budgetAnswer(input: BudgetInput): CaseFiles["budget"]["output"] {
  const options = dayOptions(input);
  if ("year" in input) return { start: latestBudgetStart(input.year, input.days, options) ?? "" };
  if ("nth" in input) return { day: nthCountable(input.from, input.nth, options) };
  if ("to" in input) return { days: countableDays(input.from, input.to, options) };
  const failing = budgetFailures(input, options);
  return { lawful: failing.length === 0, failing };
}

function membersAnswer(input: CaseFiles["signatures"]["input"]): CaseFiles["signatures"]["output"] {
  if ("members" in input) return { signatures: twoThirds(input.members), quorum: quorum(input.members) };
  if ("population" in input) return { members: legislatureSize(input.population, input.municipality) };
  const seats = seatsOf(input.size);
  return { total: seats.total, direct: seats.direct, nominations: seats.direct };
}
