import { fromCivil } from "../../src/days/civil";

/** What a cell holds: a number, a text (also that of an error, "#N/A"), TRUE or FALSE; or a day, as its serial. */
export type KnownCell = string | number | boolean | { readonly day: number };

/** A table, by its size and the cells that say most. */
export interface KnownTable {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly (readonly [row: number, column: number, cell: KnownCell])[];
}

/** One cell of an argument, rows of them, or nothing. */
export type KnownArgument = string | number | null | readonly (readonly (string | number)[])[];

/** A call whose answer is known from the statute or from the design, not from the program. */
export interface KnownCase {
  readonly name: string;
  readonly args: readonly KnownArgument[];
  readonly gives: KnownCell | KnownTable;
}

function day(iso: string): { readonly day: number } {
  const [year, month, date] = iso.split("-").map(Number);
  return { day: fromCivil(year!, month!, date!) };
}

function one(name: string, args: readonly KnownArgument[], gives: KnownCell | KnownTable): KnownCase {
  return { name, args, gives };
}

function table(rows: number, columns: number, cells: KnownTable["cells"]): KnownTable {
  return { rows, columns, cells };
}

/** Nine of the twelve seats are direct; party B has two of its own and party C one (§ 4153 ¶4). */
const VOTES: readonly (readonly (string | number)[])[] = [
  ...[900, 880, 860, 840, 820, 800, 780, 760, 740].map((votes, row) => ["A", row + 1, votes]),
  ...[700, 690, 680, 670].map((votes, row) => ["B", row + 1, votes]),
  ...[300, 290, 280].map((votes, row) => ["C", row + 1, votes]),
];

const SEATS: KnownTable["cells"] = [
  [1, 0, "A"],
  [1, 1, 9],
  [1, 3, 9],
  [2, 2, 2],
  [3, 2, 1],
];

/** A special session of six days called by the mayor: one too many (§ 4203(b) ¶1). */
const SPECIAL = {
  es: [
    ["Sesión", "Tipo", "Comienza", "Termina", "Convocada por", "Convocada", "Citada para", "Agenda"],
    ["E-1", "extraordinaria", "2015-03-02", "2015-03-07", "alcalde", "2015-02-20", "2015-03-02", "única"],
  ],
  en: [
    ["Session", "Type", "Starts", "Ends", "Called by", "Called on", "Summoned for", "Agenda"],
    ["E-1", "special", "2015-03-02", "2015-03-07", "mayor", "2015-02-20", "2015-03-02", "single"],
  ],
} as const;

const PETITION = [
  // By mail the term begins on the next working day (§ 4203(b)(2)(ii)).
  one("MUNI_PETITION_DEADLINE", ["2026-06-09", "correo"], day("2026-06-14")),
  one("MUNI_PETITION_DEADLINE", ["2026-06-09", "mail"], day("2026-06-14")),
  one("MUNI_PETITION_DEADLINE", ["2025-07-22", "personal", null, "lectura=388"], day("2025-07-29")),
  one("MUNI_PETITION_DEADLINE", ["2025-07-22", "personal", null, "reading=68.1"], day("2025-07-31")),
  one(
    "MUNI_PETITION_TERM",
    ["2025-07-22", "personal"],
    table(5, 5, [
      [4, 0, "segura"],
      [4, 2, day("2025-07-27")],
      [4, 3, day("2025-08-01")],
    ]),
  ),
  one(
    "MUNI_PETITION_TERM",
    ["2025-07-22", "personal", null, "language=en"],
    table(5, 5, [
      [4, 0, "safe"],
      [4, 2, day("2025-07-27")],
      [4, 3, day("2025-08-01")],
    ]),
  ),
  one("MUNI_PETITION_SIGNATURES", [16], 11),
  one("MUNI_HOLD_DEADLINE", ["2026-06-09"], day("2026-06-19")),
  one("MUNI_COMMITTEE_DEADLINE", ["2026-06-09"], day("2026-06-14")),
];

const BUDGET = [
  one("MUNI_BUDGET_SESSION_OK", ["2025-06-03", "2025-06-13", "2025-06-13"], true),
  one("MUNI_BUDGET_SESSION_OK", ["2025-06-04", "2025-06-13", "2025-06-13"], false),
  one(
    "MUNI_BUDGET_SESSION_OK",
    ["2025-06-03", "2025-06-13", "2025-06-13", null, null, "pasos=sí"],
    table(17, 3, [
      [1, 0, day("2025-06-03")],
      [16, 2, true],
    ]),
  ),
  one(
    "MUNI_BUDGET_SESSION_CHECK",
    ["2027-06-04", "2027-06-13"],
    table(4, 5, [
      [1, 0, "4203a-budget-start"],
      [1, 1, false],
      [1, 2, day("2027-06-04")],
      [1, 3, day("2027-06-03")],
      [2, 2, 8],
    ]),
  ),
  one("MUNI_BUDGET_DAYS", ["2027-06-03", "2027-06-13"], 9),
  one(
    "MUNI_BUDGET_DAYS",
    ["2027-06-03", "2027-06-13", null, "steps=yes; language=en"],
    table(13, 3, [
      [0, 0, "date"],
      [4, 0, day("2027-06-06")],
      [4, 2, "Sunday"],
      [12, 2, 9],
    ]),
  ),
  one("MUNI_BUDGET_LATEST_START", [2027], day("2027-06-02")),
  one(
    "MUNI_BUDGET_DATES",
    [2015],
    table(4, 6, [
      [1, 1, day("2015-05-31")],
      [2, 1, day("2015-06-03")],
      [3, 1, day("2015-06-13")],
    ]),
  ),
];

