import { isoText } from "../../src/days/iso";
import { parametersOf } from "../../src/law/parameters";
import { DEFAULT_READINGS, type Readings } from "../../src/law/readings";
import { Problem } from "../../src/messages/problem";
import {
  assertSessionDays,
  sessionTests,
  type Figure,
  type SessionInput,
} from "../../src/sessions/session-tests";
import { sessionType, type SessionType } from "../../src/sessions/session-type";
import { calendarOf, day } from "./product";

interface Dates {
  readonly from: string;
  readonly to: string;
  readonly met?: readonly string[];
  readonly approved?: string;
  /** Authorised on, last day. */
  readonly extended?: readonly [string, string];
}

function sessionOf({ from, to, met = [], approved, extended }: Dates): SessionInput {
  return {
    first: day(from),
    last: day(to),
    met: met.map(day),
    ...(approved ? { approved: day(approved) } : {}),
    ...(extended ? { extension: { authorised: day(extended[0]), until: day(extended[1]) } } : {}),
  };
}

const shown = (figure: Figure): string => ("day" in figure ? isoText(figure.day) : String(figure.days));

/** Each test in one line: rule, whether it holds, what was found, the limit and the Spanish message. */
function told(type: SessionType, dates: Dates, chosen: Partial<Readings> = {}): string[] {
  const law = {
    parameters: parametersOf("81-1991"),
    readings: { ...DEFAULT_READINGS, ...chosen },
    calendar: calendarOf(),
  };
  return sessionTests(type, sessionOf(dates), law).map(
    ({ rule, holds, found, limit, message }) =>
      `${rule} ${holds ? "sí" : "no"} ${shown(found)}/${shown(limit)}: ${message.es}`,
  );
}

const days = (month: string, ...of: number[]): string[] =>
  of.map((one) => `2027-${month}-${String(one).padStart(2, "0")}`);

describe("the tests of a regular session", () => {
  test("count the days met", () => {
    const met = days("03", 1, 2, 3, 4, 10);
    expect(told("regular", { from: "2027-03-01", to: "2027-03-10", met })).toEqual([
      "4203a-length sí 5/5: Días: 5 de 5.",
    ]);
  });

  test("ask for the days met where none are listed and the span is longer", () => {
    expect(told("regular", { from: "2027-03-01", to: "2027-03-06" })).toEqual([
      "4203a-length no 6/5: 6 días del primero al último y el máximo es 5. Indique los días en que se reunió.",
    ]);
  });

  test("say that the listed days are too many", () => {
    const met = days("03", 1, 2, 3, 4, 5, 8);
    expect(told("regular", { from: "2027-03-01", to: "2027-03-08", met })).toEqual([
      "4203a-length no 6/5: Días: 6; el máximo es 5.",
    ]);
  });

  test("count consecutive days under the other reading, listed or not (R3)", () => {
    const over = ["4203a-length no 8/5: Días: 8; el máximo es 5."];
    const ends = { from: "2027-03-01", to: "2027-03-08" };
    expect(told("regular", ends, { regularDays: "corridos" })).toEqual(over);
    const met = days("03", 1, 8);
    expect(told("regular", { ...ends, met }, { regularDays: "corridos" })).toEqual(over);
  });
});

describe("an extension", () => {
  const met = days("03", 1, 2, 3, 4, 5, 8);
  const ends = { from: "2027-03-01", to: "2027-03-08", met };

  test("authorised on the last ordinary day holds to its own last day", () => {
    expect(told("regular", { ...ends, extended: ["2027-03-05", "2027-03-08"] })).toEqual([
      "4203a-length sí 6/5: 6 días; la prórroga se autorizó a tiempo y llega al 2027-03-08.",
    ]);
  });

  test("authorised after the last ordinary day is late, on the day of the first extra meeting too", () => {
    const late = ["4203a-length no 6/5: 6 días; la prórroga se autorizó después del último día ordinario."];
    expect(told("regular", { ...ends, extended: ["2027-03-06", "2027-03-08"] })).toEqual(late);
    expect(told("regular", { ...ends, extended: ["2027-03-08", "2027-03-08"] })).toEqual(late);
  });

  test("authorised after the first extra meeting is none", () => {
    expect(told("regular", { ...ends, extended: ["2027-03-09", "2027-03-09"] })).toEqual([
      "4203a-length no 6/5: Días: 6; el máximo es 5.",
    ]);
  });

  test("that ends before the session does not reach it", () => {
    expect(told("regular", { ...ends, extended: ["2027-03-05", "2027-03-07"] })).toEqual([
      "4203a-length no 6/5: Días: 6; el máximo es 5.",
    ]);
  });
});

