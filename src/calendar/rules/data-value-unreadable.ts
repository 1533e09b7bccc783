import { fill } from "../../messages/text";
import { cellIssues } from "../cell-issues";
import type { CalendarRule } from "../rule";

const TEXT = {
  es: "«{shown}» no se entiende aquí. Escriba {expected}.",
  en: "“{shown}” is not understood here. Enter {expected}.",
};

/** A word, number or hour that its column does not take. A status that is not understood leaves its session unjudged. */
export const valueUnreadable: CalendarRule = {
  id: "data-value-unreadable",
  citation: "",
  clauses: [],
  check: (book) =>
    cellIssues(book, (trouble) =>
      trouble.kind === "word" ? fill(TEXT, { shown: trouble.shown, expected: trouble.expected }) : undefined,
    ),
};
