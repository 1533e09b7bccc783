import { checkCalendar } from "../../src/calendar/check";
import { day } from "../law/product";
import { createController, type PaneActions } from "../../taskpane/controller";
import { createExcelBook } from "../../taskpane/excel/excel-book";
import { createExcelWorkshop } from "../../taskpane/excel/excel-workshop";
import { createExcelWriter } from "../../taskpane/excel/excel-writer";
import { officeFacts } from "../../taskpane/office-facts";
import { firstLanguages } from "../../taskpane/slices/languages";
import type { PaneState } from "../../taskpane/state";
import { parseA1 } from "../../workbench/host/a1";
import { bridgeTo } from "../../workbench/host/bridge";
import { countingFrom1904 } from "../../workbench/host/grid-1904";
import { createHost } from "../../workbench/host/host";
import { NEWEST } from "../../workbench/host/sets";
import { standaloneEnvironment } from "../../workbench/office/office";
import { loadClient } from "../host/client";
import { createMemoryGrid, type MemoryGrid } from "../host/memory-grid";

/* A grid that counts from 1900, shown to Microsoft's client as the workbook of 1904 that its file is. */

const SHIFT = 1462;

interface Bench {
  readonly Excel: typeof globalThis.Excel;
  readonly grid: MemoryGrid;
  readonly pane: PaneActions;
  readonly state: () => PaneState;
}

function start(fill: (grid: MemoryGrid) => void): Bench {
  const grid = createMemoryGrid({
    formulas: { "=B2+1": day("2027-06-04"), "=MUNI_BUDGET_LATEST_START(2027)": day("2027-06-02") },
  });
  fill(grid);
  const host = createHost(countingFrom1904(grid), { name: "mac.xlsx", readOnly: false });
  const window = loadClient(bridgeTo(host), standaloneEnvironment(NEWEST));
  Object.assign(globalThis, { Excel: window.Excel });
  const shown: PaneState[] = [];
  const pane = createController({
    ...{ book: createExcelBook(), writer: createExcelWriter(), workshop: createExcelWorkshop() },
    surroundings: {
      functions: () => undefined,
      office: () => officeFacts(window.Office as typeof Office),
      theme: () => "light",
    },
    today: () => day("2027-05-01"),
    checkCalendar,
    languages: firstLanguages("es", undefined),
    follows: false,
    show: (state) => void shown.push(state),
  });
  return { Excel: window.Excel, grid, pane, state: () => shown.at(-1)! };
}

function withSessions(grid: MemoryGrid): void {
  const sheet = grid.addSheet("Calendario");
  sheet.write(parseA1("A1:E2")!, [
    ["Sesión", "Comienza", "Termina", "Tipo", "Días"],
    ["P-1", day("2027-06-03"), day("2027-06-13"), "presupuesto", 9],
  ]);
  sheet.writeFormats(parseA1("B2:C2")!, [["yyyy-mm-dd", "yyyy-mm-dd"]]);
}

/** What the grid itself holds. */
function held(grid: MemoryGrid, address: string, sheet = grid.sheets()[0]!): unknown {
  return sheet.read(parseA1(address)!)[0]![0]!.value;
}

test("DATE counts from 1904, days are handed over so, and other numbers as they are", async () => {
  const { Excel } = start(withSessions);
  await Excel.run(async (context) => {
    const serial = context.workbook.functions.date(2000, 1, 1).load("value");
    const row = context.workbook.worksheets
      .getItem("Calendario")
      .getRange("B2:E2")
      .load("values,text,numberFormat");
    await context.sync();
    expect(serial.value).toBe(35064);
    expect(row.values[0]).toEqual([day("2027-06-03") - SHIFT, day("2027-06-13") - SHIFT, "presupuesto", 9]);
    expect(row.text[0]!.slice(0, 2)).toEqual(["2027-06-03", "2027-06-13"]);
  });
});

test("what is written as a day of 1904 is that day in the grid, whichever comes first, value or format", async () => {
  const { Excel, grid } = start(withSessions);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Calendario");
    const serial = day("2027-06-10") - SHIFT;
    sheet.getRange("B2").values = [[serial]];
    sheet.getRange("F2").values = [[serial]];
    sheet.getRange("F2").numberFormat = [["d/m/yyyy"]];
    sheet.getRange("G2").numberFormat = [["d/m/yyyy"]];
    sheet.getRange("G2").values = [[serial]];
    sheet.getRange("H2").values = [["2027-06-10"]];
    sheet.getRange("I2").values = [[serial]];
    const back = sheet.getRange("B2:I2").load("values");
    await context.sync();
    expect([...back.values[0]!.slice(4, 8), back.values[0]![0]]).toEqual(Array(5).fill(serial));
  });
  for (const address of ["B2", "F2", "G2", "H2"]) expect(held(grid, address)).toBe(day("2027-06-10"));
  expect(held(grid, "I2")).toBe(day("2027-06-10") - SHIFT);
});

