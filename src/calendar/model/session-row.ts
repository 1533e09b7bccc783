import { yearOf, type Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { fold } from "../../messages/fold";
import type { SessionType } from "../../sessions/session-type";
import type { CellPlace } from "../finding";
import type { SheetCell, SheetRows } from "../input";
import { COLUMNS, type ColumnName, type ColumnValues } from "../sheet/columns";
import { repeatsHeader, type Header } from "../sheet/header";
import { isBlank, shownCell } from "../sheet/read-cell";
import type { CellReading, Trouble } from "../sheet/trouble";

/** One filled cell of a row, read. */
export interface RowCell {
  readonly at: CellPlace;
  /** Its content as a person reads it; two cells that show the same say the same. */
  readonly shown: string;
  readonly reading: Exclude<CellReading<unknown>, undefined>;
}

/** A row of the calendar: its filled cells, by column. */
export interface SessionRow {
  readonly row: number;
  /** The session's id exactly as its cell shows it; empty where the row has none. */
  readonly id: string;
  readonly cells: Partial<Record<ColumnName, RowCell>>;
}

/** Days that Excel's two date systems are apart: serials of 1904 workbooks start four years later. */
export const DAYS_TO_1904 = 1462;

/** The rows below the header that say anything in a known column; the rest of the sheet is not the calendar's. */
export function readRows(rows: SheetRows, header: Header, shift: number): SessionRow[] {
  const columns = [...header.columns];
  const found: SessionRow[] = [];
  for (let row = header.row + 1; row < rows.length; row++) {
    const sheetRow = rows[row]!;
    const cells: Partial<Record<ColumnName, RowCell>> = {};
    let filled = false;
    for (const [name, column] of columns) {
      const cell = sheetRow[column];
      if (isBlank(cell)) continue;
      const read = readRowCell(name, cell!, { table: "calendar", row, column }, shift);
      if (!read) continue;
      cells[name] = read;
      filled = true;
    }
    if (filled && !repeatsHeader(sheetRow, header)) found.push({ row, id: idOf(cells), cells });
  }
  return found;
}

function readRowCell(name: ColumnName, cell: SheetCell, at: CellPlace, shift: number): RowCell | undefined {
  const { holds, read } = COLUMNS[name];
  const isDate = holds !== "other";
  const reading = read(isDate && typeof cell === "number" && cell !== 0 ? cell + shift : cell);
  return reading && { at, reading, shown: isDate ? shownDates(reading, cell) : shownCell(cell) };
}

function shownDates(reading: Exclude<CellReading<unknown>, undefined>, cell: SheetCell): string {
  if ("trouble" in reading) return reading.trouble.shown;
  const days = reading.value as Day | readonly Day[];
  return typeof days === "number"
    ? isoText(days)
    : days.length > 0
      ? days.map(isoText).join("; ")
      : shownCell(cell);
}

function idOf({ id }: SessionRow["cells"]): string {
  return id && "value" in id.reading ? id.shown : "";
}

/** Value of one row's cell. */
export function rowValue<Name extends ColumnName>(
  row: SessionRow,
  name: Name,
): ColumnValues[Name] | undefined {
  const reading = row.cells[name]?.reading;
  return reading && "value" in reading ? (reading.value as ColumnValues[Name]) : undefined;
}

/** Clerks number each kind of session by itself; all special sessions are of one kind. */
const FAMILIES: Partial<Record<SessionType, string>> = {
  "special-mayor": "special",
  "special-petition": "special",
  "special-4304": "special",
};

/**
 * Family of a row's type: a word that is not known is a family of its own.
 *
 * @returns undefined where the row gives no type
 */
export function familyOf(row: SessionRow): string | undefined {
  const type = rowValue(row, "type");
  if (type) return FAMILIES[type] ?? type;
  return row.cells.type && `? ${fold(row.cells.type.shown)}`;
}

/** Columns that place a row in a year, the telling ones first. */
const DATED: readonly ColumnName[] = [
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
];

/** Year of a row, also of a date that is not used but can only be of one year; undefined where it has no date. */
export function yearOfRow(row: SessionRow): number | undefined {
  for (const name of DATED) {
    const reading = row.cells[name]?.reading;
    const day = reading && ("trouble" in reading ? dayOfTrouble(reading.trouble) : firstDay(reading.value));
    if (day !== undefined) return yearOf(day);
  }
  return undefined;
}

function firstDay(value: unknown): Day | undefined {
  return typeof value === "number" ? value : (value as readonly Day[])[0];
}

function dayOfTrouble(trouble: Trouble): Day | undefined {
  if (trouble.kind === "date-text") return trouble.meant;
  if (trouble.kind === "outside") return trouble.day;
  if (trouble.kind !== "date-ambiguous") return undefined;
  const years = new Set(trouble.meanings.map(yearOf));
  return years.size === 1 ? trouble.meanings[0] : undefined;
}
