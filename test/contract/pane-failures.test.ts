import type { SheetCell } from "../../src/calendar/input";
import { FAILURE_TEXTS, PANE_TEXTS } from "../../src/messages/pane";
import { noticeOf, statusOf, warningOf } from "../../taskpane/words";
import { parseA1 } from "../../workbench/host/a1";
import { createFailingHost, type FailingHost } from "./failing-host";
import {
  CALENDAR,
  addSheet,
  sheetNamed,
  snapshot,
  startPane,
  withCalendar,
  type PaneBench,
} from "./pane-bench";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function withFailingHost(fill = withCalendar): { host: FailingHost; bench: PaneBench } {
  const host = createFailingHost();
  return { host, bench: startPane(fill, { between: host.between }) };
}

function tall(grid: Parameters<typeof withCalendar>[0]): void {
  const row = (i: number): SheetCell[] => [`O-${i}`, "ordinaria", 46402, 46402, "", ""];
  addSheet(grid, "Calendario", [CALENDAR[0]!, ...Array.from({ length: 11_000 }, (_, i) => row(i))]);
}

/** Part of every request that reads cells; of one that reads the second block; of one that writes marks. */
const READS = "rowHidden";
const SECOND_BLOCK = "GetRangeByIndexes";
const WRITES = "GetRanges";

describe("Excel that does not answer", () => {
  test("is told after half a second and after a second and a half, and the check can be cancelled", async () => {
    const { host, bench } = withFailingHost();
    host.die();
    const review = bench.pane.review();
    await pause(600);
    expect(bench.state().work).toEqual({ activity: "reviewing", pace: "slow" });
    expect(statusOf(bench.state())).toBe(PANE_TEXTS.reviewing);
    await pause(1000);
    expect(statusOf(bench.state())).toBe(PANE_TEXTS.waiting);
    bench.pane.cancel();
    await review;
    expect(bench.state().work).toEqual({ activity: undefined, pace: "quick" });
    expect(noticeOf(bench.state().notice)).toBe(PANE_TEXTS.cancelled);
    expect(bench.state().outcome.kind).toBe("none");
  });

  test("for half a minute is told to be lost", async () => {
    jest.useFakeTimers();
    try {
      const { host, bench } = withFailingHost();
      host.die();
      const review = bench.pane.review();
      await jest.advanceTimersByTimeAsync(30_000);
      expect(statusOf(bench.state())).toBe(PANE_TEXTS.lost);
      bench.pane.cancel();
      await review;
    } finally {
      jest.useRealTimers();
    }
  });

  test("lets the next action begin once it was cancelled, and answers it when it is back", async () => {
    const { host, bench } = withFailingHost();
    host.die();
    const review = bench.pane.review();
    const next = bench.pane.review();
    await pause(20);
    bench.pane.cancel();
    await review;
    host.recover();
    bench.pane.cancel();
    await next;
    await bench.pane.review();
    expect(bench.report().findings).toHaveLength(5);
  });

  test("while marks are written leaves them unknown, and says so", async () => {
    const { host, bench } = withFailingHost();
    await bench.pane.review();
    host.before(WRITES, () => host.die());
    const mark = bench.pane.mark();
    await pause(100);
    bench.pane.cancel();
    await mark;
    expect(noticeOf(bench.state().notice)).toBe(PANE_TEXTS.abandoned);
    expect(warningOf(bench.state())).toBe(PANE_TEXTS.unknownMarks);
    host.recover();
    await bench.pane.mark();
    expect(bench.state().outcome).toMatchObject({ marks: "current" });
  });
});

