import type { Day } from "../../days/civil";
import { inRange } from "../../days/range";
import { parseIso } from "../../days/iso";
import { fold } from "../../messages/fold";
import type { Text } from "../../messages/text";
import { sessionType, type SessionType } from "../../sessions/session-type";
import type { SheetCell } from "../input";
import { meaningsOf } from "./date-text";
import type { CellReading } from "./trouble";
import type { Words, YesNo } from "./words";
import { YES_NO_WORDS } from "./words";

/** Signs that clerks put in a cell which has nothing to say. */
const NOTHING: ReadonlySet<string> = new Set(["", "-", "–", "—", "n/a", "no aplica", "not applicable"]);

/** First serial that is a day in every Excel, and its last, 9999-12-31. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;

/** True for a cell without content: blank, a dash, or "n/a". */
export function isBlank(cell: SheetCell | undefined): cell is null | undefined | "" {
  if (cell === null || cell === undefined) return true;
  if (typeof cell !== "string") return false;
  const text = cell.trim();
  return text === "" || (text.length < 16 && NOTHING.has(text.toLowerCase()));
}

/** A date; a zero is a blank, as in the functions. Text that is not ISO gives a trouble, never a date. */
export function readDate(cell: SheetCell): CellReading<Day> {
  if (cell === 0) return undefined;
  if (typeof cell === "string") return readDateText(cell);
  const shown = shownCell(cell);
  if (typeof cell !== "number" || !(cell >= FIRST_SERIAL && cell <= LAST_SERIAL))
    return { trouble: { kind: "date-none", shown } };
  const day = Math.floor(cell);
  return inRange(day) ? { value: day } : { trouble: { kind: "outside", shown, day } };
}

function readDateText(text: string): CellReading<Day> {
  const shown = text.trim();
  const day = parseIso(shown);
  if (day !== undefined) return inRange(day) ? { value: day } : { trouble: { kind: "outside", shown, day } };
  if (shown.startsWith("#")) return { trouble: { kind: "date-none", shown } };
  const meanings = meaningsOf(shown);
  if (meanings.length > 1) return { trouble: { kind: "date-ambiguous", shown, meanings } };
  const meant = meanings[0];
  return { trouble: { kind: "date-text", shown, ...(meant === undefined ? {} : { meant }) } };
}

/** Several dates of one cell, divided by `;` or a line break, in the order written. One bad date spoils the cell. */
export function readDates(cell: SheetCell): CellReading<readonly Day[]> {
  const pieces = typeof cell === "string" ? cell.split(/[;\r\n]/).filter((piece) => !isBlank(piece)) : [cell];
  const days: Day[] = [];
  for (const piece of pieces) {
    const reading = readDate(piece);
    if (reading && "trouble" in reading) return reading;
    if (reading) days.push(reading.value);
  }
  return days.length > 0 ? { value: days } : undefined;
}

const HOUR = {
  es: "una hora como 9:00 a. m. o 13:30",
  en: "an hour such as 9:00 a.m. or 13:30",
};

/** Minutes after midnight, of a serial's fraction or of a text such as "9:30 a.m.". */
export function readTime(cell: SheetCell): CellReading<number> {
  if (typeof cell === "number" && Number.isFinite(cell) && cell >= 0)
    return { value: Math.round((cell % 1) * 1440) % 1440 };
  const parts =
    typeof cell === "string" ? /^(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap]) ?\.? ?m\.?)?$/.exec(fold(cell)) : null;
  const [hour, minute, half] = [Number(parts?.[1]), Number(parts?.[2] ?? 0), parts?.[3]];
  if (!parts || hour > 23 || minute > 59 || (half !== undefined && (hour < 1 || hour > 12)))
    return { trouble: { kind: "word", shown: shownCell(cell), expected: HOUR } };
  const hours = half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0);
  return { value: hours * 60 + minute };
}

const COUNT = { es: "un número entero, 0 o más", en: "a whole number, 0 or more" };

export function readCount(cell: SheetCell): CellReading<number> {
  const count = typeof cell === "string" && /^\d{1,6}$/.test(cell.trim()) ? Number(cell) : cell;
  if (typeof count === "number" && Number.isInteger(count) && count >= 0) return { value: count };
  return { trouble: { kind: "word", shown: shownCell(cell), expected: COUNT } };
}

/** A reader of one of some words. */
export function readWord<Value extends string>(
  words: Words<Value>,
  expected: Text,
): (cell: SheetCell) => CellReading<Value> {
  return (cell) => {
    const word = cell === true ? "si" : cell === false ? "no" : String(cell);
    const value = words.get(word) ?? words.get(fold(word));
    return value ? { value } : { trouble: { kind: "word", shown: shownCell(cell), expected } };
  };
}

/** Yes, no, or a reference, which says yes: the number of a certificate or of a postal receipt. */
export function readReference(cell: SheetCell): CellReading<YesNo> {
  if (isErrorText(cell)) return { trouble: { kind: "word", shown: shownCell(cell), expected: REFERENCE } };
  return { value: cell === false ? "no" : (YES_NO_WORDS.get(fold(String(cell))) ?? "yes") };
}

const REFERENCE = { es: "sí, no o una referencia", en: "yes, no or a reference" };

/** Types as typed that were understood before, so that a column of them is folded once. */
const typesRead = new Map<string, SessionType>();

export function readType(cell: SheetCell): CellReading<SessionType> {
  const value = typeof cell === "string" ? (typesRead.get(cell) ?? sessionType(cell)) : undefined;
  if (!value) return { trouble: { kind: "type", shown: shownCell(cell) } };
  typesRead.set(cell as string, value);
  return { value };
}

const TEXT = { es: "un texto", en: "a text" };

/** Any text or number as it shows; an error cell is none. */
export function readText(cell: SheetCell): CellReading<string> {
  if (isErrorText(cell)) return { trouble: { kind: "word", shown: shownCell(cell), expected: TEXT } };
  return { value: shownCell(cell) };
}

function isErrorText(cell: SheetCell): boolean {
  return typeof cell === "string" && /^#(?:N\/A|[A-Z0-9/_]+[!?])$/.test(cell.trim());
}

/** A cell's content as text, without the blanks around it. */
export function shownCell(cell: SheetCell): string {
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  return String(cell ?? "").trim();
}
