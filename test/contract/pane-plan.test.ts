import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { addSheet, sheetNamed, snapshot, startPane, type BenchOptions, type PaneBench } from "./pane-bench";
import type { MemoryGrid } from "../host/memory-grid";

function start(fill: (grid: MemoryGrid) => void, options: BenchOptions = {}): PaneBench {
  return startPane(fill, { checkCalendar, ...options });
}

const names = (bench: PaneBench): string[] => bench.grid.sheets().map((sheet) => sheet.name());

function told(bench: PaneBench): string {
  const { notice } = bench.state();
  return notice?.kind === "told" ? notice.text.es : JSON.stringify(notice);
}

test("a proposal is shown and nothing is asked of Excel", () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", []));
  bench.pane.propose({ year: 2027, members: 16 });
  expect(bench.requests()).toBe(0);
  const { planning } = bench.state();
  expect(planning.kind === "plan" && planning.plan.sessions.length).toBeGreaterThan(12);
});

test("a wish that cannot be read is told", () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", []));
  bench.pane.propose({ year: 1066 });
  const { planning } = bench.state();
  expect(planning.kind === "problem" && planning.problem.es).toContain("1066");
});

test("the plan is written on new sheets, passes the check without violation, and the sheets there stay", async () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", [["mis notas"]]));
  const before = (snapshot(bench.grid) as { sheets: unknown[] }).sheets[0];
  bench.pane.propose({ year: 2027, municipality: "Arecibo" });
  await bench.pane.writePlan();
  // Read; names; sheets; all that is on them; opened; checked.
  expect(bench.requests()).toBeLessThanOrEqual(8);
  expect(names(bench)).toEqual(["Hoja1", "Calendario", "Parámetros", "Feriados", "Excepciones"]);
  expect(bench.grid.active().name()).toBe("Calendario");
  expect(bench.report().counts.violation).toBe(0);
  expect(bench.report().sessions).toBeGreaterThan(12);
  expect((snapshot(bench.grid) as { sheets: unknown[] }).sheets[0]).toEqual(before);
  expect(told(bench)).toContain("Se añadieron las hojas «Calendario»");
});

test("dates show as dates, lists are offered, and the headers stay in sight", async () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", []));
  bench.pane.propose({ year: 2027, members: 16 });
  await bench.pane.writePlan();
  const sheet = sheetNamed(bench.grid, "Calendario");
  const titles = sheet.read({ row: 0, column: 0, rows: 1, columns: 40 })[0]!.map(({ value }) => value);
  const start2027 = titles.indexOf("Comienza");
  expect(sheet.read({ row: 1, column: start2027, rows: 1, columns: 1 })[0]![0]!.format).toBe("yyyy-mm-dd");
  const type = { row: 1, column: titles.indexOf("Tipo"), rows: 1, columns: 1 };
  expect(sheet.validation(type)?.rule).toMatchObject({ list: { inCellDropDown: true } });
  expect(sheet.frozen()).toEqual({ rows: 1, columns: 1 });
  const lawful = { row: 1, column: titles.indexOf("¿Cumple?"), rows: 1, columns: 1 };
  expect(sheet.read(lawful)[0]![0]!.formula).toContain("MUNI_SESSION_OK(");
});

test("no sheet is overwritten: another name is taken, and the workbook's own Parámetros is kept and named", async () => {
  const settings: SheetCell[][] = [
    ["Parámetro", "Valor"],
    ["miembros", 16],
  ];
  const bench = start((grid) => {
    addSheet(grid, "Calendario", [["Sesión", "Tipo", "Comienza"]]);
    addSheet(grid, "Parámetros", settings, "B2");
  });
  const before = (snapshot(bench.grid) as { sheets: unknown[] }).sheets.slice(0, 2);
  bench.pane.propose({ year: 2027 });
  await bench.pane.writePlan();
  await bench.pane.writePlan();
  expect(names(bench)).toEqual([
    "Calendario",
    "Parámetros",
    "Calendario 2027",
    "Feriados",
    "Excepciones",
    "Calendario 2027 (2)",
  ]);
  expect((snapshot(bench.grid) as { sheets: unknown[] }).sheets.slice(0, 2)).toEqual(before);
  const formulas = sheetNamed(bench.grid, "Calendario 2027")
    .read({ row: 1, column: 0, rows: 1, columns: 40 })[0]!
    .map(({ formula }) => formula)
    .join();
  expect(formulas).toContain("'Parámetros'!$B$2:$C$3");
  expect(formulas).not.toContain("Parámetros!$A$1");
  expect(told(bench)).toContain("Se conservaron las que ya había: «Parámetros», «Feriados», «Excepciones»");
});

test("where the Parámetros that is kept covers other years, that is told with what to change", async () => {
  const settings: SheetCell[][] = [
    ["Parámetro", "Valor"],
    ["miembros", 16],
    ["desde", "2027-01-01"],
    ["hasta", "2027-12-31"],
  ];
  const bench = start((grid) => void addSheet(grid, "Parámetros", settings));
  bench.pane.propose({ year: 2028 });
  await bench.pane.writePlan();
  expect(told(bench)).toContain("«Parámetros» dice que el libro cubre del 2027-01-01 al 2027-12-31");
  bench.pane.propose({ year: 2027 });
  await bench.pane.writePlan();
  expect(told(bench)).not.toContain("cubre del");
});

test("the template is written in the pane's language, and is a calendar without sessions", async () => {
  const bench = start((grid) => void addSheet(grid, "Sheet1", []), { chosenLanguage: "en" });
  await bench.pane.writeTemplate();
  expect(names(bench)).toEqual(["Sheet1", "Calendar", "Parameters", "Holidays", "Exceptions"]);
  expect(bench.report().sessions).toBe(0);
});

test("days count from 1904 where the workbook counts so", async () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", []), { date1904: true });
  bench.pane.propose({ year: 2027, members: 16 });
  await bench.pane.writePlan();
  expect(bench.report().dates1904).toBe(true);
  expect(bench.report().counts.violation).toBe(0);
  expect(bench.report().basis?.book.period).toMatchObject({ first: 46388, last: 46752 });
});

test("a read-only workbook is told, and no sheet is left behind", async () => {
  const bench = start((grid) => void addSheet(grid, "Hoja1", []), { readOnly: true });
  bench.pane.propose({ year: 2027, members: 16 });
  await bench.pane.writePlan();
  expect(bench.state().notice).toMatchObject({ kind: "failed", failure: "protected" });
  expect(names(bench)).toEqual(["Hoja1"]);
});

test("where Excel fails in the middle the sheets that were added are taken away", async () => {
  let fails = false;
  const bench = start((grid) => void addSheet(grid, "Hoja1", []), {
    between(bridge) {
      const send = bridge.sendMessageToHost.bind(bridge);
      bridge.sendMessageToHost = (text) => send(fails ? text.replace('"FreezeAt"', '"FreezeNowhere"') : text);
    },
  });
  bench.pane.propose({ year: 2027, members: 16 });
  fails = true;
  await bench.pane.writePlan();
  expect(bench.state().notice).toMatchObject({ kind: "failed" });
  expect(names(bench)).toEqual(["Hoja1"]);
});
