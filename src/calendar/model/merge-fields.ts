import { isoText } from "../../days/iso";
import type { Day } from "../../days/civil";
import type { CellPlace } from "../finding";
import { COLUMNS, type ColumnName } from "../sheet/columns";
import { shownCell } from "../sheet/read-cell";
import type { Trouble } from "../sheet/trouble";
import type { Field, Fields } from "./field";
import type { RowGroup } from "./group-rows";
import type { SessionRow } from "./session-row";

/** A cell that cannot be used. */
export interface CellIssue {
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
  readonly conflicts: readonly Conflict[];
}

const NO_CONFLICTS: readonly Conflict[] = [];

/** In a sheet with one row for each meeting these are the meeting's, not the session's. */
const OF_THE_MEETING: ReadonlySet<ColumnName> = new Set(["time", "place", "agenda", "notes"]);

/** The id is the same in all rows by its key; each date is a meeting. */
const NEVER_IN_CONFLICT: ReadonlySet<ColumnName> = new Set(["id", "date"]);

/**
 * One field for each column from the rows of a session: equal or blank cells agree, others are a conflict.
 *
 * @param columns those that the sheet has; the others are blank
 */
export function mergeFields(rows: RowGroup, columns: readonly ColumnName[]): MergedRows {
  if (rows.length === 1) return { fields: rows[0]!.fields, conflicts: NO_CONFLICTS };
  const byMeeting = rows.some(({ fields }) => fields.date.state !== "blank");
  const fields: { [Name in ColumnName]: Field<unknown> } = { ...rows[0]!.fields };
  const conflicts: Conflict[] = [];
  for (const column of columns) {
    if (rows.every(({ fields }) => fields[column].state === "blank")) continue;
    const filled = rows.filter((row) => row.fields[column].state !== "blank");
    const field = merged(filled, column);
    const mayDiffer = NEVER_IN_CONFLICT.has(column) || (byMeeting && OF_THE_MEETING.has(column));
    if (mayDiffer || agree(filled, column)) fields[column] = field;
    else {
      const shown = [...new Set(filled.map((row) => shownField(row, column)))].sort();
      conflicts.push({ column, cells: field.cells, shown });
      fields[column] = { state: "unread", cells: field.cells };
    }
  }
  return { fields: fields as Fields, conflicts };
}

function merged(filled: readonly SessionRow[], column: ColumnName): Field<unknown> {
  const first: Field<unknown> = filled[0]!.fields[column];
  if (filled.length === 1) return first;
  const cells: CellPlace[] = [];
  for (const { fields } of filled) cells.push(...fields[column].cells);
  if (first.state !== "read" || filled.some(({ fields }) => fields[column].state === "unread"))
    return { state: "unread", cells };
  return { state: "read", cells, value: first.value };
}

function agree(filled: readonly SessionRow[], column: ColumnName): boolean {
  if (filled.length < 2) return true;
  const first = said(filled[0]!, column);
  return filled.every((row) => said(row, column) === first);
}

/** What a cell says: its value, whatever word or form it is written in. */
function said(row: SessionRow, column: ColumnName): string {
  const field: Field<unknown> = row.fields[column];
  return field.state === "read" ? String(field.value) : `? ${shownField(row, column)}`;
}

/** A cell as a person reads it. */
function shownField({ fields, raw }: SessionRow, column: ColumnName): string {
  const field: Field<unknown> = fields[column];
  if (field.state === "read" && COLUMNS[column].holds !== "other")
    return [field.value as Day | readonly Day[]].flat().map(isoText).join("; ");
  return shownCell(raw[field.cells[0]!.column]!);
}

/** The cells of a session's rows that cannot be used, in the order of the columns. */
export function issuesOf(rows: RowGroup, columns: readonly ColumnName[]): CellIssue[] {
  return rows
    .filter(({ hasTrouble }) => hasTrouble)
    .flatMap(({ fields }) => columns.map((column) => fields[column]))
    .flatMap((field) =>
      field.state === "unread" && field.trouble ? [{ at: field.cells[0]!, trouble: field.trouble }] : [],
    );
}
