import { countableDays, latestBudgetStart, nthCountable, termStart } from "../oracle/days";
import { FIRST_YEAR, LAST_YEAR } from "../oracle/holidays";
import { daysFrom, plus, weekdayOf, type Day } from "../oracle/iso-day";
import { planFaults, type PlanRow, type Wishes } from "../oracle/plan-oracle";

/*
 * The judge of proposed calendars, held against plans that are lawful by construction and against plans with one
 * planted fault each. What the product proposes is then put to it.
 */

const TUESDAY = 2;

/** Twelve regular sessions, each on the second Tuesday of its month, the budget one in June's place. */
function lawfulPlan(year: number): PlanRow[] {
  const opening = latestBudgetStart(year, 10) ?? "";
  const regular = ["01", "02", "03", "04", "05", "07", "08", "09", "10", "11", "12"].map((month) =>
    session("regular", secondTuesday(`${year}-${month}`)),
  );
  return [
    ...((year - 1) % 4 === 0 ? [session("inaugural", termStart(year - 1))] : []),
    ...regular,
    session("message", `${year}-05-27`),
    session("budget", opening, nthCountable(opening, 10)),
  ];
}

const session = (type: PlanRow["type"], first: Day, last: Day = first): PlanRow => ({ type, first, last });

const secondTuesday = (month: string): Day =>
  daysFrom(`${month}-08`, `${month}-14`).find((day) => weekdayOf(day) === TUESDAY) ?? "";

const wishesFor = (year: number): Wishes => ({
  year,
  members: 16,
  regularSessions: 12,
  weekday: TUESDAY,
  week: 2,
  interval: 1,
});

const words = (faults: readonly string[]): string[] => faults.map((fault) => fault.split(":")[0] ?? "");

/** The lawful plan of 2027 with the session that opens on a day made another, or taken out. */
function changed(first: Day, change: Partial<PlanRow> | undefined): PlanRow[] {
  const plan = lawfulPlan(2027);
  if (!plan.some((row) => row.first === first)) throw new RangeError(`No session opens on ${first}`);
  return plan.flatMap((row) => (row.first === first ? (change ? [{ ...row, ...change }] : []) : [row]));
}

const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);

test.each(years)("finds no fault in the lawful plan of %i, under any of the laws", (year) => {
  for (const law of ["81-1991", "49-2016", "107-2020"] as const)
    expect(planFaults(lawfulPlan(year), { ...wishesFor(year), law })).toEqual([]);
});

test("does not ask for the rows in order", () => {
  expect(planFaults(lawfulPlan(2029).reverse(), wishesFor(2029))).toEqual([]);
});

