import type { SheetRows } from "../input";
import type { Header } from "../sheet/header";
import { groupRows, type RowGroup } from "./group-rows";
import { buildSession, type Session } from "./session";
import { isSameRow, readRows, type SessionRow } from "./session-row";

/** The sessions of a sheet and its rows that name none. */
export interface ReadSheet {
  /** In the sheet's order. */
  readonly sessions: readonly Session[];
  readonly nameless: readonly SessionRow[];
}

/**
 * What was read of a sheet the last time, so that after an edit only what it changed is read anew: a row with the same
 * cells in the same place is the same row, and rows that still stand together are the same session. The rules are asked
 * about all of it each time: what one session says can bear on any other.
 */
export interface SheetMemory {
  last?: {
    readonly header: Header;
    readonly shift: number;
    readonly rows: ReadonlyMap<number, SessionRow>;
    readonly sessions: ReadonlyMap<SessionRow, Built>;
  };
}

interface Built {
  readonly rows: RowGroup;
  readonly session: Session;
}

const NO_ROWS: ReadonlyMap<number, SessionRow> = new Map();
const NO_SESSIONS: ReadonlyMap<SessionRow, Built> = new Map();

/**
 * Reads the sessions below a header.
 *
 * @param memory of the last reading, which this one replaces; the rows that it was given must not have been changed since
 */
export function readSessions(
  calendar: SheetRows,
  header: Header,
  shift: number,
  memory: SheetMemory = {},
): ReadSheet {
  const { last } = memory;
  const known = last && last.shift === shift && isSameHeader(last.header, header) ? last : undefined;
  const rows = readRows(calendar, header, shift, known?.rows ?? NO_ROWS);
  const columns = [...header.columns.keys()];
  const built = groupRows(rows.filter(({ id }) => id !== "")).map((group): Built => {
    const before = (known?.sessions ?? NO_SESSIONS).get(group[0]!);
    if (before && isSameGroup(before.rows, group)) return before;
    return { rows: group, session: buildSession(group, columns) };
  });
  memory.last = {
    header,
    shift,
    rows: new Map(rows.map((row) => [row.row, row])),
    sessions: new Map(built.map((one) => [one.rows[0]!, one])),
  };
  return {
    sessions: built.map(({ session }) => session).sort((a, b) => a.row - b.row),
    nameless: rows.filter(({ id }) => id === ""),
  };
}

function isSameHeader(one: Header, other: Header): boolean {
  return (
    one.row === other.row &&
    isSameRow(one.titles, other.titles) &&
    one.columns.size === other.columns.size &&
    [...one.columns].every(([name, column]) => other.columns.get(name) === column)
  );
}

function isSameGroup(one: RowGroup, other: RowGroup): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}
