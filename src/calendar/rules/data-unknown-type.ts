import { fold } from "../../messages/fold";
import { suggestion } from "../../messages/suggestion";
import { fill } from "../../messages/text";
import { SESSION_TYPES } from "../../sessions/session-type";
import { cellIssues } from "../cell-issues";
import type { CalendarRule } from "../rule";

const TEXT = {
  es: "«{shown}» no es un tipo de sesión conocido, y la sesión no se revisa.{suggestion} Tipos: {all}.",
  en: "“{shown}” is not a known type of session, so the session is not checked.{suggestion} Types: {all}.",
};

const TYPES = Object.values(SESSION_TYPES);

/** Every word for a type, folded, with the type in both languages. */
const WORDS = new Map(TYPES.flatMap((type) => [type.en, type.es].map((word) => [fold(word), type] as const)));

const ALL = {
  es: TYPES.map(({ es }) => es).join(", "),
  en: TYPES.map(({ en }) => en).join(", "),
};

/** A word in the column of types that names none. */
export const unknownType: CalendarRule = {
  id: "data-unknown-type",
  citation: "",
  clauses: [],
  check: (book) =>
    cellIssues(book, ({ kind, shown }) => {
      if (kind !== "type") return undefined;
      return fill(TEXT, { shown, suggestion: suggestion(shown, WORDS), all: ALL });
    }),
};
