import { day } from "../law/product";
import { metadata, runtime, shown, errorOf } from "./runtime";
import { LTSC_2021, NEWEST } from "../../workbench/host/sets";
import { CANDIDATES } from "./arguments";

const built = runtime();
const table = async (name: string, ...args: unknown[]): Promise<unknown[][]> => {
  const answer = await built.call(name, ...args);
  expect(errorOf(answer)).toBeUndefined();
  return shown(answer.value) as unknown[][];
};

describe("MUNI_PETITION_TERM", () => {
  test("by hand: one row for each reading of R1, and the safe dates", async () => {
    const rows = await table("MUNI_PETITION_TERM", "2025-07-22", "personal");
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ["lectura", "primer día", "último día", "Presidente desde"],
      ["letra", day("2025-07-23"), day("2025-07-27"), day("2025-07-28")],
      ["388", day("2025-07-23"), day("2025-07-29"), day("2025-07-30")],
      ["68.1", day("2025-07-23"), day("2025-07-31"), day("2025-08-01")],
      ["segura", day("2025-07-23"), day("2025-07-27"), day("2025-08-01")],
    ]);
    expect(rows[2]![4]).toBe(
      "2025-07-27 el último día no puede ser (feriado: Día de José Celso Barbosa); " +
        "2025-07-28 el último día no puede ser (feriado: Día de José Celso Barbosa (se observa el lunes)); " +
        "2025-07-29 último día, corrido",
    );
  });

  test("by mail: Saturday as a working day too, in English, without headers", async () => {
    const rows = await table("MUNI_PETITION_TERM", "2025-06-06", "mail", null, "language=en; headers=no");
    expect(rows.map(([reading]) => reading)).toEqual([
      "as written",
      "388",
      "68.1",
      "as written, Saturday a working day",
      "388, Saturday a working day",
      "68.1, Saturday a working day",
      "safe",
    ]);
    expect(rows[3]!.slice(1, 4)).toEqual([day("2025-06-07"), day("2025-06-11"), day("2025-06-12")]);
    expect(rows[6]!.slice(1, 4)).toEqual([day("2025-06-07"), day("2025-06-11"), day("2025-06-14")]);
  });
});

describe("MUNI_BUDGET_DATES", () => {
  test("names the version, and whether its number was read for that year", async () => {
    const rows = await table("MUNI_BUDGET_DATES", 2012);
    expect(rows.map((row) => row.slice(1))).toEqual([
      ["fecha", "cita", "versión", "verificado", "nota"],
      [day("2012-05-31"), "§ 4203(b) ¶2", "81-1991", true, ""],
      [day("2012-06-03"), "§ 4203(a) ¶3", "81-1991", true, expect.stringContaining("2012-06-04")],
      [day("2012-06-13"), "§ 4203(a) ¶3", "81-1991", true, ""],
    ]);
  });

  test("says when the law of that year is another, or its wording of then was not read", async () => {
    const [, message, , end] = await table("MUNI_BUDGET_DATES", 2027);
    expect(message!.slice(3)).toEqual(["81-1991", false, expect.stringContaining("107-2020")]);
    expect(end![5]).toContain("2027-06-14");
    const [, early] = await table("MUNI_BUDGET_DATES", 1999);
    expect(early!.slice(4)).toEqual([false, expect.stringContaining("no se leyó")]);
    const [, before] = await table("MUNI_BUDGET_DATES", 1991);
    expect(before!.slice(4)).toEqual([false, expect.stringContaining("30 de agosto de 1991")]);
  });

  test("the law of 2016 moved the message to 27 May; that of 2020 was not verified", async () => {
    const [, message] = await table("MUNI_BUDGET_DATES", 2017, "ley=49-2016");
    expect(message!.slice(1, 5)).toEqual([day("2017-05-27"), "§ 4203(b) ¶2", "49-2016", true]);
    const [, later] = await table("MUNI_BUDGET_DATES", 2027, [["ley", "107-2020"]]);
    expect(later!.slice(1, 5)).toEqual([day("2027-05-31"), "§ 4203(b) ¶2", "107-2020", false]);
  });

  test("a date set in options is named as such", async () => {
    const [, , start] = await table("MUNI_BUDGET_DATES", 2027, [
      ["Nombre", "Valor"],
      ["comienzo presupuesto", "5 de junio"],
    ]);
    expect(start!.slice(1, 5)).toEqual([day("2027-06-05"), "§ 4203(a) ¶3", "fijada en options", false]);
  });
});

