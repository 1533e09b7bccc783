import type { Day } from "../../days/civil";
import { FIRST_YEAR, LAST_YEAR } from "../../days/range";
import { fold, foldHeader } from "../../messages/fold";
import { suggestion } from "../../messages/suggestion";
import { fill, type Text } from "../../messages/text";
import type { SessionType } from "../../sessions/session-type";
import type { CellPlace } from "../finding";
import type { SheetCell, SheetRows } from "../input";
import { isBlank, readDate, readText, readType } from "./read-cell";
import type { TableIssue } from "./table-issue";
import type { CellReading } from "./trouble";

/** A row of Excepciones: a rule that somebody with power to do so does not hold against a session, and why. */
export interface Exception {
  readonly rule: string;
  /** Id of the session as its cell shows it; empty for a finding about no session. */
  readonly session: string;
  /** Kind and year of the session, where its id alone does not tell it from others. */
  readonly type?: SessionType;
  readonly year?: number;
  /** Empty where the table gives none: then it excuses nothing. */
  readonly reason: string;
  readonly document?: string;
  readonly by?: string;
  readonly date?: Day;
  /** Last day of the sessions that it excuses. */
  readonly expires?: Day;
  readonly at: Readonly<Record<"session" | "reason" | "expires", CellPlace>>;
}

export interface ExceptionsTable {
  readonly exceptions: readonly Exception[];
  readonly issues: readonly TableIssue[];
}

export type ExceptionColumn =
  "rule" | "session" | "type" | "year" | "reason" | "document" | "by" | "date" | "expires";
type Columns = Readonly<Record<ExceptionColumn, number>>;

/** Where the rows of an Excepciones table begin, and its columns; -1 for one that it lacks. */
export interface ExceptionsLayout {
  readonly start: number;
  readonly columns: Columns;
}

/** A table without headers has this order; kind and year need theirs. */
const IN_ORDER: Columns = {
  rule: 0,
  session: 1,
  reason: 2,
  document: 3,
  by: 4,
  date: 5,
  expires: 6,
  type: -1,
  year: -1,
};

/** Folded headers, es and en. */
const HEADERS: Readonly<Record<ExceptionColumn, readonly string[]>> = {
  rule: ["regla", "rule"],
  session: ["sesion", "id de sesion", "session", "session id"],
  type: ["tipo", "type"],
  year: ["ano", "year"],
  reason: ["motivo", "razon", "justificacion", "reason"],
  document: ["documento", "document"],
  by: ["por", "concedida por", "by", "granted by"],
  date: ["fecha", "date"],
  expires: ["vence", "vencimiento", "expira", "expires", "expiry"],
};

