import { readFileSync } from "node:fs";
import path from "node:path";
import { checkCalendar } from "../../src/calendar/check";
import { SAMPLE } from "../law/calendar/sample";
import { day } from "../law/product";
import { LTSC_2021 } from "../../workbench/host/sets";
import { good } from "./arguments";
import { errorOf, metadata, runtime, shown } from "./runtime";

/* `pasos=sí`: the steps that decide an answer, in a table, with the answer in its last row. */

const built = runtime();
const old = runtime(LTSC_2021);
const HEADERS = ["fecha", "paso", "motivo"];

/** The functions that explain themselves, each with good arguments but for the options, which come last. */
const EXPLAINED: Readonly<Record<string, readonly unknown[]>> = {
  MUNI_PETITION_DEADLINE: ["2025-07-22", "personal", null],
  MUNI_HOLD_DEADLINE: ["2026-06-09"],
  MUNI_COMMITTEE_DEADLINE: ["2026-06-09", null],
  MUNI_BUDGET_SESSION_OK: ["2027-06-04", "2027-06-08", "2027-06-08", null, null],
  MUNI_BUDGET_DAYS: ["2027-06-03", "2027-06-07", null],
  MUNI_BUDGET_LATEST_START: [2027, 3, null],
  MUNI_SESSION_OK: ["ordinaria", "2027-06-01", "2027-06-03", [["2027-06-01"], ["2027-06-03"]], null],
  MUNI_NEXT_WORKDAY: ["2026-04-02", null],
};

const byHand = ["recibida en persona", "el término empieza al día siguiente"];
const counted = (days: readonly string[], from = 1) =>
  days.map((on, index) => [day(on), `día ${from + index}`, ""]);

const TABLES: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  MUNI_PETITION_DEADLINE: [
    [day("2025-07-22"), ...byHand],
    ...counted(["2025-07-23", "2025-07-24", "2025-07-25", "2025-07-26", "2025-07-27"]),
    [day("2025-07-27"), "resultado", "lectura=letra"],
  ],
  MUNI_HOLD_DEADLINE: [
    [day("2026-06-09"), "fecha de la convocatoria", "el término empieza al día siguiente"],
    ...counted(Array.from({ length: 10 }, (_, index) => `2026-06-${10 + index}`)),
    [day("2026-06-19"), "resultado", "plazo10=comenzar"],
  ],
  MUNI_COMMITTEE_DEADLINE: [
    [day("2026-06-09"), "solicitud radicada", "el término empieza al día siguiente"],
    ...counted(["2026-06-10", "2026-06-11", "2026-06-12", "2026-06-13", "2026-06-14"]),
    [day("2026-06-14"), "resultado", "lectura=letra; radicación=siguiente"],
  ],
  MUNI_BUDGET_SESSION_OK: [
    ...counted(["2027-06-04", "2027-06-05"]),
    [day("2027-06-06"), "no cuenta", "domingo"],
    ...counted(["2027-06-07", "2027-06-08"], 3),
    ["", "Comienza el 2027-06-04; debía comenzar a más tardar el 2027-06-03.", "no cumple"],
    ["", "Días contables (sin domingos ni feriados): 4 de 10.", "cumple"],
    ["", "Termina el 2027-06-08, a más tardar el 2027-06-13.", "cumple"],
    ["", "Presupuesto aprobado el 2027-06-08, dentro de la sesión y a más tardar el 2027-06-13.", "cumple"],
    ["", "resultado", false],
  ],
  MUNI_BUDGET_DAYS: [
    ...counted(["2027-06-03", "2027-06-04", "2027-06-05"]),
    [day("2027-06-06"), "no cuenta", "domingo"],
    ...counted(["2027-06-07"], 4),
    ["", "resultado", 4],
  ],
  MUNI_BUDGET_LATEST_START: [
    [day("2027-06-03"), "comienzo de la sesión de presupuesto, a más tardar", ""],
    [day("2027-06-13"), "fin de la sesión de presupuesto, a más tardar", ""],
    ...counted(["2027-06-03", "2027-06-04", "2027-06-05"]),
    [day("2027-06-06"), "no cuenta", "domingo"],
    ...counted(["2027-06-07", "2027-06-08", "2027-06-09", "2027-06-10", "2027-06-11", "2027-06-12"], 4),
    [day("2027-06-13"), "no cuenta", "domingo"],
    [day("2027-06-03"), "resultado", ""],
  ],
  MUNI_SESSION_OK: [
    ...counted(["2027-06-01", "2027-06-03"]),
    ["", "Días: 2 de 5.", "cumple"],
    ["", "resultado", true],
  ],
  MUNI_NEXT_WORKDAY: [
    [day("2026-04-02"), "fecha dada", "se busca el primer día laborable siguiente"],
    [day("2026-04-03"), "no es laborable", "feriado: Viernes Santo"],
    [day("2026-04-04"), "no es laborable", "sábado"],
    [day("2026-04-05"), "no es laborable", "domingo"],
    [day("2026-04-06"), "primer día laborable", ""],
    [day("2026-04-06"), "resultado", "sábado=no"],
  ],
};

const CALLS = Object.entries(EXPLAINED).map(([name, args]) => ({
  name,
  plain: built.call(name, ...args),
  no: built.call(name, ...args, "pasos=no"),
  steps: built.call(name, ...args, "pasos=sí"),
  english: built.call(name, ...args, "steps=yes; language=en; headers=no"),
  old: old.call(name, ...args, [["Pasos", true]]),
}));

test.each(CALLS)("$name tells its steps, and its answer last", async ({ name, steps }) => {
  expect(shown((await steps).value)).toEqual([HEADERS, ...TABLES[name]!]);
});

