import { CellValueType, type ICellData, type IWorksheetData } from "@univerjs/core";
import { fromCivil } from "../../src/days/civil";

export type SampleValue = string | number | undefined;

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SPARE = { rows: 60, columns: 8 };

/** Styles of the sample, by name; Univer keeps them once for the workbook. */
export const SAMPLE_STYLES = {
  header: { bl: 1, bg: { rgb: "#E3ECF7" }, cl: { rgb: "#1B3A5C" }, tb: 3, vt: 2 },
  title: { bl: 1, fs: 14, cl: { rgb: "#1B3A5C" } },
  group: { bl: 1, bg: { rgb: "#F3F3F3" }, cl: { rgb: "#333333" } },
  note: { it: 1, cl: { rgb: "#6B6B6B" } },
  date: { n: { pattern: "yyyy-mm-dd" } },
  text: { n: { pattern: "@" } },
  code: { cl: { rgb: "#6B6B6B" } },
} as const;

type StyleName = keyof typeof SAMPLE_STYLES;

/** Gathers the cells of one sheet. */
export interface SheetBuilder {
  put(row: number, column: number, value: SampleValue, style?: StyleName): void;
  /** Gives a look to cells in a row that a formula will spill into. */
  style(row: number, column: number, count: number, style: StyleName): void;
  data(options: { frozenRows?: number; widths: number[]; headerHeight?: number }): Partial<IWorksheetData>;
}

/** An ISO date becomes a date, a text after an apostrophe stays text, `=` begins a formula. */
export function createSheet(id: string, name: string): SheetBuilder {
  const cellData: Record<number, Record<number, ICellData>> = {};
  let [rows, columns] = [0, 0];
  return {
    put(row, column, value, style) {
      if (value === undefined || value === "") return;
      const cell = cellOf(value);
      (cellData[row] ??= {})[column] = { ...cell, ...(style ? { s: style } : {}) };
      rows = Math.max(rows, row + 1);
      columns = Math.max(columns, column + 1);
    },
    style(row, column, count, style) {
      const line = (cellData[row] ??= {});
      for (let at = column; at < column + count; at++) line[at] = { ...line[at], s: style };
    },
    data: ({ frozenRows = 0, widths, headerHeight }) => ({
      id,
      name,
      cellData,
      rowCount: rows + SPARE.rows,
      columnCount: columns + SPARE.columns,
      columnData: Object.fromEntries(widths.map((w, column) => [column, { w }])),
      ...(headerHeight ? { rowData: { 0: { h: headerHeight } } } : {}),
      ...(frozenRows
        ? { freeze: { xSplit: 0, ySplit: frozenRows, startRow: frozenRows, startColumn: -1 } }
        : {}),
    }),
  };
}

function cellOf(value: string | number): ICellData {
  if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
  if (value.startsWith("=")) return { f: value };
  if (value.startsWith("'")) return { v: value.slice(1), t: CellValueType.STRING, s: "text" };
  const [, year, month, day] = (ISO_DATE.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined)
    return { v: value, t: CellValueType.STRING };
  return { v: fromCivil(year, month, day), t: CellValueType.NUMBER, s: "date" };
}
