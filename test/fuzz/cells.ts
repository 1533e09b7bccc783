import * as fc from "fast-check";
import { SEVERITY_WORDS, COLUMN_NAMES } from "../../src/messages/calendar";
import type { SheetCell } from "../../src/calendar/input";
import { COLUMNS, headersOf, type ColumnName } from "../../src/calendar/sheet/columns";
import * as words from "../../src/calendar/sheet/words";
import { RULES } from "../../src/calendar/rules";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS } from "../../src/law/parameters";
import { DELIVERY_WORDS } from "../../src/sessions/delivery";
import { SESSION_TYPES } from "../../src/sessions/session-type";

/** Serial of 2026-12-25: most days of a fuzzed sheet lie in the four hundred after it. */
const AROUND = 46_381;
const DAYS = 400;

const LONG = "La Legislatura Municipal se reunió ".repeat(900);

/** What no column expects: errors, blanks of every kind, other scripts, numbers that are no days. */
export const STRANGE: readonly SheetCell[] = [
  ...["#N/A", "#REF!", "#VALUE!", "#DIV/0!", "#NAME?", "#SPILL!", "#"],
  ...[" ", "\u00a0", "\u200b", "\t", " ".repeat(40), "-", "—", "n/a", "N/A ", ";", "\n", ";;\r\n;"],
  ...[0, -0, -1, 1, 5, 60, 60.5, 61, 366, 2027, 33_238, 33_239, 73_415, 73_416, 2_958_465, 2_958_466],
  ...[1e15, 1e308, -1e308, 5e-324, NaN, Infinity, -Infinity, 46_541.999_999, 0.1, 2 ** 53],
  ...[true, false, null],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "{year}", "${x}", "{{}}", "$&", "\\u0000"],
  ...["=1+1", "@SUM(A1)", "+5", "<script>", "'", '"', "''2027-06-03", "\ud800", "\u0000", "\uffff"],
  ...["Sesión", "SESIÓN", "é".normalize("NFD"), "ﬁrmas", "İ", "ß", "日本", "🏛️", "مرحبا", "\u202e7202"],
  ...["03/06/2027", "13/06/27", "3 de junio", "3 de junio de 2027", "June 3rd, 2027", "2027-06-31"],
  ...["2027-06-03", "1850-01-01", "9999-12-31", "2027-06-03T09:00", "31/02/2027", "0/0/0", "99.99.9999"],
  ...["2027-06-03; 2027-06-04", "2027-06-03;mañana", "2027-06-03\n2027-06-03", "46541", "4.6541e4"],
  ...["9:00 a. m.", "25:61", "13:30", "7", "07", "7.0", "9".repeat(300), "x".repeat(20_000), LONG],
  ...["ordinaria", "ordinaia", "extraordinaria", "sí", "no", "quizás", "Total", "TOTAL:", "Página 2 de 3"],
];

const IDS: readonly SheetCell[] = [
  1,
  2,
  "2",
  " 2 ",
  3,
  "3-A",
  "3-a",
  4,
  5,
  "6",
  "S-7",
  "Núm. 8",
  2.5,
  "9".repeat(300),
];

const ownWords = (table: ReadonlyMap<string, string>): readonly SheetCell[] => [...table.keys()];
const TYPES = Object.values(SESSION_TYPES).flatMap(({ es, en }) => [es, es.toUpperCase(), en]);

/** What a clerk writes in the columns that hold neither dates nor free text. */
const WORDS_OF: Partial<Record<ColumnName, readonly SheetCell[]>> = {
  id: IDS,
  interrupts: IDS,
  authorisedBy: IDS,
  type: TYPES,
  status: ["celebrada", "programada", ...ownWords(words.STATUS_WORDS)],
  calledBy: ownWords(words.CALLER_WORDS),
  emergency: ownWords(words.YES_NO_WORDS),
  delivery: ownWords(DELIVERY_WORDS),
  certificate: ["sí", "no", "C-17"],
  answer: ownWords(words.ANSWER_WORDS),
  answerReceipt: ["sí", "no", "RR123"],
  decision: ownWords(words.DECISION_WORDS),
  time: ["9:00 a. m.", "13:30", 0.375],
  summonedTime: ["9:00 a. m.", "13:30", 0.375],
  votesFor: [0, 7, 8, 9, 10, 11, 12, 16, 17],
  signatures: [0, 7, 8, 9, 10, 11, 12, 16, "11"],
};

