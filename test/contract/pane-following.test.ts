import type { SheetCell } from "../../src/calendar/input";
import { parseA1, toA1 } from "../../workbench/host/a1";
import { LTSC_2021 } from "../../workbench/host/sets";
import { createFailingHost } from "./failing-host";
import { addSheet, sheetNamed, snapshot, startPane, withCalendar, type PaneBench } from "./pane-bench";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than the pane waits after an edit, and than it takes. */
const followed = (): Promise<void> => pause(600);

function type(bench: PaneBench, address: string, value: SheetCell, sheet = "Calendario"): void {
  sheetNamed(bench.grid, sheet).write(parseA1(address)!, [[value]]);
}

function found({ report }: PaneBench): string[] {
  return report().findings.map(({ finding, places: [place] }) =>
    [finding.severity, toA1({ row: place!.row, column: place!.column, rows: 1, columns: 1 })].join(" "),
  );
}

function marksOf(bench: PaneBench): string[] {
  return sheetNamed(bench.grid, "Calendario")
    .marks()
    .map(({ formula, rects }) => `${formula} ${rects.map(toA1).join(",")}`)
    .sort();
}

async function following(options: Parameters<typeof startPane>[1] = {}): Promise<PaneBench> {
  const bench = startPane((grid) => {
    withCalendar(grid);
    addSheet(grid, "Feriados", [["Fecha"], [46400]]);
    addSheet(grid, "Otra", [["x"]]);
  }, options);
  await bench.pane.follow(true);
  return bench;
}

describe("«Revisar mientras escribo»", () => {
  test("begins with a check where there was none", async () => {
    const bench = await following();
    expect(found(bench)).toContain("violation D3");
    expect(bench.state().following.on).toBe(true);
  });

  test("checks again after an edit, once for several in a row, and shows no other activity", async () => {
    const bench = await following();
    bench.requests();
    const before = bench.shown.length;
    type(bench, "D3", 46545);
    type(bench, "D2", "!warning");
    type(bench, "C2", "!note");
    await followed();
    expect(bench.requests()).toBe(1);
    expect(found(bench)).toEqual([
      "warning D2",
      "judgement F4",
      "missing E4",
      "missing E5",
      "note C2",
      "note F3",
    ]);
    const activities = new Set(bench.shown.slice(before).map(({ work }) => work.activity));
    expect(activities).toEqual(new Set([undefined, "following"]));
    expect(bench.state().outcome).toMatchObject({ changedBy: undefined });
  });

  test("reads the calendar's sheet while the clerk is on another that the report rests on", async () => {
    const bench = await following();
    bench.grid.activate(sheetNamed(bench.grid, "Feriados").id);
    type(bench, "A2", "!warning", "Feriados");
    await followed();
    expect(found(bench)).toContain("warning A2");
    expect(bench.report().calendar.sheet.name).toBe("Calendario");
    expect(bench.grid.active().name()).toBe("Feriados");
  });

  test("leaves alone what is not read, and stops when it is switched off", async () => {
    const bench = await following();
    bench.requests();
    type(bench, "A1", "y", "Otra");
    await followed();
    expect(bench.requests()).toBe(0);
    await bench.pane.follow(false);
    type(bench, "D3", 46545);
    await followed();
    expect(bench.requests()).toBe(0);
    expect(bench.state().outcome).toMatchObject({ changedBy: "clerk" });
    await bench.pane.follow(true);
    await followed();
    expect(found(bench)).not.toContain("violation D3");
  });

  test("follows a sheet that is no calendar until it is one", async () => {
    const bench = startPane((grid) =>
      addSheet(grid, "Hoja1", [
        ["Sesión", "Tipo", "Comiensa"],
        ["O-1", "ordinaria", 46402],
      ]),
    );
    await bench.pane.follow(true);
    expect(bench.state().outcome).toMatchObject({
      kind: "unrecognised",
      columns: { misspelt: [{ title: "Comiensa", letters: "C", meant: "Comienza" }] },
    });
    type(bench, "C1", "Comienza", "Hoja1");
    await followed();
    expect(bench.state().outcome.kind).toBe("report");
  });

  test("never does two at once", async () => {
    const host = createFailingHost();
    const bench = await following({ between: host.between });
    host.slow(150);
    type(bench, "D3", 46545);
    await pause(350);
    const marking = bench.pane.mark();
    type(bench, "D2", "!warning");
    await marking;
    await pause(1200);
    const turns = bench.shown
      .map(({ work }) => work.activity ?? "")
      .filter((one, at, all) => one !== all[at - 1]);
    turns.forEach((activity, at) =>
      expect([at % 2 === 0, activity === ""]).toEqual([at % 2 === 0, at % 2 === 0]),
    );
    expect(found(bench)).toContain("warning D2");
  });
});