// 2027: message on Thursday 27 May; budget session from Wednesday 2 to Saturday 12 June.
describe("planted faults of law", () => {
  const planted: [string, PlanRow[], string[]][] = [
    ["a thirteenth regular session", [...lawfulPlan(2027), session("regular", "2027-06-15")], ["count"]],
    ["six days in a row", changed("2027-03-09", { last: "2027-03-14" }), ["length"]],
    [
      "six days met over a longer span",
      changed("2027-03-09", {
        last: "2027-03-20",
        meetingDays: ["09", "11", "13", "15", "18", "20"].map((day) => `2027-03-${day}`),
      }),
      ["length"],
    ],
    [
      "a regular session on a day of another",
      changed("2027-03-09", session("regular", "2027-02-09")),
      ["overlap", "interval"],
    ],
    [
      "a regular session within the budget one",
      changed("2027-07-13", session("regular", "2027-06-08")),
      ["overlap"],
    ],
    ["no message", changed("2027-05-27", undefined), ["message"]],
    ["two messages", [...lawfulPlan(2027), session("message", "2027-05-20")], ["message"]],
    ["a message of two days", changed("2027-05-27", { last: "2027-05-28" }), ["message"]],
    ["a message on 1 June", changed("2027-05-27", session("message", "2027-06-01")), ["message"]],
    [
      "a message on a day of a regular session",
      changed("2027-05-27", session("message", "2027-05-11")),
      ["overlap"],
    ],
    ["no budget session", changed("2027-06-02", undefined), ["budget", "count"]],
    ["two budget sessions", changed("2027-07-13", session("budget", "2027-05-28", "2027-05-29")), ["budget"]],
    ["a budget session from 4 June", changed("2027-06-02", { first: "2027-06-04" }), ["budget", "budget"]],
    [
      "a budget session with eleven days that count",
      changed("2027-06-02", { first: "2027-06-01" }),
      ["budget"],
    ],
    [
      "a budget session to 14 June, with ten days met",
      changed("2027-06-02", {
        last: "2027-06-14",
        meetingDays: ["02", "03", "04", "05", "07", "08", "09", "10", "11", "14"].map(
          (day) => `2027-06-${day}`,
        ),
      }),
      ["budget"],
    ],
    [
      "a budget session before its message",
      changed("2027-06-02", session("budget", "2027-05-14", "2027-05-25")),
      ["budget"],
    ],
    [
      "an inaugural session in a year without one",
      [...lawfulPlan(2027), session("inaugural", "2027-01-11")],
      ["inaugural"],
    ],
    ["a session of another year", changed("2027-12-14", session("regular", "2028-01-11")), ["year"]],
    [
      "a session across 31 December",
      changed("2027-12-14", session("regular", "2027-12-30", "2028-01-02")),
      ["year", "weekday"],
    ],
    ["a meeting outside its session", changed("2027-03-09", { meetingDays: ["2027-03-10"] }), ["row"]],
    ["a meeting listed twice", changed("2027-03-09", { meetingDays: ["2027-03-09", "2027-03-09"] }), ["row"]],
    ["an end before its start", changed("2027-03-09", { last: "2027-03-08" }), ["row"]],
    ["29 February of a common year", changed("2027-03-09", session("regular", "2027-02-29")), ["row", "row"]],
  ];
  test.each(planted)("%s", (_, plan, expected) => {
    expect(words(planFaults(plan, wishesFor(2027)))).toEqual(expected);
    const unmet = ["count", "weekday", "interval"] as const;
    expect(planFaults(plan, wishesFor(2027), unmet)).not.toEqual([]);
  });

  test("fewer sessions than twelve set by the bylaws, and one more than those", () => {
    const wishes = { ...wishesFor(2027), regularSessions: 11 };
    expect(words(planFaults(lawfulPlan(2027), wishes))).toEqual(["count"]);
  });

  test("28 May, under the laws that say 27", () => {
    const plan = changed("2027-05-27", session("message", "2027-05-28"));
    expect(planFaults(plan, wishesFor(2027))).toEqual([]);
    for (const law of ["49-2016", "107-2020"] as const)
      expect(words(planFaults(plan, { ...wishesFor(2027), law }))).toEqual(["message"]);
  });

  test("31 May, a Monday and holiday, and no day later", () => {
    const plan = changed("2027-05-27", session("message", "2027-05-31"));
    expect(planFaults(plan, wishesFor(2027))).toEqual([]);
  });

  test("an inaugural session that is absent, twice there, a week early or on the Tuesday", () => {
    const plan = lawfulPlan(2029).filter(({ type }) => type !== "inaugural");
    const faults = (...days: Day[]): string[] =>
      words(planFaults([...plan, ...days.map((day) => session("inaugural", day))], wishesFor(2029)));
    expect(faults("2029-01-08")).toEqual([]);
    expect(faults()).toEqual(["inaugural"]);
    expect(faults("2029-01-08", "2029-01-08")).toEqual(["inaugural"]);
    expect(faults("2029-01-01")).toEqual(["inaugural"]);
    expect(faults("2029-01-09")).toEqual(["inaugural"]);
  });
});

describe("the ten days of the budget session", () => {
  const rest = changed("2027-06-02", undefined);
  const faults = (first: Day, last: Day, wishes: Partial<Wishes> = {}): string[] =>
    words(planFaults([...rest, session("budget", first, last)], { ...wishesFor(2027), ...wishes }));

  test("3 June 2027 leaves nine", () => {
    expect(countableDays("2027-06-03", "2027-06-13")).toBe(9);
    expect(faults("2027-06-03", "2027-06-13")).toEqual(["budget"]);
  });

  test("a holiday of the municipality takes one", () => {
    expect(faults("2027-06-02", "2027-06-12", { ownHolidays: ["2027-06-09"] })).toEqual(["budget"]);
    expect(faults("2027-06-01", "2027-06-12", { ownHolidays: ["2027-06-09"] })).toEqual([]);
  });

  test("a list of holidays given in place of the built-in ones decides", () => {
    const isHoliday = (day: Day): boolean => day === "2027-06-04" || day === "2027-06-05";
    expect(faults("2027-06-02", "2027-06-12", { isHoliday })).toEqual(["budget"]);
    expect(faults("2027-05-31", "2027-06-12", { isHoliday })).toEqual([]);
  });

  test("a meeting on a Sunday is lawful and not counted", () => {
    const meetingDays = daysFrom("2027-06-02", "2027-06-12");
    expect(meetingDays).toHaveLength(11);
    const budget = { ...session("budget", "2027-06-02", "2027-06-12"), meetingDays };
    expect(planFaults([...rest, budget], wishesFor(2027))).toEqual([]);
  });
});

