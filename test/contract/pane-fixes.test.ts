import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import type { Fix } from "../../src/calendar/finding";
import type { OfferedFix } from "../../taskpane/apply-fix";
import { addSheet, sheetNamed, snapshot, startPane, type PaneBench } from "./pane-bench";

/** 4 June 2027 is one day late for the budget session; "3 de marzo de 2027" is a text that can only be one day. */
const ROWS: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina", "Firmas"],
  ["O-1", "ordinaria", "3 de marzo de 2027", 46449, ""],
  ["P-1", "presupuesto", 46542, 46551, ""],
];

function start(rows = ROWS): PaneBench {
  return startPane((grid) => void addSheet(grid, "Calendario", rows), { checkCalendar });
}

function offered(bench: PaneBench, kind: Fix["kind"]): OfferedFix[] {
  return bench
    .report()
    .findings.flatMap((reported) =>
      (reported.finding.fixes ?? []).filter((fix) => fix.kind === kind).map((fix) => ({ reported, fix })),
    );
}

function cell(bench: PaneBench, row: number, column: number) {
  return sheetNamed(bench.grid, "Calendario").read({ row, column, rows: 1, columns: 1 })[0]![0]!;
}

function told(bench: PaneBench): string {
  const { notice } = bench.state();
  return notice?.kind === "told" ? notice.text.es : JSON.stringify(notice);
}

test("a safe fix writes its cell alone, as a date, and the calendar is checked again", async () => {
  const bench = start();
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const safe = offered(bench, "safe");
  expect(safe).toHaveLength(1);
  bench.requests();
  await bench.pane.applySafe(safe);
  // Compared, written, and checked again.
  expect(bench.requests()).toBe(3);
  expect(cell(bench, 1, 2)).toEqual({ value: 46449, formula: "", format: "yyyy-mm-dd" });
  expect(offered(bench, "safe")).toEqual([]);
  expect(told(bench)).toMatch(/^Hecho: /);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
  expect(told(bench)).toMatch(/^Se deshizo: /);
  expect(offered(bench, "safe")).toHaveLength(1);
});

test("a suggested fix is shown first, with its cells before and after, and writes nothing until it is applied", async () => {
  const bench = start();
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const [suggested] = offered(bench, "suggested");
  bench.requests();
  await bench.pane.previewFix(suggested!);
  expect(bench.requests()).toBe(1);
  expect(snapshot(bench.grid)).toEqual(before);
  const { previewed } = bench.state();
  expect(previewed?.cells.map(({ before: now, after }) => [now, after])).toEqual(
    suggested!.fix.changes.map(({ before: now, after }) => [now, after]),
  );
  await bench.pane.applyPreview();
  expect(bench.state().previewed).toBeUndefined();
  expect(bench.state().undoable).toHaveLength(1);
  for (const { at, after } of suggested!.fix.changes)
    expect(cell(bench, at.row, at.column).value).toBe((after as { day: number }).day);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("undoing puts back a formula and its number format", async () => {
  const bench = startPane(
    (grid) => {
      const sheet = addSheet(grid, "Calendario", ROWS);
      const place = { row: 2, column: 2, rows: 1, columns: 1 };
      sheet.write(place, [["=F1+1"]]);
      sheet.writeFormats(place, [["d/m/yyyy"]]);
    },
    { checkCalendar, formulas: { "=F1+1": 46542 } },
  );
  await bench.pane.review();
  const [suggested] = offered(bench, "suggested");
  await bench.pane.previewFix(suggested!);
  expect(bench.state().previewed?.cells.map(({ formula }) => formula)).toContain("=F1+1");
  await bench.pane.applyPreview();
  expect(cell(bench, 2, 2)).toMatchObject({ formula: "", format: "d/m/yyyy" });
  await bench.pane.undo();
  expect(cell(bench, 2, 2)).toEqual({ value: 46542, formula: "=F1+1", format: "d/m/yyyy" });
});

test.each([false, true])(
  "a repeated holiday goes, whether the workbook counts from 1904: %s",
  async (dates1904) => {
    const [june, own] = dates1904 ? [46177 - 1462, 46542 - 1462] : [46177, 46542];
    const holidays: SheetCell[][] = [
      ["Fecha", "Nombre", "Fuente", "Nota", "+/-"],
      [june, "San Juan", "Ordenanza 3", "", "+"],
      [own, "", "", "", ""],
      [june, "Patrono", "", "se queda", "+"],
    ];
    const bench = startPane(
      (grid) => {
        addSheet(grid, "Calendario", ROWS.slice(0, 1).concat([["O-1", "ordinaria", own, own, ""]]));
        addSheet(grid, "Feriados", holidays);
      },
      { checkCalendar, date1904: dates1904 },
    );
    await bench.pane.review();
    const before = snapshot(bench.grid);
    const safe = offered(bench, "safe");
    expect(safe.map(({ fix }) => fix.label.es)).toEqual(["Quitar el 2026-06-04 repetido"]);
    await bench.pane.applySafe(safe);
    const rows = sheetNamed(bench.grid, "Feriados").read({ row: 0, column: 0, rows: 4, columns: 5 });
    expect(rows.map((row) => row.map(({ value }) => value))).toEqual([
      ...holidays.slice(0, 3),
      ["", "", "", "se queda", ""],
    ]);
    expect(offered(bench, "safe")).toEqual([]);
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);
  },
);

test("a cell that changed since the check is not written over", async () => {
  const bench = start();
  await bench.pane.review();
  const [safe] = offered(bench, "safe");
  // As a co-author's change that this pane was not told of.
  bench.grid.asAddin(() =>
    sheetNamed(bench.grid, "Calendario").write({ row: 1, column: 2, rows: 1, columns: 1 }, [["otra cosa"]]),
  );
  const before = snapshot(bench.grid);
  await bench.pane.applySafe([safe!]);
  expect(told(bench)).toContain("Calendario!C2 ya no dice");
  expect(snapshot(bench.grid)).toEqual(before);
  expect(bench.state().undoable).toEqual([]);
});

test("a fix whose finding is gone after an edit is told so", async () => {
  const bench = start();
  await bench.pane.review();
  const [safe] = offered(bench, "safe");
  sheetNamed(bench.grid, "Calendario").write({ row: 1, column: 2, rows: 1, columns: 1 }, [[46449]]);
  // Excel's event comes after the edit.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await bench.pane.applySafe([safe!]);
  expect(bench.state().notice).toEqual({ kind: "solved" });
});

test("a change that somebody made after the fix is not undone over", async () => {
  const bench = start();
  await bench.pane.review();
  await bench.pane.applySafe(offered(bench, "safe"));
  sheetNamed(bench.grid, "Calendario").write({ row: 1, column: 2, rows: 1, columns: 1 }, [[46450]]);
  await bench.pane.undo();
  expect(told(bench)).toContain("No se deshizo");
  expect(cell(bench, 1, 2).value).toBe(46450);
  expect(bench.state().undoable).toHaveLength(1);
});

test("a protected sheet is told by its name and nothing changes", async () => {
  const bench = start();
  await bench.pane.review();
  sheetNamed(bench.grid, "Calendario").protect({ on: true, options: {} });
  const before = snapshot(bench.grid);
  await bench.pane.applySafe(offered(bench, "safe"));
  expect(told(bench)).toContain("está protegida la hoja «Calendario»");
  expect(snapshot(bench.grid)).toEqual(before);
});

const WITHOUT_BUDGET: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina"],
  ["O-1", "ordinaria", 46449, 46449],
  ["O-2", "ordinaria", 46631, 46631],
];

