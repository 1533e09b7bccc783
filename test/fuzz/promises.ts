import { checkCalendar } from "../../src/calendar/check";
import { SEVERITIES, type CellPlace, type Finding } from "../../src/calendar/finding";
import type { CalendarCheck, CalendarInput, SheetCell, SheetRows } from "../../src/calendar/input";
import { COLUMNS, type ColumnName } from "../../src/calendar/sheet/columns";
import { findHeader, type Header } from "../../src/calendar/sheet/header";
import type { Text } from "../../src/messages/text";
import type { Fuzzed } from "./sheets";

/** Milliseconds of the processor that the check of one small workbook may take. */
const MOST_TIME = 1000;

/** What the check finds, and whether it was quick: in the best of three, for the engine can be at work meanwhile. */
function timed(input: CalendarInput): { readonly found: CalendarCheck; readonly quick: boolean } {
  for (let tries = 1; ; tries++) {
    const start = process.cpuUsage();
    const found = checkCalendar(input);
    const { user, system } = process.cpuUsage(start);
    const quick = user + system < MOST_TIME * 1000;
    if (quick || tries === 3) return { found, quick };
  }
}

/** What the check promises of any workbook; throws an Error that names the promise that it broke. */
export function keepsPromises({ input, probe }: Fuzzed): void {
  const before = JSON.stringify(input);
  const { found, quick } = timed(input);
  promise(quick, `the check took more than ${MOST_TIME} ms, three times`);
  promise(JSON.stringify(input) === before, "the check changed its input");
  promise(
    JSON.stringify(checkCalendar(structuredClone(input))) === JSON.stringify(found),
    "the same workbook gave other findings",
  );
  for (const finding of found.findings) wholeFinding(finding, input);
  countsAgree(found);
  const header = findHeader(input.calendar);
  promise(found.recognised === (header !== undefined), "recognised without a header, or the other way round");
  if (header) noRowLost(found, input, header, probe);
}

function promise(kept: boolean, what: string): asserts kept {
  if (!kept) throw new Error(what);
}

function wholeFinding(finding: Finding, input: CalendarInput): void {
  const { rule, message, trace, otherReadings, cells } = finding;
  const says = (text: Text, what: string): void => {
    for (const language of ["es", "en"] as const)
      promise(text[language].trim() !== "", `${rule}: ${what} without words in ${language}`);
  };
  says(message, "a message");
  for (const { text } of trace) says(text, "a step");
  for (const { reading } of otherReadings) says(reading, "a reading");
  promise(SEVERITIES.includes(finding.severity), `${rule}: no severity ${finding.severity}`);
  for (const cell of cells) promise(isInside(cell, input), `${rule}: ${JSON.stringify(cell)} is no cell`);
}

/** Whether the cell lies in the rectangle of its table; rows can be shorter than the widest one. */
function isInside({ table, row, column }: CellPlace, input: CalendarInput): boolean {
  const rows = input[table] ?? [];
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return (
    [row, column].every(Number.isInteger) && row >= 0 && row < rows.length && column >= 0 && column < width
  );
}

function countsAgree({ findings, counts }: CalendarCheck): void {
  for (const severity of SEVERITIES)
    promise(
      counts[severity] === findings.filter((finding) => finding.severity === severity).length,
      `the count of ${severity} is wrong`,
    );
}

/** Where a zero says something; elsewhere it is what a formula shows for a blank cell. */
const ZERO_SAYS: readonly ColumnName[] = ["id", "votesFor", "signatures"];

/** Signs of a cell that says nothing. */
const NOTHING = ["", "-", "–", "—", "n/a", "no aplica", "not applicable"];

function saysNothing(cell: SheetCell | undefined, name: ColumnName): boolean {
  if (cell === null || cell === undefined) return true;
  if (typeof cell !== "string") return cell === 0 && !ZERO_SAYS.includes(name);
  const pieces = COLUMNS[name].holds === "dates" ? cell.split(/[;\r\n]/) : [cell];
  return pieces.every((piece) => NOTHING.includes(piece.trim().toLowerCase()));
}

/** Rows below the header that say anything in a column that is known, repeated headers aside. */
function tellingRows(calendar: SheetRows, { row: headerRow, columns, titles }: Header): number[] {
  const known = [...columns];
  return calendar.flatMap((cells, row) => {
    if (row <= headerRow || known.every(([name, at]) => saysNothing(cells[at], name))) return [];
    const isTitle = (name: ColumnName): boolean => {
      const at = columns.get(name)!;
      const cell = cells[at];
      return typeof cell === "string" && cell.trim() === titles[at];
    };
    return isTitle("id") && isTitle("type") ? [] : [row];
  });
}

const UNKNOWN_TYPE = "zzz";

/**
 * A row without a name is reported; a row with one is part of a session. Of the latter one is asked about: given a
 * type that does not exist it must be heard of in that very cell.
 */
function noRowLost(found: CalendarCheck, input: CalendarInput, header: Header, probe: number): void {
  const rows = tellingRows(input.calendar, header);
  const [idColumn, typeColumn] = [header.columns.get("id")!, header.columns.get("type")!];
  const nameless = new Set(
    found.findings.flatMap(({ rule, cells: [cell], session }) =>
      rule === "data-missing" && session === "" && cell?.column === idColumn ? [cell.row] : [],
    ),
  );
  for (const row of nameless) promise(rows.includes(row), `row ${row} says nothing and is reported`);
  const named = rows.filter((row) => !nameless.has(row));
  for (const row of named)
    promise(String(input.calendar[row]![idColumn] ?? "").trim() !== "", `row ${row} has no name and is lost`);
  promise(found.sessions <= named.length, `${found.sessions} sessions of ${named.length} rows`);
  promise(found.sessions > 0 || named.length === 0, "no session of some rows");
  const asked = named[probe % named.length];
  if (asked === undefined) return;
  const calendar = input.calendar.map((cells, row) => (row === asked ? withCell(cells, typeColumn) : cells));
  const heard = checkCalendar({ ...input, calendar }).findings.some(
    ({ rule, cells: [cell] }) =>
      rule === "data-unknown-type" && cell?.row === asked && cell.column === typeColumn,
  );
  promise(heard, `row ${asked} is in no session`);
}

function withCell(cells: readonly SheetCell[], column: number): SheetCell[] {
  const changed = Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) => cells[at] ?? "");
  changed[column] = UNKNOWN_TYPE;
  return changed;
}
