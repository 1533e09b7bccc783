import type { SheetCell } from "../../src/calendar/input";
import { muniCalls } from "../../src/workbook/muni-formula";
import type { SheetRef } from "../../src/workbook/reading";
import { BookFailure, stopIfCancelled } from "../calendar-book";
import type { MuniCell, Scope } from "../workshop";
import { runExcel } from "./run";

/** A request of so many cells is well below what Excel on the web answers, long formulas and all. */
const CELLS_A_REQUEST = 15_000;
/** More would take minutes. */
const MOST_CELLS = 2_000_000;

export interface ScannedSheet extends SheetRef {
  readonly protected: boolean;
}

export interface ScannedCell extends MuniCell {
  readonly format: string;
  /** As the cell shows it. */
  readonly text: string;
  /** The cell above or left has the same formula: this one may have been filled by that one. */
  readonly mayBeFilled: boolean;
  /** The cell below or right holds something without a formula of its own: it may be filled by this one. */
  readonly mayFill: boolean;
}

export interface Scanned {
  readonly sheets: readonly ScannedSheet[];
  readonly cells: readonly ScannedCell[];
}

/**
 * All cells whose formula calls MUNI. One request for the sheets, and one for each 15,000 cells in use.
 *
 * @throws BookFailure `tooLarge`, Cancelled
 */
export async function scanFormulas(scope: Scope, signal: AbortSignal): Promise<Scanned> {
  return runExcel(async (context) => {
    const requested = await requestSheets(context, scope);
    const total = requested.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    if (total > MOST_CELLS) throw new BookFailure("tooLarge", `${total} cells`);
    const cells: ScannedCell[] = [];
    for (const blocks of requestsOf(requested)) {
      stopIfCancelled(signal);
      const ranges = blocks.map((block) => requestBlock(context, block));
      // eslint-disable-next-line office-addins/no-context-sync-in-loop -- one request for each 15,000 cells
      await context.sync();
      blocks.forEach(({ sheet }, at) => cells.push(...muniCellsOf(sheet, ranges[at]!)));
    }
    return { sheets: requested.map(({ sheet }) => sheet), cells };
  });
}

/** The cells in use of a sheet. */
interface UsedSheet {
  readonly sheet: ScannedSheet;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

async function requestSheets(context: Excel.RequestContext, scope: Scope): Promise<UsedSheet[]> {
  const { worksheets } = context.workbook;
  const active = worksheets.getActiveWorksheet().load("id");
  worksheets.load("items/id,items/name,items/protection/protected");
  await context.sync();
  const wanted = worksheets.items.filter(({ id }) => scope === "workbook" || id === active.id);
  const used = wanted.map((sheet) =>
    sheet.getUsedRangeOrNullObject(true).load("rowIndex,columnIndex,rowCount,columnCount"),
  );
  await context.sync();
  return wanted.map(({ id, name, protection }, at) => {
    const {
      isNullObject,
      rowIndex: row,
      columnIndex: column,
      rowCount: rows,
      columnCount: columns,
    } = used[at]!;
    const sheet = { id, name, protected: protection.protected };
    return isNullObject
      ? { sheet, row: 0, column: 0, rows: 0, columns: 0 }
      : { sheet, row, column, rows, columns };
  });
}

/** Blocks of rows, those of one request together. */
function* requestsOf(sheets: readonly UsedSheet[]): Generator<UsedSheet[]> {
  let blocks: UsedSheet[] = [];
  let room = CELLS_A_REQUEST;
  for (const used of sheets) {
    const last = used.row + used.rows;
    for (let row = used.row; row < last;) {
      const fit = Math.floor(room / used.columns);
      if (fit === 0 && blocks.length > 0) {
        yield blocks;
        [blocks, room] = [[], CELLS_A_REQUEST];
        continue;
      }
      const rows = Math.min(Math.max(fit, 1), last - row);
      blocks.push({ ...used, row, rows });
      room -= rows * used.columns;
      row += rows;
    }
  }
  if (blocks.length > 0) yield blocks;
}

function requestBlock(
  context: Excel.RequestContext,
  { sheet, row, column, rows, columns }: UsedSheet,
): Excel.Range {
  return context.workbook.worksheets
    .getItem(sheet.id)
    .getRangeByIndexes(row, column, rows, columns)
    .load("formulas,values,numberFormat,text,rowIndex,columnIndex");
}

function muniCellsOf(sheet: SheetRef, range: Excel.Range): ScannedCell[] {
  const formulas = range.formulas as SheetCell[][];
  const values = range.values as SheetCell[][];
  const text = range.text;
  const formats = range.numberFormat as unknown[][];
  const { rowIndex, columnIndex } = range;
  const found: ScannedCell[] = [];
  formulas.forEach((line, i) =>
    line.forEach((formula, j) => {
      if (!callsMuni(formula)) return;
      found.push({
        place: { sheet: { id: sheet.id, name: sheet.name }, row: rowIndex + i, column: columnIndex + j },
        formula,
        value: values[i]![j]!,
        format: String(formats[i]![j]),
        text: text[i]![j]!,
        // Beyond the edge of a block nobody has looked.
        mayBeFilled: i === 0 || formulas[i - 1]![j] === formula || line[j - 1] === formula,
        mayFill:
          i + 1 === formulas.length ||
          isFilled(formulas[i + 1]![j]!, values[i + 1]![j]!, formula) ||
          isFilled(line[j + 1] ?? "", values[i]![j + 1] ?? "", formula),
      });
    }),
  );
  return found;
}

function callsMuni(formula: SheetCell): formula is string {
  return typeof formula === "string" && formula.startsWith("=") && muniCalls(formula).length > 0;
}

/** Excel gives for a filled cell its value, or the formula that fills it. */
function isFilled(formula: SheetCell, value: SheetCell, by: string): boolean {
  if (value === null || value === "") return false;
  return formula === by || !(typeof formula === "string" && formula.startsWith("=") && formula !== value);
}