test.each(["special", "special-mayor", "special-petition"] as const)(
  "the test of a session of type %s counts calendar days",
  (type) => {
    expect(told(type, { from: "2027-03-12", to: "2027-03-16" })).toEqual([
      "4203b-length sí 5/5: Días: 5 de 5.",
    ]);
    expect(told(type, { from: "2027-03-12", to: "2027-03-17" })).toEqual([
      "4203b-length no 6/5: Días: 6; el máximo es 5.",
    ]);
  },
);

describe("the tests of the budget session", () => {
  const met = days("06", 1, 2, 3);

  test("all hold on the last lawful days", () => {
    const dates = { from: "2027-06-03", to: "2027-06-13", met: days("06", 3, 13), approved: "2027-06-13" };
    expect(told("budget", dates)).toEqual([
      "4203a-budget-start sí 2027-06-03/2027-06-03: Comienza el 2027-06-03, a más tardar el 2027-06-03.",
      "4203a-budget-days sí 1/10: Días contables (sin domingos ni feriados): 1 de 10.",
      "4203a-budget-end sí 2027-06-13/2027-06-13: Termina el 2027-06-13, a más tardar el 2027-06-13.",
      "4203a-budget-approved sí 2027-06-13/2027-06-13: Presupuesto aprobado el 2027-06-13, dentro de la sesión y a más tardar el 2027-06-13.",
    ]);
  });

  test("all fail on the days after", () => {
    const dates = { from: "2027-06-04", to: "2027-06-14", met: days("06", 4, 14), approved: "2027-06-14" };
    expect(told("budget", dates)).toEqual([
      "4203a-budget-start no 2027-06-04/2027-06-03: Comienza el 2027-06-04; debía comenzar a más tardar el 2027-06-03.",
      "4203a-budget-days sí 2/10: Días contables (sin domingos ni feriados): 2 de 10.",
      "4203a-budget-end no 2027-06-14/2027-06-13: Termina el 2027-06-14; debía terminar a más tardar el 2027-06-13.",
      "4203a-budget-approved no 2027-06-14/2027-06-13: Presupuesto aprobado el 2027-06-14; el límite es el 2027-06-13.",
    ]);
  });

  test("an approval outside the session fails, before it and after it", () => {
    const last = (approved: string): string =>
      told("budget", { from: "2027-06-01", to: "2027-06-03", met, approved }).at(-1)!;
    expect(last("2027-05-31")).toBe(
      "4203a-budget-approved no 2027-05-31/2027-06-03: Presupuesto aprobado el 2027-05-31, fuera de la sesión.",
    );
    expect(last("2027-06-04")).toMatch(/^4203a-budget-approved no 2027-06-04\/2027-06-03: .*fuera/);
    expect(last("2027-06-01")).toMatch(/^4203a-budget-approved sí/);
  });

  test("too many countable days are counted where listed, and asked for where not", () => {
    const ends = { from: "2027-05-10", to: "2027-05-21" };
    const listed = days("05", 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21);
    expect(told("budget", { ...ends, met: listed })[1]).toBe(
      "4203a-budget-days no 11/10: Días contables: 11; el máximo es 10.",
    );
    expect(told("budget", ends)[1]).toBe(
      "4203a-budget-days no 11/10: 11 días contables del primero al último y el máximo es 10. Indique los días en que se reunió.",
    );
  });
});

