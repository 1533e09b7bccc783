import type { OwnDay } from "../../days/holiday-calendar";
import { placedOwnDays, readOwnDays, type PlacedDay } from "../../days/read-own-days";
import type { SheetRows } from "../input";
import type { TableIssue } from "./table-issue";

export interface HolidaysTable {
  readonly own: readonly OwnDay[];
  /** The same days each with its cells, a repeated one as often as it stands there. */
  readonly placed: readonly PlacedDay[];
  readonly issues: readonly TableIssue[];
}

/**
 * The municipality's own days of the Feriados table; what cannot be read is left out and told on its cell.
 *
 * @param shift days to add to the serials of a 1904 workbook
 */
export function readHolidaysTable(rows: SheetRows | undefined, shift: number): HolidaysTable {
  if (!rows) return { own: [], placed: [], issues: [] };
  const issues: TableIssue[] = [];
  const dated = datedRows(rows, shift);
  const own = readOwnDays(dated, ({ text }, row, column) =>
    issues.push({ at: { table: "holidays", row, column }, message: text }),
  );
  return { own, placed: placedOwnDays(dated), issues };
}

/**
 * The rows with their dates as serials that count from 1900: the numbers of this table are its dates.
 *
 * @param shift days to add to the serials of a 1904 workbook
 */
export function datedRows(rows: SheetRows, shift: number): SheetRows {
  return shift === 0 ? rows : rows.map((row) => row.map((cell) => shifted(cell, shift)));
}

function shifted<Cell>(cell: Cell, shift: number): Cell | number {
  return typeof cell === "number" && cell !== 0 ? cell + shift : cell;
}
