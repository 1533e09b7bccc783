import {
  CellValueType,
  type ICellData,
  type Injector,
  type IObjectMatrixPrimitiveType,
  type IStyleData,
  type Nullable,
} from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import type { Cell, Content, Rect, Value } from "../host/grid";
import { toRect, type FacadeSheet, type UniverParts, type UniverRange } from "./facade";

/** Cells by row and column, as Univer's commands take them. */
export type CellMatrix = Record<number, Record<number, ICellData>>;

const RICH_TEXT_END = /\r\n$/;

/** Reads values, formulas and formats; a spilled cell has the value that fell into it. */
export function readCells(parts: UniverParts, sheet: FacadeSheet, rect: Rect): Cell[][] {
  const matrix = sheet.getSheet().getCellMatrix();
  const styles = parts.workbook.getWorkbook().getStyles();
  const spilled = spilledCells(parts.injector, parts.workbook.getId(), sheet.getSheetId());
  return lines(rect, (row, column) => {
    const own = matrix.getValue(row, column);
    const filled = spilled?.[row]?.[column];
    const shown = hasContent(own) ? own : (filled ?? own);
    // The format that a value brought along shows where the cell has none.
    const brought = (filled?.s as IStyleData | undefined)?.n?.pattern;
    return {
      value: plainValue(shown),
      formula: own?.f ?? "",
      format: styles.getStyleByCell(own)?.n?.pattern ?? brought ?? "General",
    };
  });
}

/** The cells in use, spilled ones too; null where there are none. */
export function usedCells(parts: UniverParts, sheet: FacadeSheet, valuesOnly: boolean): Rect | null {
  const bounds = createBounds();
  sheet
    .getSheet()
    .getCellMatrix()
    .forValue((row, column, cell) => {
      if (hasContent(cell) || (!valuesOnly && cell?.s)) bounds.add(row, column);
    });
  for (const [row, line] of Object.entries(
    spilledCells(parts.injector, parts.workbook.getId(), sheet.getSheetId()) ?? {},
  ))
    for (const column of Object.keys(line ?? {})) bounds.add(Number(row), Number(column));
  return bounds.rect();
}

/** The smallest rectangle around the cells of a matrix that are wanted; null where there are none. */
export function boundsOf(
  matrix: object | undefined,
  wanted: (cell: ICellData | null) => boolean,
): Rect | null {
  const bounds = createBounds();
  for (const [row, line] of Object.entries(matrix ?? {}))
    for (const [column, cell] of Object.entries((line ?? {}) as Record<string, ICellData | null>))
      if (wanted(cell)) bounds.add(Number(row), Number(column));
  return bounds.rect();
}

/** Puts content into a matrix of cells to be written; null keeps what is there. */
export function putContent(matrix: CellMatrix, rect: Rect, content: Content): void {
  put(matrix, rect, content, written);
}

export function putFormats(matrix: CellMatrix, rect: Rect, formats: (string | null)[][]): void {
  put(matrix, rect, formats, (pattern) => ({ s: { n: { pattern } } }));
}

function put<T>(matrix: CellMatrix, rect: Rect, all: (T | null)[][], cell: (one: T) => ICellData): void {
  all.forEach((line, i) =>
    line.forEach((one, j) => {
      if (one === null) return;
      const row = (matrix[rect.row + i] ??= {});
      row[rect.column + j] = merged(row[rect.column + j], cell(one));
    }),
  );
}

/** The later write wins, part by part of the style. */
export function merged(before: ICellData | undefined, after: ICellData): ICellData {
  const style = { ...(before?.s as IStyleData | undefined), ...(after.s as IStyleData | undefined) };
  return { ...before, ...after, ...(before?.s || after.s ? { s: style } : {}) };
}

const NO_FORMULA = { f: null, si: null, p: null };

function written(value: Value): ICellData {
  if (value === "") return { ...NO_FORMULA, v: null, t: null };
  if (typeof value === "boolean") return { ...NO_FORMULA, v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  if (typeof value === "number") return { ...NO_FORMULA, v: value, t: CellValueType.NUMBER };
  if (value.startsWith("=")) return { f: value, v: null, si: null, p: null };
  return { ...NO_FORMULA, v: value, t: CellValueType.STRING };
}

function hasContent(cell: Nullable<ICellData>): boolean {
  return Boolean(cell && ((cell.v !== null && cell.v !== undefined && cell.v !== "") || cell.f || cell.p));
}

/** Booleans are kept as 0 and 1, and a text with several lines as a document. */
function plainValue(cell: Nullable<ICellData>): Value {
  const value = cell?.v ?? cell?.p?.body?.dataStream?.replace(RICH_TEXT_END, "").replace(/\r/g, "\n") ?? "";
  return cell?.t === CellValueType.BOOLEAN ? value === 1 || value === true : value;
}

/** What spilled formulas put into the cells of a sheet, by row and column. */
export function spilledCells(
  injector: Injector,
  workbookId: string,
  sheetId: string,
): IObjectMatrixPrimitiveType<ICellData> | undefined {
  const all = injector.get(FormulaDataModel).getArrayFormulaCellData();
  return all?.[workbookId]?.[sheetId] as IObjectMatrixPrimitiveType<ICellData> | undefined;
}

/** The rectangle that a formula fills and that cell is in; null where it fills one cell, or there is none. */
export function spillAt(
  injector: Injector,
  workbookId: string,
  sheetId: string,
  row: number,
  column: number,
): Rect | null {
  const spills = injector.get(FormulaDataModel).getArrayFormulaRange()[workbookId]?.[sheetId];
  for (const line of Object.values(spills ?? {}) as Record<number, UniverRange>[])
    for (const range of Object.values(line)) {
      const rect = toRect(range);
      if (rect.rows * rect.columns > 1 && contains(rect, row, column)) return rect;
    }
  return null;
}

function contains(rect: Rect, row: number, column: number): boolean {
  return (
    row >= rect.row &&
    row < rect.row + rect.rows &&
    column >= rect.column &&
    column < rect.column + rect.columns
  );
}

function lines<T>({ row, column, rows, columns }: Rect, cell: (row: number, column: number) => T): T[][] {
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (__, j) => cell(row + i, column + j)),
  );
}

function createBounds() {
  let [firstRow, firstColumn, lastRow, lastColumn] = [Infinity, Infinity, -1, -1];
  return {
    add(row: number, column: number): void {
      firstRow = Math.min(firstRow, row);
      lastRow = Math.max(lastRow, row);
      firstColumn = Math.min(firstColumn, column);
      lastColumn = Math.max(lastColumn, column);
    },
    rect: (): Rect | null =>
      lastRow < 0
        ? null
        : {
            row: firstRow,
            column: firstColumn,
            rows: lastRow - firstRow + 1,
            columns: lastColumn - firstColumn + 1,
          },
  };
}
