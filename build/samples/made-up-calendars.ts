import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { parseIso } from "../../src/days/iso";
import type { Language, Text } from "../../src/messages/text";
import { SHEET_NAMES } from "../../src/messages/plan";
import { calendarColumns } from "../../src/plan/calendar-columns";
import type { PlannedCell, PlannedColumn, SheetPlan } from "../../src/plan/sheet-plan";
import type { NewSheet } from "../../xlsx/edit/new-sheet";
import { sheetOfPlan } from "../../cli/output/planned-sheet";
import { csvRows } from "../csv.mjs";
import { checkSheet } from "./check-sheet";

/** A calendar of data/calendars as the sheets of a workbook. */
export interface MadeUpCalendar {
  readonly id: string;
  readonly title: string;
  readonly sheets: readonly NewSheet[];
}

/** Cells that the calendar's description keeps as text: row (from 1) and the Spanish header of the column. */
type TextCells = readonly { readonly row: number; readonly column: string }[];

type Companion = "settings" | "holidays" | "exceptions";

/** In the order in which MUNI_CALENDAR_CHECK takes them. */
const COMPANIONS: readonly Companion[] = ["settings", "holidays", "exceptions"];

/** Parámetros of every sample says its language, which its formula needs. */
const LANGUAGE_OPTION: Text = { es: "idioma", en: "language" };
const SETTINGS_HEADERS = { es: ["Nombre", "Valor"], en: ["Name", "Value"] } as const;

const COMPANION_WIDTHS: Readonly<Record<Companion, readonly number[]>> = {
  settings: [28, 28],
  holidays: [12, 34, 34, 6],
  exceptions: [24, 12, 40, 20, 20, 12, 12],
};

/** The made-up calendars in a language, each with its companions and a sheet with the findings as a formula. */
export function madeUpCalendars(folder: string, language: Language): MadeUpCalendar[] {
  const [, ...titles] = csvRows(readFileSync(path.join(folder, "titles.csv"), "utf8"));
  return titles.map(([id, es, en]) => {
    const title = { es: es!, en: en! }[language];
    return { id: id!, title, sheets: sheetsOf(folder, id!, language) };
  });
}

function sheetsOf(folder: string, id: string, language: Language): NewSheet[] {
  const rows = (part: string): string[][] | undefined => {
    const file = path.join(folder, `${id}${part}.${language}.csv`);
    return existsSync(file) ? csvRows(readFileSync(file, "utf8")) : undefined;
  };
  const calendar = calendarPlan(rows("")!, language, textCells(folder, id));
  const companions = COMPANIONS.map((name) => {
    const found = name === "settings" ? withLanguage(rows(".settings"), language) : rows(`.${name}`);
    return found && companionPlan(name, found, language);
  });
  const present = companions.filter((plan) => plan !== undefined);
  return [...[calendar, ...present].map(sheetOfPlan), checkSheet([calendar, ...companions], language)];
}

/** The text cells with the columns as numbers, for they are named in Spanish alone. */
function textCells(folder: string, id: string): (row: number, column: number) => boolean {
  const description = parse(readFileSync(path.join(folder, `${id}.expected.yaml`), "utf8")) as {
    readonly text_cells?: TextCells;
  };
  const [headers = []] = csvRows(readFileSync(path.join(folder, `${id}.es.csv`), "utf8"));
  const cells = description.text_cells ?? [];
  return (row, column) => cells.some((cell) => cell.row === row && headers[column] === cell.column);
}

function calendarPlan(
  [headers = [], ...lines]: readonly (readonly string[])[],
  language: Language,
  isText: (row: number, column: number) => boolean,
): SheetPlan {
  const known = calendarColumns(language);
  return {
    name: SHEET_NAMES.calendar[language],
    above: [],
    columns: headers.map(
      (header): PlannedColumn =>
        known.find((column) => column.header === header) ?? { header, width: 14, format: "date" },
    ),
    rows: lines.map((line, row) =>
      line.map((field, column) => (isText(row + 1, column) ? field : cellOf(field))),
    ),
    frozen: { rows: 1, columns: 1 },
    landscape: true,
  };
}

/** What a clerk who types the field gets: a day, an hour, a number, a text; nothing for no field. */
function cellOf(field: string): PlannedCell {
  if (field === "") return null;
  if (/^-?\d+(\.\d+)?$/.test(field)) return Number(field);
  const hour = /^(\d{1,2}):(\d{2})$/.exec(field);
  if (hour) return (Number(hour[1]) * 60 + Number(hour[2])) / 1440;
  const day = parseIso(field);
  return day === undefined ? field : { day };
}

function withLanguage(rows: string[][] | undefined, language: Language): string[][] {
  const [headers, ...lines] = rows ?? [[...SETTINGS_HEADERS[language]]];
  return [headers!, ...lines, [LANGUAGE_OPTION[language], language]];
}

function companionPlan(
  name: Companion,
  [headers = [], ...lines]: readonly (readonly string[])[],
  language: Language,
): SheetPlan {
  return {
    name: SHEET_NAMES[name][language],
    above: [],
    columns: headers.map((header, at) => ({
      header,
      width: COMPANION_WIDTHS[name][at] ?? 16,
      format: "general",
      ...(header === "+/-" ? { list: ["+", "-"] } : {}),
    })),
    rows: lines.map((line) => line.map(cellOf)),
    frozen: { rows: 1, columns: 0 },
    landscape: false,
  };
}
