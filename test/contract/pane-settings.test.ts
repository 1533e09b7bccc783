import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { exceptionFor } from "../../src/workbook/excusable";
import type { MemoryGrid } from "../host/memory-grid";
import { addSheet, sheetNamed, snapshot, startPane, type PaneBench } from "./pane-bench";

const ROWS: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina", "Arranque"],
  ["O-1", "ordinaria", 46449, 46449, ""],
  ["P-1", "presupuesto", 46542, 46551, ""],
];

const PARAMETERS: SheetCell[][] = [
  ["Nombre", "Valor", "Notas"],
  ["municipio", "Arecibo", "de la Secretaria"],
  ["miembros", 16, ""],
];

function start(fill: (grid: MemoryGrid) => void = () => undefined, rows = ROWS): PaneBench {
  return startPane(
    (grid) => {
      addSheet(grid, "Calendario", rows);
      fill(grid);
    },
    { checkCalendar },
  );
}

function rowsOf(bench: PaneBench, name: string, rows: number, columns: number): SheetCell[][] {
  return sheetNamed(bench.grid, name)
    .read({ row: 0, column: 0, rows, columns })
    .map((cells) => cells.map(({ value }) => value));
}

function told(bench: PaneBench): string {
  const { notice } = bench.state();
  return notice?.kind === "told" ? notice.text.es : JSON.stringify(notice);
}

const MEMBERS = { es: "miembros", en: "members" };
const TERM = { es: "lectura", en: "reading" };

