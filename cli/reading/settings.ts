import { existsSync } from "node:fs";
import path from "node:path";
import type { SheetCell, SheetRows } from "../../src/calendar/input";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS, PARAMETER_NAMES } from "../../src/law/parameters";
import { readSettings, type NamedValue } from "../../src/law/read-settings";
import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import type { Area } from "../../src/workbook/reading";
import { inFile } from "../output/in-file";
import { readTextRows } from "./book";

const TEXTS = {
  form: {
    es: '--parametros: «{part}» no tiene la forma nombre=valor. Escriba, por ejemplo, "lectura=388; miembros=16", o el nombre de un archivo CSV.',
    en: '--settings: “{part}” is not of the form name=value. Write, for example, "reading=388; members=16", or the name of a CSV file.',
  },
};

/** Settings of the command line, by name and value. */
export type GivenSettings = readonly NamedValue[];

/**
 * Settings of the option: `lectura=388; miembros=16`, or a CSV file of two columns.
 *
 * @throws Problem `value` for an unknown name or value, naming the nearest known one
 */
export function givenSettings(text: string | undefined): GivenSettings {
  if (text === undefined) return [];
  if (existsSync(text) || !text.includes("=")) return settingsOfFile(text);
  const given = settingsOfText(text);
  readSettings([...given]);
  return given;
}

function settingsOfText(text: string): NamedValue[] {
  return text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const at = part.indexOf("=");
      if (at < 1) throw new Problem("value", fill(TEXTS.form, { part: part.trim() }));
      return { name: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
    });
}

function settingsOfFile(file: string): NamedValue[] {
  if (!existsSync(file) && path.extname(file) === "")
    throw new Problem("value", fill(TEXTS.form, { part: file }));
  const rows = readTextRows(file).map(([name = null, value = null]) => ({ name, value }));
  const given = rows.filter((row, at) => !(at === 0 && isHeader(row)) && row.name !== "" && row.value !== "");
  inFile(file, () => readSettings(given));
  return given;
}

function isHeader({ value }: NamedValue): boolean {
  return typeof value === "string" && VALUE_HEADERS.has(fold(value));
}

const VALUE_HEADERS: ReadonlySet<string> = new Set(["valor", "value"]);

/** Name under which settings of the command line stand where the book has no Parámetros of its own. */
const OF_THE_COMMAND = "--parametros";

/** Parámetros with the settings of the command line in it: they take the place of rows of the same name. */
export interface MergedSettings {
  readonly area: Area | undefined;
  /** First row of the area's sheet that is not there: it came from the command line. */
  readonly addedFrom: number;
}

/** Puts the settings of the command line over those of the book. */
export function withGiven(own: Area | undefined, given: GivenSettings): MergedSettings {
  if (given.length === 0) return { area: own, addedFrom: Infinity };
  const area = own ?? { sheet: { id: OF_THE_COMMAND, name: OF_THE_COMMAND }, row: 0, column: 0, rows: [] };
  const { name, value } = columnsOf(area.rows);
  const replaced = new Set(given.map((one) => settingKey(one.name)));
  const kept = area.rows.map((row) =>
    replaced.has(settingKey(row[name] ?? null)) ? row.map(() => null) : row,
  );
  const added = given.map((one) => {
    const row: SheetCell[] = Array<SheetCell>(Math.max(name, value) + 1).fill(null);
    row[name] = one.name;
    row[value] = one.value;
    return row;
  });
  return { area: { ...area, rows: [...kept, ...added] }, addedFrom: area.row + area.rows.length };
}

/** The columns of names and values: that of the header `valor` and the one before it, else the first two. */
function columnsOf(rows: SheetRows): { readonly name: number; readonly value: number } {
  for (const row of rows) {
    const value = row.findIndex((cell) => typeof cell === "string" && VALUE_HEADERS.has(fold(cell)));
    if (value > 0) return { name: nameColumn(row, value), value };
  }
  return { name: 0, value: 1 };
}

/** The last header before that of the values. */
function nameColumn(row: readonly SheetCell[], value: number): number {
  for (let at = value - 1; at >= 0; at--) if (typeof row[at] === "string" && row[at] !== "") return at;
  return value - 1;
}

const KEYS: ReadonlyMap<string, string> = new Map([
  ...OPTIONS.flatMap(({ key, es, en }) => [es, en].map((name) => [fold(name), key] as const)),
  ...PARAMETER_NAMES.flatMap((key) => {
    const { es, en } = PARAMETER_FACTS[key].name;
    return [es, en, key].map((name) => [fold(name), key] as const);
  }),
]);

/** The same for all names of one setting; its own text for a name that is none. */
function settingKey(name: SheetCell): string {
  const folded = fold(String(name ?? ""));
  return KEYS.get(folded) ?? folded;
}
