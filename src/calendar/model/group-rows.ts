import { fromCivil, type Day } from "../../days/civil";
import { fold } from "../../messages/fold";
import { COLUMN_ORDER, type ColumnName } from "../sheet/columns";
import { valueOf } from "./field";
import { mergeFields } from "./merge-fields";
import { familyOf, yearOfRow, type SessionRow } from "./session-row";

/** The rows of one session. */
export type RowGroup = readonly SessionRow[];

/** Key of rows that have no year, or no type. */
const NONE = "";

/**
 * Puts together the rows of each session: those of one type family, id and year. A row without type or year joins
 * the only session that it can be of, and is one by itself where there is none or more than one: a number that another
 * kind of session has too, or another year, must not bring one what was written of the other.
 */
export function groupRows(rows: readonly SessionRow[]): RowGroup[] {
  const byId = new Map<string, SessionRow[]>();
  for (const row of rows) push(byId, fold(row.id), row);
  return [...byId.values()].flatMap((sameId) =>
    sameId.length === 1 ? [sameId] : byFamily(sameId).flatMap(byYear),
  );
}

function byFamily(rows: readonly SessionRow[]): RowGroup[] {
  return gather(rows, (row) => familyOf(row));
}

function byYear(rows: readonly SessionRow[]): RowGroup[] {
  const years = new Map<number | undefined, SessionRow[]>();
  for (const row of rows) push(years, yearOfRow(row), row);
  const undated = years.get(undefined);
  years.delete(undefined);
  const groups = joinAcrossNewYear(years);
  if (!undated) return groups;
  return groups.length === 1 ? withKeyless(groups[0]!, undated) : [...groups, undated];
}

/** Groups by a key; rows without one join the only group, or are one of their own. */
function gather(rows: readonly SessionRow[], keyOf: (row: SessionRow) => string | undefined): RowGroup[] {
  const groups = new Map<string, SessionRow[]>();
  for (const row of rows) push(groups, keyOf(row) ?? NONE, row);
  const keyless = groups.get(NONE);
  if (!keyless || groups.size !== 2) return [...groups.values()];
  groups.delete(NONE);
  return [...groups.values()].flatMap((group) => withKeyless(group, keyless));
}

/** A group with the rows that can be of it, and the others by themselves. */
function withKeyless(group: RowGroup, keyless: readonly SessionRow[]): RowGroup[] {
  const joining = new Set(keyless.filter((row) => canJoin(group, row)));
  const others = keyless.filter((row) => !joining.has(row));
  const joined = [...group, ...joining];
  return others.length === 0 ? [joined] : [joined, others];
}

/** What a row may add to its session although it does not say which one that is. */
const HARMLESS: ReadonlySet<ColumnName> = new Set([
  "id",
  "type",
  "status",
  "date",
  "time",
  "place",
  "agenda",
  "notes",
]);

/**
 * Whether a row can be of a session whose other rows say its type and its year: it contradicts none of that year, and where
 * rows are not meetings it tells nothing that they leave blank.
 */
function canJoin(group: RowGroup, row: SessionRow): boolean {
  const year = yearOfRow(row);
  const beside = group.filter((one) => [undefined, year ?? yearOfRow(one)].includes(yearOfRow(one)));
  if (mergeFields([...beside, row], COLUMN_ORDER).conflicts.length > 0) return false;
  if (group.some(({ fields }) => fields.date.state !== "blank")) return true;
  return COLUMN_ORDER.every(
    (name) =>
      HARMLESS.has(name) ||
      row.fields[name].state === "blank" ||
      beside.some(({ fields }) => fields[name].state !== "blank"),
  );
}

/**
 * Most days between two meetings of one session around New Year. Meetings that stand one to a row can be of one
 * session that crosses 31 December; a regular one need not meet every day.
 */
const GAP_AT_NEW_YEAR: Readonly<Record<string, number>> = { regular: 10 };
const CONSECUTIVE = 1;

function joinAcrossNewYear(years: ReadonlyMap<number | undefined, SessionRow[]>): RowGroup[] {
  const groups: SessionRow[][] = [];
  let previous: number | undefined;
  for (const year of [...years.keys()].map(Number).sort((a, b) => a - b)) {
    const rows = years.get(year)!;
    const open = groups[groups.length - 1];
    if (open && previous === year - 1 && goesOn(open, rows, year)) open.push(...rows);
    else groups.push([...rows]);
    previous = year;
  }
  return groups;
}

function goesOn(before: readonly SessionRow[], after: readonly SessionRow[], year: number): boolean {
  const rows = [...before, ...after];
  const days = rows.map((row) => (row.fields.start.state === "blank" ? valueOf(row.fields.date) : undefined));
  if (days.some((day) => day === undefined)) return false;
  const newYear = fromCivil(year, 1, 1);
  const met = days as Day[];
  const gap =
    Math.min(...met.filter((day) => day >= newYear)) - Math.max(...met.filter((day) => day < newYear));
  return gap <= (GAP_AT_NEW_YEAR[familyOf(rows[0]!) ?? NONE] ?? CONSECUTIVE);
}

function push<Key>(groups: Map<Key, SessionRow[]>, key: Key, row: SessionRow): void {
  const group = groups.get(key);
  if (group) group.push(row);
  else groups.set(key, [row]);
}