describe("marks while the pane follows", () => {
  test("are renewed after the clerk's edit, without a loop", async () => {
    const bench = await following();
    await bench.pane.mark();
    bench.requests();
    type(bench, "D3", 46545);
    await pause(1500);
    expect(marksOf(bench)).toEqual(['=N("MUNI-F")=0 E4:E5', '=N("MUNI-J")=0 F4', '=N("MUNI-N")=0 F3']);
    expect(bench.requests()).toBe(3);
    expect(bench.state().outcome).toMatchObject({ marks: "current", changedBy: undefined });
  });

  test("are not written again where they are right: the clerk can still undo", async () => {
    const bench = await following();
    await bench.pane.mark();
    const before = sheetNamed(bench.grid, "Calendario").marks();
    bench.requests();
    type(bench, "F5", "apunte");
    await followed();
    expect(sheetNamed(bench.grid, "Calendario").marks()).toEqual(before);
    expect(bench.requests()).toBe(2);
    expect(bench.state().outcome).toMatchObject({ marks: "current" });
  });

  test("are not put where there are none", async () => {
    const bench = await following();
    const before = snapshot(bench.grid);
    type(bench, "D2", "!violation");
    type(bench, "D2", 46402);
    await followed();
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("of a co-author's edit are left, and told to be of an earlier check", async () => {
    const bench = await following();
    await bench.pane.mark();
    const before = marksOf(bench);
    bench.grid.asCoauthor(() => type(bench, "D3", 46545));
    await followed();
    expect(found(bench)).not.toContain("violation D3");
    expect(marksOf(bench)).toEqual(before);
    expect(bench.state().outcome).toMatchObject({ marks: "earlier", changedBy: undefined });
  });

  test("stay on a sheet that was protected meanwhile", async () => {
    const bench = await following();
    await bench.pane.mark();
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.protect({ on: true, options: {} });
    const before = marksOf(bench);
    type(bench, "D3", 46545);
    await followed();
    expect(marksOf(bench)).toEqual(before);
    expect(bench.state()).toMatchObject({ notice: undefined, outcome: { marks: "earlier" } });
  });
});

test("without following, a co-author's change is told as such", async () => {
  const bench = startPane(withCalendar);
  await bench.pane.review();
  bench.grid.asCoauthor(() => type(bench, "D3", 46545));
  await pause(20);
  expect(bench.state().outcome).toMatchObject({ changedBy: "coauthor" });
});

test("where Excel does not wait for the end of typing, the check is put off and made up for", async () => {
  const sets = Object.fromEntries(Object.entries(LTSC_2021).filter(([name]) => name !== "DelayForCellEdit"));
  const bench = await following({ sets });
  type(bench, "D3", 46545);
  bench.grid.startEditing();
  await followed();
  expect(bench.state()).toMatchObject({ following: { postponed: true }, notice: undefined });
  bench.grid.endEditing();
  await pause(1800);
  expect(bench.state().following.postponed).toBe(false);
  expect(found(bench)).not.toContain("violation D3");
});

describe("a row inserted above a finding", () => {
  test("while the pane follows, the list has the new address", async () => {
    const bench = await following();
    sheetNamed(bench.grid, "Calendario").insertRows(1, 2);
    await followed();
    expect(found(bench)).toContain("violation D5");
  });

  test("else choosing the finding checks first and opens where it is now", async () => {
    const bench = startPane(withCalendar);
    await bench.pane.review();
    const [violation] = bench.report().findings;
    sheetNamed(bench.grid, "Calendario").insertRows(1, 2);
    await pause(20);
    expect(bench.state().outcome).toMatchObject({ changedBy: "clerk" });
    await bench.pane.goTo(violation!);
    expect(bench.grid.selection().rects).toEqual([parseA1("D5")]);
    expect(bench.state().outcome).toMatchObject({ changedBy: undefined });
  });

  test("a finding that is gone is told, and nothing is opened", async () => {
    const bench = startPane(withCalendar);
    await bench.pane.review();
    const [violation] = bench.report().findings;
    const before = bench.grid.selection();
    type(bench, "D3", 46545);
    await pause(20);
    await bench.pane.goTo(violation!);
    expect(bench.grid.selection()).toEqual(before);
    expect(bench.state().notice).toEqual({ kind: "solved" });
  });
});
