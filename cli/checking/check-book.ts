import { checkCalendar } from "../../src/calendar/check";
import { COLUMN_NAMES } from "../../src/messages/calendar";
import { Problem } from "../../src/messages/problem";
import { fill, type Language } from "../../src/messages/text";
import type { Area, CompanionName, Reading } from "../../src/workbook/reading";
import { reportOf, type Report } from "../../src/workbook/report";
import { readTextRows, type Book } from "../reading/book";
import { readingsOf } from "../reading/calendars";
import { withGiven, type GivenSettings } from "../reading/settings";

/** What a check of a book takes from the command line. */
export interface CheckWishes {
  readonly sheet?: string | undefined;
  readonly settings: GivenSettings;
  /** CSV files in place of the book's own Feriados and Excepciones. */
  readonly holidays?: string | undefined;
  readonly exceptions?: string | undefined;
}

/** A calendar that was found, and what came of its check. */
export interface CheckedCalendar {
  readonly reading: Reading;
  readonly report: Report;
  /** Language that its Parámetros ask for, where they do. */
  readonly language: Language | undefined;
}

const TEXTS = {
  noCalendar: {
    es: "no hay un calendario de sesiones {where}. Hace falta una fila de encabezados con, por lo menos, «{id}», «{type}» y «{start}» (o «{date}», o «{meetingDays}»), en español o en inglés.",
    en: "there is no session calendar {where}. It needs a row of headers with at least “{id}”, “{type}” and “{start}” (or “{date}”, or “{meetingDays}”), in Spanish or English.",
  },
  inFile: { es: "en ninguna hoja visible", en: "in any visible sheet" },
  inSheet: { es: "en la hoja «{sheet}»", en: "in the sheet “{sheet}”" },
  inText: { es: "en el archivo", en: "in the file" },
};

/**
 * Checks every calendar of a book: on each visible sheet, or on the one that is asked for.
 *
 * @throws Problem `value` where there is none, or a sheet or file is not there
 */
export function checkBook(book: Book, wishes: CheckWishes): CheckedCalendar[] {
  const checked = readingsOf(book, wishes.sheet).flatMap((found) => {
    const one = checkReading(withFiles(found, wishes), wishes.settings);
    return one ? [one] : [];
  });
  if (checked.length === 0) throw noCalendar(book, wishes.sheet);
  return checked;
}

function checkReading(found: Reading, given: GivenSettings): CheckedCalendar | undefined {
  const { area, addedFrom } = withGiven(found.beside.settings, given);
  const reading: Reading = area ? { ...found, beside: { ...found.beside, settings: area } } : found;
  let language: Language | undefined;
  const report = reportOf(reading, (input) => {
    const check = checkCalendar(input);
    language = check.language;
    return check;
  });
  return report && { reading, report: withoutAddedPlaces(report, area, addedFrom), language };
}

/** A setting of the command line has no cell to go to. */
function withoutAddedPlaces(report: Report, settings: Area | undefined, addedFrom: number): Report {
  if (addedFrom === Infinity) return report;
  const findings = report.findings.map(({ finding, places }) => ({
    finding,
    places: places.filter(({ sheet, row }) => sheet.id !== settings?.sheet.id || row < addedFrom),
  }));
  return { ...report, findings };
}

function withFiles(reading: Reading, { holidays, exceptions }: CheckWishes): Reading {
  const files: [CompanionName, string | undefined][] = [
    ["holidays", holidays],
    ["exceptions", exceptions],
  ];
  const areas = files.flatMap(([name, file]) =>
    file === undefined ? [] : [[name, areaOfFile(file)] as const],
  );
  return { ...reading, beside: { ...reading.beside, ...Object.fromEntries(areas) } };
}

function areaOfFile(file: string): Area {
  return { sheet: { id: file, name: file }, row: 0, column: 0, rows: readTextRows(file) };
}

function noCalendar({ kind }: Book, sheet: string | undefined): Problem {
  const named = sheet === undefined ? TEXTS.inFile : fill(TEXTS.inSheet, { sheet });
  const where = kind === "text" ? TEXTS.inText : named;
  return new Problem("value", fill(TEXTS.noCalendar, { where, ...COLUMN_NAMES }));
}
