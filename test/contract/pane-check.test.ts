import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { blockAddress } from "../../src/workbook/address";
import { parseA1 } from "../../workbench/host/a1";
import { LTSC_2021, NEWEST } from "../../workbench/host/sets";
import type { MemoryGrid } from "../host/memory-grid";
import {
  CALENDAR,
  addSheet,
  sheetNamed,
  snapshot,
  startPane,
  withCalendar,
  type PaneBench,
} from "./pane-bench";

const SETTINGS: SheetCell[][] = [
  ["Nombre", "Valor"],
  ["ley", "107-2020"],
  ["miembros", "!warning"],
];
const HOLIDAYS: SheetCell[][] = [
  ["Fecha", "Nombre"],
  ["!warning", "Día patronal"],
];

/** Severity, session and cell of each finding on the screen. */
function findingsOf({ report }: PaneBench): string[] {
  return report().findings.map(({ finding, places: [place] }) => {
    const cell = blockAddress({ row: place!.row, column: place!.column, rows: 1, columns: 1 });
    return `${finding.severity} ${place!.sheet.name}!${cell}`;
  });
}

const FOUND = [
  "violation Calendario!D3",
  "judgement Calendario!F4",
  "missing Calendario!E4",
  "missing Calendario!E5",
  "note Calendario!F3",
];

describe.each([
  ["Office LTSC 2021", LTSC_2021],
  ["the newest sets", NEWEST],
])("a check under %s", (_, sets) => {
  test("takes one request, gives each finding its cell, and writes nothing", async () => {
    const bench = startPane(withCalendar, { sets });
    const before = snapshot(bench.grid);
    await bench.pane.review();
    expect(bench.requests()).toBe(1);
    expect(findingsOf(bench)).toEqual(FOUND);
    expect(bench.state()).toMatchObject({ outcome: { changedBy: undefined, marks: "none" } });
    expect(snapshot(bench.grid)).toEqual(before);
    expect(bench.host.keptReferences()).toBe(0);
  });
});

test("reads Parámetros and Feriados in the same request", async () => {
  const bench = startPane((grid) => {
    withCalendar(grid);
    addSheet(grid, "Parámetros", SETTINGS);
    addSheet(grid, "Feriados", HOLIDAYS, "B4");
  });
  await bench.pane.review();
  expect(bench.requests()).toBe(1);
  expect(findingsOf(bench)).toEqual(expect.arrayContaining(["warning Parámetros!B3", "warning Feriados!B5"]));
  expect(bench.report().beside.settings).toMatchObject({ range: "A1:B3" });
  expect(bench.report().beside.holidays).toMatchObject({ range: "B4:C5" });
  expect(bench.report().law.title.es).toContain("107-2020");
});

test.each([
  ["PARÁMETROS", "HOLIDAYS"],
  ["parametros", "feriados"],
  ["Parameters", "Holidays"],
])("knows the sheets %s and %s", async (settings, holidays) => {
  const bench = startPane((grid) => {
    withCalendar(grid);
    addSheet(grid, settings, SETTINGS);
    addSheet(grid, holidays, HOLIDAYS);
  });
  await bench.pane.review();
  expect(findingsOf(bench)).toEqual(
    expect.arrayContaining([`warning ${settings}!B3`, `warning ${holidays}!A2`]),
  );
});

test("a blank Feriados sheet is none", async () => {
  const bench = startPane((grid) => {
    withCalendar(grid);
    addSheet(grid, "Feriados", []);
  });
  await bench.pane.review();
  expect(bench.report().beside.holidays).toBeUndefined();
});

describe("tables", () => {
  function withTables(grid: MemoryGrid): void {
    const sheet = addSheet(grid, "Calendario", [["Calendario de 2027"]]);
    put(sheet, "B4", CALENDAR);
    sheet.putTable({ id: "1", name: "Tabla1", rect: rectAt("B4", CALENDAR), hasHeaders: true });
    put(sheet, "I4", HOLIDAYS);
    sheet.putTable({ id: "2", name: "Feriados", rect: rectAt("I4", HOLIDAYS), hasHeaders: true });
    put(sheet, "B12", [["!violation"]]);
  }

  test("a calendar in a table is read without what stands around it, in one request more", async () => {
    const bench = startPane(withTables);
    await bench.pane.review();
    expect(bench.requests()).toBe(2);
    expect(findingsOf(bench)).toEqual([
      "violation Calendario!E6",
      "warning Calendario!I5",
      "judgement Calendario!G7",
      "missing Calendario!F7",
      "missing Calendario!F8",
      "note Calendario!G6",
    ]);
    expect(bench.report().calendar.range).toBe("B4:G8");
    expect(bench.report().beside.holidays).toMatchObject({ range: "I4:J5" });
  });

  test("a calendar beside a table is read without the table's cells", async () => {
    const bench = startPane((grid) => {
      withTables(grid);
      grid.sheets()[0]!.dropTable("1");
    });
    await bench.pane.review();
    expect(findingsOf(bench)).not.toContain("violation Calendario!E5");
    expect(findingsOf(bench).filter((found) => found.endsWith("!I5"))).toEqual(["warning Calendario!I5"]);
  });

  test("a table without a header row is read as plain cells", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      const rect = { row: 1, column: 0, rows: 4, columns: 6 };
      grid.sheets()[0]!.putTable({ id: "1", name: "Tabla1", rect, hasHeaders: false });
    });
    await bench.pane.review();
    expect(findingsOf(bench)).toEqual(FOUND);
  });
});

