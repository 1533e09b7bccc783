import { CALENDAR_TEXTS, COLUMN_NAMES } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import type { ColumnName } from "./sheet/columns";
import { cellsOf, type Book } from "./model/book";
import type { Session } from "./model/session";
import type { Draft } from "./rule";

/** A finding that a cell is blank on which a rule depends; a blank never gives more than this. */
export function missingCell(session: Session, column: ColumnName, what: Text, book: Book): Draft {
  return {
    severity: "missing",
    session,
    cells: cellsOf(session, column, book),
    message: fill(CALENDAR_TEXTS.missing, { column: COLUMN_NAMES[column], what }),
  };
}
