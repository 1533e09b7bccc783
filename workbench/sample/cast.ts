import { LocaleType, type IWorkbookData } from "@univerjs/core";
import { csvRows } from "../../build/csv.mjs";
import type { Language } from "../../src/messages/text";
import { createSheet, SAMPLE_STYLES } from "./sheet-data";

/* The made-up calendars of data/calendars, each a workbook with its Parámetros, Feriados and Excepciones. */

const FILES = import.meta.webpackContext("../../data/calendars", { regExp: /\.csv$/ });

/** Sheets beside the calendar, by the word in the name of their file. */
const COMPANIONS = {
  settings: { es: "Parámetros", en: "Parameters" },
  holidays: { es: "Feriados", en: "Holidays" },
  exceptions: { es: "Excepciones", en: "Exceptions" },
} as const;

const CALENDAR = { es: "Calendario", en: "Calendar" };
const WIDTH = 118;
const WIDE_COLUMNS: Readonly<Record<string, number>> = {
  Tipo: 176,
  Type: 150,
  "Días de reunión": 170,
  "Meeting days": 170,
};
const HEADER_HEIGHT = 36;

/** One calendar that can be opened. */
export interface CastCalendar {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** The calendars in the order of their numbers, with the titles of data/calendars/titles.csv. */
export const CAST: readonly CastCalendar[] = csvRows(textOf("./titles.csv")!)
  .slice(1)
  .map(([id, es, en]) => ({ id: id!, title: { es: es!, en: en! } }));

/** The workbook of a calendar in a language. */
export function castWorkbook({ id, title }: CastCalendar, language: Language): IWorkbookData {
  const sheets = [
    { name: CALENDAR[language], text: textOf(`./${id}.${language}.csv`) },
    ...(Object.keys(COMPANIONS) as (keyof typeof COMPANIONS)[]).map((kind) => ({
      name: COMPANIONS[kind][language],
      text: textOf(`./${id}.${kind}.${language}.csv`),
    })),
  ].flatMap(({ name, text }, index) => (text === undefined ? [] : [sheetOf(`s${index}`, name, text)]));
  return {
    id,
    name: `${title[language]}.xlsx`,
    appVersion: "0.25.1",
    locale: LocaleType.ES_ES,
    styles: SAMPLE_STYLES,
    sheetOrder: sheets.map((sheet) => sheet.id!),
    sheets: Object.fromEntries(sheets.map((sheet) => [sheet.id!, sheet])),
  };
}

function textOf(file: string): string | undefined {
  return FILES.keys().includes(file) ? FILES(file) : undefined;
}

function sheetOf(id: string, name: string, text: string) {
  const sheet = createSheet(id, name);
  const rows = csvRows(text);
  rows.forEach((row, r) =>
    row.forEach((field, c) => (r === 0 ? sheet.put(r, c, field, "header") : sheet.put(r, c, typed(field)))),
  );
  const widths = (rows[0] ?? []).map((title) => WIDE_COLUMNS[title] ?? WIDTH);
  return sheet.data({ frozenRows: 1, widths, headerHeight: HEADER_HEIGHT });
}

/** A number as Excel would take it when typed; the rest is left to the sheet. */
function typed(field: string): string | number {
  return /^-?\d+(\.\d+)?$/.test(field) ? Number(field) : field;
}
