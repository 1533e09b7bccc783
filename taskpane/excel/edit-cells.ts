import type { CellContent } from "../../src/calendar/finding";
import type { SheetCell } from "../../src/calendar/input";
import { DAYS_TO_1904 } from "../../src/calendar/model/session-row";
import { blockAddress, type Block } from "../../src/workbook/address";
import {
  sameCell,
  type BlockEdit,
  type CellState,
  type EditedBlock,
  type Undo,
} from "../../src/workbook/block-edit";
import { DAY_FORMAT, showsDays } from "../../src/workbook/day-format";
import type { SheetRef } from "../../src/workbook/reading";
import type { Place } from "../../src/workbook/report";
import { typedText } from "../../src/workbook/typed-text";
import type { Refusal, Undone, Written } from "../sheet-writer";
import { requestLook, takeOff, takeOn, type CellLook } from "./cell-look";
import { halfDone } from "./errors";
import { runExcel } from "./run";

/** A rectangle that was asked for, with what decides whether it can be written. */
interface Requested {
  readonly sheet: Excel.Worksheet;
  readonly range: Excel.Range;
}

function request(
  context: Excel.RequestContext,
  place: { readonly sheet: SheetRef; readonly row: number; readonly column: number },
  rows: readonly (readonly unknown[])[],
): Requested {
  const sheet = context.workbook.worksheets.getItem(place.sheet.id).load("id,name,protection/protected");
  const range = sheet
    .getRangeByIndexes(place.row, place.column, rows.length, rows[0]!.length)
    .load("values,formulas,numberFormat");
  return { sheet, range };
}

/**
 * Compares the cells with what the edits say of them, and writes all edits in one request. What was written is taken
 * back where Excel fails in the middle.
 *
 * @throws BookFailure
 */
export async function editCells(edits: readonly BlockEdit[], dates1904: boolean): Promise<Written | Refusal> {
  const compared = await runExcel(async (context) => {
    const requested = edits.map((edit) => request(context, edit, edit.before));
    const looks = edits.map(({ like }, at) => like && requestedLook(requested[at]!, like));
    await context.sync();
    const befores = requested.map(({ range }) => statesOf(range));
    const refusal =
      protectedAmong(requested) ??
      changedAmong(edits, (edit, at) => differing(edit, edit.before, befores[at]!));
    return refusal ?? { kind: "same" as const, befores, looks: looks.map((look) => look?.()) };
  });
  if (compared.kind !== "same") return compared;
  const { befores, looks } = compared;
  const blocks = edits.map((edit, at) => editedBlock(edit, befores[at]!, looks[at]));
  return { kind: "written", undo: await write(edits, { blocks, looks }, dates1904) };
}

function requestedLook(
  { sheet, range }: Requested,
  { row, column }: NonNullable<BlockEdit["like"]>,
): () => CellLook | undefined {
  return requestLook(range.getCell(0, 0), sheet.getRangeByIndexes(row, column, 1, 1));
}

function editedBlock(
  { sheet, row, column, after, grow }: BlockEdit,
  before: CellState[][],
  look: CellLook | undefined,
): EditedBlock {
  const kept = before.map((cells, i) =>
    cells.map((cell, j) => (grow || after[i]![j] !== undefined ? cell : undefined)),
  );
  return {
    sheet,
    row,
    column,
    before: kept,
    written: [],
    ...(grow ? { grown: grow } : {}),
    ...(look ? { styled: true } : {}),
  };
}

/** The blocks of some edits as they were, and the look that the first cell of each takes on. */
interface Prepared {
  readonly blocks: readonly EditedBlock[];
  readonly looks: readonly (CellLook | undefined)[];
}

async function write(
  edits: readonly BlockEdit[],
  { blocks, looks }: Prepared,
  dates1904: boolean,
): Promise<Undo> {
  try {
    return await runExcel(async (context) => {
      const ranges = edits.map((edit, at) => writeBlock(context, edit, blocks[at]!, dates1904));
      ranges.forEach((range, at) => looks[at] && takeOn(range.getCell(0, 0), looks[at]));
      await context.sync();
      return blocks.map((block, at) => ({ ...block, written: ranges[at]!.values as SheetCell[][] }));
    });
  } catch (error) {
    if (await isTakenBack(blocks)) throw error;
    throw halfDone(error);
  }
}