describe("sessions of one day", () => {
  test("the urgent one", () => {
    expect(told("urgent", { from: "2027-03-01", to: "2027-03-01" })).toEqual([
      "4203b2-urgent sí 1/1: Días: 1 de 1.",
    ]);
    expect(told("urgent", { from: "2027-03-01", to: "2027-03-02" })).toEqual([
      "4203b2-urgent no 2/1: Días: 2; el máximo es 1.",
    ]);
  });

  test("the budget message, by its limit", () => {
    expect(told("message", { from: "2027-05-31", to: "2027-05-31" })).toEqual([
      "4203b-budget-message sí 1/1: Días: 1 de 1.",
      "4203b-budget-message sí 2027-05-31/2027-05-31: Termina el 2027-05-31, a más tardar el 2027-05-31.",
    ]);
    expect(told("message", { from: "2027-05-31", to: "2027-06-01" })).toEqual([
      "4203b-budget-message no 2/1: Días: 2; el máximo es 1.",
      "4203b-budget-message no 2027-06-01/2027-05-31: Termina el 2027-06-01; debía terminar a más tardar el 2027-05-31.",
    ]);
  });

  test("the budget message whose call alone is due has a free date (R11)", () => {
    const dates = { from: "2027-06-10", to: "2027-06-10" };
    expect(told("message", dates, { message: "convocatoria" })).toEqual([
      "4203b-budget-message sí 1/1: Días: 1 de 1.",
    ]);
    expect(told("message", dates, { message: "sesión" })).toHaveLength(2);
  });

  test("the inaugural one is on the second Monday of January after a general election, and only that day", () => {
    const due = "2025-01-13";
    expect(told("inaugural", { from: due, to: due })).toEqual([
      "4153-term sí 2025-01-13/2025-01-13: Se celebra el 2025-01-13, segundo lunes de enero tras una elección general.",
    ]);
    const wrong = (from: string, to: string): string => told("inaugural", { from, to })[0]!;
    expect(wrong("2025-01-06", due)).toBe(
      "4153-term no 2025-01-06/2025-01-13: Se celebra el 2025-01-06; debe ser el segundo lunes de enero del año que sigue a una elección general.",
    );
    expect(wrong(due, "2025-01-14")).toMatch(/^4153-term no/);
    expect(wrong("2026-01-12", "2026-01-12")).toMatch(/^4153-term no/);
  });
});

describe("what is refused", () => {
  const problem = (act: () => unknown): Problem => {
    try {
      act();
    } catch (thrown) {
      if (thrown instanceof Problem) return thrown;
      throw thrown;
    }
    throw new Error("nothing was refused");
  };

  test.each(["committee", "petition", "special-4304", "other"] as const)(
    "a row of type %s has no length",
    (type) => {
      const { kind, text } = problem(() => told(type, { from: "2027-03-01", to: "2027-03-01" }));
      expect(kind).toBe("value");
      expect(text.es).toMatch(
        /^type: una fila de tipo «(comisión|petición|extraordinaria \(§ 4304\)|otra)» no tiene/,
      );
    },
  );

  test("an end before the start", () => {
    const { kind, text } = problem(() =>
      assertSessionDays(sessionOf({ from: "2027-03-02", to: "2027-03-01" })),
    );
    expect(kind).toBe("number");
    expect(text.es).toContain("la sesión termina el 2027-03-01, antes de comenzar el 2027-03-02");
  });

  test.each(["2027-02-28", "2027-03-04"])("a meeting on %s, outside the session", (outside) => {
    const dates = { from: "2027-03-01", to: "2027-03-03", met: ["2027-03-02", outside] };
    const { kind, text } = problem(() => assertSessionDays(sessionOf(dates)));
    expect(kind).toBe("value");
    expect(text.es).toContain(`el ${outside} queda fuera de la sesión (2027-03-01 a 2027-03-03)`);
  });

  test("nothing where the ends are one day, and meetings stand on them", () => {
    assertSessionDays(sessionOf({ from: "2027-03-01", to: "2027-03-01", met: ["2027-03-01"] }));
    assertSessionDays(sessionOf({ from: "2027-03-01", to: "2027-03-02", met: days("03", 1, 2) }));
  });
});

test.each([
  ["EXTRAORDINARIA( peticion )", "special-petition"],
  ["extraordinaria(alcalde)", "special-mayor"],
  ["extraordinaria  ( alcaldesa)", "special-mayor"],
  ["special (petition )", "special-petition"],
  ["Sesión  Ordinaria", "regular"],
  ["ordinaria )", undefined],
])("«%s» is a word for %s", (word, type) => {
  expect(sessionType(word)).toBe(type);
});
