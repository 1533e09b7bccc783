import { FAILURE_TEXTS } from "../../src/messages/pane";
import { DATE_SYSTEM_TEXTS, REPAIR_TEXTS } from "../../src/messages/pane-upkeep";
import { blockAddress } from "../../src/workbook/address";
import { cellAreas } from "../../src/workbook/cell-areas";
import { noticeOf } from "../../taskpane/words";
import type { MuniCell } from "../../taskpane/workshop";
import { parseA1 } from "../../workbench/host/a1";
import type { GridSheet, Value } from "../../workbench/host/grid";
import type { MemoryGrid } from "../host/memory-grid";
import { createFailingHost } from "./failing-host";
import {
  addSheet,
  CALENDAR,
  sheetNamed,
  snapshot,
  startPane,
  withCalendar,
  type PaneBench,
} from "./pane-bench";

type Formulas = Record<string, Value | Value[][]>;

/** A formula's value before MUNI was installed, and after. */
const STUCK = "#NAME?";

function put(sheet: GridSheet, address: string, formula: string): void {
  sheet.write(parseA1(address)!, [[formula]]);
}

/** A workbook in which formulas were typed while MUNI was not installed; then it is. */
function afterInstalling(
  fill: (grid: MemoryGrid) => void,
  now: Formulas,
  options: Parameters<typeof startPane>[1] = {},
): PaneBench {
  const none: Formulas = {};
  const formulas: Formulas = new Proxy(none, { get: (own, name) => own[name as string] ?? STUCK });
  const bench = startPane(fill, { ...options, formulas });
  Object.assign(formulas, now);
  return bench;
}

function told({ state }: PaneBench): string {
  return noticeOf(state().notice).es;
}

function where(cells: readonly MuniCell[]): string[] {
  return cellAreas(cells.map(({ place }) => place)).map(blockAddress);
}

function cellAt(
  grid: MemoryGrid,
  sheet: string,
  address: string,
): { value: Value; formula: string; format: string } {
  return sheetNamed(grid, sheet).read(parseA1(address)!)[0]![0]!;
}

