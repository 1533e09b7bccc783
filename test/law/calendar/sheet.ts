import { checkCalendar } from "../../../src/calendar/check";
import type { Finding } from "../../../src/calendar/finding";
import type { CalendarCheck, SheetCell, SheetRows } from "../../../src/calendar/input";
import { SEVERITY_WORDS } from "../../../src/messages/calendar";

/** A row by its headers; dates are ISO texts here and serials in the sheet. */
export type NamedRow = Readonly<Record<string, string | number | boolean | null>>;

export interface Calendar {
  readonly rows: readonly NamedRow[];
  readonly settings?: NamedRow;
  readonly holidays?: SheetRows;
  readonly exceptions?: SheetRows;
  readonly dates1904?: boolean;
}

const DAY = 86_400_000;

/** Serial of an ISO date, by the machine's own calendar. */
export function serial(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`) / DAY + 25_569;
}

function cell(value: NamedRow[string] | undefined): SheetCell {
  if (typeof value !== "string") return value ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? serial(value) : value;
}

/** The sheet of some rows: every header that one of them has, in order of appearance. */
export function sheetOf(rows: readonly NamedRow[]): SheetCell[][] {
  const headers = [...new Set(["Sesión", "Tipo", "Comienza", ...rows.flatMap((row) => Object.keys(row))])];
  return [headers, ...rows.map((row) => headers.map((header) => cell(row[header])))];
}

export function check({ rows, settings, holidays, exceptions, dates1904 }: Calendar): CalendarCheck {
  return checkCalendar({
    calendar: sheetOf(rows),
    ...(settings ? { settings: Object.entries(settings).map(([name, value]) => [name, cell(value)]) } : {}),
    ...(holidays ? { holidays: holidays.map((row) => row.map(cell)) } : {}),
    ...(exceptions ? { exceptions: exceptions.map((row) => row.map(cell)) } : {}),
    ...(dates1904 ? { dates1904 } : {}),
  });
}

/** The findings of one rule. */
export function findingsOf(rule: string, calendar: Calendar): readonly Finding[] {
  return check(calendar).findings.filter((finding) => finding.rule === rule);
}

/** A finding in a few words: its severity and its session. */
export function words({ severity, session }: Finding): string {
  return `${SEVERITY_WORDS[severity].es} ${session}`.trim();
}
