import * as functions from "../../functions/functions";
import { SELF_CHECK_TEXTS } from "../../src/messages/pane-upkeep";
import { formulaOf, KNOWN_CASES, type KnownArgument } from "../../taskpane/self-check/known-cases";
import { selfCheckReport } from "../../taskpane/self-check/report-text";
import type { AssociatedFunctions } from "../../taskpane/self-check/run-cases";
import { noticeOf } from "../../taskpane/words";
import { parseA1 } from "../../workbench/host/a1";
import type { Value } from "../../workbench/host/grid";
import { NEWEST } from "../../workbench/host/sets";
import { createFailingHost } from "./failing-host";
import { addSheet, snapshot, startPane, withCalendar, type BenchOptions, type PaneBench } from "./pane-bench";

type Call = (...args: unknown[]) => unknown;
interface Source {
  readonly metadata: { readonly id: string };
  readonly functionName: keyof typeof functions;
}
const { readFunctions } = jest.requireActual<{ readFunctions: (file: string) => Promise<Source[]> }>(
  "../../build/read-functions.js",
);

let calls: Map<string, Call>;
/** What Excel computes for the formulas of all cases. */
let computed: Record<string, Value | Value[][]>;

beforeAll(async () => {
  const sources = await readFunctions(require.resolve("../../functions/functions.ts"));
  calls = new Map(
    sources.map(({ metadata, functionName }) => [metadata.id, functions[functionName] as Call]),
  );
  computed = Object.fromEntries(
    KNOWN_CASES.map((known) => [formulaOf(known), resultOf(calls.get(known.name)!, known.args)]),
  );
});

