import { checkCalendar } from "../../src/calendar/check";
import type { SheetRows } from "../../src/calendar/input";
import type { Area, Reading } from "../../src/workbook/reading";
import { reportOf, type Report } from "../../src/workbook/report";
import { SAMPLE } from "./calendar/sample";
import { sheetOf, type NamedRow } from "./calendar/sheet";

function area(id: string, name: string, rows: SheetRows, row = 0): Area {
  return { sheet: { id, name }, row, column: 0, rows };
}

function reportOn(calendar: Area, beside: Reading["beside"]): Report {
  const reading: Reading = {
    active: calendar.sheet,
    candidates: [calendar],
    beside,
    sheets: [],
    dates1904: false,
  };
  return reportOf(reading, checkCalendar)!;
}

/** The report on the workbench's sample; its calendar begins in row 3. */
export const SAMPLE_REPORT: Report = reportOn(area("1", "Calendario", SAMPLE.calendar, 2), {
  settings: area("2", "Parámetros", SAMPLE.settings),
  holidays: area("3", "Feriados", SAMPLE.holidays),
  exceptions: area("4", "Excepciones", SAMPLE.exceptions),
});

/** The report on some rows, by their headers. */
export function reportOfRows(rows: readonly NamedRow[], settings: SheetRows = []): Report {
  const beside = settings.length === 0 ? {} : { settings: area("2", "Parámetros", settings) };
  return reportOn(area("1", "Hoja 'uno'", sheetOf(rows)), beside);
}

export const SPANISH = { language: "es", file: "calendarios/año 2027.xlsx", version: "1.2.3" } as const;
export const ENGLISH = { ...SPANISH, language: "en" } as const;