describe("MUNI_BUDGET_SESSION_CHECK", () => {
  test("says which test fails and why", async () => {
    const rows = await table("MUNI_BUDGET_SESSION_CHECK", "2027-06-04", "2027-06-14", "2027-06-14");
    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      ["regla", "cumple", "hallado", "límite"],
      ["4203a-budget-start", false, day("2027-06-04"), day("2027-06-03")],
      ["4203a-budget-days", true, 9, 10],
      ["4203a-budget-end", false, day("2027-06-14"), day("2027-06-13")],
      ["4203a-budget-approved", false, day("2027-06-14"), day("2027-06-13")],
    ]);
  });

  test("half an extension is missing input", async () => {
    const answer = await built.call(
      "MUNI_BUDGET_SESSION_OK",
      "2027-06-01",
      "2027-06-13",
      null,
      null,
      null,
      "prórroga=2027-06-05",
    );
    expect(errorOf(answer)).toBe("#N/A");
    expect(answer.value).toContain("prórroga hasta");
  });
});

describe("MUNI_HOLIDAYS", () => {
  test("lists each holiday with its weekday, list and law; own days join and leave", async () => {
    const own = [
      ["Fecha", "Nombre", "Fuente", "+/-"],
      [day("2026-05-15"), "Fiesta patronal", "Ordenanza 3", "+"],
      [day("2026-06-19"), "", "", "-"],
    ];
    const rows = await table("MUNI_HOLIDAYS", 2026, own);
    expect(rows).toContainEqual([
      day("2026-05-15"),
      "viernes",
      "Fiesta patronal",
      "lista propia",
      "Ordenanza 3",
    ]);
    expect(rows.some(([date]) => date === day("2026-06-19"))).toBe(false);
    expect(rows).toContainEqual([
      day("2026-04-03"),
      "viernes",
      "Viernes Santo",
      "general",
      "Código Político art. 387",
    ]);
  });
});

describe("MUNI_SEATS and MUNI_ELECTED", () => {
  test("seats of a small municipality, and each candidate's result in the sheet's order", async () => {
    const seats = await table("MUNI_SEATS", CANDIDATES, 12);
    expect(seats.slice(0, 4).map((row) => row.slice(0, 4))).toEqual([
      ["partido", "directos", "minoría", "total"],
      ["A", 9, 0, 9],
      ["B", 0, 2, 2],
      ["C", 0, 1, 1],
    ]);
    const elected = await table("MUNI_ELECTED", CANDIDATES, 12);
    expect(elected.map(([result]) => result)).toEqual([
      "resultado",
      ...Array<string>(9).fill("directo"),
      "minoría 2.º",
      "minoría 2.º",
      ...Array<string>(7).fill(""),
      "minoría 3.º",
      ...Array<string>(8).fill(""),
    ]);
  });
});

test("a municipality that is none is refused, and one that has its own size gets it", async () => {
  const size = (people: number, name: unknown) => built.call("MUNI_LEGISLATURE_SIZE", people, name);
  expect((await size(342259, "Municipio de San Juan")).value).toBe(17);
  expect((await size(1792, "CULEBRA")).value).toBe(5);
  expect((await size(38136, "añasco")).value).toBe(14);
  for (const wrong of ["San Jaun", false, -5]) expect(errorOf(await size(342259, wrong))).toBe("#VALUE!");
  expect((await size(342259, "San Jaun")).value).toContain("«San Juan»");
});

test("a size that contradicts the municipality is refused in MUNI_SEATS_ALL", async () => {
  const all = (municipality: string, size: number) =>
    built.call("MUNI_SEATS_ALL", [
      ["Municipio", "Tamaño", "Partido", "Fila", "Votos"],
      [municipality, size, "A", 1, 10],
    ]);
  for (const [municipality, size] of [
    ["Culebra", 16],
    ["San Juan", 5],
    ["Ponce", 17],
  ] as const)
    expect(errorOf(await all(municipality, size))).toBe("#VALUE!");
  expect(errorOf(await all("Culebra", 5))).toBeUndefined();
});

