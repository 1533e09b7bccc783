import { checkCalendar } from "../../../src/calendar/check";
import { COLUMN_ORDER, headersOf } from "../../../src/calendar/sheet/columns";
import { findHeader } from "../../../src/calendar/sheet/header";
import { fold } from "../../../src/messages/fold";
import { COLUMN_NAMES } from "../../../src/messages/calendar";
import { serial } from "./sheet";

const late = serial("2027-06-04");

test("no header names two columns", () => {
  const folded = COLUMN_ORDER.flatMap((name) => [...new Set(headersOf(name).map(fold))]);
  expect(folded.filter((header, at) => folded.indexOf(header) !== at)).toEqual([]);
});

test.each(["es", "en"] as const)(
  "every column is known by its %s header, in any case and order",
  (language) => {
    const titles = COLUMN_ORDER.map((name) => ` ${COLUMN_NAMES[name][language].toUpperCase()}: `).reverse();
    const header = findHeader([titles]);
    expect([...(header?.columns.keys() ?? [])].sort()).toEqual([...COLUMN_ORDER].sort());
  },
);

test.each(["es", "en"] as const)(
  "every column is known by its %s header as a database writes it",
  (language) => {
    const titles = COLUMN_ORDER.map((name) => COLUMN_NAMES[name][language].replaceAll(" ", "_"));
    expect([...(findHeader([titles])?.columns.keys() ?? [])].sort()).toEqual([...COLUMN_ORDER].sort());
  },
);

test("the header row stands anywhere, and cells keep their place in the sheet", () => {
  const calendar = [
    ["Legislatura Municipal", "", ""],
    ["Sesión inaugural y ordinarias", "Tipo", ""],
    [],
    ["", "Session", "Extra", "Starts", "Type"],
    ["", "", "", "", ""],
    ["", 3, "x", late, "budget"],
  ];
  const [first] = checkCalendar({ calendar }).findings;
  expect(first).toMatchObject({
    rule: "4203a-budget-start",
    session: "3",
    column: "Starts",
    cells: [{ table: "calendar", row: 5, column: 3 }],
  });
});

test("of two rows with headers the one that names most columns is the header", () => {
  const header = findHeader([
    ["Sesión", "Tipo", "Fecha"],
    ["Sesión", "Tipo", "Comienza", "Termina"],
  ]);
  expect(header?.row).toBe(1);
});

test("a header repeated further down is no session", () => {
  const titles = ["Sesión", "Tipo", "Comienza"];
  const calendar = [titles, [1, "ordinaria", late], titles, [2, "ordinaria", late]];
  expect(checkCalendar({ calendar }).sessions).toBe(2);
});

test("Fecha beside Termina and without Comienza is the first day", () => {
  const calendar = [
    ["Sesión", "Tipo", "Fecha", "Termina"],
    [1, "ordinaria", serial("2027-03-08"), serial("2027-03-14")],
  ];
  const rules = checkCalendar({ calendar }).findings.map(({ rule, severity }) => `${rule} ${severity}`);
  expect(rules).toContain("4203a-length missing");
});

test("a sheet without id, type or days is not recognised, and nothing is said of it", () => {
  for (const calendar of [[], [["Sesión", "Tipo"]], [["Sesión", "Comienza"]], [["Tipo", "Comienza"]]])
    expect(checkCalendar({ calendar })).toMatchObject({ recognised: false, findings: [], sessions: 0 });
});

test("the language is given where Parámetros asks for one, and not otherwise", () => {
  const calendar = [["Sesión", "Tipo", "Comienza"]];
  expect(checkCalendar({ calendar, settings: [["idioma", "en"]] }).language).toBe("en");
  expect(checkCalendar({ calendar, settings: [["lectura", 388]] })).not.toHaveProperty("language");
});
