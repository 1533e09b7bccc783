import { checkCalendar } from "../../src/calendar/check";
import { isoText } from "../../src/days/iso";
import { parseIso } from "../../src/days/iso";
import { weekday } from "../../src/days/weekday";
import { readSettings } from "../../src/law/read-settings";
import { Problem } from "../../src/messages/problem";
import { inputOfSheets, planSheets } from "../../src/plan/calendar-sheets";
import type { Plan, PlannedType } from "../../src/plan/plan";
import { proposeCalendar } from "../../src/plan/propose-calendar";
import type { PlanWishes } from "../../src/plan/wishes";
import { faultsOf } from "./plan-oracle-terms";

const on = (iso: string): number => parseIso(iso)!;

function of(plan: Plan, type: PlannedType): string[] {
  return plan.sessions
    .filter((session) => session.type === type)
    .map(({ first, last }) => (first === last ? isoText(first) : `${isoText(first)}/${isoText(last)}`));
}

function law(name: string): NonNullable<PlanWishes["settings"]> {
  return readSettings([{ name: "ley", value: name }]);
}

function findingsOf(plan: Plan): string[] {
  return checkCalendar(inputOfSheets(planSheets(plan))).findings.map(
    ({ severity, rule }) => `${severity} ${rule}`,
  );
}

describe("a year as clerks expect it", () => {
  const plan = proposeCalendar({ year: 2027, members: 16 });

  test("has one regular session a month, on the second Tuesday, and the budget one in June", () => {
    expect(of(plan, "regular")).toEqual([
      "2027-01-12",
      "2027-02-09",
      "2027-03-09",
      "2027-04-13",
      "2027-05-11",
      "2027-07-13",
      "2027-08-10",
      "2027-09-14",
      "2027-10-12",
      "2027-11-09",
      "2027-12-14",
    ]);
    expect(plan.unmet).toEqual([]);
  });

  test("opens the budget session on the latest day that leaves ten countable days", () => {
    expect(of(plan, "budget")).toEqual(["2027-06-02/2027-06-12"]);
  });

  test("has the message on the last working day by 31 May, a holiday, and proposes its call", () => {
    const message = plan.sessions.find(({ type }) => type === "message")!;
    expect(isoText(message.first)).toBe("2027-05-28");
    expect([isoText(message.calledOn!), message.summonedFor]).toEqual(["2027-05-21", message.first]);
  });

  test("gives the check nothing but the approval to record and the version of the law to note", () => {
    expect(findingsOf(plan)).toEqual(["missing 4203a-budget-approved", "note law-version"]);
  });

  test("numbers each kind by itself, in the language of the sheets", () => {
    expect(plan.sessions.map(({ id }) => id).slice(4, 8)).toEqual(["O-05", "MP-01", "P-01", "O-06"]);
    const english = proposeCalendar({ year: 2027, language: "en", firstNumber: 7 });
    expect(english.sessions.map(({ id }) => id).slice(4, 8)).toEqual(["R-11", "BM-01", "B-01", "R-12"]);
  });

  test("is faultless to the independent checker", () => {
    expect(faultsOf(plan, { year: 2027, members: 16 })).toEqual([]);
  });
});

describe("the version of the law", () => {
  test("moves the message to 27 May under Law 49-2016", () => {
    expect(of(proposeCalendar({ year: 2019, settings: law("49-2016") }), "message")).toEqual(["2019-05-24"]);
    expect(of(proposeCalendar({ year: 2021, settings: law("49-2016") }), "message")).toEqual(["2021-05-27"]);
  });

  test("in force that day binds too where its limit is earlier, and the plan says so", () => {
    const plan = proposeCalendar({ year: 2018 });
    expect(of(plan, "message")).toEqual(["2018-05-25"]);
    expect(plan.notes.map(({ es }) => es).join()).toContain("Ley 49-2016");
  });

  test("whose limit nobody verified takes the earliest known, and the plan says so", () => {
    const plan = proposeCalendar({ year: 2027, settings: law("107-2020") });
    expect(of(plan, "message")).toEqual(["2027-05-27"]);
    expect(plan.notes.map(({ es }) => es).join()).toContain(
      "no se verificó en la versión escogida (Código Municipal",
    );
  });

  test("gives way to a limit that the user set", () => {
    const settings = readSettings([{ name: "límite mensaje", value: "15 mayo" }]);
    expect(of(proposeCalendar({ year: 2018, settings }), "message")).toEqual(["2018-05-15"]);
  });
});

