import type { CellPlace } from "../calendar/finding";
import type { Book } from "../calendar/model/book";
import type { Field } from "../calendar/model/field";
import type { ColumnName } from "../calendar/sheet/columns";
import { COLUMNS } from "../calendar/sheet/columns";
import { isoText } from "../days/iso";
import { UNDERSTANDING_TEXTS } from "../messages/pane-understanding";
import { fill, type Text } from "../messages/text";
import { sessionAt } from "./session-at";

/** Columns that hold a count. */
const COUNTS: ReadonlySet<ColumnName> = new Set<ColumnName>(["votesFor", "signatures"]);

/**
 * What a check read in a cell of the calendar: its header as written, and its days or its number.
 *
 * @returns undefined for a cell of another table, or of a column that has no header
 * @example
 * cellFact({ table: "calendar", row: 4, column: 5 }, book)?.es //=> "Termina: 2027-06-14"
 */
export function cellFact({ table, row, column }: CellPlace, book: Book): Text | undefined {
  const title = table === "calendar" ? (book.header.titles[column] ?? "") : "";
  if (title === "") return undefined;
  const name = [...book.header.columns].find(([, at]) => at === column)?.[0];
  const field = name && sessionAt(book, row)?.fields[name];
  const value = name && field && valueText(name, field, row);
  return value ? fill(UNDERSTANDING_TEXTS.cell, { column: title, value }) : { es: title, en: title };
}

function valueText(name: ColumnName, field: Field<unknown>, row: number): Text | undefined {
  if (field.state === "blank") return UNDERSTANDING_TEXTS.blank;
  if (field.state === "unread") return UNDERSTANDING_TEXTS.unread;
  // A session over several rows has the value of one of them.
  if (!field.cells.some((cell) => cell.row === row)) return undefined;
  const { value } = field;
  const isDay = COLUMNS[name].holds !== "other";
  const days = isDay ? (Array.isArray(value) ? (value as number[]) : [value as number]) : [];
  const text = isDay ? days.map(isoText).join("; ") : COUNTS.has(name) ? String(value) : "";
  return text === "" ? undefined : { es: text, en: text };
}