describe("a large sheet", () => {
  const tall = (rows: number): SheetCell[][] => [
    CALENDAR[0]!,
    ...Array.from({ length: rows - 1 }, (_, i): SheetCell[] => [
      `O-${i + 2}`,
      "ordinaria",
      46402,
      46402,
      "",
      "",
    ]),
  ];

  test("of 6,000 rows is read in blocks of 5,000, each well below the limit", async () => {
    const rows = tall(6000);
    rows[4999]![5] = "!violation";
    rows[5000]![5] = "!note";
    rows[5999]![3] = "!missing";
    const bench = startPane((grid) => addSheet(grid, "Calendario", rows, "C2"));
    await bench.pane.review();
    expect(bench.host.traffic.work().map(({ answerBytes }) => answerBytes < 2_500_000)).toEqual([true, true]);
    expect(findingsOf(bench)).toEqual([
      "violation Calendario!H5001",
      "missing Calendario!F6001",
      "note Calendario!H5002",
    ]);
    expect(bench.report().sessions).toBe(5999);
    expect(bench.report().calendar.range).toBe("C2:H6001");
  });

  test("that begins below row 5,000 is read too", async () => {
    const bench = startPane((grid) => addSheet(grid, "Calendario", CALENDAR, "A5990"));
    await bench.pane.review();
    expect(findingsOf(bench)[0]).toBe("violation Calendario!D5992");
  });

  test("used beyond row 50,000 is refused in words", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      put(grid.sheets()[0]!, "A60000", [["x"]]);
    });
    await bench.pane.review();
    expect(bench.state()).toMatchObject({ outcome: { kind: "none" }, notice: { failure: "tooLarge" } });
  });

  test("with a stray cell far to the right is read, and the rest is told", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      put(grid.sheets()[0]!, "XFD1", [["x"]]);
    });
    await bench.pane.review();
    expect(findingsOf(bench)).toEqual(FOUND);
    expect(bench.report().unreadFrom).toBe("GS");
  });
});

describe("the date system", () => {
  test("of 1904 is found, told to the check, and asked for once", async () => {
    const asked: string[] = [];
    const given: (boolean | undefined)[] = [];
    const { pane, report } = startPane(withCalendar, {
      date1904: true,
      checkCalendar(input) {
        given.push(input.dates1904);
        return { ...EMPTY_CHECK, recognised: true };
      },
      between(bridge) {
        const send = bridge.sendMessageToHost.bind(bridge);
        bridge.sendMessageToHost = (text) => {
          if (text.includes('"Date"')) asked.push(text);
          send(text);
        };
      },
    });
    await pane.review();
    await pane.review();
    expect(report().dates1904).toBe(true);
    expect(given).toEqual([true, true]);
    expect(asked).toHaveLength(1);
  });
});

const EMPTY_CHECK = {
  findings: [],
  counts: { violation: 0, warning: 0, judgement: 0, missing: 0, note: 0, excused: 0 },
  rules: 22,
  sessions: 0,
};

describe("a sheet that is no calendar", () => {
  test("is told, and the one sheet that is one is offered and opened", async () => {
    const bench = startPane((grid) => {
      addSheet(grid, "Portada", [["Legislatura Municipal"]]);
      withCalendar(grid);
      addSheet(grid, "Feriados", HOLIDAYS);
    });
    await bench.pane.review();
    const { outcome } = bench.state();
    expect(outcome).toMatchObject({
      kind: "unrecognised",
      sheet: { name: "Portada" },
      calendars: [{ sheet: { name: "Calendario" } }],
    });
    if (outcome.kind === "unrecognised") await bench.pane.reviewCalendar(outcome.calendars[0]!);
    expect(bench.grid.active().name()).toBe("Calendario");
    expect(findingsOf(bench)).toContain("violation Calendario!D3");
  });

  test("may be blank, in a workbook that has none", async () => {
    const bench = startPane((grid) => addSheet(grid, "Hoja1", []));
    await bench.pane.review();
    expect(bench.state()).toMatchObject({
      outcome: { kind: "unrecognised", sheet: { name: "Hoja1" }, calendars: [] },
    });
  });

  test("cannot be marked", async () => {
    const bench = startPane((grid) => addSheet(grid, "Hoja1", [["x"]]));
    const before = snapshot(bench.grid);
    await bench.pane.mark();
    expect(bench.state()).toMatchObject({ outcome: { kind: "unrecognised" } });
    expect(snapshot(bench.grid)).toEqual(before);
  });
});

