import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { suggestion } from "../../src/messages/suggestion";
import { fill } from "../../src/messages/text";
import { columnLetters } from "../../src/workbook/address";
import { COMPANION_NAMES, COMPANIONS } from "../../src/workbook/companions";
import {
  cropped,
  isBlankArea,
  MOST_COLUMNS,
  without,
  type Area,
  type Beside,
  type CompanionName,
  type Reading,
} from "../../src/workbook/reading";
import type { Book, BookSheet } from "./book";

const TEXTS = {
  noSheet: {
    es: "no hay hoja «{name}».{suggestion} Hojas: {all}.",
    en: "there is no sheet “{name}”.{suggestion} Sheets: {all}.",
  },
  oneSheet: {
    es: "un archivo de texto es una sola hoja; quite la opción de la hoja.",
    en: "a text file is a single sheet; leave the sheet's option out.",
  },
};

/**
 * What each check of a book reads: a reading for each place where a calendar may be, the tables of a sheet before the
 * rest of it, with Parámetros, Feriados and Excepciones beside them as the pane finds them. Those three are no calendar,
 * though exceptions have a session, a type and a date.
 *
 * @param sheet the only sheet to look at, hidden or not; else all that are visible
 * @throws Problem `value` for a sheet that is not there
 */
export function readingsOf(book: Book, sheet: string | undefined): Reading[] {
  const beside = companionsOf(book);
  const isBeside = ({ sheet: { id }, row, column }: Area): boolean =>
    Object.values(beside).some((area) => area.sheet.id === id && area.row === row && area.column === column);
  return chosenSheets(book, sheet).flatMap((one) =>
    candidatesOf(one)
      .filter((candidate) => sheet !== undefined || !isBeside(candidate))
      .map((candidate) => readingOf(book, one, candidate, beside)),
  );
}

/** The sheets to look at. */
export function chosenSheets({ sheets, kind }: Book, sheet: string | undefined): readonly BookSheet[] {
  if (sheet === undefined) return sheets.filter(({ visible }) => visible);
  if (kind === "text") throw new Problem("value", TEXTS.oneSheet);
  const exact = sheets.find(({ ref }) => ref.name === sheet);
  const found = exact ?? sheets.find(({ ref }) => fold(ref.name) === fold(sheet));
  if (found) return [found];
  const known = new Map(sheets.map(({ ref }) => [fold(ref.name), ref.name]));
  const figures = { name: sheet, suggestion: suggestion(sheet, known), all: [...known.values()].join(", ") };
  throw new Problem("value", fill(TEXTS.noSheet, figures));
}

/** Where a calendar or a list of candidates may be: the tables that have headers, then what stands beside them. */
export function candidatesOf({ area, tables }: BookSheet): Area[] {
  const blocks = tables.filter(({ headerRow }) => headerRow).map(({ withoutTotals }) => withoutTotals);
  const areas = [...blocks.map((block) => cropped(area, block)), without(narrowed(area), blocks)];
  return areas.filter((candidate) => !isBlankArea(candidate));
}

/** The columns that are read, as in the pane; blank rows stay one and the same. */
function narrowed(area: Area): Area {
  const columns = Math.max(MOST_COLUMNS - area.column, 0);
  if ((area.rows[0]?.length ?? 0) <= columns) return area;
  const cut = new Map<Area["rows"][number], Area["rows"][number]>();
  const rows = area.rows.map((row) => {
    const known = cut.get(row) ?? row.slice(0, columns);
    cut.set(row, known);
    return known;
  });
  return { ...area, rows };
}

function readingOf(
  { sheets, dates1904 }: Book,
  { ref, area }: BookSheet,
  candidate: Area,
  beside: Beside<Area>,
): Reading {
  const read = new Set([ref.id, ...Object.values(beside).map(({ sheet }) => sheet.id)]);
  return {
    active: ref,
    candidates: [candidate],
    beside,
    sheets: sheets
      .filter(({ ref: { id } }) => read.has(id))
      .map((one) => ({ ...one.ref, protected: one.protected, marks: [] })),
    dates1904,
    ...(area.column + (area.rows[0]?.length ?? 0) > MOST_COLUMNS
      ? { unreadFrom: columnLetters(MOST_COLUMNS) }
      : {}),
  };
}

function companionsOf(book: Book): Beside<Area> {
  const found = COMPANIONS.flatMap((name) => {
    const area = book.kind === "text" ? undefined : companionOf(book, name);
    return area ? [[name, area] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The first table of a known name, else the first sheet of one that is not blank: a table is more exact. */
function companionOf({ sheets }: Book, companion: CompanionName): Area | undefined {
  const names = COMPANION_NAMES[companion].map((name) => name.toLowerCase());
  for (const wanted of names)
    for (const { area, tables } of sheets)
      for (const { name, block } of tables) if (name.toLowerCase() === wanted) return cropped(area, block);
  for (const wanted of names)
    for (const { ref, area } of sheets)
      if (ref.name.toLowerCase() === wanted && !isBlankArea(area)) return area;
  return undefined;
}
