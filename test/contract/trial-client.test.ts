import type { NativeBridge } from "../../workbench/host/bridge";
import { createExcel } from "../../workbench/trial/excel";
import { checkCalendar } from "../../src/calendar/check";
import { addSheet, CALENDAR, snapshot, startPane, type PaneBench } from "./pane-bench";
import type { MemoryGrid } from "../host/memory-grid";

/*
 * The published trial has no file of Microsoft's: a stand-in of ours answers the pane. Whatever the pane does, it must
 * leave the same workbook and say the same as over Microsoft's client.
 */

function fill(grid: MemoryGrid): void {
  addSheet(grid, "Calendario", CALENDAR);
  addSheet(grid, "Parámetros", [
    ["Nombre", "Valor"],
    ["miembros", 16],
  ]);
  addSheet(grid, "Otra", CALENDAR.slice(0, 2));
}

function overMicrosoft(): PaneBench {
  return startPane(fill, { checkCalendar });
}

function overStandIn(): PaneBench {
  let bridge: NativeBridge | undefined;
  const bench = startPane(fill, { checkCalendar, between: (one) => void (bridge = one) });
  (globalThis as { Excel?: unknown }).Excel = createExcel(bridge!);
  return bench;
}

const SESSION: readonly [what: string, act: (bench: PaneBench) => Promise<unknown>][] = [
  ["a check", ({ pane }) => pane.review()],
  ["marks", ({ pane }) => pane.mark()],
  ["going to a finding", (bench) => bench.pane.goTo(bench.report().findings[0]!)],
  ["the findings beside the calendar", ({ pane }) => pane.writeFindingsColumn()],
  ["a report on a sheet of its own", ({ pane }) => pane.writeReportSheet()],
  ["a calendar proposed on new sheets", ({ pane }) => pane.writePlan()],
  ["another calendar of the workbook", (bench) => bench.pane.reviewCalendar(bench.state().calendars.at(-1)!)],
  ["taking the marks off", ({ pane }) => pane.unmark()],
  ["looking for formulas that are stuck", ({ pane }) => pane.findStuck()],
];

/** Ids that the grid counts up from one test to the next. */
function withoutIds(value: unknown): string {
  return JSON.stringify(value).replace(/\{0{8}-[0-9A-F-]+\}/g, "id");
}

async function perform(bench: PaneBench): Promise<string[]> {
  const seen: string[] = [];
  for (const [, act] of SESSION) {
    await act(bench);
    seen.push(withoutIds([snapshot(bench.grid), bench.state()]));
  }
  return seen;
}

test("the pane leaves and says the same over the stand-in as over Microsoft's client", async () => {
  const theirs = await perform(overMicrosoft());
  const ours = await perform(overStandIn());
  SESSION.forEach(([what], at) => expect(`${what}: ${ours[at]!}`).toBe(`${what}: ${theirs[at]!}`));
  // Each step did something.
  expect(new Set(theirs).size).toBe(SESSION.length);
});

test("an edit of the clerk is told, one of the pane is not", async () => {
  const bench = overStandIn();
  await bench.pane.review();
  await bench.pane.writeFindingsColumn();
  const before = bench.shown.length;
  bench.grid.sheets()[0]!.write({ row: 1, column: 2, rows: 1, columns: 1 }, [[46403]]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bench.shown.length).toBeGreaterThan(before);
});

test("a member that the stand-in does not have is said to be so", async () => {
  overStandIn();
  const { Excel } = globalThis as unknown as {
    Excel: { run(options: object, batch: (context: any) => Promise<unknown>): Promise<unknown> };
  };
  await expect(Excel.run({}, ({ workbook }) => workbook.worksheets.getFirst())).rejects.toThrow(
    "WorksheetCollection.getFirst was not loaded, or this stand-in",
  );
});
