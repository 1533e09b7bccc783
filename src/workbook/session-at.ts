import type { Finding } from "../calendar/finding";
import type { Book } from "../calendar/model/book";
import type { Field } from "../calendar/model/field";
import type { Session } from "../calendar/model/session";
import { valueOf } from "../calendar/model/field";

/** Rows of a session in the range that was read, from 0. */
export function rowsOfSession({ row, fields }: Session): Set<number> {
  const cells = Object.values(fields).flatMap((field: Field<unknown>) => field.cells);
  return new Set([row, ...cells.map((cell) => cell.row)]);
}

/** The session that has a row of the range that was read; undefined where that row names none. */
export function sessionAt({ sessions }: Book, row: number): Session | undefined {
  return (
    sessions.find((session) => session.row === row) ?? sessions.find((one) => rowsOfSession(one).has(row))
  );
}

/** The session that a finding is about; undefined where it is about none, or about another table than the calendar. */
export function sessionOfFinding({ cells }: Finding, book: Book): Session | undefined {
  const [telling] = cells.filter(({ table }) => table === "calendar");
  return telling && sessionAt(book, telling.row);
}

/**
 * A session of an earlier check in a later one: the one of the same id, type and first day, else the only one of the
 * same id and type. Sessions are numbered anew each year.
 */
export function sameSession(one: Session, { sessions }: Book): Session | undefined {
  const alike = sessions.filter(({ shown, type }) => shown === one.shown && type === one.type);
  const first = valueOf(one.first);
  return alike.find((other) => valueOf(other.first) === first) ?? (alike.length === 1 ? alike[0] : undefined);
}
