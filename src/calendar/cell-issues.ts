import type { Text } from "../messages/text";
import type { Book } from "./model/book";
import type { Draft } from "./rule";
import type { Trouble } from "./sheet/trouble";

/** A warning on every cell whose trouble has a message, in the order of the sheet. */
export function cellIssues(book: Book, messageOf: (trouble: Trouble) => Text | undefined): Draft[] {
  return book.sessions.flatMap((session) =>
    session.issues.flatMap(({ at, trouble }): Draft[] => {
      const message = messageOf(trouble);
      return message ? [{ severity: "warning", session, cells: [at], message }] : [];
    }),
  );
}
