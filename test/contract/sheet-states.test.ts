/*
 * What the sheet of a calendar may be like, and every action on it: hidden rows, merged cells, a table or a plain range,
 * one of several calendars, a name with an apostrophe. The workbook is in the end what it was.
 */
import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { noticeOf } from "../../taskpane/words";
import { parseA1 } from "../../workbench/host/a1";
import type { GridSheet } from "../../workbench/host/grid";
import type { MemoryGrid } from "../host/memory-grid";
import { ACTIONS, firstOffered } from "./pane-actions";
import { addSheet, sheetNamed, snapshot, startPane, type PaneBench } from "./pane-bench";

/** The budget session starts on 4 June; C3 is a text that can only be 3 March 2027. */
const ROWS: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina"],
  ["O-1", "ordinaria", 46449, 46449],
  ["O-2", "ordinaria", "3 de marzo de 2027", 46449],
  ["P-1", "presupuesto", 46542, 46551],
];

function table(sheet: GridSheet, name: string, address: string): void {
  sheet.putTable({ id: name, name, rect: parseA1(address)!, hasHeaders: true });
}

interface SheetKind {
  readonly fill: (grid: MemoryGrid) => void;
  /** Where the cell of the safe fix is, and the header of the column Hallazgos. */
  readonly fixed: string;
  readonly column: string;
  readonly sheet: string;
  /** Another calendar than the first is chosen. */
  readonly table?: string;
}

const KINDS: Readonly<Record<string, SheetKind>> = {
  "a plain range": {
    fill: (grid) => void addSheet(grid, "Calendario", ROWS),
    ...{ sheet: "Calendario", fixed: "C3", column: "E1" },
  },
  "a plain range further down, below a title": {
    fill: (grid) => void addSheet(grid, "Calendario", [["Sesiones de 2027", "", "", ""], ...ROWS], "C4"),
    ...{ sheet: "Calendario", fixed: "E7", column: "G5" },
  },
  "hidden rows": {
    fill(grid) {
      addSheet(grid, "Calendario", ROWS).hideRows(2, 2, true);
    },
    ...{ sheet: "Calendario", fixed: "C3", column: "E1" },
  },
  "a table with a totals row": {
    fill(grid) {
      table(addSheet(grid, "Calendario", ROWS), "Sesiones", "A1:D4");
    },
    ...{ sheet: "Calendario", fixed: "C3", column: "E1" },
  },
  "the second of two tables": {
    fill(grid) {
      const sheet = addSheet(grid, "Calendario", ROWS.slice(0, 2));
      table(sheet, "Año2026", "A1:D2");
      sheet.write(
        parseA1("A5:D8")!,
        ROWS.map((row) => [...row]),
      );
      table(sheet, "Año2027", "A5:D8");
    },
    ...{ sheet: "Calendario", fixed: "C7", column: "E5", table: "Año2027" },
  },
  "a name with an apostrophe": {
    fill: (grid) => void addSheet(grid, "Año '27 (d'Arecibo)", ROWS),
    ...{ sheet: "Año '27 (d'Arecibo)", fixed: "C3", column: "E1" },
  },
  "merged cells: an id over the days of its session": {
    fill(grid) {
      const sheet = addSheet(grid, "Calendario", [
        ["Sesión", "Tipo", "Fecha", "Comienza"],
        ["O-1", "ordinaria", 46449, "3 de marzo de 2027"],
        ["", "", 46450, ""],
        ["P-1", "presupuesto", 46542, 46542],
      ]);
      for (const address of ["A2:A3", "B2:B3", "D2:D3"]) sheet.merge(parseA1(address)!);
    },
    ...{ sheet: "Calendario", fixed: "D2", column: "E1" },
  },
};

async function start({ fill, table: wanted }: SheetKind): Promise<PaneBench> {
  const bench = startPane(fill, { checkCalendar });
  await bench.pane.review();
  const other = bench.state().calendars.find((one) => one.table?.name === wanted);
  if (wanted !== undefined && other) await bench.pane.reviewCalendar(other);
  return bench;
}

