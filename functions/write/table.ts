import type { Day } from "../../src/days/civil";
import type { Settings } from "../../src/law/settings";
import type { Language, Text } from "../../src/messages/text";
import { dateCell, type DateCell } from "./date-cell";

/** One cell of a spilled table: a plain value, a sentence in both languages, or a day. */
export type TableValue = string | number | boolean | Text | { readonly day: Day };
export type SpilledCell = string | number | boolean | DateCell;

/** Rows that spill, in the language and with or without the header row that the options ask for. */
export function spill(
  headers: readonly Text[],
  rows: readonly (readonly TableValue[])[],
  settings: Pick<Settings, "language" | "headers">,
): SpilledCell[][] {
  const all = settings.headers ? [headers, ...rows] : rows;
  return all.map((row) => row.map((value) => spilledCell(value, settings.language)));
}

function spilledCell(value: TableValue, language: Language): SpilledCell {
  if (typeof value !== "object") return value;
  return "day" in value ? dateCell(value.day) : value[language];
}
