import type { TableName } from "../calendar/finding";
import type { SheetCell, SheetRows } from "../calendar/input";
import type { Block } from "./address";

export interface SheetRef {
  /** Excel's own id: it stays when the sheet is renamed. */
  readonly id: string;
  readonly name: string;
}

/** A table of a sheet, as Excel knows it. */
export interface TableRef {
  readonly id: string;
  readonly name: string;
}

/** Values of a rectangle of a sheet, and where its first cell is (from 0). */
export interface Area {
  readonly sheet: SheetRef;
  readonly row: number;
  readonly column: number;
  readonly rows: SheetRows;
  /** The table that it is, where it is one. */
  readonly table?: TableRef;
}

/** A sheet that a check read, with what decides whether it can be marked. */
export interface SheetState extends SheetRef {
  readonly protected: boolean;
  /** Ids of the conditional formats that are MUNI's marks. */
  readonly marks: readonly string[];
}

/** The tables beside the calendar. */
export type CompanionName = Exclude<TableName, "calendar">;
export type Beside<Kind> = Partial<Readonly<Record<CompanionName, Kind>>>;

/** All that one check reads of a workbook. */
export interface Reading {
  /** Its name, where its reader tells it. */
  readonly workbook?: string;
  readonly active: SheetRef;
  /** Where the calendar may be: the tables of the active sheet, then the rest of it. Empty for a blank sheet. */
  readonly candidates: readonly Area[];
  /** Parámetros, Feriados and Excepciones, those that are there. */
  readonly beside: Beside<Area>;
  /** The sheets that were read, each once. */
  readonly sheets: readonly SheetState[];
  readonly dates1904: boolean;
  /** Rectangles of merged cells of the calendar's sheet, where its reader tells them. */
  readonly merged?: readonly Block[];
  /** Letters of the first column that was not read, where the active sheet is wider than a calendar can be. */
  readonly unreadFrom?: string;
}

/** Wider than any calendar; a stray cell farther right is not read. */
export const MOST_COLUMNS = 200;

/** The part of an area that a rectangle of the sheet covers. */
export function cropped(area: Area, { row, column, rows, columns }: Block): Area {
  const top = Math.max(row - area.row, 0);
  const left = Math.max(column - area.column, 0);
  const bottom = Math.max(row + rows - area.row, 0);
  const right = Math.max(column + columns - area.column, 0);
  return {
    sheet: area.sheet,
    row: area.row + top,
    column: area.column + left,
    rows: area.rows.slice(top, bottom).map((cells) => cells.slice(left, right)),
  };
}

/** The area with the cells of those rectangles blank: what stands beside the tables of a sheet. */
export function without(area: Area, blocks: readonly Block[]): Area {
  if (blocks.length === 0) return area;
  const rows = area.rows.map((cells, i) => {
    const row = area.row + i;
    const crossing = blocks.filter((block) => row >= block.row && row < block.row + block.rows);
    return crossing.length === 0
      ? cells
      : cells.map((cell, j) => (covers(crossing, area.column + j) ? "" : cell));
  });
  return { ...area, rows };
}

function covers(blocks: readonly Block[], column: number): boolean {
  return blocks.some((block) => column >= block.column && column < block.column + block.columns);
}

export function isBlankArea(area: Area): boolean {
  return area.rows.every((cells) => cells.every(isBlankCell));
}

function isBlankCell(cell: SheetCell): boolean {
  return cell === null || cell === "";
}
