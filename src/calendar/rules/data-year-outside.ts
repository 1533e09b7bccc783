import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import { cellIssues } from "../cell-issues";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import type { CalendarRule, Draft } from "../rule";

const TEXTS = {
  outsideTable: {
    es: "El {day} queda fuera de 1991–2100, los años de la tabla de feriados, y no se usa. Corrija la fecha.",
    en: "{day} is outside 1991–2100, the years of the holiday table, and is not used. Mend the date.",
  },
  smallNumber: {
    es: "El número {shown} es para Excel el {day}, fuera de 1991–2100, y no se usa. Escriba la fecha completa.",
    en: "To Excel the number {shown} is {day}, outside 1991–2100, and is not used. Enter the whole date.",
  },
  outsideSheet: {
    es: "El {day} queda fuera de lo que cubre la hoja según Parámetros ({period}). Corrija la fecha, «desde» o «hasta».",
    en: "{day} is outside what the sheet covers by Parámetros ({period}). Mend the date, “desde” or “hasta”.",
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
function outsideSheet(session: Session, { settings: { from, to } }: Book): Draft[] {
  if (from === undefined && to === undefined) return [];
  const isOutside = (day: Day | undefined): day is Day =>
    day !== undefined && ((from !== undefined && day < from) || (to !== undefined && day > to));
  const field = [session.first, session.last].find((end) => isOutside(valueOf(end)));
  if (!field) return [];
  const period = `${from === undefined ? "…" : isoText(from)} – ${to === undefined ? "…" : isoText(to)}`;
  const message = fill(TEXTS.outsideSheet, { day: isoText(valueOf(field)!), period });
  return [{ severity: "warning", session, cells: field.cells, message }];
}
