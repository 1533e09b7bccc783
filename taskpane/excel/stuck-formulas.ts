import type { SheetCell } from "../../src/calendar/input";
import type { CellState, EditedBlock } from "../../src/workbook/block-edit";
import { withPlainNames } from "../../src/workbook/muni-formula";
import type { Place } from "../../src/workbook/report";
import { BookFailure } from "../calendar-book";
import type { Refusal } from "../sheet-writer";
import type { FoundCells, MuniCell, Rewritten, Scope } from "../workshop";
import { areasOf, protectedOf, requestAreas, sheetRefusal, type RequestedArea } from "./muni-areas";
import { runExcel } from "./run";
import { scanFormulas } from "./scan-formulas";
import { untilComputed } from "./settled";
import { ownFormulas } from "./spills";

/** Formulas of one request, and the rows of a rectangle that go together. */
const CELLS_A_REQUEST = 2000;

/** As Excel's interface for programs gives it, and as a Spanish Excel shows it. */
const UNKNOWN_NAME: readonly SheetCell[] = ["#NAME?", "#¿NOMBRE?"];

export async function findStuck(scope: Scope, signal: AbortSignal): Promise<FoundCells> {
  const { sheets, cells } = await scanFormulas(scope, signal);
  const stuck = cells.filter(({ value }) => isStuck(value));
  return protectedOf(sheets, await ownFormulas(stuck));
}

function isStuck(value: SheetCell): boolean {
  return UNKNOWN_NAME.includes(value);
}

/**
 * Three kinds of requests: the cells are compared with what was found, written some at a time, and looked at until
 * they are computed. Where Excel refuses in the middle, the rest is left as it was.
 *
 * @throws BookFailure
 */
export async function rewriteFormulas(
  cells: readonly MuniCell[],
  signal: AbortSignal,
): Promise<Rewritten | Refusal> {
  const before = await compared(cells);
  if ("kind" in before) return before;
  const refused = await writeAll(cells, signal);
  const now = await readAll(cells, signal);
  return {
    kind: "written",
    after: cells.map((cell) => {
      const { formula, value } = stateOf(now, cell.place);
      return { ...cell, formula: String(formula), value };
    }),
    refused,
    undo: areasOf(cells).map((area) => undoOf(area, before, now)),
  };
}

/** Cells as they are, by sheet and place. */
type States = ReadonlyMap<string, CellState>;

function stateOf(states: States, { sheet, row, column }: Place): CellState {
  return states.get(`${sheet.id} ${row} ${column}`)!;
}

function undoOf(
  { sheet, block: { row, column, rows, columns } }: ReturnType<typeof areasOf>[number],
  before: States,
  now: States,
): EditedBlock {
  const each = <T>(pick: (place: Place) => T): T[][] =>
    Array.from({ length: rows }, (_, i) =>
      Array.from({ length: columns }, (__, j) => pick({ sheet, row: row + i, column: column + j })),
    );
  return {
    ...{ sheet, row, column },
    before: each((place) => stateOf(before, place)),
    written: each((place) => stateOf(now, place).value),
  };
}

/** What the cells are now; or why they may not be written. */
async function compared(cells: readonly MuniCell[]): Promise<States | Refusal> {
  return runExcel(async (context) => {
    const requested = requestAreas(context, cells, "formulas,values,numberFormat");
    await context.sync();
    const wanted = byPlace(cells);
    return (
      sheetRefusal(requested, (area) => firstChanged(area, wanted)) ?? new Map(requested.flatMap(statesOf))
    );
  });
}

function byPlace(cells: readonly MuniCell[]): Map<string, MuniCell> {
  return new Map(
    cells.map((cell) => [`${cell.place.sheet.id} ${cell.place.row} ${cell.place.column}`, cell]),
  );
}

function statesOf({ sheet, block, range }: RequestedArea): [string, CellState][] {
  const formulas = range.formulas as SheetCell[][];
  const formats = range.numberFormat as unknown[][];
  return (range.values as SheetCell[][]).flatMap((line, i) =>
    line.map((value, j): [string, CellState] => [
      `${sheet.id} ${block.row + i} ${block.column + j}`,
      { value, formula: formulas[i]![j]!, format: String(formats[i]![j]) },
    ]),
  );
}

/** A cell that has another formula now, or is not stuck any more. */
function firstChanged(
  { sheet, block, range }: RequestedArea,
  wanted: ReadonlyMap<string, MuniCell>,
): { row: number; column: number } | undefined {
  const values = range.values as SheetCell[][];
  for (const [row, line] of (range.formulas as SheetCell[][]).entries()) {
    const column = line.findIndex((formula, at) => {
      const found = wanted.get(`${sheet.id} ${block.row + row} ${block.column + at}`);
      return formula !== found?.formula || !isStuck(values[row]![at]!);
    });
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** @returns what Excel refused, and how many cells that left as they were */
async function writeAll(cells: readonly MuniCell[], signal: AbortSignal): Promise<Rewritten["refused"]> {
  for (let from = 0; from < cells.length; from += CELLS_A_REQUEST) {
    if (signal.aborted) return { code: "cancelled", cells: cells.length - from };
    try {
      await writeSome(cells.slice(from, from + CELLS_A_REQUEST));
    } catch (error) {
      if (!(error instanceof BookFailure) || from === 0) throw error;
      return { code: error.code, cells: cells.length - from };
    }
  }
  return undefined;
}

async function writeSome(cells: readonly MuniCell[]): Promise<void> {
  const wanted = byPlace(cells);
  await runExcel(async (context) => {
    for (const { sheet, block } of areasOf(cells)) {
      const { row, column, rows, columns } = block;
      const range = context.workbook.worksheets
        .getItem(sheet.id)
        .getRangeByIndexes(row, column, rows, columns);
      range.formulas = Array.from({ length: rows }, (_, i) =>
        Array.from({ length: columns }, (__, j) =>
          withPlainNames(wanted.get(`${sheet.id} ${row + i} ${column + j}`)!.formula),
        ),
      );
    }
    await context.sync();
  });
}

async function readAll(cells: readonly MuniCell[], signal: AbortSignal): Promise<States> {
  const now = new Map<string, CellState>();
  await untilComputed(
    () =>
      runExcel(async (context) => {
        const requested = requestAreas(context, cells, "formulas,values,numberFormat");
        await context.sync();
        for (const [key, state] of requested.flatMap(statesOf)) now.set(key, state);
        return requested.map(({ range }) => range.values as SheetCell[][]);
      }),
    signal,
  );
  return now;
}
