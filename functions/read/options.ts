import type { Plain } from "../../src/days/read-day";
import { readSettings, type NamedValue } from "../../src/law/read-settings";
import { DEFAULT_SETTINGS, type Settings } from "../../src/law/settings";
import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { fill, type Language } from "../../src/messages/text";
import { asRows, plainValue, type Cells } from "../cell";

const TEXTS = {
  noValue: {
    es: "options: «{text}» no tiene la forma nombre=valor. Escriba, por ejemplo, lectura=388; idioma=en.",
    en: "options: “{text}” is not of the form name=value. Write, for example, reading=388; language=en.",
  },
};

const HEADERS = new Set([
  "nombre",
  "parametro",
  "parametros",
  "opcion",
  "name",
  "parameter",
  "parameters",
  "option",
]);

/**
 * Settings of the `options` argument: a two-column range name/value, its header row skipped, or one text
 * `lectura=388; ley=49-2016`. Left out, the defaults.
 *
 * @throws Problem `value` for an unknown name or value
 */
export function readOptions(cells: Cells): Settings {
  const pairs = namedValues(cells);
  return pairs.length === 0 ? DEFAULT_SETTINGS : readSettings(pairs);
}

/** Language that the options ask for, also where the rest of them cannot be read. */
export function languageOf(cells: Cells): Language {
  try {
    const pairs = namedValues(cells).filter(({ name }) =>
      ["idioma", "language"].includes(fold(String(name ?? ""))),
    );
    return readSettings(pairs).language;
  } catch {
    // The options themselves are at fault: their error is told in the default language.
    return "es";
  }
}

function namedValues(cells: Cells): NamedValue[] {
  const rows = asRows(cells).map((row) => row.map(plainValue));
  const pairs = rows.flatMap((row) => (row.length === 1 ? textPairs(row[0] ?? null) : [pair(row)]));
  return isHeader(pairs[0]) ? pairs.slice(1) : pairs;
}

function pair(row: readonly Plain[]): NamedValue {
  return { name: row[0] ?? null, value: row[1] ?? null };
}

function isHeader(first: NamedValue | undefined): boolean {
  return typeof first?.name === "string" && HEADERS.has(fold(first.name));
}

function textPairs(cell: Plain): NamedValue[] {
  if (cell === null) return [];
  return String(cell)
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const at = part.indexOf("=");
      if (at < 1) throw new Problem("value", fill(TEXTS.noValue, { text: part.trim() }));
      return { name: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
    });
}
