import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import { cellIssues } from "../cell-issues";
import { coveredText } from "../covered-text";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import type { CalendarRule, Draft } from "../rule";

const TEXTS = {
  outsideTable: {
    es: "El {day} queda fuera de 1991–2100, los años de la tabla de feriados, y no se usa. Corrija la fecha.",
    en: "{day} is outside 1991–2100, the years of the holiday table, and is not used. Correct the date.",
  },
  smallNumber: {
    es: "Excel lee el número {shown} como el {day}, fuera de 1991–2100, y no se usa. Escriba la fecha completa.",
    en: "Excel reads the number {shown} as {day}, which is outside 1991–2100 and is not used. Enter the whole date.",
  },
  outsideSheet: {
    es: "El {day} queda fuera de lo que cubre la hoja según Parámetros ({period}). Corrija la fecha, o «desde» o «hasta» en Parámetros.",
    en: "{day} is outside the days that the sheet covers according to Parameters ({period}). Correct the date, or “from” or “to” in Parameters.",
  },
};

/** A date outside the holiday table is not used; one outside `desde` and `hasta` is used all the same. */
export const yearOutside: CalendarRule = {
  id: "data-year-outside",
  citation: "",
  clauses: [],
  check: (book) => [
    ...cellIssues(book, (trouble) =>
      trouble.kind === "outside"
        ? fill(isSmallNumber(trouble.shown) ? TEXTS.smallNumber : TEXTS.outsideTable, {
            shown: trouble.shown,
            day: isoText(trouble.day),
          })
        : undefined,
    ),
    ...book.sessions.flatMap((session) => outsideSheet(session, book)),
  ],
};

/** A year, or a day of the month, that stands where a whole date belongs. */
function isSmallNumber(shown: string): boolean {
  return /^\d{1,4}$/.test(shown);
}

/** One warning for a session, on its first day that is outside. */
function outsideSheet(session: Session, { settings }: Book): Draft[] {
  const { from, to } = settings;
  const isOutside = (day: Day | undefined): boolean =>
    day !== undefined && (day < (from ?? -Infinity) || day > (to ?? Infinity));
  const field = [session.first, session.last].find((end) => isOutside(valueOf(end)));
  if (!field) return [];
  const message = fill(TEXTS.outsideSheet, { day: isoText(valueOf(field)!), period: coveredText(settings) });
  return [{ severity: "warning", session, cells: field.cells, message }];
}
