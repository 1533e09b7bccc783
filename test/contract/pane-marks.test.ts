import { SEVERITIES } from "../../src/calendar/finding";
import type { SheetCell } from "../../src/calendar/input";
import { MARK_COLOURS } from "../../src/workbook/mark-colours";
import { parseA1, toA1 } from "../../workbench/host/a1";
import type { NativeBridge } from "../../workbench/host/bridge";
import type { GridSheet, Mark } from "../../workbench/host/grid";
import type { MemoryGrid } from "../host/memory-grid";
import { CALENDAR, addSheet, sheetNamed, snapshot, startPane, withCalendar } from "./pane-bench";

/** The marks of a sheet: tag and cells, sorted. */
function marksOn(sheet: GridSheet): string[] {
  return sheet
    .marks()
    .filter(({ formula }) => formula.includes("MUNI-"))
    .map(({ formula, rects }) => `${formula} ${rects.map(toA1).join(",")}`)
    .sort();
}

const MARKS = ['=N("MUNI-F")=0 E4:E5', '=N("MUNI-I")=0 D3', '=N("MUNI-J")=0 F4', '=N("MUNI-N")=0 F3'];

/** A clerk's own conditional format. */
function ownFormat(id: string, type: string, address: string, formula: string, stopIfTrue: boolean): Mark {
  return { id, type, rects: [parseA1(address)!], formula, stopIfTrue, look: { fill: "#00FF00" } };
}

/** A workbook with all that a clerk may have put in it and the host keeps. */
function withClerksWork(grid: MemoryGrid): void {
  withCalendar(grid);
  const sheet = sheetNamed(grid, "Calendario");
  sheet.write(parseA1("H2")!, [["=1+8"]]);
  sheet.writeFormats(
    { row: 1, column: 2, rows: 4, columns: 2 },
    [1, 2, 3, 4].map(() => ["yyyy-mm-dd", "d mmm"]),
  );
  sheet.setLook(parseA1("A2:D3")!, { fill: "#FFFF00", fontColor: "#112233", bold: true, wrap: true });
  sheet.setLook(parseA1("F4")!, { horizontal: "Center", vertical: "Top" });
  sheet.putMark(ownFormat("own-1", "CellValue", "D2:D5", "", true));
  sheet.putMark(ownFormat("own-2", "Custom", "A2:F5", '=$B2="ordinaria"', true));
  sheet.putMark(ownFormat("own-3", "Custom", "F2:F5", '=N("otro")=0', false));
  sheet.putMark(ownFormat("own-4", "ColorScale", "C2:C5", "", false));
  sheet.setValidation(parseA1("B2:B5")!, {
    rule: { list: { inCellDropDown: true, source: "ordinaria,presupuesto" } },
    prompt: { title: "Tipo", message: "Escoja" },
    ignoreBlanks: true,
  });
  sheet.setColumnWidth(1, 2, 111);
  sheet.freeze(1, 0);
  sheet.props.set("suyo", "sí");
  grid.addName({ name: "Sesiones", reference: "=Calendario!$A$1:$F$5" });
  grid.settings.set("suyo", 1);
  addSheet(grid, "Feriados", [["Fecha"], ["!warning"]]);
  addSheet(grid, "Notas", [["algo"]]);
  sheetNamed(grid, "Notas").protect({ on: true, options: {} });
  grid.select(sheet, [parseA1("C4:D5")!]);
}