describe("planted faults of wishes", () => {
  test("fewer sessions than wished, unless the plan says so", () => {
    const plan = changed("2027-08-10", undefined);
    expect(words(planFaults(plan, wishesFor(2027)))).toEqual(["count"]);
    expect(planFaults(plan, wishesFor(2027), ["count"])).toEqual([]);
    expect(planFaults(plan, wishesFor(2027), ["weekday", "interval"])).not.toEqual([]);
  });

  test("thirteen sessions wished can only be told", () => {
    const wishes = { ...wishesFor(2027), regularSessions: 13 };
    expect(words(planFaults(lawfulPlan(2027), wishes))).toEqual(["count"]);
    expect(planFaults(lawfulPlan(2027), wishes, ["count"])).toEqual([]);
  });

  test.each([
    ["another weekday", "2027-08-11"],
    ["another week", "2027-08-17"],
  ])("%s, where the month has the wished one free", (_, first) => {
    const plan = changed("2027-08-10", session("regular", first));
    expect(planFaults(plan, wishesFor(2027))).toEqual([
      `weekday: the regular session of ${first} could open on 2027-08-10`,
    ]);
  });

  test("another day, because the wished one is a holiday; or that day all the same", () => {
    const wishes = { ...wishesFor(2027), ownHolidays: ["2027-08-10"] };
    expect(planFaults(changed("2027-08-10", session("regular", "2027-08-11")), wishes)).toEqual([]);
    expect(planFaults(lawfulPlan(2027), wishes)).toEqual([]);
  });

  test("another day, because the budget session has the wished one", () => {
    const plan = changed("2027-07-13", session("regular", "2027-06-15"));
    expect(planFaults(plan, wishesFor(2027))).toEqual([]);
  });

  test("another day, because the session would run into the budget one", () => {
    const plan = changed("2027-07-13", session("regular", "2027-06-15", "2027-06-18"));
    const faults = planFaults(plan, { ...wishesFor(2027), week: 1 });
    expect(faults.filter((fault) => fault.includes("of 2027-06-15"))).toEqual([]);
  });

  test("a fifth Tuesday, where the month has none and where it has one", () => {
    const plan = changed("2027-08-10", session("regular", "2027-08-24"));
    const faults = planFaults(plan, { ...wishesFor(2027), week: 5 });
    expect(faults.filter((fault) => fault.includes("2027-08-24"))).toHaveLength(1);
    expect(faults.filter((fault) => fault.includes("2027-02-09"))).toEqual([]);
  });

  test("the last Tuesday", () => {
    const plan = changed("2027-08-10", session("regular", "2027-08-31"));
    const faults = planFaults(plan, { ...wishesFor(2027), week: "last" });
    expect(faults.filter((fault) => fault.includes("of 2027-08-31"))).toEqual([]);
    expect(faults).toContain("weekday: the regular session of 2027-09-14 could open on 2027-09-28");
  });

  test("before the new legislature is seated no day is held free", () => {
    const plan = lawfulPlan(2029).map((row) =>
      row.first === "2029-01-09" ? session("regular", "2029-01-10") : row,
    );
    expect(
      planFaults(plan, { ...wishesFor(2029), week: 1 }).filter((fault) => fault.includes("2029-01")),
    ).toEqual([]);
    expect(words(planFaults(plan, wishesFor(2029)))).toEqual(["weekday"]);
  });

  test("two sessions of one month, where each month was to have one", () => {
    const plan = changed("2027-08-10", session("regular", "2027-09-15"));
    expect(words(planFaults(plan, wishesFor(2027)))).toEqual(["interval"]);
    expect(planFaults(plan, wishesFor(2027), ["interval"])).toEqual([]);
  });

  test("an interval for which the year has no room is not asked for", () => {
    expect(planFaults(lawfulPlan(2027), { ...wishesFor(2027), interval: 2 })).toEqual([]);
    const six = lawfulPlan(2027).filter(
      ({ type, first }) => type !== "regular" || Number(first.slice(5, 7)) < 6,
    );
    const wishes = { ...wishesFor(2027), regularSessions: 6, interval: 2 };
    expect(words(planFaults(six, wishes))).toEqual(["interval", "interval", "interval", "interval"]);
  });
});

test("a plan moved by a week", () => {
  const later = lawfulPlan(2029).map(({ type, first, last }) => session(type, plus(first, 7), plus(last, 7)));
  expect(new Set(words(planFaults(later, wishesFor(2029))))).toEqual(
    new Set(["message", "budget", "inaugural", "weekday"]),
  );
});