test("an extension that was authorised after it ends is refused", async () => {
  const options = "prórroga=2027-06-08; prórroga hasta=2027-06-01";
  const answer = await built.call(
    "MUNI_SESSION_OK",
    "ordinaria",
    "2027-06-01",
    "2027-06-03",
    null,
    null,
    options,
  );
  expect(errorOf(answer)).toBe("#VALUE!");
});

describe("dates out", () => {
  test("a formatted number where the host knows it, else the bare serial", async () => {
    const newest = await runtime(NEWEST).call("MUNI_HOLD_DEADLINE", "2026-06-09");
    expect(newest.value).toEqual({
      type: "FormattedNumber",
      basicValue: day("2026-06-19"),
      numberFormat: "yyyy-mm-dd",
    });
    const withDoubles = await runtime({ ...NEWEST, ExcelApi: "1.19" }).call(
      "MUNI_HOLD_DEADLINE",
      "2026-06-09",
    );
    expect(withDoubles.value).toMatchObject({ type: "Double", numberFormat: "yyyy-mm-dd" });
    const old = await runtime(LTSC_2021).call("MUNI_HOLD_DEADLINE", "2026-06-09");
    expect(old.value).toBe(day("2026-06-19"));
  });
});

test("R11: where only the call is due by the limit, the date of the message session is free", async () => {
  const late = (options?: string) =>
    built.call("MUNI_SESSION_OK", "mensaje de presupuesto", "2027-06-02", "2027-06-02", null, null, options);
  expect((await late()).value).toBe(false);
  expect((await late("mensaje=sesión")).value).toBe(false);
  expect((await late("mensaje=convocatoria")).value).toBe(true);
});

const deadline = (options: unknown, delivery = "personal") =>
  built.call("MUNI_PETITION_DEADLINE", "2025-07-22", delivery, null, options);

const UNDERSTOOD = (
  [
    ["lectura=388", "2025-07-29"],
    ["READING = 68,1", "2025-07-31"],
    [[["lectura", 388]], "2025-07-29"],
    [[["Lectura", 68.1]], "2025-07-31"],
    [
      [
        ["Parámetro", "Valor"],
        ["días alcalde", 6],
        ["", ""],
        ["idioma", null],
      ],
      "2025-07-28",
    ],
  ] as const
).map(([options, expected]) => ({ options, expected, answer: deadline(options) }));

test.each(UNDERSTOOD)("options $options are understood", async ({ expected, answer }) => {
  expect(shown((await answer).value)).toBe(day(expected));
});

const REFUSED = (
  [
    ["lecutra=388", "«lectura»"],
    ["lectura=3888", "«388»"],
    ["lectura=399", "Use: letra, 388, 68.1"],
    ["reading=maybe; language=en", "is not a known value"],
    [[["comienzo presupuesto", 46541]], "3 junio"],
    [[["fracción petición", 0.66]], "2/3"],
    ["lectura", "nombre=valor"],
    ["lectura=388; lectura=letra", "dos veces"],
  ] as const
).map(([options, words]) => ({ options, words, answer: deadline(options) }));

test.each(REFUSED)("options $options are refused, saying $words", async ({ words, answer }) => {
  expect(errorOf(await answer)).toBe("#VALUE!");
  expect((await answer).value).toContain(words);
});

const DELIVERIES = ["personal", "A MANO", "by hand", "Correo certificado", "certified  mail"].map(
  (delivery) => ({
    delivery,
    answer: deadline(null, delivery),
  }),
);

test.each(DELIVERIES)("delivery $delivery is understood", async ({ answer }) => {
  expect(errorOf(await answer)).toBeUndefined();
});

const NO_DELIVERIES = ["correo electrónico", "email", "fax"].map((delivery) => ({
  delivery,
  answer: deadline(null, delivery),
}));

test.each(NO_DELIVERIES)("delivery $delivery is not in the law", async ({ answer }) => {
  expect(errorOf(await answer)).toBe("#VALUE!");
  expect((await answer).value).toContain("§ 4203(b)(2)");
});

test("errors are told in the language of the options", async () => {
  const answer = await built.call("MUNI_PETITION_DEADLINE", "03/06/2027", "mail", null, "idioma=en");
  expect(answer.value).toBe(
    "received: “03/06/2027” is not a date. Enter an Excel date or a text such as 2027-06-03.",
  );
});

test("every function of the list is associated under its exact name, and no other", () => {
  expect(built.ids().sort()).toEqual(
    metadata()
      .map(({ id }) => id)
      .sort(),
  );
});
