import type { CellContent } from "../calendar/finding";
import type { SheetCell } from "../calendar/input";
import type { BlockEdit } from "./block-edit";
import type { Area } from "./reading";

/** What a new row holds, by column from 0 in the area. */
export type NewRow = ReadonlyMap<number, CellContent>;

/**
 * New rows below the last one of an area that is not blank. Nothing else of those rows is touched; an Excel table grows
 * where it has no blank row left.
 */
export function appendRows(area: Area, rows: readonly NewRow[]): BlockEdit[] {
  const first = firstBlankRow(area);
  const inside = area.table ? rows.slice(0, area.rows.length - first) : rows;
  const below = rows.slice(inside.length);
  return [
    ...inside.map((row, at) => rowEdit(area, first + at, row)),
    ...(below.length > 0 ? [grownBy(area, below)] : []),
  ];
}

function firstBlankRow({ rows }: Area): number {
  let row = rows.length;
  while (row > 0 && rows[row - 1]!.every((cell) => cell === null || cell === "")) row--;
  return row;
}

function rowEdit(area: Area, at: number, row: NewRow): BlockEdit {
  const columns = [...row.keys()];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const after = Array.from({ length: right - left + 1 }, (_, column) => row.get(left + column));
  return {
    sheet: area.sheet,
    row: area.row + at,
    column: area.column + left,
    before: [after.map((): SheetCell => "")],
    after: [after],
  };
}

function grownBy(area: Area, rows: readonly NewRow[]): BlockEdit {
  const columns = area.rows[0]?.length ?? 1;
  const after = rows.map((row) => Array.from({ length: columns }, (_, column) => row.get(column)));
  return {
    sheet: area.sheet,
    row: area.row + area.rows.length,
    column: area.column,
    before: after.map((cells) => cells.map((): SheetCell => "")),
    after,
    grow: {
      table: area.table!,
      block: { row: area.row, column: area.column, rows: area.rows.length, columns },
    },
  };
}