test("an added session goes below the last one, with its dates shown as dates", async () => {
  const bench = start(WITHOUT_BUDGET);
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const [added] = offered(bench, "suggested").filter(({ fix }) => fix.addedRow);
  await bench.pane.previewFix(added!);
  expect(bench.state().previewed?.cells.every((one) => one.added && one.before === "")).toBe(true);
  await bench.pane.applyPreview();
  expect(cell(bench, 3, 1).value).toBe("presupuesto");
  expect(cell(bench, 3, 2)).toMatchObject({ format: "yyyy-mm-dd" });
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("a table that ends at its last session grows by the new row, and shrinks again", async () => {
  const bench = startPane(
    (grid) => {
      const sheet = addSheet(grid, "Calendario", WITHOUT_BUDGET);
      const rect = { row: 0, column: 0, rows: 3, columns: 4 };
      sheet.putTable({ id: "1", name: "Sesiones", rect, hasHeaders: true });
    },
    { checkCalendar },
  );
  await bench.pane.review();
  const before = snapshot(bench.grid);
  const [added] = offered(bench, "suggested").filter(({ fix }) => fix.addedRow);
  await bench.pane.previewFix(added!);
  await bench.pane.applyPreview();
  expect(sheetNamed(bench.grid, "Calendario").tables()[0]?.rect.rows).toBe(4);
  expect(bench.report().sessions).toBe(3);
  await bench.pane.undo();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("a row below that is not blank keeps the new session out", async () => {
  const bench = start(WITHOUT_BUDGET);
  await bench.pane.review();
  const [added] = offered(bench, "suggested").filter(({ fix }) => fix.addedRow);
  bench.grid.asAddin(() =>
    sheetNamed(bench.grid, "Calendario").write({ row: 3, column: 1, rows: 1, columns: 1 }, [["nota"]]),
  );
  const before = snapshot(bench.grid);
  await bench.pane.previewFix(added!);
  expect(told(bench)).toContain("no está en blanco (celda Calendario!B4)");
  await bench.pane.applyPreview();
  expect(snapshot(bench.grid)).toEqual(before);
});

test("what was written is taken back where Excel fails in the middle", async () => {
  const rows: SheetCell[][] = [...ROWS, ["O-3", "ordinaria", "4 de mayo de 2027", 46511, ""]];
  let fails = false;
  const bench = startPane((grid) => void addSheet(grid, "Calendario", rows), {
    checkCalendar,
    between(bridge) {
      const send = bridge.sendMessageToHost.bind(bridge);
      bridge.sendMessageToHost = (text) => {
        // The second write of the batch goes to a row that no sheet has.
        send(fails && text.includes('"Values"') ? text.replace(/\[3,2,1,1\]/, "[1048576,2,1,1]") : text);
      };
    },
  });
  await bench.pane.review();
  const before = snapshot(bench.grid);
  fails = true;
  await bench.pane.applySafe(offered(bench, "safe"));
  expect(bench.state().notice).toMatchObject({ kind: "failed" });
  expect(snapshot(bench.grid)).toEqual(before);
});
