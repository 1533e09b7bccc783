import { BooleanNumber, CellValueType, type ICellData, type IWorksheetData } from "@univerjs/core";
import type { Block } from "../../src/workbook/address";
import type { SheetLook } from "../../xlsx/read/look-data";
import type { CellFormula, SheetData } from "../../xlsx/read/workbook-data";
import type { SheetCell } from "../../src/calendar/input";
import type { UniverRange } from "../grid/facade";
import type { CanCompute } from "./computable";
import { shownFormula } from "./formula-names";
import { placeKey, type Cells } from "./opened-book";

/** A sheet of the file, and its id in the grid. */
export interface SheetPlace {
  readonly id: string;
  readonly sheet: SheetData;
  readonly look: SheetLook;
  readonly dates1904: boolean;
  /** How many styles the file has. */
  readonly styles: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export interface SheetSnapshot {
  readonly worksheet: Partial<IWorksheetData>;
  readonly size: GridSize;
  /** Places of formulas that are shown by their stored value. */
  readonly stored: Set<string>;
}

/** Days between the starts of Excel's two ways to count them; the grid counts from 1900. */
export const DAYS_TO_1904 = 1462;

const SPARE = { rows: 60, columns: 8 };
const LEAST = { rows: 100, columns: 26 };
const USUAL_WIDTH = 64;
const USUAL_HEIGHT = 20;
/** Pixels of the widest digit of Excel's usual font. */
const DIGIT = 7;
const PIXELS_PER_POINT = 4 / 3;

/** A sheet as the grid takes it. */
export function sheetSnapshot(place: SheetPlace, canCompute: CanCompute): SheetSnapshot {
  const { id, sheet, look } = place;
  const size = gridSize(place);
  const stored = new Set<string>();
  const cellData = cellsOf(place, size, canCompute, stored);
  const { frozen } = look;
  return {
    size,
    stored,
    worksheet: {
      id,
      name: sheet.name,
      cellData,
      rowCount: size.rows,
      columnCount: size.columns,
      hidden: sheet.state === "visible" ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      defaultColumnWidth: look.defaultWidth === undefined ? USUAL_WIDTH : pixels(look.defaultWidth),
      defaultRowHeight:
        look.defaultHeight === undefined ? USUAL_HEIGHT : Math.round(look.defaultHeight * PIXELS_PER_POINT),
      columnData: columnsOf(place, size),
      rowData: rowsOf(place, size),
      mergeData: sheet.merged.flatMap((block) => rangeWithin(block, size) ?? []),
      ...(look.tab === undefined ? {} : { tabColor: look.tab }),
      ...(frozen.rows > 0 || frozen.columns > 0
        ? {
            freeze: {
              xSplit: frozen.columns,
              ySplit: frozen.rows,
              startRow: frozen.rows || -1,
              startColumn: frozen.columns || -1,
            },
          }
        : {}),
    },
  };
}

/** Room for what the sheet holds, its tables and merged cells, and some more. */
function gridSize({ sheet, look }: SheetPlace): GridSize {
  const blocks = [sheet.used, ...sheet.tables.map(({ block }) => block), ...sheet.merged].filter(
    ({ rows, columns }) => rows < 50_000 && columns < 1_000,
  );
  const end = endOf(blocks);
  const rows = Math.max(end.rows, look.frozen.rows);
  const columns = Math.max(end.columns, look.frozen.columns);
  return {
    rows: Math.max(rows + SPARE.rows, LEAST.rows),
    columns: Math.max(columns + SPARE.columns, LEAST.columns),
  };
}

/** First row and column behind all of some rectangles. */
export function endOf(blocks: readonly Block[]): GridSize {
  let [rows, columns] = [0, 0];
  for (const block of blocks) {
    rows = Math.max(rows, block.row + block.rows);
    columns = Math.max(columns, block.column + block.columns);
  }
  return { rows, columns };
}

/** Width in pixels of so many digits, as Excel rounds it. */
function pixels(characters: number): number {
  return Math.trunc(((256 * characters + Math.trunc(128 / DIGIT)) / 256) * DIGIT);
}

function columnsOf({ sheet, look, styles }: SheetPlace, { columns }: GridSize): IWorksheetData["columnData"] {
  const data: Record<number, { w?: number; hd?: BooleanNumber; s?: string }> = {};
  for (const { first, last, width, style = 0 } of look.columns)
    for (let column = first; column <= Math.min(last, columns - 1); column++)
      data[column] = {
        ...(width === undefined || width === 0 ? {} : { w: pixels(width) }),
        ...(style > 0 && style < styles ? { s: `s${style}` } : {}),
      };
  for (const column of sheet.hiddenColumns)
    if (column < columns) data[column] = { ...data[column], hd: BooleanNumber.TRUE };
  return data;
}

function rowsOf({ sheet, look, styles }: SheetPlace, { rows }: GridSize): IWorksheetData["rowData"] {
  const data: Record<number, { h?: number; ia?: BooleanNumber; hd?: BooleanNumber; s?: string }> = {};
  for (const [row, { height, isOwnHeight, style = 0 }] of look.rows)
    if (row < rows)
      data[row] = {
        ...(height === undefined || height === 0 ? {} : { h: Math.round(height * PIXELS_PER_POINT) }),
        ...(isOwnHeight ? { ia: BooleanNumber.FALSE } : {}),
        ...(style > 0 && style < styles ? { s: `s${style}` } : {}),
      };
  for (const row of sheet.hiddenRows) if (row < rows) data[row] = { ...data[row], hd: BooleanNumber.TRUE };
  return data;
}

function cellsOf(place: SheetPlace, size: GridSize, canCompute: CanCompute, stored: Set<string>): Cells {
  const { sheet, look, dates1904, styles } = place;
  const cells: Cells = {};
  const put = (row: number, column: number, cell: ICellData): void => {
    if (row >= size.rows || column >= size.columns) return;
    const line = (cells[row] ??= {});
    line[column] = { ...line[column], ...cell };
  };
  const shown = (row: number, column: number, value: SheetCell): SheetCell =>
    dates1904 && typeof value === "number" && sheet.isDate(row, column) ? value + DAYS_TO_1904 : value;
  for (const [row, line] of look.cells)
    for (let i = 0; i + 1 < line.length; i += 2) {
      const style = line[i + 1]!;
      if (style < styles) put(row, line[i]!, { s: `s${style}` });
    }
  sheet.rows.forEach((line, i) =>
    line.forEach((value, j) => {
      const [row, column] = [sheet.used.row + i, sheet.used.column + j];
      if (value !== "") put(row, column, valueCell(shown(row, column, value)));
    }),
  );
  for (const formula of sheet.formulas) putFormula(cells, formula, canCompute, stored);
  return cells;
}

export function valueCell(value: SheetCell): ICellData {
  if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
  if (typeof value === "boolean") return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  return { v: value, t: CellValueType.STRING };
}

/** The other cells of a formula that fills several get their values from it: a value of their own would stop it. */
function putFormula(cells: Cells, formula: CellFormula, canCompute: CanCompute, stored: Set<string>): void {
  const { row, column, text, kind, block } = formula;
  const shown = shownFormula(text);
  if (kind === "dataTable" || text === "" || !canCompute(shown)) {
    stored.add(placeKey(row, column));
    return;
  }
  const line = (cells[row] ??= {});
  line[column] = { ...line[column], f: shown };
  if (kind === "array" && block)
    for (const other of othersOf(block)) dropValue(cells, other.row, other.column);
}

function othersOf({ row, column, rows, columns }: Block): { row: number; column: number }[] {
  return Array.from({ length: Math.min(rows * columns, 200_000) }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  })).slice(1);
}

function dropValue(cells: Cells, row: number, column: number): void {
  const cell = cells[row]?.[column];
  if (!cell || cell.f) return;
  delete cell.v;
  delete cell.t;
}

/** The part of a rectangle that the grid has, in its words. */
export function rangeWithin({ row, column, rows, columns }: Block, size: GridSize): UniverRange | undefined {
  if (row >= size.rows || column >= size.columns) return undefined;
  return {
    startRow: row,
    endRow: Math.min(row + rows, size.rows) - 1,
    startColumn: column,
    endColumn: Math.min(column + columns, size.columns) - 1,
  };
}