/** Excel keeps what it did before an error: that is put back. */
async function isTakenBack(all: Undo): Promise<boolean> {
  try {
    const blocks = await withoutGone(all);
    if (await areAsBefore(blocks)) return true;
    await restore(blocks);
    return true;
  } catch {
    return false; // told by the caller, with the error that came first
  }
}

/** Those whose sheet is there still: of the others nothing is left to be taken back. */
async function withoutGone<B extends { readonly sheet: SheetRef }>(blocks: readonly B[]): Promise<B[]> {
  return runExcel(async (context) => {
    const sheets = blocks.map(({ sheet }) =>
      context.workbook.worksheets.getItemOrNullObject(sheet.id).load("id"),
    );
    await context.sync();
    return blocks.filter((_, at) => !sheets[at]!.isNullObject);
  });
}

async function areAsBefore(blocks: Undo): Promise<boolean> {
  return runExcel(async (context) => {
    const requested = blocks.map((block) => request(context, block, block.before));
    const tables = blocks.map(
      ({ grown }) => grown && context.workbook.tables.getItem(grown.table.id).getRange().load("rowCount"),
    );
    await context.sync();
    return blocks.every(({ before, grown }, at) => {
      const now = statesOf(requested[at]!.range);
      const isAsTall = tables[at]?.rowCount === grown?.block.rows;
      return isAsTall && !firstCell(now, (cell, row, column) => isChanged(before[row]![column], cell));
    });
  });
}

function isChanged(before: CellState | undefined, { value, formula, format }: CellState): boolean {
  return (
    before !== undefined &&
    !(sameCell(before.value, value) && before.formula === formula && before.format === format)
  );
}

function writeBlock(
  context: Excel.RequestContext,
  { sheet, row, column, after, grow }: BlockEdit,
  { before }: EditedBlock,
  dates1904: boolean,
): Excel.Range {
  if (grow) resize(context, grow, after.length);
  const range = context.workbook.worksheets
    .getItem(sheet.id)
    .getRangeByIndexes(row, column, after.length, after[0]!.length);
  const formats = after.map((cells, i) => cells.map((cell, j) => newFormat(cell, before[i]![j])));
  if (formats.some((cells) => cells.some((format) => format !== null)))
    range.numberFormat = formats as string[][];
  range.values = after.map((cells, i) =>
    cells.map((cell, j) => typed(cell, formats[i]![j] ?? before[i]![j]?.format ?? "General", dates1904)),
  );
  return range.load("values");
}

function isDay(cell: CellContent | undefined): cell is { readonly day: number } {
  return typeof cell === "object" && cell !== null;
}

/** A day is shown as one; all else keeps the format of its cell. */
function newFormat(cell: CellContent | undefined, before: CellState | undefined): string | null {
  return isDay(cell) && !showsDays(before?.format ?? "General") ? DAY_FORMAT : null;
}

/** What is handed to Excel for a cell; null leaves it as it is. */
function typed(cell: CellContent | undefined, format: string, dates1904: boolean): string | number | null {
  if (cell === undefined) return null;
  if (cell === null) return "";
  if (isDay(cell)) return dates1904 ? cell.day - DAYS_TO_1904 : cell.day;
  return typeof cell === "string" ? typedText(cell, format) : cell;
}

/**
 * Puts back values, formulas and number formats, unless the cells do not hold any more what was written.
 *
 * @throws BookFailure
 */
export async function undoEdit(blocks: Undo): Promise<Undone | Refusal> {
  const refusal = await runExcel(async (context) => {
    const requested = blocks.map((block) => request(context, block, block.before));
    await context.sync();
    const now = requested.map(({ range }) => statesOf(range));
    return protectedAmong(requested) ?? changedAmong(blocks, (block, at) => changedSince(block, now[at]!));
  });
  if (refusal) return refusal;
  try {
    await restore(blocks);
  } catch (error) {
    throw (await isAllWritten(blocks)) ? error : halfDone(error);
  }
  return { kind: "undone" };
}

/** Whether a change is there as it was made: nothing of it was taken back. */
async function isAllWritten(all: Undo): Promise<boolean> {
  try {
    const blocks = await withoutGone(all);
    return await runExcel(async (context) => {
      const requested = blocks.map((block) => request(context, block, block.before));
      await context.sync();
      return !changedAmong(blocks, (block, at) => changedSince(block, statesOf(requested[at]!.range)));
    });
  } catch {
    return false; // told by the caller, with the error that came first
  }
}

