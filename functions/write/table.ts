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

/** One value as the host shows it best. */
export function spilledCell(value: TableValue, language: Language): SpilledCell {
  if (isDay(value)) return dateCell(value.day);
  return typeof value === "object" ? value[language] : value;
}

/** Whether a value is a day, not a number or a sentence. */
export function isDay(value: TableValue): value is { readonly day: Day } {
  return typeof value === "object" && "day" in value;
}
