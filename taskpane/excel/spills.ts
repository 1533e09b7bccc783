import { BookFailure } from "../calendar-book";
import { runExcel } from "./run";
import type { ScannedCell } from "./scan-formulas";

/** Each asks in three actions: so many are far below the limits of a request. */
const CELLS_A_REQUEST = 500;

type Ask = (cell: Excel.Range) => Excel.Range;

/**
 * Asks Excel something about each cell; undefined where there is nothing. Hosts from before spilled formulas
 * (ExcelApi 1.12) know no question and have no answer.
 */
async function askEach(
  cells: readonly ScannedCell[],
  ask: Ask,
  properties: string,
): Promise<(Excel.Range | undefined)[]> {
  const answers: (Excel.Range | undefined)[] = [];
  for (let from = 0; from < cells.length; from += CELLS_A_REQUEST)
    answers.push(...(await askSome(cells.slice(from, from + CELLS_A_REQUEST), ask, properties)));
  return answers;
}

async function askSome(
  cells: readonly ScannedCell[],
  ask: Ask,
  properties: string,
): Promise<(Excel.Range | undefined)[]> {
  try {
    return await runExcel(async (context) => {
      const asked = cells.map(({ place: { sheet, row, column } }) =>
        ask(context.workbook.worksheets.getItem(sheet.id).getCell(row, column)).load(properties),
      );
      await context.sync();
      return asked.map((range) => (range.isNullObject ? undefined : range));
    });
  } catch (error) {
    if (error instanceof BookFailure && error.kind === "unsupported") return cells.map(() => undefined);
    throw error;
  }
}

/** Those of the cells that have their formula themselves, not from another cell's. */
export async function ownFormulas(cells: readonly ScannedCell[]): Promise<ScannedCell[]> {
  const doubtful = cells.filter(({ mayBeFilled }) => mayBeFilled);
  const parents = await askEach(
    doubtful,
    (cell) => cell.getSpillParentOrNullObject(),
    "rowIndex,columnIndex",
  );
  const filled = new Set(
    doubtful.filter(({ place }, at) => {
      const parent = parents[at];
      return parent && (parent.rowIndex !== place.row || parent.columnIndex !== place.column);
    }),
  );
  return cells.filter((cell) => !filled.has(cell));
}

/** A rectangle that a formula fills, as the sheet shows it. */
export interface Filled {
  readonly from: ScannedCell;
  readonly range: Excel.Range;
}

/** What the cells fill beside themselves. */
export async function filledRanges(cells: readonly ScannedCell[]): Promise<Filled[]> {
  const asked = cells.filter(({ mayFill }) => mayFill);
  const ranges = await askEach(
    asked,
    (cell) => cell.getSpillingToRangeOrNullObject(),
    "rowIndex,columnIndex,values,numberFormat,text",
  );
  return asked.flatMap((from, at) => (ranges[at] ? [{ from, range: ranges[at] }] : []));
}
