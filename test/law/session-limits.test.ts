import { isoText } from "../../src/days/iso";
import { parametersOf } from "../../src/law/parameters";
import { Problem } from "../../src/messages/problem";
import { latestBudgetStart } from "../../src/sessions/budget";
import { electionDay, isElectionYear, termEnd, termStart } from "../../src/sessions/election";
import { extensionStanding } from "../../src/sessions/extension";
import { chainStanding } from "../../src/sessions/extension-chain";
import { lengthStanding } from "../../src/sessions/length";
import { calendarOf } from "./product";

const parameters = parametersOf("81-1991");

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (problem) {
    if (problem instanceof Problem) return `${problem.kind}: ${problem.text.es}`;
    throw problem;
  }
  return "nothing was refused";
}

/** Of the 164 days from 1 January to 13 June 2027 24 are Sundays and 8 other days holidays. */
const COUNTABLE = 132;

describe("the latest start of the budget session", () => {
  test("goes back as far as the second of January, the year's first open day", () => {
    expect(isoText(latestBudgetStart(2027, COUNTABLE, parameters, calendarOf()))).toBe("2027-01-02");
  });

  test("goes back to the first of January where that day is open", () => {
    const calendar = calendarOf({ removed: ["2027-01-01"] });
    expect(isoText(latestBudgetStart(2027, COUNTABLE + 1, parameters, calendar))).toBe("2027-01-01");
  });

  test("does not go back into the year before", () => {
    expect(refusal(() => latestBudgetStart(2027, COUNTABLE + 1, parameters, calendarOf()))).toBe(
      `number: No quedan ${COUNTABLE + 1} días contables en 2027 hasta el 2027-06-13. Pida menos días.`,
    );
  });
});

describe("general elections", () => {
  test("are every four years from 1992 to 2100", () => {
    const years = Array.from({ length: 130 }, (_, at) => 1980 + at).filter(isElectionYear);
    expect([years[0], years.at(-1), years.length]).toEqual([1992, 2100, 28]);
    expect([1988, 2104, 2025, 2024.5, NaN].filter(isElectionYear)).toEqual([]);
  });

  test.each([1988, 2025, 2104])("%i has none, and no day or term follows from it", (year) => {
    const expected = `number: ${year} no es año de elección general. Use un año divisible entre 4, de 1992 a 2100.`;
    for (const act of [electionDay, termStart, termEnd]) expect(refusal(() => act(year))).toBe(expected);
  });

  test("a term that leaves the holiday table is refused", () => {
    expect(refusal(() => termEnd(2100))).toMatch(/^number: .*1991–2100/);
    expect(isoText(termEnd(2092))).toBe("2097-01-14");
  });
});

describe("an extension", () => {
  test.each([
    [5, "valid"],
    [6, "late"],
    [8, "late"],
    [9, "void"],
  ] as const)(
    "authorised on day %i, with 5 the last ordinary day and 8 the first extra meeting, is %s",
    (on, standing) => {
      expect(extensionStanding({ authorised: on, until: 10 }, 5, 8)).toBe(standing);
      const counted = [1, 2, 3, 4, 5, 8];
      const extension = { authorised: on, until: 10 };
      const expected = { valid: "extended", late: "late", void: "over" }[standing];
      expect(lengthStanding(counted, 5, { last: 8, extension })).toBe(expected);
    },
  );

  test("covers its own last day and no later one", () => {
    const extension = { authorised: 5, until: 8 };
    expect(lengthStanding([1, 2, 3, 4, 5, 8], 5, { last: 8, extension })).toBe("extended");
    expect(lengthStanding([1, 2, 3, 4, 5, 9], 5, { last: 9, extension })).toBe("over");
    expect(lengthStanding([1, 2, 3, 4, 5], 5, { last: 9 })).toBe("within");
    expect(lengthStanding([1, 2, 3, 4, 5, 6], 5, { last: 6 })).toBe("over");
  });
});

describe("a chain of extensions", () => {
  const days = [1, 2, 3, 4, 5, 8];

  test("bears on nothing where the days are within the length", () => {
    const chain = [{ authorised: 9, until: 12 }];
    expect(chainStanding([1, 2, 3, 4, 5], 5, chain, [1, 2, 3, 4, 5])).toEqual({
      standing: "within",
      lastAllowed: 5,
      late: [],
    });
    expect(chainStanding([1, 2, 7], 5, chain, [1, 2, 7]).lastAllowed).toBe(7);
  });

  test("a link that ends on the last ordinary day adds none, however late it came", () => {
    const chain = [{ authorised: 9, until: 5 }];
    expect(chainStanding(days, 5, chain, days)).toEqual({ standing: "over", lastAllowed: 5, late: [] });
  });

  test("a link beyond the last meeting is not asked about", () => {
    const chain = [
      { authorised: 5, until: 8 },
      { authorised: 20, until: 12 },
    ];
    expect(chainStanding(days, 5, chain, days)).toEqual({ standing: "extended", lastAllowed: 8, late: [] });
  });
});