describe("the year after a general election", () => {
  test("has the inaugural session on the second Monday of January, before any regular one", () => {
    const plan = proposeCalendar({ year: 2025, weekday: 3, week: 1 });
    expect(of(plan, "inaugural")).toEqual(["2025-01-13"]);
    expect(of(plan, "regular")[0]).toBe("2025-01-14");
    expect(plan.unmet[0]!.es).toContain("antes de la inaugural");
  });

  test.each([2024, 2026, 2027, 2028])("%i has none", (year) => {
    expect(of(proposeCalendar({ year }), "inaugural")).toEqual([]);
  });
});

describe("wishes that the law does not allow", () => {
  test("thirteen sessions are planned as twelve, in words", () => {
    const plan = proposeCalendar({ year: 2027, sessions: 13 });
    expect(of(plan, "regular").length + of(plan, "budget").length).toBe(12);
    expect(plan.unmet.map(({ es }) => es)).toEqual([
      "Se pidieron 13 ordinarias: la ley permite 12 al año, contada la de presupuesto (§ 4203(a) ¶1). El plan tiene 12.",
    ]);
  });

  test("eight days a session are planned as five, in words", () => {
    const plan = proposeCalendar({ year: 2027, daysPerSession: 8, weekday: 1 });
    expect(plan.sessions.find(({ type }) => type === "regular")!.met).toHaveLength(5);
    expect(plan.unmet[0]!.es).toContain("Se pidieron 8 días por ordinaria: la ley permite 5");
  });

  test("more sessions than the bylaws set are planned as those", () => {
    const settings = readSettings([{ name: "sesiones reglamento", value: 8 }]);
    const plan = proposeCalendar({ year: 2027, sessions: 10, settings });
    expect(of(plan, "regular")).toHaveLength(7);
    expect(plan.unmet[0]!.es).toContain("el reglamento fija 8");
  });
});

describe("months without session", () => {
  test("leave one session for each other month", () => {
    const plan = proposeCalendar({ year: 2027, monthsWithout: [7, 12] });
    expect(of(plan, "regular").map((day) => day.slice(5, 7))).toEqual([
      "01",
      "02",
      "03",
      "04",
      "05",
      "08",
      "09",
      "10",
      "11",
    ]);
    expect(plan.unmet).toEqual([]);
  });

  test("have twice as many elsewhere where the number is wished, in words", () => {
    const plan = proposeCalendar({ year: 2027, monthsWithout: [7, 12], sessions: 12 });
    expect(of(plan, "regular")).toHaveLength(11);
    expect(plan.unmet.filter(({ es }) => es.includes("2 ordinarias"))).toHaveLength(2);
    expect(of(plan, "regular").every((day) => !/-(07|12)-/.test(day))).toBe(true);
  });

  test("can be June: the budget session is then over by 31 May", () => {
    const plan = proposeCalendar({ year: 2027, monthsWithout: [6] });
    expect(of(plan, "budget")).toEqual(["2027-05-19/2027-05-29"]);
    expect(of(plan, "message")).toEqual(["2027-05-18"]);
    expect(plan.unmet).toEqual([]);
  });

  test("cannot be May and June, where the budget has its session and its message", () => {
    const texts = proposeCalendar({ year: 2027, monthsWithout: [5, 6] }).unmet.map(({ es }) => es);
    expect(texts).toEqual([
      "Se pidió junio sin sesión: la de presupuesto va del 2027-06-02 al 2027-06-12 (§ 4203(a) ¶3).",
      "Se pidió mayo sin sesión: el mensaje de presupuesto es el 2027-05-28 (§ 4203(b) ¶2).",
    ]);
  });

  test("cannot be all twelve", () => {
    const months = Array.from({ length: 12 }, (_, at) => at + 1);
    const plan = proposeCalendar({ year: 2029, monthsWithout: months, sessions: 4 });
    expect(of(plan, "regular")).toHaveLength(3);
    expect(plan.unmet.map(({ es }) => es).join()).toContain("todos los meses");
    expect(plan.unmet.map(({ es }) => es).join()).toContain("enero sin sesión: la inaugural");
  });
});