test.each(CALLS)("$name gives the same answer with and without steps", async ({ plain, no, steps }) => {
  const last = ((await steps).value as unknown[][]).at(-1)!;
  const { value } = await plain;
  expect(Array.isArray(value)).toBe(false);
  expect([last[0], last[2]]).toContainEqual(value);
  expect((await no).value).toEqual(value);
});

test.each(CALLS)("$name in English and without headers has the same rows", async ({ name, english }) => {
  const rows = shown((await english).value) as unknown[][];
  expect(rows.map(([date]) => date)).toEqual(TABLES[name]!.map(([date]) => date));
  expect(rows.at(-1)![1]).toBe("result");
  expect(JSON.stringify(rows)).not.toMatch(/feriado|cuenta|término|día|sí\b/);
});

test.each(CALLS)("$name gives bare serials where the host formats none", async ({ name, old }) => {
  expect((await old).value).toEqual([HEADERS, ...TABLES[name]!]);
});

const petition = (options: string, delivery = "personal", holidays: unknown = null) =>
  built.call("MUNI_PETITION_DEADLINE", "2025-07-22", delivery, holidays, options);

const READINGS = (["388", "68.1"] as const).map((reading) => ({
  reading,
  answer: petition(`pasos=sí; lectura=${reading}`),
}));

test.each(READINGS)(
  "the last day is reasoned by the chosen reading, $reading",
  async ({ reading, answer }) => {
    const rows = shown((await answer).value) as unknown[][];
    const constitution = "feriado: Día de la Constitución de Puerto Rico";
    if (reading === "388")
      expect(rows.slice(-4)).toEqual([
        [day("2025-07-27"), "el último día no puede ser", "feriado: Día de José Celso Barbosa"],
        [
          day("2025-07-28"),
          "el último día no puede ser",
          "feriado: Día de José Celso Barbosa (se observa el lunes)",
        ],
        [day("2025-07-29"), "último día, corrido", ""],
        [day("2025-07-29"), "resultado", "lectura=388"],
      ]);
    else expect(rows[4]).toEqual([day("2025-07-25"), "no cuenta", constitution]);
  },
);

const byMail = petition("steps=yes; language=en; saturday=working day", "mail", [["2025-07-23", "Fiesta"]]);

test("by mail the days before the first working day are told, own holidays by their names", async () => {
  const rows = shown((await byMail).value) as unknown[][];
  expect(rows.slice(0, 4)).toEqual([
    ["date", "step", "reason"],
    [day("2025-07-22"), "postal receipt", "the term begins on the next working day"],
    [day("2025-07-23"), "no working day", "holiday: Fiesta"],
    [day("2025-07-24"), "day 1", ""],
  ]);
  expect(rows.at(-1)).toEqual([day("2025-07-28"), "result", "reading=as written; saturday=working day"]);
});

const RANGES = ["MUNI_PETITION_DEADLINE", "MUNI_HOLD_DEADLINE", "MUNI_COMMITTEE_DEADLINE"]
  .concat("MUNI_BUDGET_DAYS", "MUNI_NEXT_WORKDAY")
  .map((name) => {
    const [first, ...others] = EXPLAINED[name]!;
    return {
      name,
      several: built.call(name, [[first], [first]], ...others, "pasos=sí"),
      english: built.call(name, [[first, first]], ...others, "pasos=sí; idioma=en"),
      blank: built.call(name, [[null]], ...others, "pasos=sí"),
      unread: built.call(name, [["¿qué?"]], ...others, "pasos=sí"),
    };
  });

test.each(RANGES)("$name explains one date at a time", async ({ several, english, blank, unread }) => {
  expect(errorOf(await several)).toBe("#VALUE!");
  expect((await several).value).toMatch(/una fecha a la vez.*2 × 1 celdas/);
  expect((await english).value).toMatch(/one date is explained at a time.*1 × 2 cells/);
  expect(errorOf(await blank)).toBe("#N/A");
  expect(errorOf(await unread)).toBe("#VALUE!");
});

const CENTURY = built.call("MUNI_BUDGET_DAYS", "1991-01-01", "2100-12-31", null, "pasos=sí");

test("a long count is told whole", async () => {
  const rows = shown((await CENTURY).value) as unknown[][];
  expect(rows).toHaveLength(day("2100-12-31") - day("1991-01-01") + 3);
  const days = rows.filter(([, step]) => /^día \d+$/.test(String(step)));
  expect(rows.at(-1)).toEqual(["", "resultado", days.length]);
});

/** Every other function that takes options: with and without steps. */
const IGNORING = metadata()
  .filter(({ name, parameters }) => !(name in EXPLAINED) && parameters.some((one) => one.name === "options"))
  .map(({ name, parameters }) => {
    const call = (options: unknown) =>
      built.call(
        name,
        ...parameters.map((one) => (one.name === "options" ? options : one.optional ? null : good(one.name))),
      );
    return { name, plain: call(null), asked: call("pasos=sí") };
  });

test.each(IGNORING)("$name has no steps to tell and takes no notice", async ({ plain, asked }) => {
  expect((await plain).ok).toBe(true);
  expect(await asked).toEqual(await plain);
});

test("the check of a calendar takes no notice either", () => {
  const settings = [...(SAMPLE.settings ?? []), ["pasos", "sí"]];
  expect(checkCalendar({ ...SAMPLE, settings }).findings).toEqual(checkCalendar(SAMPLE).findings);
});

test("the option's words on the help page name just the functions that explain themselves", () => {
  const page = readFileSync(path.resolve(__dirname, "../../docs/es/opciones.md"), "utf8");
  const row = page.split("\n").find((line) => line.startsWith("| `pasos`"))!;
  expect([...row.matchAll(/MUNI_\w+/g)].map(([name]) => name).sort()).toEqual(Object.keys(EXPLAINED).sort());
});
