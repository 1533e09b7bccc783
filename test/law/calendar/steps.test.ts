import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { countableDays } from "../../oracle/days";
import { findingsOf, serial, type NamedRow } from "./sheet";
import { stepLine } from "./told";

/* Findings on counts of days tell the days one by one: which count, which do not, and why. */

/** The steps of a rule's gravest finding, each in one line. */
const steps = (rule: string, rows: readonly NamedRow[]): string[] =>
  findingsOf(rule, { rows })[0]!.trace.map((step) => stepLine(step).replace(/^\d{4}-/, ""));

const budget = (first: string, last: string, more: NamedRow = {}): NamedRow => ({
  Sesión: 6,
  Tipo: "presupuesto",
  Comienza: first,
  Termina: last,
  ...more,
});

test("too many days of the budget session: each day from first to last, then the extension", () => {
  const extension = { "Prórroga autorizada": "2027-05-20", "Prórroga hasta": "2027-06-02" };
  expect(steps("4203a-budget-days", [budget("2027-05-20", "2027-06-03", extension)])).toEqual([
    "05-20 día 1",
    "05-21 día 2",
    "05-22 día 3",
    "05-23 no cuenta (domingo)",
    "05-24 día 4",
    "05-25 día 5",
    "05-26 día 6",
    "05-27 día 7",
    "05-28 día 8",
    "05-29 día 9",
    "05-30 no cuenta (domingo)",
    "05-31 no cuenta (feriado: Día de la Conmemoración de los Muertos en la Guerra)",
    "06-01 día 10",
    "06-02 día 11",
    "06-03 día 12",
    "05-20 prórroga autorizada",
    "06-02 último día de la prórroga",
  ]);
});

test("days of a session that interrupted it are told by its first and last, and those that are left are numbered on", () => {
  const special = {
    Sesión: "E-1",
    Tipo: "extraordinaria (alcalde)",
    Comienza: "2027-05-24",
    Termina: "2027-05-26",
    "Interrumpe a": 6,
  };
  const told = steps("4203a-budget-days", [budget("2027-05-20", "2027-06-05"), special]);
  expect(told.slice(2, 8)).toEqual([
    "05-22 día 3",
    "05-23 no cuenta (domingo)",
    "05-24 la interrumpe la sesión E-1",
    "05-26 último día de esa interrupción",
    "05-27 día 4",
    "05-28 día 5",
  ]);
  expect(told.slice(-2)).toEqual([
    "06-05 día 11",
    "14 días sin domingos ni feriados, menos 3 de la interrupción (sesión E-1), es decir, 11",
  ]);
});

test("the days that count in the finding are as many as it says, whatever the days met", () => {
  const met = fc.uniqueArray(fc.nat({ max: 40 }), { minLength: 11, maxLength: 25 });
  fc.assert(
    fc.property(met, fc.nat({ max: 20_000 }), (offsets, after) => {
      const days = offsets
        .sort((a, b) => a - b)
        .map((offset) => isoText(serial("2000-03-01") + after + offset));
      const row = { Sesión: 6, Tipo: "presupuesto", "Días de reunión": days.join("; ") };
      const counted = days.filter((on) => countableDays(on, on) === 1).length;
      const finding = findingsOf("4203a-budget-days", { rows: [row] }).find(
        (one) => one.severity === "violation",
      );
      expect(finding !== undefined).toBe(counted > 10);
      if (!finding) return;
      const numbered = finding.trace.filter(({ text }) => /^día \d+$/.test(text.es));
      expect(numbered.map(({ text }) => text.en)).toEqual(
        Array.from({ length: counted }, (_, index) => `day ${index + 1}`),
      );
      expect(finding.trace).toHaveLength(days.length);
      expect(finding.message.es).toContain(`${counted} días`);
    }),
    { numRuns: 300 },
  );
});

test("a start that leaves too few days: the days that it leaves, and the limit", () => {
  expect(steps("4203a-budget-room", [budget("2027-06-03", "2027-06-12")]).slice(0, 5)).toEqual([
    "06-03 comienza",
    "06-03 día 1",
    "06-04 día 2",
    "06-05 día 3",
    "06-06 no cuenta (domingo)",
  ]);
  const left = steps("4203a-budget-room", [budget("2027-06-03", "2027-06-12")]);
  expect(left.slice(-4, -1)).toEqual(["06-12 día 9", "06-13 no cuenta (domingo)", "06-13 límite"]);
});
