import type { SheetCell, SheetRows } from "../input";
import {
  columnOfHeader,
  LONGEST_HEADER,
  NO_MAPPING,
  plainHeader,
  type ColumnMapping,
} from "./column-mapping";
import type { ColumnName } from "./columns";

/** The header row of a sheet: where it stands and where each column is. */
export interface Header {
  readonly row: number;
  readonly columns: ReadonlyMap<ColumnName, number>;
  /** Headers as written, by position. */
  readonly titles: readonly string[];
}

const LONGEST = LONGEST_HEADER + 8;

/** No known header has a figure, and most ids, dates and texts of a sheet have one. */
const FIGURE = /\d/;

/**
 * The header row: of all rows that name a session, its type and its days (`Comienza`, `Fecha` or `Días de reunión`)
 * the one that names most columns, the first of equals. A header that is repeated in it counts once, the leftmost; one
 * that Parámetros maps comes before those that are known by their name.
 *
 * @param mapping headers that Parámetros reads as known ones
 * @returns undefined where no row does
 */
export function findHeader(rows: SheetRows, mapping = NO_MAPPING): Header | undefined {
  const seen = new Map<string, ColumnName | undefined>();
  let best: Header | undefined;
  rows.forEach((cells, row) => {
    const columns = columnsIn(cells, mapping, seen);
    if (!names(columns) || (best && columns.size <= best.columns.size)) return;
    best = { row, columns, titles: cells.map((cell) => String(cell ?? "").trim()) };
  });
  return best && { ...best, columns: withStart(best.columns) };
}

function columnsIn(
  cells: readonly SheetCell[],
  mapping: ColumnMapping,
  seen: Map<string, ColumnName | undefined>,
): Map<ColumnName, number> {
  const columns = new Map<ColumnName, number>();
  const isMapped = (cell: SheetCell): boolean => mapping.size > 0 && mappedBy(cell, mapping) !== undefined;
  const add = (name: ColumnName | undefined, at: number): void => {
    if (name && !columns.has(name)) columns.set(name, at);
  };
  if (mapping.size > 0) cells.forEach((cell, at) => add(mappedBy(cell, mapping), at));
  cells.forEach((cell, at) => add(isMapped(cell) ? undefined : columnNamed(cell, seen), at));
  return columns;
}

function mappedBy(cell: SheetCell | undefined, mapping: ColumnMapping): ColumnName | undefined {
  return typeof cell === "string" ? mapping.get(plainHeader(cell)) : undefined;
}

/** Column of a header; what was looked up before is remembered, for most cells of a sheet repeat. */
function columnNamed(
  cell: SheetCell | undefined,
  seen: Map<string, ColumnName | undefined>,
): ColumnName | undefined {
  if (typeof cell !== "string" || cell === "" || cell.length > LONGEST || FIGURE.test(cell)) return undefined;
  if (seen.has(cell)) return seen.get(cell);
  const name = columnOfHeader(cell);
  seen.set(cell, name);
  return name;
}

function names(columns: ReadonlyMap<ColumnName, number>): boolean {
  return (
    columns.has("id") &&
    columns.has("type") &&
    (columns.has("start") || columns.has("date") || columns.has("meetingDays"))
  );
}

/** Beside `Termina` and without `Comienza`, `Fecha` is the first day and not one meeting. */
function withStart(columns: ReadonlyMap<ColumnName, number>): ReadonlyMap<ColumnName, number> {
  const date = columns.get("date");
  if (date === undefined || !columns.has("end") || columns.has("start")) return columns;
  const moved = new Map(columns);
  moved.delete("date");
  return moved.set("start", date);
}

/** Whether a row only says the headers again, as sheets printed by pages do. */
export function repeatsHeader(cells: readonly SheetCell[], { columns, titles }: Header): boolean {
  for (const name of ["id", "type"] as const) {
    const at = columns.get(name)!;
    const cell = cells[at];
    if (typeof cell !== "string" || cell.trim() !== titles[at]) return false;
  }
  return true;
}