const CALENDAR = [
  one("MUNI_SESSION_OK", ["extraordinaria", "2027-03-01", "2027-03-06"], false),
  one("MUNI_SESSION_OK", ["special", "2027-03-01", "2027-03-05"], true),
  one(
    "MUNI_SESSION_OK",
    ["special", "2027-03-01", "2027-03-06", null, null, "steps=yes; language=en"],
    table(9, 3, [
      [1, 0, day("2027-03-01")],
      [8, 2, false],
    ]),
  ),
  one(
    "MUNI_CALENDAR_CHECK",
    [SPECIAL.es],
    table(2, 6, [
      [1, 0, "incumplimiento"],
      [1, 1, "4203b-length"],
      [1, 2, "E-1"],
      [1, 3, "Termina"],
    ]),
  ),
  one(
    "MUNI_CALENDAR_CHECK",
    [SPECIAL.en, [["language", "en"]]],
    table(2, 6, [
      [1, 0, "violation"],
      [1, 1, "4203b-length"],
      [1, 3, "Ends"],
    ]),
  ),
  one("MUNI_TERM_START", [2024], day("2025-01-13")),
  one("MUNI_TERM_END", [2024], day("2029-01-08")),
  one("MUNI_ELECTION_DAY", [2024], day("2024-11-05")),
];

const DAYS = [
  one("MUNI_IS_HOLIDAY", ["2026-04-03"], true),
  one("MUNI_IS_WORKDAY", ["2026-04-03"], false),
  one("MUNI_NEXT_WORKDAY", ["2025-07-24"], day("2025-07-29")),
  one(
    "MUNI_HOLIDAYS",
    [2026, null, "holidays=general; language=en"],
    table(18, 5, [
      [0, 0, "date"],
      [1, 0, day("2026-01-01")],
      [7, 0, day("2026-04-03")],
      [7, 2, "Good Friday"],
    ]),
  ),
];

const SEAT_CASES = [
  one("MUNI_SEATS", [VOTES, 12], table(4, 5, SEATS)),
  one("MUNI_SEATS", [VOTES, 12, "language=en"], table(4, 5, [[0, 0, "party"], ...SEATS])),
  one(
    "MUNI_ELECTED",
    [VOTES, 12],
    table(17, 3, [
      [9, 0, "directo"],
      [10, 0, "minoría 2.º"],
      [12, 0, ""],
      [14, 0, "minoría 3.º"],
    ]),
  ),
  one(
    "MUNI_SEATS_ALL",
    [[["Municipio", "Tamaño", "Partido", "Fila", "Votos"], ...VOTES.map((row) => ["Ponce", 12, ...row])]],
    table(4, 6, [
      [1, 0, "Ponce"],
      [1, 2, 9],
      [3, 4, 1],
    ]),
  ),
  one("MUNI_SEATS_TOTAL", ["San Juan"], 17),
  one("MUNI_DIRECT_SEATS", [16], 13),
  one("MUNI_NOMINATION_LIMIT", [12], 9),
  one("MUNI_LEGISLATURE_SIZE", [40000], 16),
  one("MUNI_TWO_THIRDS", [14], 10),
  one("MUNI_QUORUM", [16], 9),
];

/** Errors come through as Excel's own: missing, unreadable, out of range. */
const ERRORS = [
  one("MUNI_QUORUM", [""], "#N/A"),
  one("MUNI_QUORUM", ["x"], "#VALUE!"),
  one("MUNI_TERM_START", [2023], "#NUM!"),
];

/** At least one case of every function, Spanish and English words among them. */
export const KNOWN_CASES: readonly KnownCase[] = [
  ...PETITION,
  ...BUDGET,
  ...CALENDAR,
  ...DAYS,
  ...SEAT_CASES,
  ...ERRORS,
];

/** Every function of MUNI. */
export const FUNCTION_NAMES: readonly string[] = [...new Set(KNOWN_CASES.map(({ name }) => name))];

/** The functions that give dates, alone or in a table. */
export const DATE_FUNCTIONS: ReadonlySet<string> = new Set(
  KNOWN_CASES.filter(({ gives }) => givesDay(gives)).map(({ name }) => name),
);

function givesDay(gives: KnownCase["gives"]): boolean {
  return isTable(gives) ? gives.cells.some(([, , cell]) => isDay(cell)) : isDay(gives);
}

export function isTable(gives: KnownCase["gives"]): gives is KnownTable {
  return typeof gives === "object" && "rows" in gives;
}

export function isDay(cell: KnownCell): cell is { readonly day: number } {
  return typeof cell === "object";
}

/**
 * The case as a formula of a cell, in the English letters that Excel's interface for programs takes.
 *
 * @example
 * formulaOf({ name: "MUNI_SEATS", args: [[["A", 1, 900]], 12], gives: 12 }) //=> '=MUNI_SEATS({"A",1,900},12)'
 */
export function formulaOf({ name, args }: KnownCase): string {
  return `=${name}(${args.map(argumentText).join(",")})`;
}

function argumentText(argument: KnownArgument): string {
  if (argument === null) return "";
  return typeof argument === "object"
    ? `{${argument.map((row) => row.map(cellText).join(",")).join(";")}}`
    : cellText(argument);
}

function cellText(cell: string | number): string {
  return typeof cell === "number" ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
}
