import { DEFAULT_SETTINGS, type Settings } from "../../law/settings";
import { OPTIONS } from "../../law/options";
import { applySettings, type NamedValue } from "../../law/read-settings";
import { fold, foldHeader } from "../../messages/fold";
import { suggestion } from "../../messages/suggestion";
import { fill } from "../../messages/text";
import { membersOfMunicipality, MUNICIPALITIES } from "../../seats/municipalities";
import type { CellPlace } from "../finding";
import type { SheetCell, SheetRows } from "../input";
import { NO_MAPPING, readColumnMapping, type ColumnMapping } from "./column-mapping";
import { isBlank } from "./read-cell";
import type { TableIssue } from "./table-issue";

export interface SettingsTable {
  readonly settings: Settings;
  readonly issues: readonly TableIssue[];
  /** Headers of the calendar that it reads as known ones. */
  readonly columns: ColumnMapping;
  /** Whether the table asks for a language. */
  readonly asksLanguage: boolean;
  /** Cell that names the municipality. */
  readonly municipalityAt: CellPlace | undefined;
}

const NAME_HEADERS: ReadonlySet<string> = new Set([
  "nombre",
  "parametro",
  "parametros",
  "opcion",
  "name",
  "parameter",
  "option",
]);
const VALUE_HEADERS: ReadonlySet<string> = new Set(["valor", "value"]);

/** Folded names of the options that take a date, and of the one that takes a language. */
const DATE_NAMES: ReadonlySet<string> = namesOf("date");
const LANGUAGE_NAMES: ReadonlySet<string> = new Set(["idioma", "language"]);
const MUNICIPALITY_NAMES: ReadonlySet<string> = new Set(["municipio", "municipality"]);

const UNKNOWN_MUNICIPALITY = {
  es: "«{name}» no es un municipio de Puerto Rico.{suggestion}",
  en: "“{name}” is not a municipality of Puerto Rico.{suggestion}",
};

function namesOf(kind: (typeof OPTIONS)[number]["kind"]): Set<string> {
  return new Set(
    OPTIONS.filter((option) => option.kind === kind).flatMap(({ es, en }) => [fold(es), fold(en)]),
  );
}

const NO_TABLE: SettingsTable = {
  settings: DEFAULT_SETTINGS,
  issues: [],
  columns: NO_MAPPING,
  asksLanguage: false,
  municipalityAt: undefined,
};

/**
 * Settings of the Parámetros table. A row that cannot be read is left out and told on its cell: the name where the
 * name is unknown, else the value.
 *
 * @param shift days to add to the serials of a 1904 workbook
 */
export function readSettingsTable(rows: SheetRows | undefined, shift: number): SettingsTable {
  if (!rows) return NO_TABLE;
  const { start, name, value } = settingsLayout(rows);
  const named = rows.slice(start).map((row): NamedValue => {
    const nameCell = plain(row[name]);
    return { name: nameCell, value: shifted(nameCell, plain(row[value]), shift) };
  });
  const issues: TableIssue[] = [];
  const settings = applySettings(named, (problem, at) => {
    const column = isKnown(named[at]!) ? value : name;
    issues.push({ at: { table: "settings", row: start + at, column }, message: problem.text });
  });
  const columns = readColumnMapping(named, (message, at) =>
    issues.push({ at: { table: "settings", row: start + at, column: value }, message }),
  );
  const rowOf = (names: ReadonlySet<string>): number =>
    named.findIndex((row) => typeof row.name === "string" && names.has(fold(row.name)) && row.value !== null);
  const municipality = rowOf(MUNICIPALITY_NAMES);
  const municipalityAt: CellPlace | undefined =
    municipality < 0 ? undefined : { table: "settings", row: start + municipality, column: value };
  if (municipalityAt) issues.push(...municipalityIssues(settings, municipalityAt));
  return { settings, issues, columns, asksLanguage: rowOf(LANGUAGE_NAMES) >= 0, municipalityAt };
}

function municipalityIssues({ municipality = "" }: Settings, at: CellPlace): TableIssue[] {
  if (membersOfMunicipality(municipality) !== undefined) return [];
  const known = new Map([...MUNICIPALITIES.keys()].map((name) => [fold(name), name]));
  const figures = { name: municipality, suggestion: suggestion(municipality, known) };
  return [{ at, message: fill(UNKNOWN_MUNICIPALITY, figures) }];
}

/** Where the rows of a Parámetros table begin, and the columns of their names and values. */
export interface SettingsLayout {
  readonly start: number;
  readonly name: number;
  readonly value: number;
}

/** Where names and values stand: under their headers where the table has them, else in its first two columns. */
export function settingsLayout(rows: SheetRows): SettingsLayout {
  for (let row = 0; row < rows.length; row++) {
    const words = rows[row]!.map((cell) => (typeof cell === "string" ? foldHeader(cell) : ""));
    const name = words.findIndex((word) => NAME_HEADERS.has(word));
    const value = words.findIndex((word) => VALUE_HEADERS.has(word));
    if (name >= 0 && value >= 0) return { start: row + 1, name, value };
  }
  return { start: 0, name: 0, value: 1 };
}

function plain(cell: SheetCell | undefined): SheetCell {
  return isBlank(cell) ? null : cell;
}

function shifted(name: SheetCell, value: SheetCell, shift: number): SheetCell {
  const isDate = typeof value === "number" && typeof name === "string" && DATE_NAMES.has(fold(name));
  return isDate ? value + shift : value;
}

/** Whether the name alone can be read. */
function isKnown({ name }: NamedValue): boolean {
  let known = true;
  applySettings([{ name, value: null }], () => (known = false));
  return known;
}
