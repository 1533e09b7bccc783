import { calendarsAmong, wantedFirst, type CalendarRef } from "../src/workbook/calendar-ref";
import type { Day } from "../src/days/civil";
import type { ColumnMapping } from "../src/calendar/sheet/column-mapping";
import { findHeader } from "../src/calendar/sheet/header";
import { readSettingsTable } from "../src/calendar/sheet/settings-table";
import { columnsOfSheet, NO_COLUMNS } from "../src/workbook/columns-told";
import { reportOf, type CheckCalendar, type Report } from "../src/workbook/report";
import type { SheetRef } from "../src/workbook/reading";
import { notesOf } from "../src/workbook/sheet-notes";
import { stopIfCancelled, type BookReading, type CalendarBook, type SheetChange } from "./calendar-book";
import type { PaneEvent } from "./pane-event";
import { seatBookOf } from "./seat-book";
import type { Surroundings } from "./self-check/self-check";
import type { SheetWriter } from "./sheet-writer";
import type { PaneState } from "./state";
import type { Turn, Turns } from "./turns";
import type { Workshop } from "./workshop";

/** From so many rows on, a check may hold up the page long enough to be seen. */
const MANY_ROWS = 5000;

/** What the actions of the pane work with. */
export interface Desk {
  readonly book: CalendarBook;
  readonly writer: SheetWriter;
  readonly workshop: Workshop;
  readonly surroundings: Surroundings;
  readonly checkCalendar: CheckCalendar;
  /** The day that it is. */
  readonly today: () => Day;
  readonly turns: Turns;
  readonly state: () => PaneState;
  readonly tell: (event: PaneEvent) => void;
  /** Edits since the last reading began. */
  readonly changes: SheetChange[];
  /** The calendar that was checked last: of several on a sheet it comes first. */
  chosen: CalendarRef | undefined;
  /** Whether the workbook counts its days from 1904, by the last reading. */
  dates1904: boolean;
}

export interface Checked {
  readonly reading: BookReading;
  readonly report: Report;
}

/**
 * Reads and checks, and tells what came of it.
 *
 * @param sheet in place of the active one
 * @returns undefined when the sheet is no calendar
 * @throws BookFailure, Cancelled
 */
export async function checkBook(desk: Desk, turn: Turn, sheet?: SheetRef): Promise<Checked | undefined> {
  desk.changes.length = 0;
  const reading = await desk.book.read(turn.signal, sheet);
  desk.dates1904 = reading.dates1904;
  stopIfCancelled(turn.signal);
  await showFirst(reading, turn);
  const candidates = wantedFirst(reading.candidates, desk.chosen);
  const report = reportOf({ ...reading, candidates }, desk.checkCalendar);
  if (report) tellReport(desk, turn, { reading, report });
  else await tellOther(desk, turn, reading);
  for (const change of desk.changes) turn.tell({ type: "changed", ...change });
  return report && { reading, report };
}

/** Lets the page show that it is at work before a long check holds it up. */
async function showFirst({ candidates }: BookReading, turn: Turn): Promise<void> {
  if (candidates.every(({ rows }) => rows.length < MANY_ROWS)) return;
  turn.tell({ type: "pace", pace: "slow" });
  await new Promise((resolve) => setTimeout(resolve));
  stopIfCancelled(turn.signal);
}

function tellReport(desk: Desk, turn: Turn, { reading, report }: Checked): void {
  const marked = reading.sheets.some(({ marks }) => marks.length > 0);
  const notes = notesOf(report, reading.hiddenRows, reading.merged);
  desk.chosen = report.calendar;
  turn.tell({ type: "reported", report, notes, marks: marked ? "earlier" : "none" });
}

/** Of a sheet that is no calendar: the seats of its candidates, else what a calendar needs. */
async function tellOther(desk: Desk, turn: Turn, reading: BookReading): Promise<void> {
  const book = seatBookOf(reading);
  if (!book) return tellUnrecognised(desk, turn, reading);
  turn.tell({ type: "seats", book, calendars: await calendarsElsewhere(desk, reading) });
}

async function tellUnrecognised(desk: Desk, turn: Turn, reading: BookReading): Promise<void> {
  const elsewhere = await calendarsElsewhere(desk, reading);
  const [area] = reading.candidates;
  const columns = area ? columnsOfSheet(area) : NO_COLUMNS;
  turn.tell({ type: "unrecognised", sheet: reading.active, columns, calendars: elsewhere });
}

/** Looks through the sheets that were not read, and tells all calendars of the workbook. */
export async function findOtherCalendars(desk: Desk, turn: Turn, reading: BookReading): Promise<void> {
  const here = calendarsAmong(reading.candidates, mappingOf(reading));
  const calendars = [...here, ...(await calendarsElsewhere(desk, reading))];
  turn.tell({ type: "calendars", calendars });
}

/** Headers that the workbook's Parámetros reads as known ones. */
function mappingOf({ beside }: BookReading): ColumnMapping {
  return readSettingsTable(beside.settings?.rows, 0).columns;
}

async function calendarsElsewhere({ book }: Desk, reading: BookReading): Promise<CalendarRef[]> {
  const { otherSheets } = reading;
  const mapping = mappingOf(reading);
  const sheets = await book.findCalendars(otherSheets, (rows) => findHeader(rows, mapping) !== undefined);
  return sheets.map((sheet) => ({ sheet }));
}
