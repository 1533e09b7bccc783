import type { SheetCell } from "../../src/calendar/input";
import type { Day } from "../../src/days/civil";
import type { Language } from "../../src/messages/text";
import { createController, type PaneActions } from "../../taskpane/controller";
import { createExcelBook } from "../../taskpane/excel/excel-book";
import { createExcelWorkshop } from "../../taskpane/excel/excel-workshop";
import { createExcelWriter } from "../../taskpane/excel/excel-writer";
import { officeFacts } from "../../taskpane/office-facts";
import type { CheckCalendar, Report } from "../../src/workbook/report";
import type { AssociatedFunctions } from "../../taskpane/self-check/run-cases";
import { firstLanguages } from "../../taskpane/slices/languages";
import type { PaneState } from "../../taskpane/state";
import { parseA1 } from "../../workbench/host/a1";
import { bridgeTo, type NativeBridge } from "../../workbench/host/bridge";
import type { GridSheet } from "../../workbench/host/grid";
import { createHost, type ExcelHost } from "../../workbench/host/host";
import { LTSC_2021, type RequirementSets } from "../../workbench/host/sets";
import { standaloneEnvironment } from "../../workbench/office/office";
import { loadClient } from "../host/client";
import { createMemoryGrid, type MemoryGrid, type MemoryGridOptions } from "../host/memory-grid";
import { trialCheck } from "./pane-trial-check";

/** The pane without its page, over Microsoft's client and a workbook in memory. */
export interface PaneBench {
  readonly grid: MemoryGrid;
  readonly host: ExcelHost;
  readonly pane: PaneActions;
  readonly state: () => PaneState;
  /** Every state that was shown, oldest first. */
  readonly shown: readonly PaneState[];
  /** The report on the screen. */
  readonly report: () => Report;
  /** Requests of the pane since the last call, the client's own cleaning up left out. */
  readonly requests: () => number;
}

export interface BenchOptions extends MemoryGridOptions {
  readonly sets?: RequirementSets;
  readonly readOnly?: boolean;
  /** The trial check where none is given. */
  readonly checkCalendar?: CheckCalendar;
  readonly chosenLanguage?: Language;
  /** The pane's clock; the day of the tests where none is given. */
  readonly today?: Day;
  /** Those of the add-in's page; none where none are given. */
  readonly functions?: AssociatedFunctions;
  /** Stands between the client and the host. */
  readonly between?: (bridge: NativeBridge) => void;
}

/** Calendar of the tests: a violation in D3, a note in F3, a judgement in F4, and E4:E5 missing. */
export const CALENDAR: SheetCell[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina", "Convocada por", "Notas"],
  ["O-1", "ordinaria", 46402, 46402, "", ""],
  ["P-1", "presupuesto", 46542, "!violation", "", "!note"],
  ["E-1", "extraordinaria", 46600, 46601, "!missing", "!judgement"],
  ["E-2", "extraordinaria", 46630, 46631, "!missing", ""],
];

/** 1 May 2027. */
const DAY_OF_TESTS: Day = 46508;

/** Loads the client over a workbook that `fill` makes, and starts the pane. */
export function startPane(fill: (grid: MemoryGrid) => void, options: BenchOptions = {}): PaneBench {
  const grid = createMemoryGrid(options);
  fill(grid);
  const host = createHost(grid, { name: "Libro1.xlsx", readOnly: options.readOnly ?? false });
  const bridge = bridgeTo(host);
  options.between?.(bridge);
  const window = loadClient(bridge, standaloneEnvironment(options.sets ?? LTSC_2021));
  window.OfficeExtension.CommonUtility._doApiNotSupportedCheck = true;
  // The pane names the client as the page does.
  (globalThis as { Excel?: unknown }).Excel = window.Excel;
  const shown: PaneState[] = [];
  const pane = createController({
    book: createExcelBook(),
    writer: createExcelWriter(),
    workshop: createExcelWorkshop(),
    surroundings: {
      functions: options.functions ?? (() => undefined),
      office: () => officeFacts(window.Office as typeof Office),
      theme: () => "light",
    },
    today: () => options.today ?? DAY_OF_TESTS,
    checkCalendar: options.checkCalendar ?? trialCheck,
    languages: firstLanguages("es", options.chosenLanguage),
    follows: false,
    show: (state) => void shown.push(state),
  });
  const state = (): PaneState => shown.at(-1)!;
  return {
    grid,
    host,
    pane,
    shown,
    state,
    report() {
      const { outcome } = state();
      if (outcome.kind !== "report") throw new Error(`The pane shows no report: ${JSON.stringify(state())}`);
      return outcome.report;
    },
    requests() {
      const count = host.traffic.work().length;
      host.traffic.clear();
      return count;
    },
  };
}

/** Adds a sheet with those rows, its first cell at `at`. */
export function addSheet(
  grid: MemoryGrid,
  name: string,
  rows: readonly (readonly SheetCell[])[],
  at = "A1",
): GridSheet {
  const sheet = grid.addSheet(name);
  const { row, column } = parseA1(at)!;
  if (rows.length > 0)
    sheet.write(
      { row, column, rows: rows.length, columns: rows[0]!.length },
      rows.map((cells) => [...cells]),
    );
  return sheet;
}

/** A workbook with the calendar of the tests on its first sheet. */
export function withCalendar(grid: MemoryGrid): void {
  addSheet(grid, "Calendario", CALENDAR);
}

export function sheetNamed(grid: MemoryGrid, name: string): GridSheet {
  return grid.sheets().find((sheet) => sheet.name() === name)!;
}

const CORNER = { row: 0, column: 0, rows: 12, columns: 12 };

/** All that a workbook keeps, as far as the host has it: what must be the same after marks are gone. */
export function snapshot(grid: MemoryGrid): unknown {
  return structuredClone({
    active: grid.active().id,
    selection: { sheet: grid.selection().sheet.id, rects: grid.selection().rects },
    names: grid.names(),
    settings: [...grid.settings],
    sheets: grid.sheets().map(sheetSnapshot),
  });
}

function sheetSnapshot(sheet: GridSheet): unknown {
  return {
    id: sheet.id,
    name: sheet.name(),
    visible: sheet.visible(),
    cells: sheet.read(CORNER),
    used: [sheet.used(true), sheet.used(false)],
    looks: cellsOf(sheet.look.bind(sheet)),
    widths: Array.from({ length: CORNER.columns }, (_, column) => sheet.columnWidth(column)),
    frozen: sheet.frozen(),
    marks: sheet.marks(),
    merges: sheet.merges(),
    hidden: cellsOf(({ row }) => sheet.rowHidden(row)),
    validations: cellsOf(sheet.validation.bind(sheet)),
    tables: sheet.tables(),
    protection: sheet.protection(),
    properties: [...sheet.props],
  };
}

function cellsOf<T>(read: (rect: typeof CORNER) => T): T[] {
  const cells: T[] = [];
  for (let row = 0; row < CORNER.rows; row++)
    for (let column = 0; column < CORNER.columns; column++)
      cells.push(read({ row, column, rows: 1, columns: 1 }));
  return cells;
}
