import { isoText } from "../../src/days/iso";
import type { TermReading } from "../../src/days/term";
import type { SaturdayReading } from "../../src/days/working-day";
import type { Delivery } from "../../src/sessions/petition";
import { petitionSteps } from "../../src/sessions/petition-steps";
import { closedReason } from "../../src/sessions/term-steps";
import { calendarOf, day } from "./product";

/** The steps of the mayor's term of five days, each in one line; those that count end in a star. */
function steps(
  delivery: Delivery,
  received: string,
  term: TermReading,
  saturday: SaturdayReading = "no",
): string[] {
  const petition = { delivery, received: day(received) };
  return petitionSteps(petition, 5, { term, saturday }, calendarOf()).map(
    ({ day: on, counted, text }) => `${isoText(on).slice(5)} ${text.es}${counted ? " *" : ""}`,
  );
}

const byHand = "recibida en persona; el término empieza al día siguiente";
const byMail = "acuse de correo; el término empieza el primer día laborable siguiente";

test("by hand, as written: five days in a row, whatever they are", () => {
  expect(steps("personal", "2025-07-22", "letra")).toEqual([
    `07-22 ${byHand}`,
    "07-23 día 1 *",
    "07-24 día 2 *",
    "07-25 día 3 *",
    "07-26 día 4 *",
    "07-27 día 5 *",
  ]);
});

test("by hand, art. 388: a fifth day that is closed cannot be the last, and the next one is", () => {
  expect(steps("personal", "2025-07-22", "388")).toEqual([
    `07-22 ${byHand}`,
    "07-23 día 1 *",
    "07-24 día 2 *",
    "07-25 día 3 *",
    "07-26 día 4 *",
    "07-27 el último día no puede ser (feriado: Día de José Celso Barbosa)",
    "07-28 el último día no puede ser (feriado: Día de José Celso Barbosa (se observa el lunes))",
    "07-29 último día, corrido",
  ]);
});

test("by hand, art. 388: a fifth day that is open ends the term", () => {
  expect(steps("personal", "2025-07-21", "388").at(-1)).toBe("07-26 día 5 *");
  expect(steps("personal", "2026-03-18", "388").slice(-2)).toEqual([
    "03-23 el último día no puede ser (feriado: Día de la Abolición de la Esclavitud (se observa el lunes))",
    "03-24 último día, corrido",
  ]);
});

test("by hand, Rule 68.1: closed days and Saturdays are told and not counted", () => {
  expect(steps("personal", "2025-07-22", "68.1")).toEqual([
    `07-22 ${byHand}`,
    "07-23 día 1 *",
    "07-24 día 2 *",
    "07-25 no cuenta (feriado: Día de la Constitución de Puerto Rico)",
    "07-26 no cuenta (sábado)",
    "07-27 no cuenta (feriado: Día de José Celso Barbosa)",
    "07-28 no cuenta (feriado: Día de José Celso Barbosa (se observa el lunes))",
    "07-29 día 3 *",
    "07-30 día 4 *",
    "07-31 día 5 *",
  ]);
});

test("by mail: the days between the receipt and the first working day are told with their reasons", () => {
  expect(steps("mail", "2025-07-24", "letra")).toEqual([
    `07-24 ${byMail}`,
    "07-25 no es laborable (feriado: Día de la Constitución de Puerto Rico)",
    "07-26 no es laborable (sábado)",
    "07-27 no es laborable (feriado: Día de José Celso Barbosa)",
    "07-28 no es laborable (feriado: Día de José Celso Barbosa (se observa el lunes))",
    "07-29 día 1 *",
    "07-30 día 2 *",
    "07-31 día 3 *",
    "08-01 día 4 *",
    "08-02 día 5 *",
  ]);
  expect(steps("mail", "2025-06-06", "letra", "laborable").slice(0, 2)).toEqual([
    `06-06 ${byMail}`,
    "06-07 día 1 *",
  ]);
});

test.each([
  ["2027-06-06", "388", "domingo"],
  ["2027-06-05", "68.1", "sábado"],
  ["2027-12-24", "68.1", "medio día feriado"],
  ["2027-12-25", "388", "feriado: Día de Navidad"],
] as const)("%s is closed under %s: %s", (on, reading, reason) => {
  expect(closedReason(day(on), reading, calendarOf()).es).toBe(reason);
});

test("a holiday of the user's own without a name is one all the same", () => {
  const calendar = calendarOf({ added: ["2027-06-02"] });
  expect(closedReason(day("2027-06-02"), "388", calendar).es).toMatch(/^feriado: /);
});
