import type { Arguments } from "../arguments/parse";
import type { Option } from "../arguments/option";
import { wordOf, type Choice } from "../arguments/word";
import { csvText } from "../csv/csv-text";

type Cell = string | number | boolean;

/** Rows under their headers. */
export type TableRows = readonly (readonly Cell[])[];

export type TableFormat = "text" | "csv" | "json";

const FORMATS: readonly Choice<TableFormat>[] = [
  { es: "texto", en: "text", means: "text" },
  { es: "csv", en: "csv", means: "csv" },
  { es: "json", en: "json", means: "json" },
];

/** `--formato` of a command whose result is a table. */
export const TABLE_FORMAT: Option = {
  key: "format",
  es: "formato",
  en: "format",
  value: { es: "texto|csv|json", en: "text|csv|json" },
  help: { es: "Forma del resultado; si falta, texto.", en: "Form of the result; text, if left out." },
};

/**
 * The format that was asked for.
 *
 * @throws Problem `value` for another word
 */
export function tableFormat({ value }: Arguments): TableFormat {
  return wordOf({ es: "--formato", en: "--format" }, value("format") ?? "texto", FORMATS);
}

/** A table in its format; for people as `forPeople` shows it. */
export function tableDocument(format: TableFormat, rows: TableRows, forPeople: () => string): string {
  if (format === "text") return forPeople();
  return format === "csv" ? csvText(rows) : jsonText(rows);
}

/** A list of objects under the headers. */
function jsonText([headers = [], ...rows]: TableRows): string {
  const objects = rows.map((row) =>
    Object.fromEntries(headers.map((header, at) => [String(header), row[at] ?? ""])),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}