describe("formulas at #NAME?", () => {
  const withStuck = (grid: MemoryGrid): void => {
    withCalendar(grid);
    const sheet = sheetNamed(grid, "Calendario");
    for (const row of [2, 3, 4]) put(sheet, `H${row}`, `=MUNI_QUORUM(J${row})`);
    put(sheet, "J2", "=_xldudf_muni_quorum(16)");
    put(sheet, "K2", "=IFERROR([2]!_xldudf_MUNI_TWO_THIRDS(14),0)+MUNI.QUORUM(16)");
    put(sheet, "L2", '=NOSE("MUNI_QUORUM(1)")');
    sheet.write(parseA1("M2")!, [["MUNI_QUORUM(16)"]]);
  };
  const NOW: Formulas = {
    "=MUNI_QUORUM(J2)": 9,
    "=MUNI_QUORUM(J3)": 9,
    "=MUNI_QUORUM(J4)": "#N/A",
    "=MUNI_QUORUM(16)": 9,
    "=IFERROR(MUNI_TWO_THIRDS(14),0)+MUNI_QUORUM(16)": 19,
  };

  test("are found and shown before anything is written, those of other functions left out", async () => {
    const { grid, pane, state } = afterInstalling(withStuck, NOW);
    const before = snapshot(grid);
    await pane.findStuck();
    expect(where(state().upkeep.stuck!.cells)).toEqual(["H2:H4", "J2:K2"]);
    expect(snapshot(grid)).toEqual(before);
  });

  test("are written again with the plain names, and the count says what came of it", async () => {
    const made = afterInstalling(withStuck, NOW);
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    expect(told(made)).toBe("Se recuperaron 5 fórmulas.");
    expect(made.state().upkeep).toMatchObject({ stuck: undefined, left: [] });
    expect(cellAt(made.grid, "Calendario", "J2")).toMatchObject({ value: 9, formula: "=MUNI_QUORUM(16)" });
    expect(cellAt(made.grid, "Calendario", "K2").formula).toBe(
      "=IFERROR(MUNI_TWO_THIRDS(14),0)+MUNI_QUORUM(16)",
    );
    expect(cellAt(made.grid, "Calendario", "H4").value).toBe("#N/A");
    expect(cellAt(made.grid, "Calendario", "L2").formula).toBe('=NOSE("MUNI_QUORUM(1)")');
  });

  test("get their former names back by «Deshacer»", async () => {
    const made = afterInstalling(withStuck, NOW);
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    await made.pane.undo();
    expect(cellAt(made.grid, "Calendario", "J2").formula).toBe("=_xldudf_muni_quorum(16)");
    expect(cellAt(made.grid, "Calendario", "H2").formula).toBe("=MUNI_QUORUM(J2)");
    // Nobody asked for a check.
    expect(made.state().outcome.kind).toBe("none");
  });

  test("have nothing to undo where they are written as they were", async () => {
    const made = afterInstalling((grid) => put(addSheet(grid, "Hoja", []), "A1", "=MUNI_QUORUM(16)"), NOW);
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    expect(told(made)).toBe("Se recuperó 1 fórmula.");
    expect(made.state().undoable).toEqual([]);
  });

  test("that stay so are told, with what to do", async () => {
    const made = afterInstalling(withStuck, { "=MUNI_QUORUM(J2)": 9 });
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    expect(told(made)).toBe(`Se recuperó 1 fórmula. ${REPAIR_TEXTS.stillStuck.es}`);
    expect(made.state().notice).toMatchObject({ tone: "refused" });
    expect(where(made.state().upkeep.left)).toEqual(["H3:H4", "J2:K2"]);
  });

  test("of functions that MUNI does not have are not written", async () => {
    const made = afterInstalling(
      (grid) => {
        const sheet = addSheet(grid, "Hoja", []);
        put(sheet, "A1", "=MUNI_QUORUMS(16)");
        put(sheet, "A2", "=MUNI_QUORUM(16)");
      },
      { ...NOW, "=MUNI_QUORUMS(16)": 7 },
    );
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    expect(cellAt(made.grid, "Hoja", "A1").value).toBe(STUCK);
    expect(cellAt(made.grid, "Hoja", "A2").value).toBe(9);
  });

  test("are looked for on the open sheet, or in the whole workbook", async () => {
    const fill = (grid: MemoryGrid): void => {
      withCalendar(grid);
      put(addSheet(grid, "Otra", []), "B2", "=MUNI_QUORUM(16)");
    };
    const made = afterInstalling(fill, NOW);
    await made.pane.findStuck();
    expect(told(made)).toBe("Ninguna fórmula de MUNI está en #NAME? (en la hoja abierta).");
    made.pane.chooseScope("workbook");
    await made.pane.findStuck();
    expect(made.state().upkeep.stuck!.cells.map(({ place }) => place.sheet.name)).toEqual(["Otra"]);
    made.pane.chooseScope("sheet");
    expect(made.state().upkeep.stuck).toBeUndefined();
  });

  test("of a spilled array are written in its own cell alone", async () => {
    const array = '=IF({TRUE;TRUE;FALSE},MUNI_QUORUM(16),"no")';
    const formulas: Formulas = { [array]: [[STUCK], [STUCK], ["no"]] };
    const made = startPane((grid) => put(addSheet(grid, "Hoja", []), "B2", array), { formulas });
    formulas[array] = [[9], [9], ["no"]];
    await made.pane.findStuck();
    expect(where(made.state().upkeep.stuck!.cells)).toEqual(["B2"]);
    await made.pane.rewriteStuck();
    expect(told(made)).toBe("Se recuperó 1 fórmula.");
    expect(
      sheetNamed(made.grid, "Hoja")
        .read(parseA1("B2:B4")!)
        .flat()
        .map(({ value }) => value),
    ).toEqual([9, 9, "no"]);
  });

  test("that a host shows in every cell of a spilled array are written in its own cell alone", async () => {
    const array = "=IF({TRUE;TRUE},MUNI_QUORUM(16))";
    const formulas: Formulas = { [array]: [[STUCK], [STUCK]] };
    const made = startPane(
      (grid) => {
        const sheet = addSheet(grid, "Hoja", []);
        put(sheet, "B2", array);
        const read = sheet.read.bind(sheet);
        // Excel may give the formula of the first cell for each.
        sheet.read = (rect) =>
          read(rect).map((line) =>
            line.map((cell) => (cell.value === STUCK ? { ...cell, formula: array } : cell)),
          );
      },
      { formulas },
    );
    await made.pane.findStuck();
    expect(where(made.state().upkeep.stuck!.cells)).toEqual(["B2"]);
  });

  test("of a calendar on the screen let it be checked again", async () => {
    const made = afterInstalling(
      (grid) => {
        addSheet(grid, "Calendario", CALENDAR);
        put(sheetNamed(grid, "Calendario"), "D2", '=MUNI_NEXT_WORKDAY("2027-01-14")');
      },
      { '=MUNI_NEXT_WORKDAY("2027-01-14")': "!violation" },
    );
    await made.pane.review();
    const before = made.report().findings.length;
    await made.pane.findStuck();
    await made.pane.rewriteStuck();
    expect(made.report().findings.length).toBe(before + 1);
  });

  test("by the thousand go in few requests", async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => [`O-${i}`, 46402 + i, "=MUNI_QUORUM(16)"]);
    const made = afterInstalling((grid) => void addSheet(grid, "Hoja", rows), NOW);
    made.requests();
    await made.pane.findStuck();
    // Sheets, cells in use, 9,000 cells, and the first cell, of which nobody knows whether another fills it.
    expect(made.requests()).toBeLessThanOrEqual(10);
    await made.pane.rewriteStuck();
    expect(made.requests()).toBeLessThanOrEqual(10);
    expect(told(made)).toBe("Se recuperaron 3000 fórmulas.");
  });
});

