import { foldHeader } from "../messages/fold";
import { Problem } from "../messages/problem";
import { fill, type Text } from "../messages/text";
import type { Day } from "./civil";
import type { OwnDay } from "./holiday-calendar";
import { parseIso } from "./iso";
import { readDay, type Plain } from "./read-day";

type Row = readonly Plain[];

/** Where each fact of a day stands in a row, -1 where nowhere; a sheet without headers has this order. */
export interface OwnDayColumns {
  readonly date: number;
  readonly name: number;
  readonly source: number;
  readonly sign: number;
}

const IN_ORDER: OwnDayColumns = { date: 0, name: 1, source: 2, sign: 3 };

const HEADERS: { readonly [Column in keyof OwnDayColumns]: ReadonlySet<string> } = {
  date: new Set(["fecha", "dia", "feriado", "date", "day", "holiday"]),
  name: new Set(["nombre", "descripcion", "motivo", "name", "description"]),
  source: new Set(["fuente", "ley", "ordenanza", "source", "law", "ordinance"]),
  sign: new Set(["+/-", "+ / -", "+/−", "+ o -", "+ or -", "signo", "sign", "accion", "action"]),
};

const PLUS: ReadonlySet<string> = new Set(["+", "'+"]);
const MINUS: ReadonlySet<string> = new Set(["-", "−", "–", "'-"]);

const TEXTS = {
  place: { es: "Feriados, fila {row}", en: "Holidays, row {row}" },
  noDate: {
    es: "{place}: falta la fecha de «{value}». Escríbala o borre la fila.",
    en: "{place}: “{value}” has no date. Enter it or delete the row.",
  },
  badSign: {
    es: "{place}: «{value}» no es + ni -. Escriba + para añadir el día o - para quitarlo.",
    en: "{place}: “{value}” is neither + nor -. Enter + to add the day or - to take it out.",
  },
  dateAsName: {
    es: "{place}: hay una fecha donde va el nombre ({value}). Ponga cada día en su propia fila.",
    en: "{place}: a date stands where the name belongs ({value}). Put each day on a row of its own.",
  },
  contradicts: {
    es: "{place}: el mismo día se añade en una fila y se quita en otra. Deje una sola.",
    en: "{place}: the same day is added on one row and taken out on another. Keep one.",
  },
};

/**
 * The user's own holidays from the rows of a sheet: date, [name], [source], [+ or -], in that order or under their
 * headers; or a range of nothing but dates, in any number of columns, all of them added.
 *
 * Blank cells are skipped and the same day twice counts once. A cell that cannot be read, a name without its date,
 * and a day both added and taken out are handed to `onProblem` with row and column from 0, and left out.
 *
 * @example
 * readOwnDays([["Fecha", "Nombre"], [46541, "Natalicio"]], fail) //=> [{ day: 46541, sign: "+", name: "Natalicio" }]
 */
export function readOwnDays(
  rows: readonly Row[],
  onProblem: (problem: Problem, row: number, column: number) => void,
): OwnDay[] {
  const days = new Map<Day, OwnDay>();
  for (const { row, column, read } of candidates(rows)) {
    try {
      const own = read();
      if (own) add(days, own, placeOf(row));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      onProblem(problem, row, column);
    }
  }
  return [...days.values()];
}

/** A day as a cell or a row gives it. */
export interface PlacedDay extends OwnDay {
  /** From 0, of its date. */
  readonly row: number;
  readonly column: number;
  /** Its other cells that the reader takes for the day: name, source and sign. */
  readonly others: readonly number[];
}

/**
 * The days of a sheet as `readOwnDays` reads them, each with its cells; the same day twice is there twice. What cannot
 * be read is left out.
 *
 * @example
 * placedOwnDays([["Fecha", "Nombre"], [46541, "Natalicio"]])
 * //=> [{ day: 46541, sign: "+", name: "Natalicio", row: 1, column: 0, others: [1] }]
 */
export function placedOwnDays(rows: readonly Row[]): PlacedDay[] {
  const columns = ownDayColumns(rows);
  return candidates(rows).flatMap(({ row, at, isAlone, read }) => {
    try {
      const own = read();
      const others = isAlone ? [] : tellingCells(rows[row]!, columns);
      return own ? [{ ...own, row, column: at, others }] : [];
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return []; // told by readOwnDays
    }
  });
}

/** Columns of a row, beside its date, that say something of the day. */
function tellingCells(row: Row, columns: OwnDayColumns): number[] {
  const known: readonly number[] = [columns.name, columns.source, columns.sign];
  return row.flatMap((cell, at) =>
    at !== columns.date && !isBlank(cell) && (known.includes(at) || isSign(cell)) ? [at] : [],
  );
}

/** The columns of a table of own days: under its headers where it has that of the date, else in the usual order. */
export function ownDayColumns(rows: readonly Row[]): OwnDayColumns {
  const first = rows.find((row) => row.some((cell) => !isBlank(cell)));
  return (first && headerColumns(first)) ?? IN_ORDER;
}

