import type { SheetCell } from "../../src/calendar/input";
import { FIRST_DAY, LAST_DAY } from "../../src/days/range";
import type { EditedBlock } from "../../src/workbook/block-edit";
import { DAY_FORMAT } from "../../src/workbook/day-format";
import { muniCalls } from "../../src/workbook/muni-formula";
import { DATE_FUNCTIONS } from "../self-check/known-cases";
import type { Refusal } from "../sheet-writer";
import type { Formatted, FoundCells, MuniCell, Scope } from "../workshop";
import { protectedOf, requestAreas, sheetRefusal, type RequestedArea } from "./muni-areas";
import { runExcel } from "./run";
import { scanFormulas, type ScannedCell } from "./scan-formulas";
import { filledRanges, type Filled } from "./spills";

/** A term that begins in the last year ends four years later. */
const LAST_RESULT = LAST_DAY + 5 * 366;

/** A number and no date on the screen; narrow columns round it. */
const NUMBER_SHOWN = /^\d[\d.,]*(?:E\+?\d+)?$/i;

export async function findBareDates(scope: Scope, signal: AbortSignal): Promise<FoundCells> {
  const { sheets, cells } = await scanFormulas(scope, signal);
  const givers = cells.filter(({ formula }) => muniCalls(formula).some((name) => DATE_FUNCTIONS.has(name)));
  const filled = await filledRanges(givers);
  const found = new Map<string, MuniCell>();
  for (const cell of [...givers, ...filled.flatMap(cellsOf)])
    if (isBareDay(cell)) found.set(`${cell.place.sheet.id} ${cell.place.row} ${cell.place.column}`, cell);
  return protectedOf(sheets, [...found.values()]);
}

/** Each cell that a table fills, under the formula that fills it. */
function cellsOf({ from, range }: Filled): Omit<ScannedCell, "mayBeFilled" | "mayFill">[] {
  const { rowIndex, columnIndex, values, numberFormat, text } = range;
  return (values as SheetCell[][]).flatMap((line, i) =>
    line.map((value, j) => ({
      place: { sheet: from.place.sheet, row: rowIndex + i, column: columnIndex + j },
      formula: from.formula,
      value,
      format: String((numberFormat as unknown[][])[i]![j]),
      text: text[i]![j]!,
    })),
  );
}

function isBareDay({ value, format, text }: Pick<ScannedCell, "value" | "format" | "text">): boolean {
  return format === "General" && isResultDay(value) && NUMBER_SHOWN.test(text);
}

/** A count or a difference of days is never so large. */
function isResultDay(value: SheetCell): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= FIRST_DAY && value <= LAST_RESULT;
}

/** @throws BookFailure */
export async function formatDates(cells: readonly MuniCell[]): Promise<Formatted | Refusal> {
  return runExcel(async (context) => {
    const requested = requestAreas(context, cells, "numberFormat,values");
    await context.sync();
    const refusal = sheetRefusal(requested, (area) => firstChanged(area));
    if (refusal) return refusal;
    for (const { range } of requested) range.numberFormat = filledWith(range.numberFormat as unknown[][]);
    await context.sync();
    return { kind: "written" as const, cells: cells.length, undo: requested.map(undoOf) };
  });
}

/** A cell that got a format, or another value that is no day, since it was found. */
function firstChanged({ range }: RequestedArea): { row: number; column: number } | undefined {
  const values = range.values as SheetCell[][];
  for (const [row, line] of (range.numberFormat as unknown[][]).entries()) {
    const column = line.findIndex((format, at) => format !== "General" || !isResultDay(values[row]![at]!));
    if (column >= 0) return { row, column };
  }
  return undefined;
}

function filledWith(formats: unknown[][]): string[][] {
  return formats.map((line) => line.map(() => DAY_FORMAT));
}

function undoOf({ sheet, block, range }: RequestedArea): EditedBlock {
  const values = range.values as SheetCell[][];
  return {
    sheet,
    row: block.row,
    column: block.column,
    before: values.map((line) => line.map((value) => ({ value, formula: value, format: "General" }))),
    written: values,
    formatted: DAY_FORMAT,
  };
}