describe("marking", () => {
  test("takes two requests, and puts one conditional format for each severity over exactly its cells", async () => {
    const bench = startPane(withCalendar);
    await bench.pane.mark();
    expect(bench.requests()).toBe(2);
    const sheet = sheetNamed(bench.grid, "Calendario");
    expect(marksOn(sheet)).toEqual(MARKS);
    expect(sheet.marks().map(({ stopIfTrue }) => stopIfTrue)).toEqual([false, false, false, false]);
    expect(sheet.marks().find(({ formula }) => formula.includes("-I"))!.look).toEqual({
      fill: MARK_COLOURS.violation.fill,
      fontColor: MARK_COLOURS.violation.font,
    });
    expect(bench.state()).toMatchObject({
      outcome: { marks: "current" },
      notice: { kind: "marked", cells: 5 },
    });
    expect(bench.host.keptReferences()).toBe(0);
  });

  test("takes three where the calendar is a table", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      const rect = { row: 0, column: 0, rows: 5, columns: 6 };
      grid.sheets()[0]!.putTable({ id: "1", name: "Tabla1", rect, hasHeaders: true });
    });
    await bench.pane.mark();
    expect(bench.requests()).toBe(3);
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual(MARKS);
  });

  test("marks the cells of Parámetros and Feriados on their own sheets", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      addSheet(grid, "Parámetros", [["miembros", "!warning"]]);
      addSheet(grid, "Feriados", [["Fecha"], ["!excused"]], "C3");
    });
    await bench.pane.mark();
    expect(bench.requests()).toBe(2);
    expect(marksOn(sheetNamed(bench.grid, "Parámetros"))).toEqual(['=N("MUNI-A")=0 B1']);
    expect(marksOn(sheetNamed(bench.grid, "Feriados"))).toEqual(['=N("MUNI-E")=0 C4']);
  });

  test("again never piles marks up, and renews them", async () => {
    const bench = startPane(withCalendar);
    const sheet = sheetNamed(bench.grid, "Calendario");
    await bench.pane.mark();
    await bench.pane.mark();
    expect(marksOn(sheet)).toEqual(MARKS);
    sheet.write(parseA1("D3")!, [[46545]]);
    bench.requests();
    await bench.pane.mark();
    expect(bench.requests()).toBe(2);
    expect(marksOn(sheet)).toEqual(MARKS.filter((mark) => !mark.includes("D3")));
  });

  test("finds the marks of an earlier pane by their tag, and says that they are there", async () => {
    const earlier = startPane(withCalendar);
    await earlier.pane.mark();
    const saved = sheetNamed(earlier.grid, "Calendario").marks();
    const bench = startPane((grid) => {
      withCalendar(grid);
      saved.forEach((mark, index) => grid.sheets()[0]!.putMark({ ...mark, id: `other ${index}` }));
    });
    await bench.pane.review();
    expect(bench.state()).toMatchObject({ outcome: { marks: "earlier" } });
    await bench.pane.mark();
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual(MARKS);
  });

  test("gives a cell with several findings the mark of the gravest", async () => {
    const bench = startPane(withCalendar, {
      checkCalendar: () => ({
        recognised: true,
        findings: (["violation", "note", "missing"] as const).map((severity) => ({
          ...{
            rule: "trial-rule",
            severity,
            session: "",
            column: "",
            citation: "",
            trace: [],
            otherReadings: [],
          },
          cells: [{ table: "calendar", row: 2, column: 3 }],
          message: { es: "", en: "" },
        })),
        counts: { violation: 1, warning: 0, judgement: 0, missing: 1, note: 1, excused: 0 },
        rules: 1,
        sessions: 1,
      }),
    });
    await bench.pane.mark();
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual(['=N("MUNI-I")=0 D3']);
  });

  test("of a clean calendar says that there is nothing to mark", async () => {
    const bench = startPane((grid) => addSheet(grid, "Calendario", CALENDAR.slice(0, 2)));
    await bench.pane.mark();
    expect(bench.requests()).toBe(1);
    expect(bench.state()).toMatchObject({ notice: { kind: "marked", cells: 0 }, outcome: { marks: "none" } });
  });
});

test("an address above 8,191 characters is split: several formats of one severity", async () => {
  const scattered = Array.from({ length: 4000 }, (_, i): SheetCell[] => [
    ...[`O-${i}`, "ordinaria", 46402, 46402],
    i % 2 === 0 ? "!warning" : "",
    i === 7 ? "!violation" : "",
  ]);
  const addresses: string[] = [];
  const bench = startPane((grid) => addSheet(grid, "Calendario", [CALENDAR[0]!, ...scattered]), {
    between(bridge) {
      const send = bridge.sendMessageToHost.bind(bridge);
      bridge.sendMessageToHost = (text) => {
        for (const [, address] of text.matchAll(/"GetRanges".*?"Arguments":\["([^"]*)"/g))
          addresses.push(address!);
        send(text);
      };
    },
  });
  await bench.pane.mark();
  expect(bench.requests()).toBe(2);
  const sheet = sheetNamed(bench.grid, "Calendario");
  const cells = sheet
    .marks()
    .flatMap(({ formula, rects }) => (formula.includes("-A") ? rects.map(toA1) : []));
  expect(new Set(cells).size).toBe(2000);
  expect(cells).toHaveLength(2000);
  expect(addresses.length).toBeGreaterThan(2);
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(8191);
  await bench.pane.unmark();
  expect(sheet.marks()).toEqual([]);
});

describe("removing marks", () => {
  test("leaves the workbook as it was", async () => {
    const bench = startPane(withClerksWork, { formulas: { "=1+8": 9 } });
    const before = snapshot(bench.grid);
    await bench.pane.mark();
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual(MARKS);
    await bench.pane.mark();
    await bench.pane.unmark();
    expect(snapshot(bench.grid)).toEqual(before);
    expect(bench.state()).toMatchObject({
      notice: { kind: "unmarked", sheets: 2 },
      outcome: { marks: "none" },
    });
  });

  test("and marking keep the clerk's own formats, their order and stop flags", async () => {
    const bench = startPane(withClerksWork);
    const sheet = sheetNamed(bench.grid, "Calendario");
    const own = (): Mark[] => sheet.marks().filter(({ id }) => id.startsWith("own-"));
    const before = own();
    await bench.pane.mark();
    expect(own()).toEqual(before);
    expect(sheet.marks()).toHaveLength(before.length + MARKS.length);
  });

  test("finds them wherever they went: moved rows, other sheets, another pane", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      addSheet(grid, "Copia", [["x"]]).putMark(
        ownFormat("copied", "Custom", "B2", '= n("muni-i") = 0', false),
      );
    });
    await bench.pane.mark();
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.insertRows(2, 3);
    expect(marksOn(sheet)).toContain('=N("MUNI-I")=0 D6');
    await bench.pane.unmark();
    expect([sheet.marks(), sheetNamed(bench.grid, "Copia").marks()]).toEqual([[], []]);
  });

  test("says so where there are none", async () => {
    const bench = startPane(withClerksWork);
    const before = snapshot(bench.grid);
    await bench.pane.unmark();
    expect(bench.state()).toMatchObject({ notice: { kind: "unmarked", sheets: 0 } });
    expect(snapshot(bench.grid)).toEqual(before);
  });
});

