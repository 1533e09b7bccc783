/**
 * The twelve calendars of data/calendars: whole sheets of made-up municipal legislatures, each in Spanish and in
 * English, with every finding that the statute and the design expect of it. The expectations were written from the
 * statute, not from the product.
 */
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { checkCalendar } from "../../src/calendar/check";
import { parseIso } from "../../src/days/iso";

type Cell = string | number;
type Language = "es" | "en";

/** One line of `findings` or `open`: where the design leaves a thing untold, a list of what is allowed. */
interface Expected {
  rule: string | string[];
  severity: string | string[];
  session: string | string[];
  column?: string;
  year?: number;
  count?: number | [number, number];
  why: string;
}

interface Expectation {
  description: Record<Language, string>;
  text_cells?: { row: number; column: string }[];
  findings: Expected[];
  open: Expected[];
}

interface Found {
  rule: string;
  severity: string;
  session: string;
  column: string;
  message: string;
}

const FOLDER = resolve(__dirname, "../../data/calendars");
const LANGUAGES: Language[] = ["es", "en"];
const DATES = [
  ...["Comienza", "Termina", "Fecha", "Días de reunión", "Convocada", "Citada para", "Prórroga autorizada"],
  ...["Prórroga hasta", "Petición recibida", "Respondida", "Presupuesto aprobado", "Solicitud radicada"],
  ...["Contestada", "Ampliación de la convocatoria", "Vence"],
];
const TIMES = ["Hora", "Hora citada"];
const NUMBERS = ["Sesión", "Votos a favor", "Firmas", "Valor", "Interrumpe a", "Autorizada por"];
/** A value of Parámetros may be a date too (desde, hasta). */
const MIXED = ["Valor"];

/** Cells of a CSV text; a cell in double quotes may hold commas. */
function readCsv(text: string): string[][] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
        quoted === undefined ? (bare ?? "") : quoted.replace(/""/g, '"'),
      ),
    );
}

/** What a spreadsheet keeps of a text typed under that header: a day is its serial number, an hour a fraction. */
function typed(text: string, header: string): Cell {
  const isIso = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (isIso && (DATES.includes(header) || MIXED.includes(header))) return parseIso(text) ?? text;
  const hour = /^(\d{2}):(\d{2})$/.exec(text);
  if (hour && TIMES.includes(header)) return (Number(hour[1]) * 60 + Number(hour[2])) / 1440;
  if (/^\d+$/.test(text) && NUMBERS.includes(header)) return Number(text);
  return text;
}

/** The rows of one file, typed by the Spanish headers, which stand in the same order in both languages. */
function readRows(file: string, language: Language, keepText: Expectation["text_cells"] = []): Cell[][] {
  const [headers = []] = readCsv(readFileSync(resolve(FOLDER, `${file}.es.csv`), "utf8"));
  const rows = readCsv(readFileSync(resolve(FOLDER, `${file}.${language}.csv`), "utf8"));
  return rows.map((cells, row) =>
    cells.map((cell, i) => {
      const header = headers[i] ?? "";
      const kept = row === 0 || keepText.some((one) => one.row === row && one.column === header);
      return kept ? cell : typed(cell, header);
    }),
  );
}

/** A companion file, where the calendar has it. */
function companion(name: string, part: string, language: Language): Record<string, Cell[][]> {
  const file = `${name}.${part}`;
  if (!existsSync(resolve(FOLDER, `${file}.${language}.csv`))) return {};
  return { [part]: readRows(file, language) };
}

function findingsOf(name: string, language: Language, expectation: Expectation): Found[] {
  const result = checkCalendar({
    calendar: readRows(name, language, expectation.text_cells),
    ...companion(name, "settings", language),
    ...companion(name, "holidays", language),
    ...companion(name, "exceptions", language),
  });
  return result.findings.map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    session: String(finding.session ?? ""),
    column: String(finding.column ?? ""),
    message: `${finding.message.es} | ${finding.message.en}`,
  }));
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);
const allows = (value: string | string[], found: string): boolean =>
  list(value).includes("*") || list(value).includes(found);

function fits(expected: Expected, found: Found): boolean {
  if (expected.year !== undefined && !found.message.includes(String(expected.year))) return false;
  return (
    allows(expected.rule, found.rule) &&
    allows(expected.severity, found.severity) &&
    allows(expected.session, found.session)
  );
}

const nameOf = ({ rule, severity, session }: Expected): string =>
  [rule, severity, session].map((part) => list(part).join("/")).join(" ");

function bounds(expected: Expected): [number, number] {
  const optional = list(expected.severity).includes("none");
  const [least, most] = Array.isArray(expected.count)
    ? expected.count
    : [expected.count ?? 1, expected.count ?? 1];
  return [optional ? 0 : least, most];
}

/** The narrower lines choose first, so that a line open to any session never takes what another one names. */
function width(expected: Expected): number {
  const parts = [expected.rule, expected.severity, expected.session];
  return parts.reduce((sum, part) => sum + (list(part).includes("*") ? 100 : list(part).length), 0);
}

/** What the product says and the expectation does not, and the reverse. */
function differences(expectation: Expectation, found: Found[]): string[] {
  const left = [...found];
  const lines = [...expectation.findings, ...(expectation.open ?? [])].sort((a, b) => width(a) - width(b));
  const taken = new Map<Expected, number>();
  const take = (line: Expected, upTo: number): void => {
    for (let i = 0; i < left.length && (taken.get(line) ?? 0) < upTo; i++) {
      const one = left[i];
      if (!one || !fits(line, one)) continue;
      left.splice(i--, 1);
      taken.set(line, (taken.get(line) ?? 0) + 1);
    }
  };
  for (const line of lines) take(line, bounds(line)[0]);
  for (const line of lines) take(line, bounds(line)[1]);
  const absent = lines.filter((line) => (taken.get(line) ?? 0) < bounds(line)[0]);
  return [
    ...absent.map((line) => `absent: ${nameOf(line)} (${line.why})`),
    ...left.map((one) => `unexpected: ${one.rule} ${one.severity} ${one.session} (${one.message})`),
  ];
}

/** Columns named by the expectation that no fitting finding carries. */
function wrongColumns(expectation: Expectation, found: Found[]): string[] {
  return expectation.findings.flatMap((line) => {
    const fitting = found.filter((one) => fits(line, one));
    if (line.column === undefined || fitting.length === 0) return [];
    if (fitting.some((one) => one.column === line.column)) return [];
    return [`${nameOf(line)}: ${line.column}, found ${fitting.map((one) => one.column).join(", ")}`];
  });
}

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".expected.yaml"))
  .map((file) => file.replace(".expected.yaml", ""))
  .sort();

const expectationOf = (name: string): Expectation =>
  parse(readFileSync(resolve(FOLDER, `${name}.expected.yaml`), "utf8")) as Expectation;

test("there are twelve calendars", () => {
  expect(names).toHaveLength(12);
});

describe.each(names)("%s", (name) => {
  const expectation = expectationOf(name);

  test.each(LANGUAGES)("the findings are those expected (%s)", (language) => {
    expect(differences(expectation, findingsOf(name, language, expectation))).toEqual([]);
  });

  test("each finding stands on the column expected", () => {
    expect(wrongColumns(expectation, findingsOf(name, "es", expectation))).toEqual([]);
  });
});
