import type { Language } from "../messages/text";
import type { Finding, Severity } from "./finding";
import type { Book } from "./model/book";

/**
 * A cell as a sheet gives it: numbers (dates are serials), text, booleans, "" for a blank. An error cell is its text
 * ("#N/A").
 */
export type SheetCell = string | number | boolean | null;
export type SheetRows = readonly (readonly SheetCell[])[];

/** The tables of a workbook that one check reads; all but the calendar are optional. */
export interface CalendarInput {
  /** The sheet or table of sessions, its header row anywhere in it. */
  readonly calendar: SheetRows;
  /** Parámetros: name, value. */
  readonly settings?: SheetRows;
  /** Feriados: date, name, source, + or −. */
  readonly holidays?: SheetRows;
  /** Excepciones: rule, session, reason, document, by, date, expires. */
  readonly exceptions?: SheetRows;
  /** Serials of the workbook count from 1904. */
  readonly dates1904?: boolean;
}

export interface CalendarCheck {
  /** False when no row of the calendar can be read as its header: nothing was checked. */
  readonly recognised: boolean;
  /** In order of severity, then of row. */
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Rules and sessions looked at. */
  readonly rules: number;
  readonly sessions: number;
  /** How often a rule held, and how often it had nothing to judge; neither is listed. */
  readonly passed?: number;
  readonly notApplicable?: number;
  /** What was judged, and by which settings and holidays, for reports; absent where nothing was checked. */
  readonly book?: Book;
  /** Language that the Parámetros table asks for, where it does. */
  readonly language?: Language;
}
