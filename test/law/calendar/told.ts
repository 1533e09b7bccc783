import { isoText } from "../../../src/days/iso";
import type { CellContent, CellPlace, Finding, Fix, OtherReading } from "../../../src/calendar/finding";
import { sessionsOf } from "../../../src/calendar/model/book";
import type { Drafts } from "../../../src/calendar/rule";
import { RULES } from "../../../src/calendar/rules";
import type { Step } from "../../../src/law/trace";
import { check, sheetOf, type Calendar, type NamedRow } from "./sheet";

/* What a finding tells, each thing in a line that a case can write down. */

/** `2027-03-08 día 1`; a step about no day has none. */
export function stepLine({ day, text }: Step): string {
  return day === undefined ? text.es : `${isoText(day)} ${text.es}`;
}

/** `si el alcalde…: no cumple 2027-03-14 (repite)`; `no se sabe` where a blank hides it. */
export function readingLine({ reading, holds, day, repeats }: OtherReading): string {
  const result = holds === undefined ? "no se sabe" : holds ? "cumple" : "no cumple";
  return [
    `${reading.es}: ${result}`,
    ...(day === undefined ? [] : [isoText(day)]),
    ...(repeats ? ["(repite)"] : []),
  ].join(" ");
}

/** `Termina 2`: its header and the number that Excel gives its row, the headers' being 1; `settings B1` elsewhere. */
export function cellLine({ table, row, column }: CellPlace, { rows }: Calendar): string {
  const name =
    table === "calendar" ? `${headerAt(rows, column)} ` : `${table} ${String.fromCharCode(65 + column)}`;
  return `${name}${row + 1}`;
}

/** `Terminar el 2027-06-13: Termina 2 = 2027-06-13`, the changes parted by `; `; an added row is `fila nueva`. */
export function fixLine({ label, changes, addedRow = [] }: Fix, calendar: Calendar): string {
  const changed = changes.map(({ at, after }) => `${cellLine(at, calendar)} = ${contentText(after)}`);
  const added = addedRow.map(
    ({ column, after }) => `fila nueva ${headerAt(calendar.rows, column)} = ${contentText(after)}`,
  );
  return `${label.es}: ${[...changed, ...added].join("; ")}`;
}

function headerAt(rows: readonly NamedRow[], column: number): string {
  return String(sheetOf(rows)[0]![column]);
}

function contentText(content: CellContent): string {
  if (content === null) return "nada";
  return typeof content === "object" ? isoText(content.day) : String(content);
}

/** Everything that findings tell, under the names by which cases ask for it. */
export function toldBy(findings: readonly Finding[], calendar: Calendar) {
  return {
    trace: findings.flatMap(({ trace }) => trace.map(stepLine)),
    readings: findings.flatMap(({ otherReadings }) => otherReadings.map(readingLine)),
    cells: findings.flatMap(({ cells }) => cells.map((cell) => cellLine(cell, calendar))),
    fixes: findings.flatMap(({ fixes = [] }) => fixes.map((fix) => fixLine(fix, calendar))),
    es: findings.map(({ message }) => message.es),
    en: findings.map(({ message }) => message.en),
  };
}

/** What a rule gives of each session that it is asked about, or of the calendar as a whole. */
export function judgedBy(id: string, calendar: Calendar): string[] {
  const rule = RULES.find((one) => one.id === id);
  const { book } = check(calendar);
  if (!rule || !book || "close" in rule) throw new Error(`${id} judges no session`);
  if (!("types" in rule)) return [judgementWord(rule.check(book))];
  return sessionsOf(book, rule.types).map((session) => judgementWord(rule.check(session, book)));
}

function judgementWord(drafts: Drafts): string {
  if (drafts === undefined) return "no se juzga";
  return drafts.length === 0 ? "cumple" : "halla";
}

const ANY = "…";

/**
 * Whether lines are those that a case writes. `…` alone stands for any number of lines, none included; inside a line
 * it stands for any words.
 */
export function agree(lines: readonly string[], written: readonly string[]): boolean {
  const [next, ...rest] = written;
  if (next === undefined) return lines.length === 0;
  if (next === ANY)
    return Array.from({ length: lines.length + 1 }, (_, at) => at).some((at) => agree(lines.slice(at), rest));
  return lines.length > 0 && lineAgrees(lines[0]!, next) && agree(lines.slice(1), rest);
}

function lineAgrees(line: string, written: string): boolean {
  const pieces = written.split(ANY).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pieces.join(".*")}$`, "su").test(line);
}