describe("a protected sheet", () => {
  test("is checked and listed, and not marked", async () => {
    const bench = startPane(withClerksWork);
    sheetNamed(bench.grid, "Calendario").protect({ on: true, options: { allowFormatCells: false } });
    const before = snapshot(bench.grid);
    await bench.pane.mark();
    expect(bench.report().findings).toHaveLength(6);
    expect(bench.state()).toMatchObject({
      notice: { kind: "protected", action: "mark", sheets: [{ name: "Calendario" }] },
      outcome: { marks: "none" },
    });
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("beside the calendar stops marking only where a finding is on it: nothing is half done", async () => {
    const bench = startPane(withClerksWork);
    const holidays = sheetNamed(bench.grid, "Feriados");
    holidays.protect({ on: true, options: {} });
    await bench.pane.mark();
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual([]);
    expect(bench.state()).toMatchObject({ notice: { kind: "protected", sheets: [{ name: "Feriados" }] } });
    holidays.write(parseA1("A2")!, [[46500]]);
    await bench.pane.mark();
    expect(marksOn(sheetNamed(bench.grid, "Calendario"))).toEqual(MARKS);
  });

  test("keeps its marks until it is unprotected", async () => {
    const bench = startPane(withClerksWork);
    await bench.pane.mark();
    const calendar = sheetNamed(bench.grid, "Calendario");
    calendar.protect({ on: true, options: {} });
    const before = snapshot(bench.grid);
    await bench.pane.unmark();
    expect(bench.state()).toMatchObject({
      notice: { kind: "protected", action: "unmark" },
      outcome: { marks: "current" },
    });
    expect(snapshot(bench.grid)).toEqual(before);
    calendar.protect({ on: false, options: {} });
    await bench.pane.unmark();
    expect(marksOn(calendar)).toEqual([]);
  });
});

test("a workbook that is read-only is told in words", async () => {
  const bench = startPane(withCalendar, { readOnly: true });
  await bench.pane.mark();
  expect(bench.state()).toMatchObject({
    notice: { kind: "failed", failure: "protected", code: "AccessDenied" },
    outcome: { kind: "report", marks: "none" },
  });
});

describe("conditional formats that Excel cannot read, as it is with rules duplicated by hand", () => {
  /** Answers a request that reads all formulas at once, or that of the first format, as Excel does. */
  function failing(bridge: NativeBridge): void {
    const send = bridge.sendMessageToHost.bind(bridge);
    bridge.sendMessageToHost = (text) => {
      const unreadable = text.includes("customOrNullObject/rule/formula") || text.includes('["unreadable"]');
      if (!unreadable) return send(text);
      const { id } = JSON.parse(text) as { id: number };
      const Error = {
        Code: "ItemNotFound",
        Message: "The requested resource doesn't exist.",
        ActionIndex: 0,
      };
      const body = JSON.stringify({ Results: [], Error: { ...Error, HttpStatusCode: 404 } });
      queueMicrotask(() =>
        bridge.onMessageFromHost?.(
          JSON.stringify({ id, type: 2, message: { statusCode: 200, headers: {}, body } }),
        ),
      );
    };
  }

  function withUnreadable(grid: MemoryGrid): void {
    withCalendar(grid);
    grid.sheets()[0]!.putMark(ownFormat("unreadable", "Custom", "A2:A5", "=TRUE", false));
    grid.sheets()[0]!.putMark(ownFormat("scale", "ColorScale", "A2:A5", "", false));
  }

  test("stop neither a check nor marks, and stay", async () => {
    const bench = startPane(withUnreadable, { between: failing });
    const before = snapshot(bench.grid);
    const sheet = sheetNamed(bench.grid, "Calendario");
    await bench.pane.review();
    expect(bench.requests()).toBeGreaterThan(1);
    expect(bench.report().findings).toHaveLength(5);
    await bench.pane.mark();
    await bench.pane.mark();
    expect(marksOn(sheet)).toEqual(MARKS);
    await bench.pane.unmark();
    expect(snapshot(bench.grid)).toEqual(before);
  });
});

test.each(SEVERITIES)("a cell marked %s can be read: 4.5:1 or more", (severity) => {
  const { fill, font } = MARK_COLOURS[severity];
  const [light, dark] = [luminance(fill), luminance(font)];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});

/** Relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