const TEXTS = {
  place: { es: "Excepciones, fila {row}: {message}", en: "Exceptions, row {row}: {message}" },
  noRule: {
    es: "Falta la regla que la fila excusa. Escriba su nombre, por ejemplo 4203a-length.",
    en: "The rule that the row excuses is missing. Enter its name, for example 4203a-length.",
  },
  unknownRule: {
    es: "No hay regla «{shown}».{suggestion} Su nombre está en cada hallazgo, por ejemplo 4203a-length.",
    en: "There is no rule “{shown}”.{suggestion} Each finding shows its name, for example 4203a-length.",
  },
  noDate: {
    es: "«{shown}» no se usa como fecha. Escriba una fecha de Excel, de 1991 a 2100, o un texto como 2027-06-03.",
    en: "“{shown}” is not used as a date. Enter an Excel date, from 1991 to 2100, or a text such as 2027-06-03.",
  },
  noType: {
    es: "«{shown}» no es un tipo de sesión conocido.",
    en: "“{shown}” is not a known type of session.",
  },
  noYear: {
    es: "«{shown}» no es un año de 1991 a 2100.",
    en: "“{shown}” is not a year from 1991 to 2100.",
  },
  noText: {
    es: "La celda muestra {shown} donde va un texto. Corrija la fórmula o escriba el texto.",
    en: "The cell shows {shown} where text belongs. Correct the formula or enter the text.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const NO_TABLE: ExceptionsTable = { exceptions: [], issues: [] };

/**
 * The exceptions of the table, under its headers or in the order rule, session, reason, document, by, date, expires.
 * A cell that cannot be read is told; its row excuses nothing unless the cell only documents it.
 *
 * @param shift days to add to the serials of a 1904 workbook
 * @param rules ids of all rules
 */
export function readExceptionsTable(
  rows: SheetRows | undefined,
  shift: number,
  rules: readonly string[],
): ExceptionsTable {
  if (!rows) return NO_TABLE;
  const { start, columns } = exceptionsLayout(rows);
  const issues: TableIssue[] = [];
  const exceptions: Exception[] = [];
  for (let row = start; row < rows.length; row++) {
    if (rows[row]!.every(isBlank)) continue;
    const exception = readRow({ cells: rows[row]!, columns, row, shift }, rules, issues);
    if (exception) exceptions.push(exception);
  }
  return { exceptions, issues };
}

/** Under its headers where the table has those of the rule and the session, else in the usual order. */
export function exceptionsLayout(rows: SheetRows): ExceptionsLayout {
  for (let row = 0; row < rows.length; row++) {
    const words = rows[row]!.map((cell) => (typeof cell === "string" ? foldHeader(cell) : ""));
    const columns = Object.fromEntries(
      (Object.keys(HEADERS) as ExceptionColumn[]).map((name) => [
        name,
        words.findIndex((word) => HEADERS[name].includes(word)),
      ]),
    ) as Columns;
    if (columns.rule >= 0 && columns.session >= 0) return { start: row + 1, columns };
  }
  return { start: 0, columns: IN_ORDER };
}

interface Row {
  readonly cells: readonly SheetCell[];
  readonly columns: Columns;
  readonly row: number;
  readonly shift: number;
}

/** Reads a cell of a row; one that cannot be read is told. */
type Read = <Value>(
  name: ExceptionColumn,
  reader: (cell: SheetCell) => CellReading<Value>,
  unread: Text,
) => Value | undefined;

/** The exception of a row, or undefined where a cell that decides what it excuses cannot be read. */
function readRow(row: Row, rules: readonly string[], issues: TableIssue[]): Exception | undefined {
  const deciding: TableIssue[] = [];
  const read = readerOf(row, deciding);
  const date = dateReader(row.shift);
  const rule = ruleOf(row, rules, deciding);
  const session = read("session", readText, TEXTS.noText) ?? "";
  const type = read("type", readType, TEXTS.noType);
  const year = read("year", readYear, TEXTS.noYear);
  const reason = read("reason", readText, TEXTS.noText) ?? "";
  const expires = read("expires", date, TEXTS.noDate);
  const told = readerOf(row, issues);
  const documented = {
    ...given("document", told("document", readText, TEXTS.noText)),
    ...given("by", told("by", readText, TEXTS.noText)),
    ...given("date", told("date", date, TEXTS.noDate)),
  };
  issues.push(...deciding);
  if (rule === undefined || deciding.length > 0) return undefined;
  const at = {
    session: placeOf(row, "session"),
    reason: placeOf(row, "reason"),
    expires: placeOf(row, "expires"),
  };
  const narrowed = { ...given("type", type), ...given("year", year), ...given("expires", expires) };
  return { rule, session, reason, at, ...narrowed, ...documented };
}

function readerOf(row: Row, issues: TableIssue[]): Read {
  return (name, reader, unread) => {
    const cell = row.cells[row.columns[name]];
    const reading = isBlank(cell) ? undefined : reader(cell);
    if (!reading) return undefined;
    if ("value" in reading) return reading.value;
    issues.push(issueOf(row, name, fill(unread, { shown: reading.trouble.shown })));
    return undefined;
  };
}

/** Cell of a row in a column, or in the first one where the table lacks it. */
function placeOf({ row, columns }: Row, name: ExceptionColumn): CellPlace {
  return { table: "exceptions", row, column: Math.max(0, columns[name]) };
}

function issueOf(row: Row, name: ExceptionColumn, message: Text): TableIssue {
  return { at: placeOf(row, name), message: fill(TEXTS.place, { row: row.row + 1, message }) };
}

function given<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value });
}

function ruleOf(row: Row, rules: readonly string[], issues: TableIssue[]): string | undefined {
  const cell = row.cells[row.columns.rule];
  const shown = isBlank(cell) ? "" : fold(String(cell));
  if (rules.includes(shown)) return shown;
  const message =
    shown === ""
      ? TEXTS.noRule
      : fill(TEXTS.unknownRule, {
          shown: String(cell),
          suggestion: suggestion(shown, new Map(rules.map((rule) => [rule, rule]))),
        });
  issues.push(issueOf(row, "rule", message));
  return undefined;
}

function dateReader(shift: number): (cell: SheetCell) => CellReading<Day> {
  return (cell) => readDate(typeof cell === "number" && cell !== 0 ? cell + shift : cell);
}

function readYear(cell: SheetCell): CellReading<number> {
  const year = typeof cell === "string" ? Number(cell) : cell;
  if (typeof year === "number" && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)
    return { value: year };
  return { trouble: { kind: "date-none", shown: String(cell) } };
}