/** A cell or a row that can give a day, and the column that a problem of it is about. */
interface Candidate {
  readonly row: number;
  readonly column: number;
  /** Column of its date. */
  readonly at: number;
  /** Whether the cell is a day of its own, and its neighbours are other days. */
  readonly isAlone: boolean;
  readonly read: () => OwnDay | null;
}

function candidates(rows: readonly Row[]): Candidate[] {
  const start = rows.findIndex((row) => row.some((cell) => !isBlank(cell)));
  const headed = start < 0 ? undefined : headerColumns(rows[start]!);
  if (!headed && isDatesOnly(rows))
    return rows.flatMap((cells, row) =>
      cells.map((cell, column) => ({
        ...{ row, column, at: column, isAlone: true },
        read: () => plainDay(cell, placeOf(row)),
      })),
    );
  const columns = headed ?? IN_ORDER;
  const first = headed ? start + 1 : 0;
  return rows.slice(first).map((cells, at) => {
    const row = first + at;
    const read = (): OwnDay | null => ownDay(cells, columns, placeOf(row));
    return { row, column: tellingColumn(cells, columns), at: columns.date, isAlone: false, read };
  });
}

function placeOf(row: number): Text {
  return fill(TEXTS.place, { row: row + 1 });
}

function add(days: Map<Day, OwnDay>, own: OwnDay, place: Text): void {
  const earlier = days.get(own.day);
  if (earlier && earlier.sign !== own.sign) throw new Problem("value", fill(TEXTS.contradicts, { place }));
  if (!earlier) days.set(own.day, own);
}

function isBlank(cell: Plain | undefined): cell is null | undefined | "" {
  return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** Columns by their headers, or undefined where the row is none of headers: its date column must be among them. */
function headerColumns(row: Row): OwnDayColumns | undefined {
  const words = row.map((cell) => (typeof cell === "string" ? foldHeader(cell) : ""));
  const find = (column: keyof OwnDayColumns): number => words.findIndex((word) => HEADERS[column].has(word));
  const date = find("date");
  if (date < 0) return undefined;
  return { date, name: find("name"), source: find("source"), sign: find("sign") };
}

/** Whether the columns after the first hold dates and nothing else: then every cell of the range is a day. */
function isDatesOnly(rows: readonly Row[]): boolean {
  const rest = rows.flatMap((row) => row.slice(1)).filter((cell) => !isBlank(cell));
  return rest.length > 0 && rest.every(looksLikeDate);
}

function looksLikeDate(cell: Plain | undefined): boolean {
  return typeof cell === "number" || (typeof cell === "string" && parseIso(cell) !== undefined);
}

function plainDay(cell: Plain, place: Text): OwnDay | null {
  const day = isBlank(cell) ? null : readDay(cell, place);
  return day === null ? null : { day, sign: "+" };
}

function ownDay(row: Row, columns: OwnDayColumns, place: Text): OwnDay | null {
  const facts = [columns.name, columns.source, columns.sign].map((column) => row[column]);
  const date = row[columns.date];
  const day = isBlank(date) ? null : readDay(date, place);
  if (day === null) {
    const stray = facts.find((cell) => !isBlank(cell) && !isSign(cell));
    if (stray === undefined) return null;
    throw new Problem("missing", fill(TEXTS.noDate, { place, value: String(stray) }));
  }
  const name = row[columns.name];
  if (looksLikeDate(name)) throw new Problem("value", fill(TEXTS.dateAsName, { place, value: String(name) }));
  return {
    day,
    sign: signOf(row, columns, place),
    ...named("name", name),
    ...named("source", row[columns.source]),
  };
}

function named(key: "name" | "source", cell: Plain | undefined): { readonly [key: string]: string } {
  return isBlank(cell) || isSign(cell) ? {} : { [key]: String(cell).trim() };
}

function isSign(cell: Plain | undefined): boolean {
  return typeof cell === "string" && (PLUS.has(cell.trim()) || MINUS.has(cell.trim()));
}

/** The sign stands in its own column, or, in a table that is short or has other headers, in any other. */
function signOf(row: Row, columns: OwnDayColumns, place: Text): OwnDay["sign"] {
  const own = row[columns.sign];
  if (!isBlank(own) && !isSign(own))
    throw new Problem("value", fill(TEXTS.badSign, { place, value: String(own) }));
  const cell = row.find((other, column) => column !== columns.date && isSign(other));
  return typeof cell === "string" && MINUS.has(cell.trim()) ? "-" : "+";
}

/** Column that a problem of the row is about: its date, or its sign where the date can be read. */
function tellingColumn(row: Row, columns: OwnDayColumns): number {
  const sign = row[columns.sign];
  if (!isBlank(sign) && !isSign(sign) && looksLikeDate(row[columns.date])) return columns.sign;
  return isBlank(row[columns.date]) || !looksLikeDate(row[columns.name]) ? columns.date : columns.name;
}
