import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { fromCivil, type Day } from "../../src/days/civil";
import { upcomingOf, type Upcoming } from "../../src/workbook/upcoming";
import { localToday } from "../../taskpane/today";
import { addSheet, sheetNamed, snapshot, startPane, type PaneBench } from "./pane-bench";

/** Received by mail on a Tuesday: its term ends on Sunday 14 June 2026 as written, later by other readings. */
const RECEIVED = fromCivil(2026, 6, 9);

const ROWS: SheetCell[][] = [
  [
    "Sesión",
    "Tipo",
    "Comienza",
    "Termina",
    "Petición recibida",
    "Entrega",
    "Respondida",
    "Convocada",
    "Solicitud radicada",
    "Contestada",
  ],
  ["E-1", "extraordinaria (petición)", "", "", RECEIVED, "correo", "", "", "", ""],
  ["C-1", "comisión", "", "", "", "", "", "", fromCivil(2026, 6, 10), ""],
];

function replaced(cells: SheetCell[], at: number, cell: SheetCell): SheetCell[] {
  return cells.map((old, column) => (column === at ? cell : old));
}

function start(today: Day, rows = ROWS): PaneBench {
  return startPane((grid) => void addSheet(grid, "Calendario", rows), { checkCalendar, today });
}

function kinds(due: readonly Upcoming[]): string[] {
  return due.map(({ deadline }) => deadline.kind);
}

test("today is the local day, whatever the hour", () => {
  expect(localToday(new Date(2027, 5, 3, 0, 0, 1))).toBe(46541);
  expect(localToday(new Date(2027, 5, 3, 23, 59, 59))).toBe(46541);
});

test("what is open falls due in order, with its earliest and latest day", async () => {
  const bench = start(fromCivil(2026, 6, 11));
  await bench.pane.review();
  const due = upcomingOf(bench.report(), bench.state().today);
  expect(kinds(due)).toEqual(["mayor", "committee"]);
  const mayor = due.find(({ deadline }) => deadline.kind === "mayor")!;
  expect(mayor.earliest).toBe(fromCivil(2026, 6, 14));
  expect(mayor.latest).toBeGreaterThan(mayor.earliest);
  expect(due.map(({ earliest }) => earliest)).toEqual(
    [...due.map(({ earliest }) => earliest)].sort((a, b) => a - b),
  );
});

test("a deadline stays until the last of its readings, and no day longer", async () => {
  const bench = start(fromCivil(2026, 6, 11));
  await bench.pane.review();
  const mayor = upcomingOf(bench.report(), bench.state().today).find(
    ({ deadline }) => deadline.kind === "mayor",
  )!;
  expect(kinds(upcomingOf(bench.report(), mayor.latest))).toContain("mayor");
  expect(kinds(upcomingOf(bench.report(), mayor.latest + 1))).not.toContain("mayor");
});

test("what was answered, and a budget message that was held, do not fall due", async () => {
  const answered = ROWS.map((cells, row) => (row === 1 ? replaced(cells, 6, fromCivil(2026, 6, 12)) : cells));
  const bench = start(fromCivil(2026, 5, 1), [
    ...answered.map((cells) => [...cells, cells[0] === "Sesión" ? "Estado" : ""]),
    ["M-1", "mensaje de presupuesto", fromCivil(2026, 4, 20), "", "", "", "", "", "", "", "celebrada"],
  ]);
  await bench.pane.review();
  const due = kinds(upcomingOf(bench.report(), bench.state().today));
  expect(due).not.toContain("mayor");
  expect(due).not.toContain("message");
  expect(due).toContain("budgetStart");
});

test("choosing a deadline opens the cell from which it runs, and writes nothing", async () => {
  const bench = start(fromCivil(2026, 6, 11));
  await bench.pane.review();
  const before = snapshot(bench.grid) as { sheets: unknown };
  const mayor = upcomingOf(bench.report(), bench.state().today).find(
    ({ deadline }) => deadline.kind === "mayor",
  )!;
  bench.requests();
  await bench.pane.goToDeadline(mayor);
  expect(bench.requests()).toBe(1);
  expect(bench.grid.selection().rects).toEqual([{ row: 1, column: 4, rows: 1, columns: 1 }]);
  expect((snapshot(bench.grid) as { sheets: unknown }).sheets).toEqual(before.sheets);
});

test("after an edit it is checked first, and the cell is opened where it is now", async () => {
  const bench = start(fromCivil(2026, 6, 11));
  await bench.pane.review();
  const mayor = upcomingOf(bench.report(), bench.state().today).find(
    ({ deadline }) => deadline.kind === "mayor",
  )!;
  sheetNamed(bench.grid, "Calendario").insertRows(1, 2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await bench.pane.goToDeadline(mayor);
  expect(bench.grid.selection().rects).toEqual([{ row: 3, column: 4, rows: 1, columns: 1 }]);
});

test("another day counts anew", async () => {
  let day = fromCivil(2026, 6, 11);
  const bench = startPane((grid) => void addSheet(grid, "Calendario", ROWS), {
    checkCalendar,
    get today() {
      return day;
    },
  });
  await bench.pane.review();
  day += 1;
  bench.pane.newDay();
  expect(bench.state().today).toBe(fromCivil(2026, 6, 12));
  const states = bench.shown.length;
  bench.pane.newDay();
  expect(bench.shown).toHaveLength(states);
});