describe("regular sessions", () => {
  test("move off a holiday to the next day, with the reason", () => {
    const holidays = [{ day: on("2027-03-09"), name: "Fiesta patronal", sign: "+" }] as const;
    const plan = proposeCalendar({ year: 2027, holidays });
    expect(of(plan, "regular")).toContain("2027-03-10");
    expect(plan.unmet.map(({ es }) => es)).toEqual([
      "La ordinaria O-03 sería el 2027-03-09; es feriado (Fiesta patronal) y pasa al 2027-03-10, miércoles. Puede celebrarse en feriado si lo prefiere (§ 4203 ¶1).",
    ]);
    expect(faultsOf(plan, { year: 2027, holidays })).toEqual([]);
  });

  test("of several days keep clear of holidays and weekends", () => {
    const plan = proposeCalendar({ year: 2027, daysPerSession: 3, weekday: 5, week: 3 });
    expect(plan.unmet[0]!.es).toBe(
      "Desde el viernes no caben 3 días seguidos de lunes a viernes: las ordinarias comienzan en miércoles.",
    );
    const regulars = plan.sessions.filter(({ type }) => type === "regular");
    expect(regulars.every(({ first }) => weekday(first) >= 1 && weekday(first) <= 3)).toBe(true);
  });

  test("stay on a holiday where a month leaves no other day, in words", () => {
    const march = Array.from({ length: 31 }, (_, at) => ({ day: on("2027-03-01") + at, sign: "+" as const }));
    const plan = proposeCalendar({ year: 2027, holidays: march });
    expect(of(plan, "regular")).toContain("2027-03-09");
    expect(plan.unmet.map(({ es }) => es)).toEqual([expect.stringContaining("se reúne en feriado")]);
  });

  test("are as many as a month has room for", () => {
    const months = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11];
    const plan = proposeCalendar({
      year: 2027,
      monthsWithout: months,
      sessions: 12,
      daysPerSession: 5,
      weekday: 1,
    });
    expect(of(plan, "regular").length).toBeLessThan(11);
    expect(plan.unmet.map(({ es }) => es)).toContain(
      "En diciembre no queda sitio para otra ordinaria de 5 días. El plan tiene una menos.",
    );
    expect(findingsOf(plan).filter((finding) => finding.startsWith("violation"))).toEqual([]);
  });

  test("of the last week can end in the next month", () => {
    const plan = proposeCalendar({ year: 2027, week: "last", weekday: 3, daysPerSession: 3 });
    expect(of(plan, "regular").slice(1, 3)).toEqual(["2027-02-24/2027-02-26", "2027-03-31/2027-04-02"]);
    expect(plan.unmet.map(({ es }) => es)).toEqual([expect.stringContaining("Día de Acción de Gracias")]);
  });

  test("end neither in the next year nor in a month without session, in words", () => {
    const plan = proposeCalendar({
      year: 2030,
      week: "last",
      weekday: 1,
      daysPerSession: 3,
      monthsWithout: [10],
    });
    expect(of(plan, "regular").slice(-3)).toEqual([
      "2030-09-25/2030-09-27",
      "2030-11-25/2030-11-27",
      "2030-12-18/2030-12-20",
    ]);
    expect(plan.unmet.filter(({ es }) => es.includes("no caben ahí"))).toHaveLength(2);
  });
});

test("numbers of the user's own that leave no room for the budget are told", () => {
  const settings = readSettings([{ name: "duración presupuesto", value: 300 }]);
  const plan = proposeCalendar({ year: 2027, settings });
  expect(plan.unmet[0]!.es).toContain("La sesión de presupuesto no puede tener sus 300 días contables");
  expect(findingsOf(plan).filter((finding) => finding.startsWith("violation"))).toEqual([]);
});

test("a limit on the first day of the year leaves no working day for the message, in words", () => {
  const settings = readSettings([{ name: "límite mensaje", value: "1 enero" }]);
  const plan = proposeCalendar({ year: 2027, settings });
  expect(of(plan, "message")).toEqual(["2027-01-01"]);
  expect(plan.unmet[0]!.es).toContain("no es laborable");
});

test.each([
  [{ year: 1990 }, "1990"],
  [{ year: 2101 }, "2101"],
  [{ year: 2027, sessions: 0 }, "0"],
  [{ year: 2027, weekday: 7 }, "7"],
  [{ year: 2027, week: 5 as 4 }, "5"],
  [{ year: 2027, monthsWithout: [13] }, "13"],
  [{ year: 2027, daysPerSession: 1.5 }, "1.5"],
  [{ year: 2027, municipality: "Macondo" }, "Macondo"],
  [{ year: 2027, time: 1440 }, "1440"],
] satisfies [PlanWishes, string][])("a wish that cannot be read is refused: %j", (wishes, value) => {
  expect(() => proposeCalendar(wishes)).toThrow(Problem);
  expect(() => proposeCalendar(wishes)).toThrow(value);
});