describe("formulas at #NAME? that cannot be written", () => {
  const fill = (grid: MemoryGrid): void => {
    for (const name of ["Abierta", "Cerrada"]) put(addSheet(grid, name, []), "A1", "=MUNI_QUORUM(16)");
  };
  const NOW = { "=MUNI_QUORUM(16)": 9 };

  test("for their sheet is protected are told apart, and the others are written", async () => {
    const made = afterInstalling((grid) => {
      fill(grid);
      sheetNamed(grid, "Cerrada").protect({ on: true, options: {} });
    }, NOW);
    made.pane.chooseScope("workbook");
    await made.pane.findStuck();
    expect(made.state().upkeep.stuck!.protectedSheets.map(({ name }) => name)).toEqual(["Cerrada"]);
    await made.pane.rewriteStuck();
    expect(told(made)).toBe("Se recuperó 1 fórmula.");
    expect(cellAt(made.grid, "Cerrada", "A1").value).toBe(STUCK);
  });

  test("for the sheet was protected after the search are left alone", async () => {
    const made = afterInstalling(fill, NOW);
    await made.pane.findStuck();
    sheetNamed(made.grid, "Abierta").protect({ on: true, options: {} });
    const before = snapshot(made.grid);
    await made.pane.rewriteStuck();
    expect(told(made)).toContain("protegida la hoja «Abierta»");
    expect(snapshot(made.grid)).toEqual(before);
  });

  test("for the cell changed after the search are left alone, and the cell is told", async () => {
    const made = afterInstalling(fill, NOW);
    await made.pane.findStuck();
    put(sheetNamed(made.grid, "Abierta"), "A1", "=MUNI_TWO_THIRDS(16)");
    await made.pane.rewriteStuck();
    expect(told(made)).toBe(REPAIR_TEXTS.stale.es.replace("{cell}", "Abierta!A1"));
  });

  test("for the sheet was deleted are told as gone", async () => {
    const made = afterInstalling(fill, NOW);
    await made.pane.findStuck();
    made.grid.deleteSheet(sheetNamed(made.grid, "Abierta").id);
    await made.pane.rewriteStuck();
    expect(told(made)).toBe(FAILURE_TEXTS.gone.es);
  });

  test("while the clerk types wait for the end of it", async () => {
    const made = afterInstalling(fill, NOW);
    await made.pane.findStuck();
    made.grid.startEditing();
    const work = made.pane.rewriteStuck();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(cellAt(made.grid, "Abierta", "A1").value).toBe(STUCK);
    made.grid.endEditing();
    await work;
    expect(told(made)).toBe("Se recuperó 1 fórmula.");
  });

  test("where Excel refuses in the middle, tell how many stayed", async () => {
    const host = createFailingHost();
    const rows = Array.from({ length: 2001 }, () => ["=MUNI_QUORUM(16)"]);
    const made = afterInstalling((grid) => void addSheet(grid, "Hoja", rows), NOW, { between: host.between });
    await made.pane.findStuck();
    // The first request that writes goes through, the second does not.
    host.before('"Formulas"', () =>
      host.before('"Formulas"', () => host.refuse('"Formulas"', 503, "ConnectionFailure")),
    );
    await made.pane.rewriteStuck();
    expect(told(made)).toBe(
      "Se recuperaron 2000 fórmulas. Excel no dejó escribir 1 fórmula (ConnectionFailure): quedó como estaba.",
    );
    expect(where(made.state().upkeep.left)).toEqual(["A2001"]);
  });

  test("in a sheet too large to search are told", async () => {
    const made = startPane((grid) => {
      const sheet = addSheet(grid, "Hoja", [["x"]]);
      sheet.used = () => ({ row: 0, column: 0, rows: 1_000_000, columns: 3 });
    });
    await made.pane.findStuck();
    expect(told(made)).toBe(FAILURE_TEXTS.tooLarge.es);
  });
});