test("a number stays the same number when its format begins or ends to show a day", async () => {
  const { Excel } = start(withSessions);
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem("Calendario");
    const [days, count] = [sheet.getRange("B2"), sheet.getRange("E2")];
    days.numberFormat = [["0"]];
    count.numberFormat = [["yyyy-mm-dd"]];
    for (const range of [days, count]) range.load("values");
    await context.sync();
    expect([days.values, count.values]).toEqual([[[day("2027-06-03") - SHIFT]], [[9]]]);
  });
});

test("what a formula gives as a day is handed over as one of 1904", async () => {
  const { Excel } = start((grid) => {
    withSessions(grid);
    grid.sheets()[0]!.writeFormats(parseA1("F2")!, [["yyyy-mm-dd"]]);
    grid.sheets()[0]!.write(parseA1("F2")!, [["=B2+1"]]);
  });
  await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Calendario").getRange("F2").load("values,formulas");
    await context.sync();
    expect([cell.values, cell.formulas]).toEqual([[[day("2027-06-04") - SHIFT]], [["=B2+1"]]]);
  });
});

test("what a function of the add-in gives is that number, as Excel keeps it", async () => {
  const { Excel } = start((grid) => {
    withSessions(grid);
    grid.sheets()[0]!.writeFormats(parseA1("F2")!, [["yyyy-mm-dd"]]);
    grid.sheets()[0]!.write(parseA1("F2")!, [["=MUNI_BUDGET_LATEST_START(2027)"]]);
  });
  await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Calendario").getRange("F2").load("values");
    await context.sync();
    expect(cell.values).toEqual([[day("2027-06-02")]]);
  });
});

test("the pane says that it counts from 1904, and reads the days that show", async () => {
  const { pane, state } = start(withSessions);
  await pane.review();
  const { outcome } = state();
  if (outcome.kind !== "report") throw new Error(outcome.kind);
  expect(outcome.report.dates1904).toBe(true);
  const rules = outcome.report.findings.map(({ finding }) => finding.rule);
  expect(rules).toContain("data-date-1904");
  expect(rules).not.toContain("4203a-budget-start");
});

test("a day is written as one of 1904 also where the sheet in front is no calendar", async () => {
  const { pane, grid } = start((book) => {
    book.addSheet("Notas").write(parseA1("A1")!, [["nada"]]);
    book.addSheet("Feriados").write(parseA1("A1:D1")!, [["Fecha", "Nombre", "Fuente", "+/-"]]);
  });
  await pane.addHoliday({
    day: day("2027-06-04"),
    name: "Fiesta patronal",
    source: "Ordenanza 1",
    sign: "+",
  });
  expect(held(grid, "A2", grid.sheets()[1])).toBe(day("2027-06-04"));
});

test("a calendar that the pane proposes there comes with a warning: its formulas would count wrong", async () => {
  const { pane, state } = start(withSessions);
  await pane.writeTemplate();
  expect(state().notice).toMatchObject({ tone: "refused" });
  expect(JSON.stringify(state().notice)).toContain("desde 1904");
});

test("what the pane writes are the days that it says", async () => {
  const { pane, state, grid } = start(withSessions);
  await pane.review();
  await pane.addHoliday({
    day: day("2027-06-04"),
    name: "Fiesta patronal",
    source: "Ordenanza 1",
    adds: true,
  } as never);
  const sheet = grid.sheets().find((one) => one.name() === "Feriados")!;
  expect(held(grid, "A2", sheet)).toBe(day("2027-06-04"));
  await pane.addHoliday({ day: day("2027-06-05"), name: "Otra", source: "Ordenanza 2", sign: "+" });
  expect(held(grid, "A3", sheet)).toBe(day("2027-06-05"));
  await pane.undo();
  expect(held(grid, "A3", sheet)).toBe("");
  expect(state().notice).toMatchObject({ tone: "done" });
});
