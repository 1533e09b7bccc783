/*
 * Every action of the pane in every state that Excel can be in: told in words of both languages, and done as a whole or
 * not at all. What each sheet may look like (hidden rows, merged cells, tables) is in sheet-states.test.ts.
 */
import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { FAILURE_TEXTS, PANE_TEXTS } from "../../src/messages/pane";
import type { Text } from "../../src/messages/text";
import { noticeOf, statusOf, warningOf } from "../../taskpane/words";
import { LTSC_2021 } from "../../workbench/host/sets";
import type { MemoryGrid } from "../host/memory-grid";
import { ANY_WRITE, createFailingHost, type FailingHost } from "./failing-host";
import { ACTIONS, prepared, type PaneAction } from "./pane-actions";
import { addSheet, sheetNamed, snapshot, startPane, type BenchOptions, type PaneBench } from "./pane-bench";

const CALENDAR: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina"],
  ["O-1", "ordinaria", "3 de marzo de 2027", 46449],
  ["P-1", "presupuesto", 46542, 46551],
];

function fill(grid: MemoryGrid): void {
  addSheet(grid, "Calendario", CALENDAR);
  addSheet(grid, "Parámetros", [
    ["Nombre", "Valor"],
    ["miembros", 16],
  ]);
  addSheet(grid, "Feriados", [
    ["Fecha", "Nombre", "Fuente", "Signo"],
    [46400, "Patronales", "", "+"],
  ]);
  addSheet(grid, "Excepciones", [["Regla", "Sesión", "Tipo", "Año", "Motivo"]]);
}

const SHEETS = ["Calendario", "Parámetros", "Feriados", "Excepciones"];

async function start(
  action: PaneAction,
  options: BenchOptions = {},
): Promise<{ host: FailingHost; bench: PaneBench }> {
  const host = createFailingHost();
  const bench = startPane(fill, { checkCalendar, between: host.between, ...options });
  await prepared(bench, action);
  return { host, bench };
}

/** Resolves when the host is asked to change something, right after `act`. */
function asked(host: FailingHost, act: () => void): Promise<void> {
  return new Promise((resolve) =>
    host.before(ANY_WRITE, () => {
      act();
      resolve();
    }),
  );
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waits = 0; waits < 200 && !isSo(); waits++)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A sentence that a person can read, in both languages, and not the same in both. */
function expectWords({ es, en }: Text): void {
  expect([es.length > 5, en.length > 5, es === en]).toEqual([true, true, false]);
}

/** Of a whole request, by the service or by Excel. */
const REFUSALS = [
  [400, "RequestPayloadSizeLimitExceeded", "tooMuch"],
  [503, "ConnectionFailure", "lost"],
  [403, "AccessDenied", "protected"],
  [500, "GeneralException", "other"],
] as const;

const WRITERS = Object.keys(ACTIONS).filter((name) => name !== "check") as PaneAction[];

