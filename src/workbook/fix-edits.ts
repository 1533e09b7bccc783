import type { CellChange, CellContent, Fix } from "../calendar/finding";
import type { SheetCell } from "../calendar/input";
import type { Block } from "./address";
import type { BlockEdit } from "./block-edit";
import { keptIn } from "./merged";
import { blockOfAddress } from "./block-of-address";
import type { Report, Source } from "./report";

/**
 * The cells that a fix changes, where they are in the workbook; undefined where the report does not tell where its
 * tables stand.
 */
export function fixEdits(report: Report, fix: Fix): BlockEdit[] | undefined {
  const edits = fix.changes.map((change) => cellEdit(report, change));
  if (fix.addedRow) edits.push(addedRow(report, fix.addedRow));
  return edits.every((edit) => edit !== undefined) ? distinct(edits) : undefined;
}

/** Of merged cells several of a session's rows are the same cell. */
function distinct(edits: readonly BlockEdit[]): BlockEdit[] {
  const byPlace = new Map(edits.map((edit) => [`${edit.sheet.id} ${edit.row} ${edit.column}`, edit]));
  return [...byPlace.values()];
}

function cellEdit(report: Report, { at, before, after }: CellChange): BlockEdit | undefined {
  const source = at.table === "calendar" ? report.calendar : report.beside[at.table];
  const block = source && blockOfAddress(source.range);
  if (!block) return undefined;
  const cell = { row: block.row + at.row, column: block.column + at.column };
  const place = at.table === "calendar" ? keptIn(cell, report.merged ?? []) : cell;
  return { sheet: source.sheet, ...place, before: [[before]], after: [[after]] };
}

/** The row below the last session; where the calendar is a table that ends there, the table grows by it. */
function addedRow(report: Report, cells: NonNullable<Fix["addedRow"]>): BlockEdit | undefined {
  const { basis, calendar } = report;
  if (!basis) return undefined;
  const row = basis.block.row + rowBelow(report) + 1;
  if (isOutside(row, calendar, basis.block)) return grownBy(cells, calendar, basis.block);
  const columns = cells.map(({ column }) => column);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return {
    sheet: calendar.sheet,
    row,
    column: basis.block.column + left,
    before: [Array<SheetCell>(right - left + 1).fill("")],
    after: [spread(cells, left, right)],
  };
}

/** The last row, from 0 in the range that was read, that says something of a session. */
function rowBelow({ basis }: Report): number {
  const { header, sessions, nameless } = basis!.book;
  const rows = [
    ...nameless.map(({ row }) => row),
    ...sessions.flatMap(({ row, fields }) => [
      row,
      ...Object.values(fields).flatMap(({ cells }) => cells.map((cell) => cell.row)),
    ]),
  ];
  return rows.reduce((last, row) => Math.max(last, row), header.row);
}

function isOutside(row: number, { table }: Source, block: Block): boolean {
  return table !== undefined && row >= block.row + block.rows;
}

/** Every cell of the new row is part of it, for a table fills its own formulas in. */
function grownBy(
  cells: NonNullable<Fix["addedRow"]>,
  { sheet, table }: Source,
  block: Block,
): BlockEdit | undefined {
  if (!table) return undefined;
  return {
    sheet,
    row: block.row + block.rows,
    column: block.column,
    before: [Array<SheetCell>(block.columns).fill("")],
    after: [spread(cells, 0, block.columns - 1)],
    grow: { table, block },
  };
}

function spread(
  cells: NonNullable<Fix["addedRow"]>,
  left: number,
  right: number,
): (CellContent | undefined)[] {
  return Array.from(
    { length: right - left + 1 },
    (_, at) => cells.find(({ column }) => column === left + at)?.after,
  );
}
