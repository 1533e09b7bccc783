import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import { cellIssues } from "../cell-issues";
import type { CalendarRule } from "../rule";

const TEXT = {
  es: "«{shown}» puede ser {meanings}, así que no se usa. Escriba la fecha correcta.",
  en: "“{shown}” could be {meanings}, so it is not used. Enter the right date.",
};
const OR = { es: " o ", en: " or " };

/** A text whose day and month can be swapped is never guessed. */
export const dateAmbiguous: CalendarRule = {
  id: "data-date-ambiguous",
  citation: "",
  clauses: [],
  check: (book) =>
    cellIssues(book, (trouble) => {
      if (trouble.kind !== "date-ambiguous") return undefined;
      const days = trouble.meanings.map(isoText);
      const meanings = { es: days.join(OR.es), en: days.join(OR.en) };
      return fill(TEXT, { shown: trouble.shown, meanings });
    }),
};