/** The format goes first, so that a text is taken as it was; and last, for what is typed may bring one along. */
async function restore(blocks: Undo): Promise<void> {
  await runExcel(async (context) => {
    for (const { sheet, row, column, before, grown, formatted, styled } of blocks) {
      const range = context.workbook.worksheets
        .getItem(sheet.id)
        .getRangeByIndexes(row, column, before.length, before[0]!.length);
      const formats = before.map((cells) => cells.map((cell) => cell?.format ?? null)) as string[][];
      range.numberFormat = formats;
      if (formatted !== undefined) continue;
      range.formulas = before.map((cells) => cells.map((cell) => (cell ? formulaOf(cell) : null)));
      range.numberFormat = formats;
      if (styled) takeOff(range.getCell(0, 0));
      if (grown) resize(context, grown, 0);
    }
    await context.sync();
  });
}

function formulaOf({ value, formula, format }: CellState): SheetCell {
  if (formula !== value) return formula;
  return typeof value === "string" && value !== "" ? typedText(value, format) : value;
}

function resize(
  context: Excel.RequestContext,
  { table, block }: NonNullable<BlockEdit["grow"]>,
  by: number,
): void {
  context.workbook.tables.getItem(table.id).resize(blockAddress({ ...block, rows: block.rows + by }));
}

function statesOf({ values, formulas, numberFormat }: Excel.Range): CellState[][] {
  return (values as SheetCell[][]).map((cells, i) =>
    cells.map((value, j) => ({
      value,
      formula: (formulas as SheetCell[][])[i]![j]!,
      format: String((numberFormat as unknown[][])[i]![j]),
    })),
  );
}

function protectedAmong(requested: readonly Requested[]): Refusal | undefined {
  const sheets = new Map(
    requested
      .filter(({ sheet }) => sheet.protection.protected)
      .map(({ sheet: { id, name } }) => [id, { id, name }]),
  );
  return sheets.size === 0 ? undefined : { kind: "protected", sheets: [...sheets.values()] };
}

/** The first cell of the blocks that is not as expected. */
function changedAmong<B extends { readonly sheet: SheetRef; readonly row: number; readonly column: number }>(
  blocks: readonly B[],
  find: (block: B, at: number) => { readonly row: number; readonly column: number } | undefined,
): Refusal | undefined {
  for (const [at, block] of blocks.entries()) {
    const found = find(block, at);
    if (!found) continue;
    const place: Place = {
      sheet: block.sheet,
      row: block.row + found.row,
      column: block.column + found.column,
    };
    return { kind: "stale", at: place };
  }
  return undefined;
}

function differing(
  { after, grow }: BlockEdit,
  expected: BlockEdit["before"],
  now: CellState[][],
): { row: number; column: number } | undefined {
  return firstCell(now, (cell, row, column) => {
    const concerns = grow !== undefined || after[row]![column] !== undefined;
    return concerns && !sameCell(expected[row]![column]!, cell.value);
  });
}

function changedSince(
  { before, written, formatted }: EditedBlock,
  now: CellState[][],
): { row: number; column: number } | undefined {
  if (formatted !== undefined) return firstCell(now, ({ format }) => format !== formatted);
  return firstCell(
    now,
    (cell, row, column) =>
      before[row]![column] !== undefined && !sameCell(written[row]![column]!, cell.value),
  );
}

function firstCell(
  now: CellState[][],
  isFound: (cell: CellState, row: number, column: number) => boolean,
): { row: number; column: number } | undefined {
  for (const [row, cells] of now.entries()) {
    const column = cells.findIndex((cell, at) => isFound(cell, row, at));
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** The cells at some places, in the same order. */
export async function readCells(places: readonly Place[]): Promise<CellState[]> {
  return runExcel(async (context) => {
    const requested = places.map((place) => request(context, place, [[place]]));
    await context.sync();
    return requested.map(({ range }) => statesOf(range)[0]![0]!);
  });
}

/** The values of a rectangle. */
export async function readBlock(
  sheet: SheetRef,
  { row, column, rows, columns }: Block,
): Promise<SheetCell[][]> {
  return runExcel(async (context) => {
    const range = context.workbook.worksheets
      .getItem(sheet.id)
      .getRangeByIndexes(row, column, rows, columns)
      .load("values");
    await context.sync();
    return range.values as SheetCell[][];
  });
}