describe("a check that is cancelled", () => {
  test("drops what Excel answers later", async () => {
    const { host, bench } = withFailingHost();
    host.slow(100);
    const review = bench.pane.review();
    await pause(20);
    bench.pane.cancel();
    await review;
    await pause(200);
    expect(bench.state()).toMatchObject({ outcome: { kind: "none" }, notice: { kind: "cancelled" } });
  });

  test("stops between two blocks of rows", async () => {
    const { host, bench } = withFailingHost(tall);
    host.before(SECOND_BLOCK, () => bench.pane.cancel());
    await bench.pane.review();
    await pause(300);
    expect(bench.host.traffic.work()).toHaveLength(2);
    expect(bench.state()).toMatchObject({ outcome: { kind: "none" }, notice: { kind: "cancelled" } });
  });

  test("before its marks marks nothing", async () => {
    const { host, bench } = withFailingHost();
    const before = snapshot(bench.grid);
    host.slow(100);
    const mark = bench.pane.mark();
    await pause(20);
    bench.pane.cancel();
    await mark;
    await pause(300);
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("is nothing to cancel when nothing goes on", () => {
    const { bench } = withFailingHost();
    bench.pane.cancel();
    expect(bench.state().notice).toBeUndefined();
  });
});

describe("a connection that is refused", () => {
  test.each([
    [503, "ConnectionFailure", "lost"],
    [408, "Timeout", "lost"],
    [500, "GeneralException", "other"],
  ] as const)(
    "with status %i and code %s is told as %s, and the report stays",
    async (status, code, failure) => {
      const { host, bench } = withFailingHost();
      await bench.pane.review();
      host.refuse(READS, status, code);
      await bench.pane.review();
      expect(bench.state()).toMatchObject({
        notice: { kind: "failed", failure, code },
        outcome: { kind: "report" },
      });
      expect(noticeOf(bench.state().notice)).toBe(FAILURE_TEXTS[failure]);
      host.recover();
      await bench.pane.review();
      expect(bench.state().notice).toBeUndefined();
    },
  );

  test("too much to mark is told, and nothing is marked", async () => {
    const { host, bench } = withFailingHost();
    const before = snapshot(bench.grid);
    host.refuse(WRITES, 400, "RequestPayloadSizeLimitExceeded");
    await bench.pane.mark();
    expect(noticeOf(bench.state().notice)).toBe(FAILURE_TEXTS.tooMuch);
    expect(bench.state().outcome).toMatchObject({ marks: "none" });
    expect(snapshot(bench.grid)).toEqual(before);
  });

  test("too much to read is told", async () => {
    const { host, bench } = withFailingHost();
    host.refuse(READS, 400, "ResponsePayloadSizeLimitExceeded");
    await bench.pane.review();
    expect(noticeOf(bench.state().notice)).toBe(FAILURE_TEXTS.tooLarge);
  });
});

describe("a sheet that changes under the check", () => {
  test("deleted between two blocks is told as gone", async () => {
    const { host, bench } = withFailingHost((grid) => {
      tall(grid);
      addSheet(grid, "Otra", [["x"]]);
    });
    host.before(SECOND_BLOCK, () => bench.grid.deleteSheet(sheetNamed(bench.grid, "Calendario").id));
    await bench.pane.review();
    expect(bench.state()).toMatchObject({ outcome: { kind: "none" }, notice: { failure: "gone" } });
  });

  test("renamed between two blocks is checked all the same, and its cells open", async () => {
    const { host, bench } = withFailingHost(tall);
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.write(parseA1("D9000")!, [["!violation"]]);
    host.before(SECOND_BLOCK, () => sheet.rename("Sesiones"));
    await bench.pane.review();
    await bench.pane.goTo(bench.report().findings[0]!);
    expect(bench.grid.selection().rects).toEqual([parseA1("D9000")]);
    expect(bench.state().notice).toBeUndefined();
  });

  test("deleted before it is looked through for another calendar is left out", async () => {
    const { host, bench } = withFailingHost((grid) => {
      withCalendar(grid);
      addSheet(grid, "Otra", CALENDAR);
    });
    host.before("A1:GR50", () => bench.grid.deleteSheet(sheetNamed(bench.grid, "Otra").id));
    await bench.pane.review();
    expect(bench.state()).toMatchObject({ outcome: { kind: "report" }, notice: undefined });
    expect(bench.state().calendars.map(({ sheet }) => sheet.name)).toEqual(["Calendario"]);
  });

  test("protected between the check and the marks stops them, and nothing is half done", async () => {
    const { host, bench } = withFailingHost();
    host.before(WRITES, () => sheetNamed(bench.grid, "Calendario").protect({ on: true, options: {} }));
    await bench.pane.mark();
    expect(noticeOf(bench.state().notice)).toBe(FAILURE_TEXTS.protected);
    expect(bench.state().outcome).toMatchObject({ kind: "report", marks: "none" });
    expect(sheetNamed(bench.grid, "Calendario").marks()).toEqual([]);
  });

  test("protected beside one that was marked already: what was put is taken away again", async () => {
    const { host, bench } = withFailingHost((grid) => {
      withCalendar(grid);
      addSheet(grid, "Feriados", [["Fecha"], ["!note"]]);
    });
    await bench.pane.mark();
    const before = sheetNamed(bench.grid, "Calendario").marks();
    expect(before.length).toBeGreaterThan(0);
    sheetNamed(bench.grid, "Calendario").write(parseA1("D3")!, [[46545]]);
    host.before(WRITES, () => sheetNamed(bench.grid, "Feriados").protect({ on: true, options: {} }));
    await bench.pane.mark();
    expect(noticeOf(bench.state().notice)).toBe(FAILURE_TEXTS.protected);
    expect(sheetNamed(bench.grid, "Calendario").marks()).toEqual(before);
    expect(bench.state().outcome).toMatchObject({ marks: "earlier" });
  });

  test("deleted after a check, with the pane following, is told once and the report stays", async () => {
    const { bench } = withFailingHost((grid) => {
      withCalendar(grid);
      addSheet(grid, "Feriados", [["Fecha"], [46400]]);
    });
    await bench.pane.follow(true);
    bench.grid.deleteSheet(sheetNamed(bench.grid, "Calendario").id);
    sheetNamed(bench.grid, "Feriados").write(parseA1("A2")!, [[46401]]);
    await pause(600);
    expect(bench.state()).toMatchObject({ outcome: { kind: "report" }, notice: { failure: "gone" } });
    expect(warningOf(bench.state())).toBe(PANE_TEXTS.stale);
  });
});
