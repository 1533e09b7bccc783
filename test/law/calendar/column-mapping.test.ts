import { checkCalendar } from "../../../src/calendar/check";
import { findHeader } from "../../../src/calendar/sheet/header";
import { readSettingsTable } from "../../../src/calendar/sheet/settings-table";
import { readSettings } from "../../../src/law/read-settings";
import { serial } from "./sheet";

const TITLES = ["Sesión", "Tipo", "Arranque"];
const CALENDAR = [TITLES, [1, "presupuesto", serial("2027-06-04")]];

test("a header that Parámetros maps is read as the column that it names", () => {
  expect(checkCalendar({ calendar: CALENDAR }).recognised).toBe(false);
  const check = checkCalendar({ calendar: CALENDAR, settings: [["columna: Arranque", "Comienza"]] });
  expect(check.findings[0]).toMatchObject({ rule: "4203a-budget-start", column: "Arranque" });
});

test("the English words map too, in any case, and mix with the Spanish ones", () => {
  for (const row of [
    ["Column: ARRANQUE", "Starts"],
    ["COLUMNA:arranque:", "starts"],
    ["column: Arranque", "Fecha de inicio"],
  ])
    expect(checkCalendar({ calendar: CALENDAR, settings: [row] }).recognised).toBe(true);
});

test("a mapped header comes before one that is known by its name", () => {
  const { columns } = readSettingsTable([["columna: Arranque", "Comienza"]], 0);
  const header = findHeader([["Sesión", "Tipo", "Comienza", "Arranque"]], columns);
  expect(header?.columns.get("start")).toBe(3);
});

test("a known header can be read as another column, and no more as its own", () => {
  const { columns } = readSettingsTable([["columna: Fecha", "Comienza"]], 0);
  const header = findHeader([["Sesión", "Tipo", "Fecha"]], columns);
  expect([...header!.columns]).toEqual([
    ["start", 2],
    ["id", 0],
    ["type", 1],
  ]);
});

test("a header with figures can be mapped", () => {
  const calendar = [["Sesión", "Tipo", "Día 1"], CALENDAR[1]!];
  const settings = [["columna: Día 1", "Comienza"]];
  expect(checkCalendar({ calendar, settings }).recognised).toBe(true);
});

test("a mapping without value maps nothing and is no finding", () => {
  const settings = [
    ["columna: Arranque", ""],
    ["columna: Comienzo real", null],
  ];
  const calendar = [["Sesión", "Tipo", "Comienza"], CALENDAR[1]!];
  const { findings } = checkCalendar({ calendar, settings });
  expect(findings.filter(({ rule }) => rule === "data-setting-unreadable")).toEqual([]);
});

test("a mapping that cannot be read is a finding on its value", () => {
  const calendar = [["Sesión", "Tipo", "Comienza"], CALENDAR[1]!];
  const told = (...settings: string[][]): unknown[] =>
    checkCalendar({ calendar, settings }).findings.filter(({ rule }) => rule === "data-setting-unreadable");
  expect(told(["columna: Arranque", "Comiensa"])).toMatchObject([
    {
      cells: [{ table: "settings", row: 0, column: 1 }],
      message: { es: expect.stringContaining("«Comienza»") },
    },
  ]);
  expect(told(["columna:", "Comienza"])).toHaveLength(1);
  expect(told(["columna: A", "Comienza"], ["columna: A", "Termina"])).toHaveLength(1);
  expect(told(["columna: A", "Termina"], ["columna: a", "Ends"])).toHaveLength(0);
});

test("functions that take Parámetros as options pass over the mapping", () => {
  expect(readSettings([{ name: "columna: Arranque", value: "Comienza" }]).chosen.size).toBe(0);
  expect(() => readSettings([{ name: "columnas", value: "Comienza" }])).toThrow();
});
