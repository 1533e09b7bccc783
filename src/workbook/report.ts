import type { Book } from "../calendar/model/book";
import type { CellPlace, Finding, Severity, TableName } from "../calendar/finding";
import type { CalendarCheck, CalendarInput } from "../calendar/input";
import { readSettingsTable } from "../calendar/sheet/settings-table";
import { LAW_VERSIONS } from "../law/versions";
import type { Language, Text } from "../messages/text";
import { blockAddress, type Block } from "./address";
import type { Area, Beside, Reading, SheetRef, TableRef } from "./reading";

/** The check of the core, handed in so that the pane can be tried without it. */
export type CheckCalendar = (input: CalendarInput) => CalendarCheck;

/** A cell of the workbook. */
export interface Place {
  readonly sheet: SheetRef;
  readonly row: number;
  readonly column: number;
}

export interface ReportedFinding {
  readonly finding: Finding;
  /** Places of the finding's cells, the telling one first; empty where it is about no cell. */
  readonly places: readonly Place[];
}

/** What was read: a sheet and its range, `A1:M14`. */
export interface Source {
  readonly sheet: SheetRef;
  readonly range: string;
  /** The table that it is, where it is one. */
  readonly table?: TableRef;
}

/** What a check rested on: the sessions that it read, and the settings and holidays that it used. */
export interface Basis {
  readonly book: Book;
  /** The rectangle that was read as the calendar. */
  readonly block: Block;
}

/** A check as the pane shows it. */
export interface Report {
  /** Name of the workbook, where its reader tells it. */
  readonly workbook?: string;
  readonly calendar: Source;
  readonly beside: Beside<Source>;
  readonly dates1904: boolean;
  readonly unreadFrom?: string;
  /** Rectangles of merged cells of the calendar's sheet: what one says is kept in its first cell. */
  readonly merged?: readonly Block[];
  readonly law: { readonly title: Text; readonly known: Text };
  readonly findings: readonly ReportedFinding[];
  readonly counts: Readonly<Record<Severity, number>>;
  readonly rules: number;
  readonly sessions: number;
  /** Language that Parámetros asks for, where it does. */
  readonly language?: Language;
  /** Absent in a report of a check that tells no sessions. */
  readonly basis?: Basis;
}

/**
 * Checks what was read, and gives every finding its place in the workbook.
 *
 * @returns undefined when no area that was read is a calendar
 */
export function reportOf(reading: Reading, checkCalendar: CheckCalendar): Report | undefined {
  for (const calendar of reading.candidates) {
    const check = checkCalendar(inputOf(reading, calendar));
    if (check.recognised) return assemble(reading, calendar, check);
  }
  return undefined;
}

function inputOf({ beside, dates1904 }: Reading, calendar: Area): CalendarInput {
  return { calendar: calendar.rows, ...eachBeside(beside, ({ rows }) => rows), dates1904 };
}

function eachBeside<From, To>(beside: Beside<From>, change: (one: From) => To): Beside<To> {
  const entries = Object.entries(beside).map(([name, one]) => [name, change(one)]);
  return Object.fromEntries(entries) as Beside<To>;
}

function assemble(reading: Reading, calendar: Area, check: CalendarCheck): Report {
  const { beside, dates1904, unreadFrom, merged, workbook } = reading;
  const areas: Partial<Record<TableName, Area>> = { calendar, ...beside };
  return {
    ...(workbook === undefined ? {} : { workbook }),
    calendar: sourceOf(calendar),
    beside: eachBeside(beside, sourceOf),
    ...(unreadFrom === undefined ? {} : { unreadFrom }),
    ...(merged === undefined ? {} : { merged }),
    dates1904,
    law: lawOf(beside.settings),
    findings: check.findings.map((finding) => ({ finding, places: placesOf(finding, areas) })),
    counts: check.counts,
    rules: check.rules,
    sessions: check.sessions,
    ...(check.language ? { language: check.language } : {}),
    ...(check.book ? { basis: { book: check.book, block: blockOf(calendar) } } : {}),
  };
}

function placesOf(finding: Finding, areas: Partial<Record<TableName, Area>>): Place[] {
  return finding.cells.flatMap(({ table, row, column }: CellPlace) => {
    const area = areas[table];
    return area ? [{ sheet: area.sheet, row: area.row + row, column: area.column + column }] : [];
  });
}

function sourceOf(area: Area): Source {
  const { sheet, table } = area;
  return { sheet, range: blockAddress(blockOf(area)), ...(table ? { table } : {}) };
}

function blockOf({ row, column, rows }: Area): Block {
  return { row, column, rows: rows.length, columns: rows[0]?.length ?? 0 };
}

/** The version that Parámetros asks for; a row that cannot be read is the check's to report. */
function lawOf(settings: Area | undefined): Report["law"] {
  const { title, known } = LAW_VERSIONS[readSettingsTable(settings?.rows, 0).settings.law];
  return { title, known };
}
