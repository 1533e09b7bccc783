import type { CellPlace } from "../finding";
import { COLUMN_ORDER, type ColumnName, type ColumnValues } from "../sheet/columns";
import type { Header } from "../sheet/header";
import type { Trouble } from "../sheet/trouble";
import type { Field } from "./field";
import type { RowGroup } from "./group-rows";
import type { RowCell, SessionRow } from "./session-row";

export type Fields = { readonly [Name in ColumnName]: Field<ColumnValues[Name]> };

/** A cell that cannot be used. */
export interface CellIssue {
  readonly column: ColumnName;
  readonly at: CellPlace;
  readonly trouble: Trouble;
}

/** Rows of one session that say different things in one column. */
export interface Conflict {
  readonly column: ColumnName;
  readonly cells: readonly CellPlace[];
  readonly shown: readonly string[];
}

export interface MergedRows {
  readonly fields: Fields;
  readonly issues: readonly CellIssue[];
  readonly conflicts: readonly Conflict[];
}

/** In a sheet with one row for each meeting these are the meeting's, not the session's. */
const OF_THE_MEETING: ReadonlySet<ColumnName> = new Set(["time", "place", "agenda", "notes"]);

/** The id is the same in all rows by its key; each date is a meeting. */
const NEVER_IN_CONFLICT: ReadonlySet<ColumnName> = new Set(["id", "date"]);

const NOT_ON_THE_SHEET: Field<never> = { state: "blank", cells: [] };

/** One field for each column from the rows of a session: equal or blank cells agree, others are a conflict. */
export function mergeFields(rows: RowGroup, header: Header): MergedRows {
  const fields: Partial<Record<ColumnName, Field<unknown>>> = {};
  const issues: CellIssue[] = [];
  const conflicts: Conflict[] = [];
  for (const column of COLUMN_ORDER) {
    const position = header.columns.get(column);
    if (position === undefined) {
      fields[column] = NOT_ON_THE_SHEET;
      continue;
    }
    const cells = filledCells(rows, column);
    for (const { at, reading } of cells)
      if ("trouble" in reading) issues.push({ column, at, trouble: reading.trouble });
    const field = merged(rows[0]!, position, cells);
    if (mayConflict(column, rows) && disagree(cells)) {
      conflicts.push({
        column,
        cells: field.cells,
        shown: [...new Set(cells.map(({ shown }) => shown))].sort(),
      });
      fields[column] = { state: "unread", cells: field.cells };
    } else fields[column] = field;
  }
  return { fields: fields as Fields, issues, conflicts };
}

function filledCells(rows: RowGroup, column: ColumnName): readonly RowCell[] {
  if (rows.length === 1) {
    const cell = rows[0]!.cells[column];
    return cell ? [cell] : [];
  }
  return rows.map((row) => row.cells[column]).filter((cell) => cell !== undefined);
}

function mayConflict(column: ColumnName, rows: RowGroup): boolean {
  if (rows.length === 1 || NEVER_IN_CONFLICT.has(column)) return false;
  return !OF_THE_MEETING.has(column) || !rows.some(({ cells }) => cells.date !== undefined);
}

function disagree(cells: readonly RowCell[]): boolean {
  return cells.length > 1 && cells.some((cell) => said(cell) !== said(cells[0]!));
}

/** What a cell says: its value, whatever word or form it is written in. */
function said({ reading, shown }: RowCell): string {
  return "value" in reading ? String(reading.value) : `? ${shown}`;
}

function merged({ row }: SessionRow, column: number, cells: readonly RowCell[]): Field<unknown> {
  if (cells.length === 0) return { state: "blank", cells: [{ table: "calendar", row, column }] };
  const places = cells.map(({ at }) => at);
  if (cells.some(({ reading }) => "trouble" in reading)) return { state: "unread", cells: places };
  const { reading } = cells[0]!;
  return { state: "read", cells: places, value: "value" in reading ? reading.value : undefined };
}
