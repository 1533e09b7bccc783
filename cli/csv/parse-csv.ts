import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";

const TEXTS = {
  unclosed: {
    es: "la comilla que se abre en la línea {line} no se cierra, o sigue texto después de cerrarse. Corríjala, o guarde el archivo otra vez como CSV.",
    en: "the quotation mark that opens on line {line} does not close, or text follows after it closes. Mend it, or save the file as CSV again.",
  },
  tooLarge: {
    es: "tiene más filas o columnas que una hoja de cálculo. Deje en el archivo solo el calendario o los candidatos.",
    en: "it has more rows or columns than a spreadsheet. Keep only the calendar or the candidates in the file.",
  },
};

const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

/** In order of preference where a text does not tell. */
const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines by which the separator is known. */
const SAMPLE_LINES = 50;

/**
 * Rows of a text whose fields are separated by semicolons, commas or tabs: the separator that stands in most lines
 * equally often, or the one that a first line `sep=;` names. Quoted fields may hold separators, line ends and doubled
 * quotes.
 *
 * @throws Problem `value` for a quotation mark that does not close, or more rows than a sheet has
 * @example
 * parseCsv("Sesión;Tipo\n1;ordinaria\n") //=> [["Sesión", "Tipo"], ["1", "ordinaria"]]
 */
export function parseCsv(text: string): string[][] {
  const named = /^sep=([;,\t])\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  return rowsOf(body, (named?.[1] as Separator | undefined) ?? separatorOf(body), named ? 2 : 1);
}

function rowsOf(text: string, separator: Separator, firstLine: number): string[][] {
  const field = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^${separator}\\n\\r"][^${separator}\\n\\r]*|)(${separator}|\\r\\n|\\n|\\r|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length || row.length > 0) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (!match) throw unclosed(text, at, firstLine);
    const [all, content, end] = match;
    row.push(content!.startsWith('"') ? content!.slice(1, -1).replaceAll('""', '"') : content!);
    at += all.length;
    if (row.length > MOST_COLUMNS || rows.length >= MOST_ROWS) throw new Problem("value", TEXTS.tooLarge);
    if (end === separator) {
      if (at < text.length) continue;
      row.push("");
    }
    rows.push(row);
    row = [];
  }
  return rows;
}

function unclosed(text: string, at: number, firstLine: number): Problem {
  const line = firstLine + (text.slice(0, at).match(/\r\n|\n|\r/g)?.length ?? 0);
  return new Problem("value", fill(TEXTS.unclosed, { line }));
}

function separatorOf(text: string): Separator {
  const lines = text
    .slice(0, 100_000)
    .replace(/"[^"]*(?:""[^"]*)*"/g, "")
    .split(/\r\n|\n|\r/, SAMPLE_LINES);
  const [best] = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
    return { separator, ...mostCommon(counts) };
  }).sort((one, other) => other.lines - one.lines || other.count - one.count);
  return best!.separator;
}

/** The count that most lines have. */
function mostCommon(counts: readonly number[]): { readonly count: number; readonly lines: number } {
  const lines = new Map<number, number>();
  for (const count of counts) lines.set(count, (lines.get(count) ?? 0) + 1);
  const [first] = [...lines].sort(([, one], [, other]) => other - one);
  return { count: first?.[0] ?? 0, lines: first?.[1] ?? 0 };
}
