import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { EXPORT_KINDS, exportFile } from "../../taskpane/export-file";
import { VERSION } from "../../taskpane/version";
import type { MemoryGrid } from "../host/memory-grid";
import { addSheet, sheetNamed, snapshot, startPane, type PaneBench } from "./pane-bench";

const ROWS: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina"],
  ["O-1", "ordinaria", 46449, 46449],
  ["P-1", "presupuesto", 46542, 46551],
];

function start(fill: (grid: MemoryGrid) => void = () => undefined): PaneBench {
  return startPane(
    (grid) => {
      addSheet(grid, "Calendario", ROWS);
      fill(grid);
    },
    { checkCalendar },
  );
}

function column(bench: PaneBench, at: number): SheetCell[] {
  return sheetNamed(bench.grid, "Calendario")
    .read({ row: 0, column: at, rows: 4, columns: 1 })
    .map(([cell]) => cell!.value);
}

function told(bench: PaneBench): string {
  const { notice } = bench.state();
  return notice?.kind === "told" ? notice.text.es : JSON.stringify(notice);
}

test("the column stands beside the calendar, is written over by the next one, and is undone", async () => {
  const bench = start();
  await bench.pane.review();
  const before = snapshot(bench.grid);
  bench.requests();
  await bench.pane.writeFindingsColumn();
  // Checked, read, compared, written, checked.
  expect(bench.requests()).toBe(5);
  const [header, first, second, below] = column(bench, 4);
  expect([header, below]).toEqual(["Hallazgos", ""]);
  expect(first).not.toContain("budget");
  expect(second).toMatch(/^I 4203a-budget-start/);
  await bench.pane.writeFindingsColumn();
  expect(column(bench, 4)[2]).toBe(second);
  expect(column(bench, 5)).toEqual(["", "", "", ""]);
  await bench.pane.undo();
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("beside a table the column is not part of it, and what stands there keeps it out", async () => {
  const bench = start((grid) => {
    const rect = { row: 0, column: 0, rows: 3, columns: 4 };
    sheetNamed(grid, "Calendario").putTable({ id: "1", name: "Sesiones", rect, hasHeaders: true });
  });
  await bench.pane.review();
  await bench.pane.writeFindingsColumn();
  await bench.pane.writeFindingsColumn();
  expect(column(bench, 4)[0]).toBe("Hallazgos");
  await bench.pane.undo();
  await bench.pane.undo();
  sheetNamed(bench.grid, "Calendario").write({ row: 2, column: 4, rows: 1, columns: 1 }, [["mi nota"]]);
  const before = snapshot(bench.grid);
  await bench.pane.writeFindingsColumn();
  expect(told(bench)).toContain("celda Calendario!E3");
  expect(snapshot(bench.grid)).toEqual(before);
});

test("the sheet Informe is new each time, and the calendar stays as it was", async () => {
  const bench = start();
  await bench.pane.review();
  const before = (snapshot(bench.grid) as { sheets: unknown[] }).sheets[0];
  await bench.pane.writeReportSheet();
  await bench.pane.reviewCalendar({ sheet: bench.report().calendar.sheet });
  await bench.pane.writeReportSheet();
  expect(bench.grid.sheets().map((sheet) => sheet.name())).toEqual(["Calendario", "Informe", "Informe (2)"]);
  expect((snapshot(bench.grid) as { sheets: unknown[] }).sheets[0]).toEqual(before);
  const texts = sheetNamed(bench.grid, "Informe")
    .read({ row: 0, column: 0, rows: 90, columns: 9 })
    .flat()
    .map(({ value }) => String(value));
  expect(texts).toContain("4203a-budget-start");
  expect(texts.join("\n")).toContain("2027-05-01");
});

test("a protected calendar keeps the column out, and still gives its sheet", async () => {
  const bench = start((grid) => sheetNamed(grid, "Calendario").protect({ on: true, options: {} }));
  await bench.pane.review();
  const before = snapshot(bench.grid);
  await bench.pane.writeFindingsColumn();
  expect(told(bench)).toContain("está protegida la hoja «Calendario»");
  expect(snapshot(bench.grid)).toEqual(before);
  await bench.pane.writeReportSheet();
  expect(told(bench)).toContain("Se añadió la hoja «Informe»");
});

test("every file is made without asking Excel, named with the day", async () => {
  const bench = start();
  expect(exportFile("csv", bench.state())).toBeUndefined();
  await bench.pane.review();
  bench.requests();
  const files = EXPORT_KINDS.map((kind) => exportFile(kind, bench.state())!);
  expect(bench.requests()).toBe(0);
  expect(files.map(({ name }) => name)).toEqual([
    "muni-hallazgos-2027-05-01.html",
    "muni-hallazgos-2027-05-01.csv",
    "muni-agenda-2027-05-01.ics",
    "muni-hallazgos-2027-05-01.json",
    "muni-hallazgos-2027-05-01.sarif",
  ]);
  for (const { text } of files) expect(text.length).toBeGreaterThan(200);
  const json = JSON.parse(files[3]!.text) as { product: { version: string }; file: string };
  expect(json).toMatchObject({ product: { name: "MUNI", version: VERSION }, file: "Libro1.xlsx" });
  expect(files[0]!.text).toContain("Libro1.xlsx");
  expect(files[2]!.text).toContain(`MUNI ${VERSION}`);
  bench.pane.setLanguage("en");
  expect(exportFile("ics", bench.state())?.name).toBe("muni-calendar-2027-05-01.ics");
});
