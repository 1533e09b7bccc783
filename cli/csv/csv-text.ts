import { neutralText } from "../../src/plan/neutral-text";

/**
 * Rows as comma-separated text. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 *
 * @example
 * csvText([["partido", "nota"], ["PNP", "=1+1"]]) //=> "partido,nota\r\nPNP,'=1+1\r\n"
 */
export function csvText(rows: readonly (readonly (string | number | boolean)[])[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(cell: string | number | boolean): string {
  if (typeof cell !== "string") return String(cell);
  const text = neutralText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