describe("while the clerk types in a cell", () => {
  test("a check waits, says so, and goes on afterwards", async () => {
    const bench = startPane(withCalendar);
    bench.grid.startEditing();
    const checked = bench.pane.review();
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect(bench.state()).toMatchObject({ work: { activity: "reviewing", pace: "waiting" } });
    bench.grid.endEditing();
    await checked;
    expect(findingsOf(bench)).toEqual(FOUND);
    expect(bench.state().work.pace).toBe("quick");
  });

  test("an Excel that cannot wait is told in words", async () => {
    const sets = { ...LTSC_2021, DelayForCellEdit: "0.0" };
    const bench = startPane(withCalendar, { sets });
    bench.grid.startEditing();
    await bench.pane.review();
    expect(bench.state()).toMatchObject({
      notice: { kind: "failed", failure: "editing", code: "InvalidOperationInCellEditMode" },
    });
  });
});

describe("after a check", () => {
  const change = (grid: MemoryGrid, sheet: string): void => put(sheetNamed(grid, sheet), "A2", [["O-9"]]);
  const delivered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

  test.each(["Calendario", "Feriados"])(
    "a change in %s makes it out of date; a new check does not",
    async (name) => {
      const bench = startPane((grid) => {
        withCalendar(grid);
        addSheet(grid, "Feriados", HOLIDAYS);
      });
      await bench.pane.review();
      change(bench.grid, name);
      await delivered();
      expect(bench.state()).toMatchObject({ outcome: { changedBy: "clerk" } });
      await bench.pane.review();
      expect(bench.state()).toMatchObject({ outcome: { changedBy: undefined } });
    },
  );

  test("a change in a sheet that was not read leaves it as it is, and so do the pane's own marks", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      addSheet(grid, "Otra", [["x"]]);
    });
    await bench.pane.mark();
    change(bench.grid, "Otra");
    await delivered();
    expect(bench.state()).toMatchObject({ outcome: { changedBy: undefined, marks: "current" } });
  });

  test("a finding's cell is opened on its own sheet", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      addSheet(grid, "Feriados", HOLIDAYS, "B4");
    });
    await bench.pane.review();
    const holiday = bench.report().findings.find(({ places }) => places[0]!.sheet.name === "Feriados")!;
    bench.requests();
    await bench.pane.goTo(holiday);
    expect(bench.requests()).toBe(1);
    expect(bench.grid.active().name()).toBe("Feriados");
    expect(bench.grid.selection().rects).toEqual([{ row: 4, column: 1, rows: 1, columns: 1 }]);
  });

  test("the cell of a sheet that is gone is told in words", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      addSheet(grid, "Otra", [["x"]]);
    });
    await bench.pane.review();
    const finding = bench.report().findings[0]!;
    bench.grid.deleteSheet(finding.places[0]!.sheet.id);
    await bench.pane.goTo(finding);
    expect(bench.state()).toMatchObject({
      notice: { kind: "failed", failure: "gone" },
      outcome: { kind: "report" },
    });
  });
});

test("the law's own check gives a late budget session its cell", async () => {
  const bench = startPane(
    (grid) => {
      const rows = [
        ["Sesión", "Tipo", "Comienza", "Termina"],
        ["P-1", "presupuesto", 46542, 46545],
      ];
      addSheet(grid, "Calendario", rows, "B3");
    },
    { checkCalendar },
  );
  await bench.pane.review();
  const late = bench.report().findings.find(({ finding }) => finding.rule === "4203a-budget-start");
  expect(late).toMatchObject({
    finding: { severity: "violation", session: "P-1" },
    places: [{ sheet: { name: "Calendario" }, row: 3, column: 3 }],
  });
});

test("checks queue: one is over before the next begins", async () => {
  const bench = startPane(withCalendar);
  await Promise.all([bench.pane.review(), bench.pane.mark(), bench.pane.review()]);
  const activities = bench.shown.map(({ work }) => work.activity ?? "");
  const changes = activities.filter((activity, index) => activity !== activities[index - 1]);
  expect(changes).toEqual(["", "reviewing", "", "marking", "", "reviewing", ""]);
});

function put(sheet: ReturnType<typeof addSheet>, at: string, rows: SheetCell[][]): void {
  sheet.write(rectAt(at, rows), rows);
}

function rectAt(at: string, rows: readonly (readonly SheetCell[])[]) {
  const { row, column } = parseA1(at)!;
  return { row, column, rows: rows.length, columns: rows[0]!.length };
}
