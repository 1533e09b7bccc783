import type { Text } from "../messages/text";
import type { CellPlace } from "./finding";
import type { Book } from "./model/book";
import type { Draft, DraftFix } from "./rule";
import type { Trouble } from "./sheet/trouble";

/** A warning on every cell whose trouble has a message, in the order of the sheet. */
export function cellIssues(
  book: Book,
  messageOf: (trouble: Trouble) => Text | undefined,
  fixesOf: (trouble: Trouble, at: CellPlace, book: Book) => readonly DraftFix[] = () => [],
): Draft[] {
  return book.sessions.flatMap((session) =>
    session.issues.flatMap(({ at, trouble }): Draft[] => {
      const message = messageOf(trouble);
      if (!message) return [];
      return [{ severity: "warning", session, cells: [at], message, fixes: fixesOf(trouble, at, book) }];
    }),
  );
}