describe("dates that show as numbers", () => {
  const TABLE = "=MUNI_HOLIDAYS(2026)";
  const FORMULAS: Formulas = {
    '=MUNI_HOLD_DEADLINE("2026-06-09")': 46192,
    "=MUNI_HOLD_DEADLINE(A1)-A1": 10,
    "=MUNI_QUORUM(70000)": 35001,
    [TABLE]: [
      ["fecha", "día", "lista"],
      [46023, "jueves", 1],
      [46028, "martes", 2],
    ],
  };
  const fill = (grid: MemoryGrid): void => {
    const sheet = addSheet(grid, "Hoja", []);
    for (const row of [2, 3]) put(sheet, `B${row}`, '=MUNI_HOLD_DEADLINE("2026-06-09")');
    put(sheet, "C2", "=MUNI_HOLD_DEADLINE(A1)-A1");
    put(sheet, "D2", "=MUNI_QUORUM(70000)");
    put(sheet, "E2", '=MUNI_HOLD_DEADLINE("2026-06-09")');
    sheet.writeFormats(parseA1("E2")!, [["d/m/yyyy"]]);
    put(sheet, "B10", TABLE);
    sheet.write(parseA1("A1")!, [[46182]]);
  };
  const start = (options: Parameters<typeof startPane>[1] = {}): PaneBench =>
    startPane(fill, { formulas: FORMULAS, ...options });

  test("are found alone and in spilled tables; counts, other functions and formatted cells are not", async () => {
    const made = start();
    const before = snapshot(made.grid);
    await made.pane.findBareDates();
    expect(where(made.state().upkeep.bare!.cells)).toEqual(["B2:B3", "B11:B12"]);
    expect(snapshot(made.grid)).toEqual(before);
  });

  test("get the format of days, and «Deshacer» gives the former one back exactly", async () => {
    const made = start();
    const before = snapshot(made.grid);
    await made.pane.findBareDates();
    await made.pane.formatDates();
    expect(told(made)).toBe("Se dio formato de fecha a 4 celdas.");
    expect(cellAt(made.grid, "Hoja", "B11")).toEqual({ value: 46023, formula: "", format: "yyyy-mm-dd" });
    expect(cellAt(made.grid, "Hoja", "B2").format).toBe("yyyy-mm-dd");
    await made.pane.findBareDates();
    expect(told(made)).toBe("Ninguna fecha de MUNI se ve como número (en la hoja abierta).");
    await made.pane.undo();
    expect(snapshot(made.grid)).toEqual(before);
    expect(made.state().outcome.kind).toBe("none");
  });

  test("formatted otherwise meanwhile are not undone", async () => {
    const made = start();
    await made.pane.findBareDates();
    await made.pane.formatDates();
    sheetNamed(made.grid, "Hoja").writeFormats(parseA1("B3")!, [["dd/mm/yyyy"]]);
    await made.pane.undo();
    expect(told(made)).toContain("la celda Hoja!B3 cambió después");
    expect(cellAt(made.grid, "Hoja", "B2").format).toBe("yyyy-mm-dd");
  });

  test("that a host shows as dates by the value's own format are left alone", async () => {
    const made = startPane(
      (grid) => {
        fill(grid);
        const sheet = sheetNamed(grid, "Hoja");
        const read = sheet.read.bind(sheet);
        // The value brings its own format: General for the cell, and a date on the screen. Excel's client asks for
        // one property after the other, for texts last.
        let asked = 0;
        sheet.read = (rect) => {
          const isText = ++asked % 4 === 0;
          return read(rect).map((line) =>
            line.map((cell) => (isText && cell.value === 46192 ? { ...cell, format: "yyyy-mm-dd" } : cell)),
          );
        };
      },
      { formulas: FORMULAS },
    );
    await made.pane.findBareDates();
    expect(where(made.state().upkeep.bare!.cells)).toEqual(["B11:B12"]);
  });

  test("on a protected sheet are told and not written", async () => {
    const made = start();
    sheetNamed(made.grid, "Hoja").protect({ on: true, options: {} });
    await made.pane.findBareDates();
    expect(made.state().upkeep.bare).toMatchObject({ cells: [], protectedSheets: [{ name: "Hoja" }] });
    const before = snapshot(made.grid);
    await made.pane.formatDates();
    expect(snapshot(made.grid)).toEqual(before);
  });

  test("of a workbook that counts from 1904 are not formatted, and why is told", async () => {
    const made = start({ date1904: true });
    await made.pane.findBareDates();
    expect(told(made)).toBe(DATE_SYSTEM_TEXTS.noFormats.es);
    expect(made.state().upkeep.bare).toBeUndefined();
  });

  test("changed after the search are left alone", async () => {
    const made = start();
    await made.pane.findBareDates();
    sheetNamed(made.grid, "Hoja").write(parseA1("B3")!, [["otra cosa"]]);
    await made.pane.formatDates();
    expect(told(made)).toBe(REPAIR_TEXTS.stale.es.replace("{cell}", "Hoja!B3"));
    expect(cellAt(made.grid, "Hoja", "B2").format).toBe("General");
  });
});
