import { yearOf, type Day } from "../../days/civil";
import { fold } from "../../messages/fold";
import type { SessionType } from "../../sessions/session-type";
import type { SheetCell, SheetRows } from "../input";
import { COLUMN_ORDER, COLUMNS, type ColumnName } from "../sheet/columns";
import { repeatsHeader, type Header } from "../sheet/header";
import { isBlank, shownCell } from "../sheet/read-cell";
import type { Trouble } from "../sheet/trouble";
import { BLANK, valueOf, type Field, type Fields } from "./field";

/** A row of the calendar. */
export interface SessionRow {
  readonly row: number;
  /** The session's id exactly as its cell shows it; empty where the row has none. */
  readonly id: string;
  readonly fields: Fields;
  /** Whether one of its cells cannot be used. */
  readonly hasTrouble: boolean;
  /** Its cells as the sheet has them. */
  readonly raw: readonly SheetCell[];
}

/** Days that Excel's two date systems are apart: serials of 1904 workbooks start four years later. */
export const DAYS_TO_1904 = 1462;

/** Columns in which a zero says something: elsewhere a formula shows it for the blank cell that it names. */
const ZERO_IS_A_VALUE: ReadonlySet<ColumnName> = new Set<ColumnName>(["id", "votesFor", "signatures"]);

const ALL_BLANK = Object.fromEntries(COLUMN_ORDER.map((name) => [name, BLANK])) as Fields;

const NO_ROWS: ReadonlyMap<number, SessionRow> = new Map();

/**
 * The rows below the header that say anything in a known column; the rest of the sheet is not the calendar's.
 *
 * @param known rows read before under this header, by place; one whose cells are the same is taken as it is
 */
export function readRows(rows: SheetRows, header: Header, shift: number, known = NO_ROWS): SessionRow[] {
  const columns = [...header.columns];
  const found: SessionRow[] = [];
  for (let row = header.row + 1; row < rows.length; row++) {
    const raw = rows[row]!;
    const before = known.get(row);
    if (before && isSameRow(before.raw, raw)) {
      found.push(before);
      continue;
    }
    const fields: { [Name in ColumnName]: Field<unknown> } = { ...ALL_BLANK };
    let [filled, hasTrouble] = [false, false];
    for (const [name, column] of columns) {
      const cell = raw[column];
      if (isBlank(cell) || (cell === 0 && !ZERO_IS_A_VALUE.has(name))) continue;
      const field = readField(name, cell, row, column, shift);
      if (field === BLANK) continue;
      fields[name] = field;
      filled = true;
      if (field.state === "unread") hasTrouble = true;
    }
    if (!filled || repeatsHeader(raw, header)) continue;
    const read = fields as Fields;
    found.push({ row, id: valueOf(read.id) ?? "", fields: read, hasTrouble, raw });
  }
  return found;
}

/** Whether two rows of cells are the same, cell by cell. */
export function isSameRow(one: readonly SheetCell[], other: readonly SheetCell[]): boolean {
  return one.length === other.length && one.every((cell, at) => Object.is(cell, other[at]));
}

function readField(
  name: ColumnName,
  cell: SheetCell,
  row: number,
  column: number,
  shift: number,
): Field<unknown> {
  const { holds, read } = COLUMNS[name];
  const isSerial = shift !== 0 && holds !== "other" && typeof cell === "number" && cell !== 0;
  const reading = read(isSerial ? cell + shift : cell);
  if (!reading) return BLANK;
  const cells = [{ table: "calendar" as const, row, column }];
  if ("trouble" in reading) return { state: "unread", cells, trouble: reading.trouble };
  return { state: "read", cells, value: reading.value };
}

/** Clerks number each kind of session by itself; all special sessions are of one kind. */
const FAMILIES: Partial<Record<SessionType, string>> = {
  "special-mayor": "special",
  "special-petition": "special",
  "special-4304": "special",
};

/** Kind under which sessions of a type are numbered. */
export function familyOfType(type: SessionType): string {
  return FAMILIES[type] ?? type;
}

/**
 * Family of a row's type: a word that is not known is a family of its own.
 *
 * @returns undefined where the row gives no type
 */
export function familyOf({ fields: { type }, raw }: SessionRow): string | undefined {
  if (type.state === "read") return familyOfType(type.value);
  return type.state === "blank" ? undefined : `? ${fold(shownCell(raw[type.cells[0]!.column]!))}`;
}

/** Columns that place a row in a year, the telling ones first. */
const DATED = [
  "start",
  "date",
  "meetingDays",
  "end",
  "summonedFor",
  "calledOn",
  "petitionReceived",
  "filedOn",
  "answeredOn",
  "answered",
  "approvedOn",
] as const satisfies readonly ColumnName[];

/** Year of a row, also of a date that is not used but can only be of one year; undefined where it has no date. */
export function yearOfRow({ fields }: SessionRow): number | undefined {
  for (const name of DATED) {
    const day = dayOf(fields[name]);
    if (day !== undefined) return yearOf(day);
  }
  return undefined;
}

function dayOf(field: Field<Day | readonly Day[]>): Day | undefined {
  if (field.state === "read") return typeof field.value === "number" ? field.value : field.value[0];
  return field.state === "unread" && field.trouble ? dayOfTrouble(field.trouble) : undefined;
}

function dayOfTrouble(trouble: Trouble): Day | undefined {
  if (trouble.kind === "date-text") return trouble.meant;
  if (trouble.kind === "outside") return trouble.day;
  if (trouble.kind !== "date-ambiguous") return undefined;
  const years = new Set(trouble.meanings.map(yearOf));
  return years.size === 1 ? trouble.meanings[0] : undefined;
}