/** Cells of a column: number 0 is a blank, so that a failing sheet shrinks to few cells. */
export function cellOf(name: ColumnName | undefined, number: number): SheetCell {
  const [kind, which] = [number % 10, Math.floor(number / 10)];
  if (number === 0 || kind < 2) return "";
  if (kind === 9 || name === undefined) return STRANGE[which % STRANGE.length]!;
  const own = WORDS_OF[name];
  if (own) return own[which % own.length]!;
  const day = AROUND + (which % DAYS);
  if (COLUMNS[name].holds === "date") return day;
  if (COLUMNS[name].holds === "other") return `Texto ${which % 7}`;
  return which % 3 === 0 ? day : `${isoOf(day)}; ${isoOf(day + (which % 9))}`;
}

export function isoOf(day: number): string {
  return new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

const OPTION_NAMES = OPTIONS.flatMap(({ es, en }) => [es, en]);
const PARAMETERS = Object.values(PARAMETER_FACTS).flatMap(({ name }) => [name.es, name.en]);
const OPTION_WORDS = OPTIONS.flatMap((option) =>
  option.kind === "choice" ? option.choices.map(({ es }) => es) : [],
);

const anyOf = (...pools: readonly SheetCell[][]): fc.Arbitrary<SheetCell> => {
  const all = [...pools.flat(), ...STRANGE];
  return fc.nat({ max: all.length - 1 }).map((at) => all[at]!);
};
const days = Array.from({ length: 60 }, (_, at) => AROUND + at * 7);
const rowsOf = (...cells: fc.Arbitrary<SheetCell>[]): fc.Arbitrary<SheetCell[][]> =>
  fc.array(fc.oneof(fc.tuple(...cells), fc.array(anyOf(), { maxLength: 3 })), { maxLength: 6 });

export const SETTINGS = rowsOf(
  anyOf(OPTION_NAMES, PARAMETERS, ["Nombre", "Parámetro"]),
  anyOf(OPTION_WORDS, days, [1, 3, 12, 16, "2/3", "06-13", "Ponce", "Culebra", "Valor"]),
);

export const HOLIDAYS = rowsOf(
  anyOf(days, ["Fecha", "2027-06-01"]),
  anyOf(["Nombre", "Natalicio", ...days.slice(0, 3)]),
  anyOf(["Fuente", "Ordenanza 5"]),
  anyOf(["+", "-", "−", "+/-"]),
);

export const EXCEPTIONS = rowsOf(
  anyOf(
    RULES.map(({ id }) => id),
    ["Regla", "Rule"],
  ),
  anyOf([...IDS], ["Sesión"]),
  anyOf(["Motivo", "Emergencia"]),
  anyOf(["Documento", "Resolución 4"]),
  anyOf(["Por", "Secretaría"]),
  anyOf(days, ["Fecha"]),
  anyOf(days, ["Vence"]),
);

/** Headers of the calendar by number; beyond them, words that are no header. */
const NAMES = Object.keys(COLUMN_NAMES) as ColumnName[];
const HEADERS = NAMES.flatMap((name) => headersOf(name).map((title) => [name, title] as const));
const NO_HEADERS = ["", "Extra", "Total", 2027, null, SEVERITY_WORDS.note.es] as const;

export interface Title {
  readonly name: ColumnName | undefined;
  readonly cell: SheetCell;
}

export const TITLES_KNOWN = HEADERS.length;

export function titleOf(number: number): Title {
  const known = HEADERS[number];
  if (known) return { name: known[0], cell: known[1] };
  return { name: undefined, cell: NO_HEADERS[number % NO_HEADERS.length]! };
}
