import type { CellContent } from "../calendar/finding";
import type { OwnDay } from "../days/holiday-calendar";
import { ownDayColumns } from "../days/read-own-days";
import { appendRows } from "./append-row";
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
