import type { PlannedCell, PlannedColumn, SheetPlan } from "../../src/plan/sheet-plan";
import { isFormula } from "../../src/plan/sheet-plan";
import { DAYS_TO_1904 } from "../../src/calendar/model/session-row";
import { DAY_FORMAT } from "../../src/workbook/day-format";
import type { SheetRef } from "../../src/workbook/reading";
import { typedText } from "../../src/workbook/typed-text";
import type { NewSheet } from "../sheet-writer";
import { BookFailure } from "../calendar-book";
import { halfDone } from "./errors";
import { runExcel } from "./run";

/** A request of so many rows is well below what Excel on the web takes. */
const BLOCK_ROWS = 500;

/** Points of a character of a column, and of its margins. */
const [POINTS_A_CHARACTER, MARGIN_POINTS] = [5.25, 3.75];

const FORMATS: Readonly<Record<PlannedColumn["format"], string>> = {
  date: DAY_FORMAT,
  list: DAY_FORMAT,
  text: "@",
  time: "hh:mm",
  number: "0",
  general: "General",
};

const HEADER_LOOK = { fill: "#E3ECF7", font: "#1B3A5C" };

/**
 * Adds sheets behind the others. Where Excel fails in the middle those that were added
 * are taken away again.
 *
 * @throws BookFailure
 */
export async function addSheets(sheets: readonly NewSheet[], dates1904: boolean): Promise<SheetRef[]> {
  const { names, before } = await freeNames(sheets);
  const added: SheetRef[] = [];
  try {
    await runExcel(async (context) => {
      const made = names.map((name) => context.workbook.worksheets.add(name).load("id,name"));
      await context.sync();
      added.push(...made.map(({ id, name }) => ({ id, name })));
      sheets.forEach(({ plan }, at) => layOut(made[at]!, plan));
      for (const some of blocksOf(sheets, made, dates1904)) {
        some.forEach((write) => write());
        // eslint-disable-next-line office-addins/no-context-sync-in-loop -- one request for all but very long sheets
        await context.sync();
      }
    });
  } catch (error) {
    if (await areRemoved(() => (added.length > 0 ? added : addedBefore(error, names, before)))) throw error;
    throw halfDone(error);
  }
  return added;
}

/** The first name of each sheet that no sheet of the workbook has, nor one of the others. */
async function freeNames(
  sheets: readonly NewSheet[],
): Promise<{ readonly names: string[]; readonly before: ReadonlySet<string> }> {
  const there = await sheetsThere();
  const taken = new Set(there.map(({ name }) => name.toLowerCase()));
  const names = sheets.map(({ plan, otherNames }) => {
    const free = firstFree([plan.name, ...otherNames], taken);
    taken.add(free.toLowerCase());
    return free;
  });
  return { names, before: new Set(there.map(({ id }) => id)) };
}

async function sheetsThere(): Promise<SheetRef[]> {
  return runExcel(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name");
    await context.sync();
    return worksheets.items.map(({ id, name }) => ({ id, name }));
  });
}

/**
 * The sheets that a request had added when it failed: the first of the names. Where one of them was taken meanwhile, the
 * sheet that has it is somebody else's, and those after it were not added.
 */
async function addedBefore(
  error: unknown,
  names: readonly string[],
  before: ReadonlySet<string>,
): Promise<SheetRef[]> {
  const there = (await sheetsThere()).filter(({ id }) => !before.has(id));
  const named = names.map((name) => there.find((sheet) => sheet.name === name));
  const run = named.slice(0, [...named, undefined].indexOf(undefined)).filter((sheet) => sheet !== undefined);
  const isTaken = error instanceof BookFailure && error.code === "ItemAlreadyExists";
  return isTaken ? run.slice(0, -1) : run;
}

function firstFree(wanted: readonly string[], taken: ReadonlySet<string>): string {
  const free = wanted.find((name) => !taken.has(name.toLowerCase()));
  if (free !== undefined) return free;
  let number = 2;
  const last = wanted.at(-1)!;
  while (taken.has(`${last} (${number})`.toLowerCase())) number++;
  return `${last} (${number})`;
}

async function areRemoved(find: () => readonly SheetRef[] | Promise<readonly SheetRef[]>): Promise<boolean> {
  try {
    const added = await find();
    if (added.length === 0) return true;
    await runExcel(async (context) => {
      for (const { id } of added) context.workbook.worksheets.getItemOrNullObject(id).delete();
      await context.sync();
    });
    return true;
  } catch {
    return false; // told by the caller, with the error that came first
  }
}

