import { lengthOf, shownText, wrapped } from "./wrap";

const GAP = "  ";
/** No column of words is made narrower than this. */
const NARROWEST_LAST = 24;

/**
 * Rows in columns, the first row underlined as headers. Numbers stand right. The last column takes what is left of
 * the line and is wrapped.
 *
 * @example
 * tableText([["partido", "total"], ["PNP", 9]], 80) //=> "partido  total\n───────  ─────\nPNP          9\n"
 */
export function tableText(rows: readonly (readonly (string | number | boolean)[])[], width: number): string {
  const texts = rows.map((row) => row.map((cell) => shownText(String(cell)).replace(/\s*\n\s*/g, " ")));
  const columns = Math.max(0, ...texts.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...texts.map((row) => lengthOf(row[at] ?? ""))),
  );
  const before = widths.slice(0, -1).reduce((sum, one) => sum + one + GAP.length, 0);
  const last = columns - 1;
  if (columns > 0) widths[last] = Math.min(widths[last]!, Math.max(width - before, NARROWEST_LAST));
  const isNumber = (row: number, column: number): boolean => typeof rows[row]?.[column] === "number";
  const rightColumn = widths.map((_, at) => rows.slice(1).some((_row, row) => isNumber(row + 1, at)));
  const lines = texts.flatMap((row) => lineOf(row, widths, rightColumn));
  const rule = widths.map((one) => "─".repeat(one)).join(GAP);
  const headers = texts.length === 0 ? 0 : wrapped(texts[0]![last] ?? "", widths[last]!).length;
  return [...lines.slice(0, headers), rule, ...lines.slice(headers)].map((line) => `${line}\n`).join("");
}

function lineOf(row: readonly string[], widths: readonly number[], right: readonly boolean[]): string[] {
  const last = widths.length - 1;
  const tail = wrapped(row[last] ?? "", widths[last]!);
  const head = widths.slice(0, -1).map((width, at) => padded(row[at] ?? "", width, right[at]!) + GAP);
  const first = head.join("");
  return tail.map((line, at) =>
    ((at === 0 ? first : " ".repeat(lengthOf(first))) + padded(line, widths[last]!, right[last]!)).trimEnd(),
  );
}

function padded(text: string, width: number, right: boolean): string {
  const blanks = " ".repeat(Math.max(0, width - lengthOf(text)));
  return right ? blanks + text : text + blanks;
}