function resultOf(call: Call, args: readonly KnownArgument[]): Value | Value[][] {
  try {
    return call(...args.map((one) => (one === null || typeof one === "object" ? one : [[one]]))) as Value;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const associated: AssociatedFunctions = (name) => calls.get(name);

function bench(options: BenchOptions = {}): PaneBench {
  return startPane(withCalendar, { functions: associated, formulas: computed, ...options });
}

function told({ state }: PaneBench): string {
  return noticeOf(state().notice).es;
}

describe("the self-check", () => {
  test("tries every function and changes nothing, in one request", async () => {
    const { grid, pane, state, requests } = bench();
    const before = snapshot(grid);
    await pane.checkSelf();
    expect(requests()).toBe(1);
    expect(state().upkeep.selfCheck!.results).toEqual({
      cases: KNOWN_CASES.length,
      failed: [],
      functions: 28,
      datesFormatted: false,
    });
    expect(snapshot(grid)).toEqual(before);
  });

  test("tells the host, its newest sets, the date system and the requests that the host counted", async () => {
    const { pane, host, state } = bench({ date1904: true, sets: NEWEST });
    const requestsBefore = async (): Promise<number> => {
      await pane.checkSelf();
      return state().upkeep.selfCheck!.requests;
    };
    const first = await requestsBefore();
    await pane.review();
    host.traffic.clear();
    const second = await requestsBefore();
    await pane.review();
    const third = await requestsBefore();
    // The pane counts what the host counts: one for the self-check, and those of a review.
    expect(third - second).toBe(host.traffic.work().length - 1);
    expect(second).toBeGreaterThan(first);
    expect(state().upkeep.selfCheck).toMatchObject({
      dates1904: true,
      office: {
        host: "Excel 16.0.15407 (OfficeOnline)",
        displayLanguage: "es-ES",
        sets: [
          { name: "ExcelApi", version: "1.15" },
          { name: "CustomFunctionsRuntime", version: "1.4" },
          { name: "SharedRuntime", version: "1.1" },
        ],
      },
    });
  });

  test("names the cases that fail, and functions that are not there", async () => {
    const { pane, state } = bench({
      functions: (name) => (name === "MUNI_QUORUM" ? undefined : calls.get(name)),
    });
    await pane.checkSelf();
    const { selfCheck } = state().upkeep;
    expect(selfCheck!.results.functions).toBe(27);
    const report = selfCheckReport(selfCheck!, undefined, "es");
    expect(report).toContain("- =MUNI_QUORUM(16): la función no está instalada");
    expect(report).toContain("Funciones: 27 de 28");
  });

  test("gives a report in both languages, without the workbook's name or its cells", async () => {
    const { pane, state } = bench();
    await pane.review();
    await pane.checkOnSheet();
    const { selfCheck, sheetCheck } = state().upkeep;
    for (const language of ["es", "en"] as const) {
      const report = selfCheckReport(selfCheck!, sheetCheck, language);
      expect(report.split("\n").length).toBeGreaterThan(11);
      for (const own of ["Libro1", "Calendario", "O-1", "46402"]) expect(report).not.toContain(own);
    }
    expect(selfCheckReport(selfCheck!, sheetCheck, "es").split("\n").slice(0, 4)).toEqual([
      "MUNI: informe del diagnóstico",
      "Fecha: 2027-05-01",
      expect.stringMatching(/^MUNI: \d+\.\d+\.\d+$/),
      "Funciones: 28 de 28",
    ]);
    expect(selfCheckReport(selfCheck!, sheetCheck, "en")).toContain(
      `Cases on a sheet: ${KNOWN_CASES.length} of ${KNOWN_CASES.length} give what is expected`,
    );
  });
});

describe("the trial on a sheet", () => {
  test("computes all cases in Excel and leaves the workbook as it was", async () => {
    const made = bench();
    made.grid.select(made.grid.active(), [parseA1("B3:C4")!]);
    const before = snapshot(made.grid);
    await made.pane.checkOnSheet();
    expect(made.state().upkeep.sheetCheck).toEqual({
      cases: KNOWN_CASES.length,
      failed: [],
      dateShown: "46187",
      busy: false,
      left: undefined,
    });
    expect(snapshot(made.grid)).toEqual(before);
    expect(made.state().notice).toMatchObject({ kind: "told", tone: "done" });
  });

  test("takes another name where a sheet has its own", async () => {
    const names: string[] = [];
    const { pane, grid } = startPane(
      (book) => {
        withCalendar(book);
        addSheet(book, "prueba de MUNI", [["mía"]]);
      },
      { functions: associated, formulas: computed },
    );
    grid.onChange(({ sheetId }) =>
      names.push(
        grid
          .sheets()
          .find(({ id }) => id === sheetId)
          ?.name() ?? "",
      ),
    );
    await pane.checkOnSheet();
    expect(new Set(names)).toEqual(new Set(["Prueba de MUNI (2)"]));
    expect(grid.sheets().map((sheet) => sheet.name())).toEqual(["Calendario", "prueba de MUNI"]);
  });

  test("names what Excel computes otherwise: an error, a value, a table of another size", async () => {
    const [deadline, total, dates] = ["MUNI_HOLD_DEADLINE", "MUNI_SEATS_TOTAL", "MUNI_BUDGET_DATES"].map(
      (name) => formulaOf(KNOWN_CASES.find((known) => known.name === name)!),
    );
    const rows = computed[dates!] as Value[][];
    const { pane, state } = bench({
      formulas: {
        ...computed,
        [deadline!]: "#NAME?",
        [total!]: 12,
        [dates!]: [...rows, ["", "", "", "", "", "x"]],
      },
    });
    await pane.checkOnSheet();
    expect(
      state().upkeep.sheetCheck!.failed.map(({ known, difference }) => [known.name, difference!.got]),
    ).toEqual([
      ["MUNI_HOLD_DEADLINE", "#NAME?"],
      ["MUNI_BUDGET_DATES", "5 × 6"],
      ["MUNI_SEATS_TOTAL", 12],
    ]);
  });

  test("waits until Excel has computed, and says where it did not", async () => {
    const first = formulaOf(KNOWN_CASES[0]!);
    const made = bench({ formulas: { ...computed, [first]: "#BUSY!" } });
    setTimeout(() => {
      const trial = made.grid.sheets().at(-1)!;
      expect(trial.name()).toBe("Prueba de MUNI");
      trial.write(parseA1("A1")!, [[46187]]);
    }, 700);
    await made.pane.checkOnSheet();
    expect(made.state().upkeep.sheetCheck).toMatchObject({ failed: [], busy: false });
  });
});

describe("a trial that fails", () => {
  function failing(options: BenchOptions = {}): {
    host: ReturnType<typeof createFailingHost>;
    made: PaneBench;
  } {
    const host = createFailingHost();
    return { host, made: bench({ ...options, between: host.between }) };
  }

  test("in a workbook that is read-only leaves nothing, and says so", async () => {
    const { made } = failing({ readOnly: true });
    await made.pane.checkOnSheet();
    expect(made.state().notice).toMatchObject({ kind: "failed", failure: "protected" });
    expect(made.state().upkeep.sheetCheck).toBeUndefined();
    expect(made.grid.sheets()).toHaveLength(1);
  });

  test("in reading takes its sheet away all the same", async () => {
    const { host, made } = failing();
    const before = snapshot(made.grid);
    // Only the reading asks for texts.
    host.refuse('"text"', 503, "ConnectionFailure");
    await made.pane.checkOnSheet();
    expect(made.state().notice).toMatchObject({ kind: "failed", failure: "lost" });
    expect(snapshot(made.grid)).toEqual(before);
  });

  test("in taking its sheet away says which sheet stayed", async () => {
    const { host, made } = failing();
    host.refuse('"Delete"', 503, "ConnectionFailure");
    await made.pane.checkOnSheet();
    expect(made.grid.sheets().map((sheet) => sheet.name())).toEqual(["Calendario", "Prueba de MUNI"]);
    expect(told(made)).toContain(SELF_CHECK_TEXTS.sheetLeft.es.replace("{sheet}", "Prueba de MUNI"));
    expect(made.state().upkeep.sheetCheck).toMatchObject({ failed: [], left: "Prueba de MUNI" });
  });

  test("in reading and in taking its sheet away says which sheet stayed", async () => {
    const { host, made } = failing();
    host.before('"text"', () => host.refuse("", 503, "ConnectionFailure"));
    await made.pane.checkOnSheet();
    expect(told(made)).toBe(SELF_CHECK_TEXTS.sheetLeft.es.replace("{sheet}", "Prueba de MUNI"));
    expect(made.state().upkeep.sheetCheck).toBeUndefined();
  });

  test("that is cancelled while it waits takes its sheet away", async () => {
    const first = formulaOf(KNOWN_CASES[0]!);
    const { made } = failing({ formulas: { ...computed, [first]: "#BUSY!" } });
    const before = snapshot(made.grid);
    const trial = made.pane.checkOnSheet();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made.grid.sheets()).toHaveLength(2);
    made.pane.cancel();
    await trial;
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(snapshot(made.grid)).toEqual(before);
  });

  test("with the clerk typing waits, and leaves nothing", async () => {
    const { made } = failing();
    const before = snapshot(made.grid);
    made.grid.startEditing();
    const trial = made.pane.checkOnSheet();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(made.grid.sheets()).toHaveLength(1);
    made.grid.endEditing();
    await trial;
    expect(made.state().upkeep.sheetCheck).toMatchObject({ failed: [] });
    expect(snapshot(made.grid)).toEqual(before);
  });
});
