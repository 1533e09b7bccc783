import { fill } from "../../messages/text";
import { sessionsOf } from "../model/book";
import { onceAYear, type YearOfSessions } from "../once-a-year";
import { NOT_APPLICABLE, type CalendarRule, type Draft } from "../rule";

const TEXTS = {
  none: {
    es: "{year} no tiene sesión de presupuesto, y la hoja tiene sesiones antes del {from} y después del {to}.",
    en: "{year} has no budget session, and the sheet has sessions before {from} and after {to}.",
  },
  notSeen: {
    es: "La hoja no muestra la sesión de presupuesto de {year}. Añádala, o complete las filas sin tipo o sin fecha.",
    en: "The sheet shows no budget session of {year}. Add it, or complete the rows without type or date.",
  },
  several: {
    es: "{year} tiene {found} sesiones de presupuesto; la ley habla de una.",
    en: "{year} has {found} budget sessions; the law speaks of one.",
  },
};

/** § 4203(a) ¶3: one of the year's regular sessions is devoted to the budget (§ 4301). */
export const budgetSession: CalendarRule = {
  id: "4203a-budget-session",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-session"],
  check: (book) => {
    const years = onceAYear(sessionsOf(book, ["budget"]), book);
    return years.length === 0 ? NOT_APPLICABLE : years.flatMap(yearDrafts);
  },
};

function yearDrafts({ year, sessions, complete, season }: YearOfSessions): Draft[] {
  if (sessions.length === 1) return [];
  const [, second] = sessions;
  if (second) {
    const cells = sessions.slice(1).flatMap(({ first }) => first.cells);
    const message = fill(TEXTS.several, { year, found: sessions.length });
    return [{ severity: "judgement", session: second, cells, message }];
  }
  return [
    complete
      ? {
          severity: "violation",
          cells: [],
          message: fill(TEXTS.none, { year, ...season }),
          parameters: ["budgetEndLatest"],
        }
      : { severity: "warning", cells: [], message: fill(TEXTS.notSeen, { year }) },
  ];
}
