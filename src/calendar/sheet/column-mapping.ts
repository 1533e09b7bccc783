import { headerOfSetting } from "../../law/column-setting";
import type { NamedValue } from "../../law/read-settings";
import { foldHeader } from "../../messages/fold";
import { suggestion } from "../../messages/suggestion";
import { fill, type Text } from "../../messages/text";
import { COLUMN_ORDER, headersOf, type ColumnName } from "./columns";

/** Headers of a sheet that Parámetros reads as one of the known columns, each as `plainHeader` gives it. */
export type ColumnMapping = ReadonlyMap<string, ColumnName>;

export const NO_MAPPING: ColumnMapping = new Map();

const byHeader: ReadonlyMap<string, ColumnName> = new Map(
  COLUMN_ORDER.flatMap((name) => headersOf(name).map((header) => [plainHeader(header), name] as const)),
);

const TEXTS = {
  noHeader: {
    es: "Falta el título. Escriba, por ejemplo, columna: Arranque, y al lado Comienza.",
    en: "The header is missing. Write, for example, column: Kickoff, and beside it Starts.",
  },
  noColumn: {
    es: "«{value}» no es una columna que MUNI reconozca.{suggestion}",
    en: "“{value}” is not a column that MUNI recognises.{suggestion}",
  },
  twice: {
    es: "La columna «{header}» ya se lee de otro modo en otra fila. Deje una sola.",
    en: "The column “{header}” is read otherwise on another row already. Keep one.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** A header without accents, case, or the signs that clerks put around it. */
export function plainHeader(text: string): string {
  return foldHeader(text)
    .replace(/[’´`]/g, "'")
    .replace(/[\s:.*]+$/, "");
}

/**
 * The column that a known header names; undefined where it names none.
 *
 * @example
 * columnOfHeader("COMIENZA:") //=> "start"
 */
export function columnOfHeader(title: string): ColumnName | undefined {
  return byHeader.get(plainHeader(title));
}

/** Letters that the longest known header has. */
export const LONGEST_HEADER = Math.max(...[...byHeader.keys()].map((header) => header.length));

/**
 * The mapping that the rows of Parámetros give, `columna: Arranque` with the value `Comienza`. A row without value maps
 * nothing; one that cannot be read is handed to `onProblem` and left out.
 */
export function readColumnMapping(
  rows: readonly NamedValue[],
  onProblem: (message: Text, row: number) => void,
): ColumnMapping {
  const mapping = new Map<string, ColumnName>();
  rows.forEach(({ name, value }, row) => {
    const setting = typeof name === "string" ? headerOfSetting(name) : undefined;
    if (setting === undefined || value === null || value === "") return;
    const header = plainHeader(setting);
    const column = columnOfHeader(String(value));
    const known = mapping.get(header);
    if (header === "") onProblem(TEXTS.noHeader, row);
    else if (!column) onProblem(noColumn(String(value)), row);
    else if (known && known !== column) onProblem(fill(TEXTS.twice, { header: setting }), row);
    else mapping.set(header, column);
  });
  return mapping;
}

/** A near header is told as each language writes it: a Spanish sentence offers no English word. */
function noColumn(value: string): Text {
  const known = new Map(
    [...byHeader].map(([header, column]) => {
      const [es, en] = headersOf(column);
      return [header, { es: es!, en: en! }] as const;
    }),
  );
  return fill(TEXTS.noColumn, { value, suggestion: suggestion(plainHeader(value), known) });
}