describe.each(Object.keys(KINDS))("%s", (name) => {
  const kind = KINDS[name]!;
  const at = (bench: PaneBench, address: string): SheetCell =>
    sheetNamed(bench.grid, kind.sheet).read(parseA1(address)!)[0]![0]!.value;

  test("is marked and unmarked, its fix made and undone, its column written and taken back: all as it was", async () => {
    const bench = await start(kind);
    const before = snapshot(bench.grid);
    await bench.pane.mark();
    expect(sheetNamed(bench.grid, kind.sheet).marks().length).toBeGreaterThan(0);
    await bench.pane.unmark();
    expect(snapshot(bench.grid)).toEqual(before);

    expect(firstOffered(bench, "safe")).toBeDefined();
    await ACTIONS.fix.act(bench);
    expect(noticeOf(bench.state().notice).es).toMatch(/^Hecho: /);
    expect(at(bench, kind.fixed)).toBe(46449);
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);

    await bench.pane.writeFindingsColumn();
    expect(at(bench, kind.column)).toBe("Hallazgos");
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);

    const first = bench.report().findings.find(({ places }) => places.length > 0)!;
    await bench.pane.goTo(first);
    expect(bench.grid.selection().sheet.name()).toBe(kind.sheet);
  });

  test("keeps all it has when a report and a plan are added, and a setting is saved", async () => {
    const bench = await start(kind);
    const own = (): unknown => (snapshot(bench.grid) as { sheets: unknown[] }).sheets[0];
    const before = own();
    await bench.pane.writeReportSheet();
    await bench.pane.reviewCalendar(bench.state().calendars[0]!);
    await ACTIONS.settings.act(bench);
    expect(own()).toEqual(before);
  });
});

test("a fix on the lower of merged cells is made in the one that keeps their value", async () => {
  const bench = startPane(
    (grid) => {
      const sheet = addSheet(grid, "Calendario", [
        ["Sesión", "Tipo", "Comienza", "Termina"],
        ["O-1", "ordinaria", "3 de marzo de 2027", 46449],
        ["O-2", "ordinaria", "", 46449],
      ]);
      sheet.merge(parseA1("C2:C3")!);
    },
    { checkCalendar },
  );
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const offered = bench
    .report()
    .findings.flatMap((reported) => (reported.finding.fixes ?? []).map((fix) => ({ reported, fix })))
    .filter(({ fix }) => fix.kind === "safe");
  expect(offered.map(({ reported }) => reported.places[0]!.row)).toEqual([1, 2]);
  await bench.pane.applySafe([offered[1]!]);
  expect(noticeOf(bench.state().notice).es).toMatch(/^Hecho: /);
  const cells = sheetNamed(bench.grid, "Calendario").read(parseA1("C2:C3")!);
  expect(cells.map(([cell]) => cell!.value)).toEqual([46449, ""]);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

describe("the header of the column Hallazgos", () => {
  const LOOK = { fill: "#1B3A5C", fontColor: "#FFFFFF", bold: true, wrap: true };

  test("takes on the look of the one beside it, and of no other cell; undoing takes it off", async () => {
    const bench = await start(KINDS["a plain range"]!);
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.setLook(parseA1("A1:D1")!, LOOK);
    sheet.setLook(parseA1("A2:D4")!, { fill: "#EEEEEE" });
    const before = snapshot(bench.grid);
    await bench.pane.writeFindingsColumn();
    expect(sheet.look(parseA1("E1")!)).toMatchObject(LOOK);
    expect(sheet.look(parseA1("E2")!)).toEqual({});
    await bench.pane.writeFindingsColumn();
    await bench.pane.undo();
    expect(sheet.look(parseA1("E1")!)).toMatchObject(LOOK);
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("keeps its own where the clerk gave it one", async () => {
    const bench = await start(KINDS["a plain range"]!);
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.setLook(parseA1("A1:D1")!, LOOK);
    sheet.setLook(parseA1("E1")!, { fill: "#FFFF00" });
    const before = snapshot(bench.grid);
    await bench.pane.writeFindingsColumn();
    expect(sheet.look(parseA1("E1")!)).toEqual({ fill: "#FFFF00" });
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);
  });
});