test("a row that is there is changed in place, another is added below, all else stays", async () => {
  const bench = start((grid) => void addSheet(grid, "Parámetros", PARAMETERS));
  await bench.pane.review();
  const before = snapshot(bench.grid);
  bench.requests();
  await bench.pane.saveSettings([
    { name: MEMBERS, value: 14 },
    { name: TERM, value: { es: "388", en: "388" } },
  ]);
  // Read, compared, written, and checked again.
  expect(bench.requests()).toBe(4);
  expect(rowsOf(bench, "Parámetros", 5, 3)).toEqual([
    ...PARAMETERS.slice(0, 2),
    ["miembros", 14, ""],
    ["lectura", "388", ""],
    ["", "", ""],
  ]);
  expect(bench.report().basis?.book.members).toBe(14);
  expect(bench.report().basis?.book.settings.readings.term).toBe("388");
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("an English sheet gets English names and words, and a value that is taken away leaves its row", async () => {
  const bench = start(
    (grid) =>
      void addSheet(grid, "Parameters", [
        ["Name", "Value"],
        ["members", 16],
      ]),
  );
  await bench.pane.review();
  await bench.pane.saveSettings([
    { name: MEMBERS, value: null },
    { name: { es: "feriados", en: "holidays" }, value: { es: "solo lista", en: "list only" } },
  ]);
  expect(rowsOf(bench, "Parameters", 3, 2)).toEqual([
    ["Name", "Value"],
    ["members", ""],
    ["holidays", "list only"],
  ]);
  expect(bench.report().basis?.book.settings.scope).toBe("solo lista");
});

test("fractions and days of the year stay texts", async () => {
  const bench = start((grid) => void addSheet(grid, "Parámetros", PARAMETERS));
  await bench.pane.review();
  await bench.pane.saveSettings([
    { name: { es: "comienzo presupuesto", en: "budget start" }, value: "06-05" },
    { name: { es: "fracción petición", en: "petition fraction" }, value: "3/4" },
  ]);
  const { parameters } = bench.report().basis!.book.settings;
  expect(parameters.budgetStartLatest).toEqual({ month: 6, day: 5 });
  expect(parameters.petitionFraction).toEqual({ numerator: 3, denominator: 4 });
});

test("without a sheet one is made, and the calendar's own sheet is as it was", async () => {
  const bench = start();
  await bench.pane.review();
  const before = (snapshot(bench.grid) as { sheets: unknown[] }).sheets[0];
  await bench.pane.saveSettings([{ name: MEMBERS, value: 14 }]);
  expect(told(bench)).toBe("Se creó la hoja «Parámetros».");
  expect(bench.grid.sheets().map((sheet) => sheet.name())).toEqual(["Calendario", "Parámetros"]);
  expect(bench.grid.active().name()).toBe("Calendario");
  expect(bench.report().basis?.book.settings.members).toBe(14);
  expect((snapshot(bench.grid) as { sheets: unknown[] }).sheets[0]).toEqual(before);
});

test("what the sheet says already is not written again", async () => {
  const bench = start((grid) => void addSheet(grid, "Parámetros", PARAMETERS));
  await bench.pane.review();
  await bench.pane.saveSettings([{ name: MEMBERS, value: 16 }]);
  expect(told(bench)).toContain("No había nada que guardar");
  expect(bench.state().undoable).toEqual([]);
});

test("an Excel table grows by the rows that it has no room for", async () => {
  const bench = start((grid) => {
    const sheet = addSheet(grid, "Datos", PARAMETERS, "B3");
    const rect = { row: 2, column: 1, rows: 3, columns: 3 };
    sheet.putTable({ id: "7", name: "Parametros", rect, hasHeaders: true });
  });
  await bench.pane.review();
  const before = snapshot(bench.grid);
  await bench.pane.saveSettings([{ name: TERM, value: { es: "388", en: "388" } }]);
  expect(sheetNamed(bench.grid, "Datos").tables()[0]?.rect).toEqual({
    row: 2,
    column: 1,
    rows: 4,
    columns: 3,
  });
  expect(bench.report().basis?.book.settings.readings.term).toBe("388");
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("a protected Parámetros is told by its name and keeps all it has", async () => {
  const bench = start((grid) => {
    addSheet(grid, "Parámetros", PARAMETERS).protect({ on: true, options: {} });
  });
  await bench.pane.review();
  const before = snapshot(bench.grid);
  await bench.pane.saveSettings([{ name: MEMBERS, value: 14 }]);
  expect(told(bench)).toContain("está protegida la hoja «Parámetros»");
  expect(snapshot(bench.grid)).toEqual(before);
});

test("a column with another header is kept in Parámetros and read from then on", async () => {
  const rows: SheetCell[][] = [
    ["Sesión", "Tipo", "Arranque", "Termina"],
    ["P-1", "presupuesto", 46542, 46551],
  ];
  const bench = start(undefined, rows);
  await bench.pane.review();
  expect(bench.state().outcome.kind).toBe("unrecognised");
  await bench.pane.saveSettings([
    { name: { es: "columna: Arranque", en: "column: Arranque" }, value: { es: "Comienza", en: "Starts" } },
  ]);
  expect(bench.report().findings[0]?.finding).toMatchObject({
    rule: "4203a-budget-start",
    column: "Arranque",
  });
});

test("a holiday goes below the others, or into a new sheet", async () => {
  const bench = start();
  await bench.pane.review();
  await bench.pane.addHoliday({ day: 46541, name: "Fiesta patronal", sign: "+" });
  expect(rowsOf(bench, "Feriados", 2, 4)).toEqual([
    ["Fecha", "Nombre", "Fuente", "Signo"],
    [46541, "Fiesta patronal", "", "+"],
  ]);
  await bench.pane.addHoliday({ day: 46542, sign: "-" });
  expect(rowsOf(bench, "Feriados", 3, 4)[2]).toEqual([46542, "", "", "-"]);
  expect(bench.report().basis?.book.holidays.own).toHaveLength(2);
  await bench.pane.undo();
  expect(bench.report().basis?.book.holidays.own).toHaveLength(1);
});

const HOLIDAYS: SheetCell[][] = [
  ["Notas de la Secretaria", "Fecha", "Nombre", "Fuente", "Signo"],
  ["a mano", 46541, "Fiesta patronal", "Ord. 3", "+"],
  ["", 46543, "Otra", "", "+"],
  ["", "2027-06-02", "Repetida", "", "+"],
];

test("a holiday is taken out: the cells of its rows alone are emptied, and undone", async () => {
  const bench = start((grid) => void addSheet(grid, "Feriados", HOLIDAYS));
  await bench.pane.review();
  expect(bench.report().basis?.book.holidays.own.map(({ day }) => day)).toEqual([46541, 46543, 46540]);
  const before = snapshot(bench.grid);
  await bench.pane.removeHoliday(46541);
  expect(told(bench)).toBe("Hecho: Se quitó el 2027-06-03 de los feriados.");
  expect(rowsOf(bench, "Feriados", 4, 5)).toEqual([
    HOLIDAYS[0],
    ["a mano", "", "", "", ""],
    HOLIDAYS[2],
    HOLIDAYS[3],
  ]);
  expect(bench.report().basis?.book.holidays.own.map(({ day }) => day)).toEqual([46543, 46540]);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("a holiday that stands on two rows is taken out of both; one that is gone is told", async () => {
  const rows: SheetCell[][] = [...HOLIDAYS, ["", 46541, "otra vez", "", "+"]];
  const bench = start((grid) => void addSheet(grid, "Feriados", rows, "C3"));
  await bench.pane.review();
  const before = snapshot(bench.grid);
  await bench.pane.removeHoliday(46541);
  expect(bench.report().basis?.book.holidays.own.map(({ day }) => day)).toEqual([46543, 46540]);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
  await bench.pane.removeHoliday(46600);
  expect(told(bench)).toContain("2027-08-01 ya no está");
  expect(snapshot(bench.grid)).toEqual(before);
});

test("of a sheet of nothing but dates one cell is emptied; of a workbook from 1904 the right one", async () => {
  const dates: SheetCell[][] = [
    [45079, 45080],
    [45081, 45082],
  ];
  const bench = startPane(
    (grid) => {
      addSheet(grid, "Calendario", [ROWS[0]!, ["O-1", "ordinaria", 44987, 44987, ""]]);
      addSheet(grid, "Feriados", dates);
    },
    { checkCalendar, date1904: true },
  );
  await bench.pane.review();
  expect(bench.report().basis?.book.holidays.own.map(({ day }) => day)).toContain(46542);
  await bench.pane.removeHoliday(46542);
  expect(rowsOf(bench, "Feriados", 2, 2)).toEqual([[45079, ""], dates[1]]);
  await bench.pane.removeHoliday(46543);
  expect(rowsOf(bench, "Feriados", 2, 2)).toEqual([
    [45079, ""],
    ["", 45082],
  ]);
});

test("an exception with its reason excuses the finding that it is for", async () => {
  const bench = start();
  await bench.pane.review();
  const found = bench.report().findings.find(({ finding }) => finding.rule === "4203a-budget-start")!;
  await bench.pane.addException(exceptionFor(found, bench.report(), { reason: "Orden del tribunal" }));
  const now = bench.report().findings.find(({ finding }) => finding.rule === "4203a-budget-start");
  expect(now?.finding).toMatchObject({ severity: "excused", excuse: { reason: "Orden del tribunal" } });
});

test("of two sessions of one number the exception names kind and year", async () => {
  const rows: SheetCell[][] = [
    ["Sesión", "Tipo", "Comienza", "Termina"],
    ["1", "ordinaria", 46449, 46456],
    ["1", "presupuesto", 46542, 46551],
  ];
  const bench = start(undefined, rows);
  await bench.pane.review();
  const found = bench.report().findings.find(({ finding }) => finding.rule === "4203a-budget-start")!;
  const wanted = exceptionFor(found, bench.report(), { reason: "Orden del tribunal" });
  expect(wanted).toMatchObject({ type: "budget", year: 2027 });
  await bench.pane.addException(wanted);
  expect(bench.report().counts.excused).toBe(1);
});

test("a table of exceptions that cannot tell the session from others is left alone", async () => {
  const rows: SheetCell[][] = [
    ["Sesión", "Tipo", "Comienza", "Termina"],
    ["1", "ordinaria", 46449, 46456],
    ["1", "presupuesto", 46542, 46551],
  ];
  const bench = start((grid) => void addSheet(grid, "Excepciones", [["Regla", "Sesión", "Motivo"]]), rows);
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const found = bench.report().findings.find(({ finding }) => finding.rule === "4203a-budget-start")!;
  await bench.pane.addException(exceptionFor(found, bench.report(), { reason: "x" }));
  expect(told(bench)).toContain("le falta una columna");
  expect(snapshot(bench.grid)).toEqual(before);
});

test("an exception is asked for from its finding, and forgotten at the next check", async () => {
  const bench = start();
  await bench.pane.review();
  const [reported] = bench.report().findings;
  bench.pane.except(reported!);
  expect(bench.state().excusing?.reported).toBe(reported);
  await bench.pane.review();
  expect(bench.state().excusing).toBeUndefined();
});