/** Widths, header, formats and validations: all that does not grow with the rows. */
function layOut(sheet: Excel.Worksheet, { above, columns, rows, frozen, landscape }: SheetPlan): void {
  const headerRow = above.length;
  const header = sheet.getRangeByIndexes(headerRow, 0, 1, columns.length);
  header.format.fill.color = HEADER_LOOK.fill;
  header.format.font.color = HEADER_LOOK.font;
  header.format.font.bold = true;
  header.format.wrapText = true;
  header.format.verticalAlignment = "Center";
  header.values = [columns.map((column) => typedText(column.header, "General"))];
  columns.forEach((column, at) => layOutColumn(sheet, column, { at, headerRow, rows: rows.length }));
  if (above.length > 0) sheet.getRangeByIndexes(0, 0, 1, 1).format.font.bold = true;
  freeze(sheet, headerRow, frozen);
  sheet.pageLayout.orientation = landscape ? "Landscape" : "Portrait";
  sheet.pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 0 };
  sheet.pageLayout.setPrintTitleRows(`$${headerRow + 1}:$${headerRow + 1}`);
}

function layOutColumn(
  sheet: Excel.Worksheet,
  { width, format, list, wrap }: PlannedColumn,
  { at, headerRow, rows }: { readonly at: number; readonly headerRow: number; readonly rows: number },
): void {
  sheet.getRangeByIndexes(0, at, 1, 1).format.columnWidth = width * POINTS_A_CHARACTER + MARGIN_POINTS;
  if (rows === 0) return;
  const body = sheet.getRangeByIndexes(headerRow + 1, at, rows, 1);
  if (format !== "general") body.numberFormat = FORMATS[format] as unknown as string[][];
  if (wrap) body.format.wrapText = true;
  body.format.verticalAlignment = "Top";
  if (!list) return;
  body.dataValidation.rule = { list: { inCellDropDown: true, source: list.join(",") } };
  // Another word can be typed, for the check reads more of them than the list has.
  body.dataValidation.errorAlert = { showAlert: false, style: "Information", title: "", message: "" };
}

function freeze(sheet: Excel.Worksheet, headerRow: number, { rows, columns }: SheetPlan["frozen"]): void {
  const down = rows === 0 ? 0 : headerRow + rows;
  if (down > 0 && columns > 0) sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, down, columns));
  else if (down > 0) sheet.freezePanes.freezeRows(down);
  else if (columns > 0) sheet.freezePanes.freezeColumns(columns);
}

/** The writes of the rows, those of one request together. */
function* blocksOf(
  sheets: readonly NewSheet[],
  made: readonly Excel.Worksheet[],
  dates1904: boolean,
): Generator<(() => void)[]> {
  let some: (() => void)[] = [];
  let count = 0;
  for (const [at, { plan }] of sheets.entries())
    for (const { row, cells } of rowBlocks(plan)) {
      if (count + cells.length > BLOCK_ROWS && some.length > 0) {
        yield some;
        [some, count] = [[], 0];
      }
      count += cells.length;
      some.push(() => writeRows(made[at]!, row, cells, dates1904, plan));
    }
  if (some.length > 0) yield some;
}

interface RowBlock {
  /** Of the sheet, from 0. */
  readonly row: number;
  readonly cells: readonly (readonly PlannedCell[])[];
}

/** The lines above the header, each by itself for they are of any length; then the rows in blocks. */
function* rowBlocks({ above, rows }: SheetPlan): Generator<RowBlock> {
  for (const [row, cells] of above.entries()) if (cells.length > 0) yield { row, cells: [cells] };
  for (let from = 0; from < rows.length; from += BLOCK_ROWS)
    yield { row: above.length + 1 + from, cells: rows.slice(from, from + BLOCK_ROWS) };
}

function writeRows(
  sheet: Excel.Worksheet,
  row: number,
  cells: RowBlock["cells"],
  dates1904: boolean,
  { above, columns }: SheetPlan,
): void {
  const formatOf = (at: number): string =>
    row < above.length ? "General" : FORMATS[columns[at]?.format ?? "general"];
  cells.forEach((line, i) =>
    line.forEach((cell, j) => {
      if (isDayCell(cell) && formatOf(j) !== DAY_FORMAT)
        sheet.getRangeByIndexes(row + i, j, 1, 1).numberFormat = [[DAY_FORMAT]];
    }),
  );
  const range = sheet.getRangeByIndexes(row, 0, cells.length, cells[0]!.length);
  range.formulas = cells.map((line) => line.map((cell, j) => typed(cell, formatOf(j), dates1904)));
}

function isDayCell(cell: PlannedCell): cell is { readonly day: number } {
  return cell !== null && typeof cell === "object" && "day" in cell;
}

function typed(cell: PlannedCell, format: string, dates1904: boolean): string | number {
  if (cell === null) return "";
  if (isFormula(cell)) return cell.formula;
  if (isDayCell(cell)) return dates1904 ? cell.day - DAYS_TO_1904 : cell.day;
  return typeof cell === "string" ? planText(cell, format) : cell;
}

/** A plan's own apostrophe stands for a text already. */
function planText(text: string, format: string): string {
  return text.startsWith("'") ? text : typedText(text, format);
}