describe.each(WRITERS)("%s", (action) => {
  const act = (bench: PaneBench): Promise<void> => ACTIONS[action].act(bench);

  test("too much for one request, a lost connection, a read-only workbook, Excel failing: nothing is done", async () => {
    const { host, bench } = await start(action);
    const before = snapshot(bench.grid);
    for (const [status, code, failure] of REFUSALS) {
      host.refuse(ANY_WRITE, status, code);
      await act(bench);
      expect(bench.state().notice).toEqual({ kind: "failed", failure, code });
      expect(noticeOf(bench.state().notice)).toEqual(FAILURE_TEXTS[failure]);
      expectWords(noticeOf(bench.state().notice));
      expect(snapshot(bench.grid)).toEqual(before);
      expect(warningOf(bench.state()).es).not.toBe(PANE_TEXTS.unknownMarks.es);
    }
    host.recover();
    await act(bench);
    expect(bench.state().notice?.kind).not.toBe("failed");
    expect(snapshot(bench.grid)).not.toEqual(before);
  });

  test("a cell being edited, where Excel does not wait: told, nothing is done", async () => {
    const sets = Object.fromEntries(
      Object.entries(LTSC_2021).filter(([name]) => name !== "DelayForCellEdit"),
    );
    const { bench } = await start(action, { sets });
    const before = snapshot(bench.grid);
    bench.grid.startEditing();
    await act(bench);
    expect(bench.state().notice).toMatchObject({ kind: "failed", failure: "editing" });
    expect(snapshot(bench.grid)).toEqual(before);
    bench.grid.endEditing();
    await act(bench);
    expect(snapshot(bench.grid)).not.toEqual(before);
  });

  test("a cell being edited, where Excel waits: done when the clerk leaves it", async () => {
    const { bench } = await start(action);
    const before = snapshot(bench.grid);
    bench.grid.startEditing();
    const acting = act(bench);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(snapshot(bench.grid)).toEqual(before);
    bench.grid.endEditing();
    await acting;
    expect(bench.state().notice?.kind).not.toBe("failed");
    expect(snapshot(bench.grid)).not.toEqual(before);
  });

  test("protected sheets: told by name where they matter, and nothing of it is done", async () => {
    const { bench } = await start(action);
    for (const name of SHEETS) sheetNamed(bench.grid, name).protect({ on: true, options: {} });
    const before = snapshot(bench.grid);
    await act(bench);
    if (ACTIONS[action].ownSheets) {
      expect(bench.grid.sheets().length).toBeGreaterThan(SHEETS.length);
      return;
    }
    expect(noticeOf(bench.state().notice).es).toMatch(
      /está protegida la hoja «(Calendario|Parámetros|Feriados|Exc)/,
    );
    expectWords(noticeOf(bench.state().notice));
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("the calendar's sheet deleted between reading and writing: told, and no other sheet is changed", async () => {
    const { host, bench } = await start(action);
    const rest = (): unknown[] =>
      (snapshot(bench.grid) as { sheets: { name: string }[] }).sheets.filter(({ name }) =>
        SHEETS.includes(name),
      );
    const before = rest().slice(1);
    host.before(ANY_WRITE, () => bench.grid.deleteSheet(sheetNamed(bench.grid, "Calendario").id));
    await act(bench);
    if (ACTIONS[action].writes !== "Calendario") return expectWords(noticeOf(bench.state().notice));
    expect(bench.state().notice).toMatchObject({ kind: "failed", failure: "gone" });
    expect(noticeOf(bench.state().notice)).toEqual(FAILURE_TEXTS.gone);
    expect(rest()).toEqual(before);
  });

  test("the calendar's sheet renamed between reading and writing: done all the same", async () => {
    const { host, bench } = await start(action);
    const before = snapshot(bench.grid);
    host.before(ANY_WRITE, () => sheetNamed(bench.grid, "Calendario").rename("Sesiones"));
    await act(bench);
    expect(bench.state().notice?.kind).not.toBe("failed");
    expect(snapshot(bench.grid)).not.toEqual(before);
    bench.grid.activate(sheetNamed(bench.grid, "Sesiones").id);
    await bench.pane.review();
    expect(bench.report().calendar.sheet.name).toBe("Sesiones");
  });

  test("no answer while it writes: the wait can be ended, the words say that it may be done, the marks are as known", async () => {
    const { host, bench } = await start(action);
    const before = bench.state().outcome;
    const written = asked(host, () => host.die());
    const acting = act(bench);
    await written;
    expectWords(statusOf(bench.state()));
    bench.pane.cancel();
    await acting;
    expect(noticeOf(bench.state().notice)).toEqual(PANE_TEXTS.abandoned);
    const marks = ACTIONS[action].writes === "marks" ? "unknown" : before.kind === "report" && before.marks;
    expect(bench.state().outcome).toMatchObject({ kind: "report", marks });
  });
});

describe("check", () => {
  test.each([
    ["too much to read", 400, "ResponsePayloadSizeLimitExceeded", "tooLarge"],
    ["a lost connection", 503, "ConnectionFailure", "lost"],
    ["an Excel without what MUNI needs", 404, "ApiNotFound", "unsupported"],
  ] as const)("%s: told, and the report that is there stays", async (_, status, code, failure) => {
    const { host, bench } = await start("check");
    const before = snapshot(bench.grid);
    await bench.pane.review();
    const { findings } = bench.report();
    host.refuse("rowHidden", status, code);
    await bench.pane.review();
    expect(noticeOf(bench.state().notice)).toEqual(FAILURE_TEXTS[failure]);
    expectWords(noticeOf(bench.state().notice));
    expect(bench.report().findings).toBe(findings);
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("protected sheets are read as all others", async () => {
    const { bench } = await start("check");
    for (const name of SHEETS) sheetNamed(bench.grid, name).protect({ on: true, options: {} });
    await bench.pane.review();
    expect(bench.report().findings.length).toBeGreaterThan(0);
  });
});

describe("a co-author's change", () => {
  test("of a cell that a fix is to write: nothing is written over", async () => {
    const { bench } = await start("fix");
    const sheet = sheetNamed(bench.grid, "Calendario");
    bench.grid.asCoauthor(() => sheet.write({ row: 1, column: 2, rows: 1, columns: 1 }, [["otra cosa"]]));
    await ACTIONS.fix.act(bench);
    expect(sheet.read({ row: 1, column: 2, rows: 1, columns: 1 })[0]![0]!.value).toBe("otra cosa");
    expectWords(noticeOf(bench.state().notice));
  });

  test("of a cell that is to be put back: what the co-author wrote stays, and its cell is named", async () => {
    const { bench } = await start("undo");
    const sheet = sheetNamed(bench.grid, "Calendario");
    bench.grid.asCoauthor(() => sheet.write({ row: 1, column: 2, rows: 1, columns: 1 }, [["otra cosa"]]));
    await ACTIONS.undo.act(bench);
    expect(sheet.read({ row: 1, column: 2, rows: 1, columns: 1 })[0]![0]!.value).toBe("otra cosa");
    expect(noticeOf(bench.state().notice).es).toContain("Calendario!C2");
  });

  test("of the place of the column Hallazgos: nothing is written", async () => {
    const { host, bench } = await start("column");
    const sheet = sheetNamed(bench.grid, "Calendario");
    // Between the check and the look at that place.
    host.before(/^(?!.*rowHidden).*GetRangeByIndexes/, () =>
      bench.grid.asCoauthor(() => sheet.write({ row: 1, column: 4, rows: 1, columns: 1 }, [["apunte"]])),
    );
    await ACTIONS.column.act(bench);
    expect(noticeOf(bench.state().notice).es).toContain("celda Calendario!E2");
    expect(sheet.read({ row: 0, column: 4, rows: 3, columns: 1 }).map(([cell]) => cell!.value)).toEqual([
      "",
      "apunte",
      "",
    ]);
  });

  test("of Parámetros between reading and writing: nothing is written over", async () => {
    const { host, bench } = await start("settings");
    const sheet = sheetNamed(bench.grid, "Parámetros");
    // The second request compares the cells.
    let seen = 0;
    host.before(/"formulas"/, () => {
      seen++;
      bench.grid.asCoauthor(() => sheet.write({ row: 1, column: 1, rows: 1, columns: 1 }, [[12]]));
    });
    await ACTIONS.settings.act(bench);
    expect(seen).toBe(1);
    expect(sheet.read({ row: 1, column: 1, rows: 1, columns: 1 })[0]![0]!.value).toBe(12);
    expect(noticeOf(bench.state().notice).es).toContain("Parámetros!B2 ya no dice");
  });

  test("a sheet of the same name added while a plan is written: told, and no sheet of the plan is left", async () => {
    const { host, bench } = await start("plan");
    host.before(ANY_WRITE, () =>
      bench.grid.asCoauthor(() => void addSheet(bench.grid, "Calendario 2028", [["suyo"]])),
    );
    await ACTIONS.plan.act(bench);
    expect(bench.state().notice).toMatchObject({ kind: "failed", code: "ItemAlreadyExists" });
    expect(bench.grid.sheets().map((sheet) => sheet.name())).toEqual([...SHEETS, "Calendario 2028"]);
  });

  test("a sheet of the name of the second one added meanwhile: the first one is taken away again", async () => {
    const host = createFailingHost();
    const bench = startPane((grid) => void addSheet(grid, "Hoja1", [["mis notas"]]), {
      checkCalendar,
      between: host.between,
    });
    bench.pane.propose({ year: 2028, members: 16 });
    host.before(ANY_WRITE, () =>
      bench.grid.asCoauthor(() => void addSheet(bench.grid, "Parámetros", [["suyo"]])),
    );
    await bench.pane.writePlan();
    expect(bench.state().notice).toMatchObject({ kind: "failed", code: "ItemAlreadyExists" });
    expect(bench.grid.sheets().map((sheet) => sheet.name())).toEqual(["Hoja1", "Parámetros"]);
  });

  test("without following is told, with what to do", async () => {
    const { bench } = await start("fix");
    bench.grid.asCoauthor(() =>
      sheetNamed(bench.grid, "Calendario").write({ row: 1, column: 3, rows: 1, columns: 1 }, [[46450]]),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(warningOf(bench.state())).toEqual(PANE_TEXTS.staleByCoauthor);
  });
});

describe("a connection that is lost in the middle", () => {
  test("where what was written cannot be taken back, that is told and how to look", async () => {
    const { host, bench } = await start("plan");
    // The sheets are added by the first request; everything after it is refused.
    host.before(/"Name":"Add"/, () => setTimeout(() => host.refuse(/"Name"/, 503, "ConnectionFailure")));
    await ACTIONS.plan.act(bench);
    expect(bench.grid.sheets().length).toBeGreaterThan(SHEETS.length);
    expect(noticeOf(bench.state().notice)).toEqual(FAILURE_TEXTS.halfDone);
    expectWords(FAILURE_TEXTS.halfDone);
  });

  test("a change that Excel makes after the wait was ended can be undone", async () => {
    const { host, bench } = await start("fix");
    const before = snapshot(bench.grid);
    const written = asked(host, () => host.slow(100));
    const acting = ACTIONS.fix.act(bench);
    await written;
    bench.pane.cancel();
    await acting;
    expect(noticeOf(bench.state().notice)).toEqual(PANE_TEXTS.abandoned);
    host.recover();
    await until(() => bench.state().undoable.length > 0);
    expect(snapshot(bench.grid)).not.toEqual(before);
    expect(noticeOf(bench.state().notice).es).toContain("Excel sí hizo el cambio");
    expect(bench.state().undoable).toHaveLength(1);
    await bench.pane.undo();
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("marks that Excel puts after the wait was ended are known again", async () => {
    const { host, bench } = await start("mark");
    const written = asked(host, () => host.slow(100));
    const acting = ACTIONS.mark.act(bench);
    await written;
    bench.pane.cancel();
    await acting;
    expect(warningOf(bench.state())).toEqual(PANE_TEXTS.unknownMarks);
    host.recover();
    await until(() => warningOf(bench.state()).es === "");
    expect(warningOf(bench.state()).es).toBe("");
    expect(bench.state().outcome).toMatchObject({ marks: "current" });
  });
});
