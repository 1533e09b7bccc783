import type { CellContent } from "../calendar/finding";
import type { OwnDay } from "../days/holiday-calendar";
import { ownDayColumns, placedOwnDays } from "../days/read-own-days";
import type { Day } from "../days/civil";
import { appendRows } from "./append-row";
import { datedRows } from "../calendar/sheet/holidays-table";
import type { BlockEdit } from "./block-edit";
import type { Area } from "./reading";

/** What a Feriados table needs to add a day to the built-in table, or to take one out: a row below the others. */
export function holidayEdits(area: Area, { day, name, source, sign }: OwnDay): BlockEdit[] {
  const columns = ownDayColumns(area.rows);
  const cells: [number, CellContent | undefined][] = [
    [columns.date, { day }],
    [columns.name, name],
    [columns.source, source],
    // A table without that column takes the sign from any other cell of the row; one that adds needs none.
    [
      columns.sign < 0 && sign === "-"
        ? Math.max(columns.date, columns.name, columns.source) + 1
        : columns.sign,
      sign,
    ],
  ];
  const row = cells.filter((cell): cell is [number, CellContent] => cell[0] >= 0 && cell[1] !== undefined);
  return appendRows(area, [new Map(row)]);
}

/**
 * What takes a day out of a Feriados table: the cells of its row that say something of the day are emptied, in every
 * row that has it. The row stays, with whatever else the clerk keeps in it.
 *
 * @param shift days to add to the serials of a 1904 workbook
 */
export function holidayRemoval(area: Area, day: Day, shift: number): BlockEdit[] {
  const rows = placedOwnDays(datedRows(area.rows, shift)).filter((own) => own.day === day);
  return rows.map(({ row, column, others }) => emptied(area, row, [column, ...others]));
}

function emptied(
  { sheet, row: top, column: left, rows }: Area,
  row: number,
  columns: readonly number[],
): BlockEdit {
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const cells = rows[row]!.slice(first, last + 1);
  return {
    sheet,
    row: top + row,
    column: left + first,
    before: [cells],
    after: [cells.map((_, at) => (columns.includes(first + at) ? null : undefined))],
  };
}
