import { fold } from "../../messages/fold";
import { nearest } from "../../messages/nearest";
import { fill } from "../../messages/text";
import { SESSION_TYPE_WORDS } from "../../sessions/session-type";
import { cellIssues } from "../cell-issues";
import type { CalendarRule } from "../rule";

const TEXT = {
  es: "«{shown}» no es un tipo de sesión conocido y la sesión no se juzga. ¿Quiso decir «{nearest}»? Tipos: {all}.",
  en: "“{shown}” is no known type of session and the session is not judged. Did you mean “{nearest}”? Types: {all}.",
};

const FOLDED = SESSION_TYPE_WORDS.map(fold);

/** A word in the column of types that names none. */
export const unknownType: CalendarRule = {
  id: "data-unknown-type",
  citation: "",
  clauses: [],
  check: (book) =>
    cellIssues(book, ({ kind, shown }) => {
      if (kind !== "type") return undefined;
      const best = nearest(fold(shown.slice(0, LONGEST)), FOLDED)!;
      return fill(TEXT, {
        shown,
        nearest: SESSION_TYPE_WORDS[FOLDED.indexOf(best)]!,
        all: SESSION_TYPE_WORDS.join(", "),
      });
    }),
};

/** Of a longer text only the beginning is compared. */
const LONGEST = 60;
