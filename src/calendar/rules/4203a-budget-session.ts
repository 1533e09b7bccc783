import { fill } from "../../messages/text";
import { budgetLimits, latestBudgetStart } from "../../sessions/budget";
import { addSession } from "../fixes";
import { sessionsOf, type Book } from "../model/book";
import { onceAYear, type YearOfSessions } from "../once-a-year";
import { NOT_APPLICABLE, type CalendarRule, type Draft, type DraftFix } from "../rule";

const TEXTS = {
  none: {
    es: "En {year} no hay sesión de presupuesto, y la hoja tiene sesiones antes del {from} y después del {to}.",
    en: "There is no budget session in {year}, and the sheet has sessions before {from} and after {to}.",
  },
  notSeen: {
    es: "En la hoja no aparece la sesión de presupuesto de {year}. Añádala, o complete las filas sin tipo o sin fecha.",
    en: "The sheet shows no budget session in {year}. Add it, or complete the rows without a type or a date.",
  },
  notCovered: {
    es: "En la hoja no aparece la sesión de presupuesto de {year}. Según Parámetros la hoja cubre {covered}, y pudo celebrarse otro día de ese año. Si consta en otra hoja, anótelo en Excepciones; si no, añádala.",
    en: "The sheet shows no budget session in {year}. According to Parameters the sheet covers the days {covered}, and it may have been held on another day of that year. If it is on another sheet, say so under Exceptions; if not, add it.",
  },
  several: {
    es: "En {year} hay {found} sesiones de presupuesto; la ley habla de una.",
    en: "There are {found} budget sessions in {year}; the law speaks of one.",
  },
};

/** § 4203(a) ¶3: one of the year's regular sessions is devoted to the budget (§ 4301). */
export const budgetSession: CalendarRule = {
  id: "4203a-budget-session",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-session"],
  check: (book) => {
    const years = onceAYear(sessionsOf(book, ["budget"]), book, "start");
    return years.length === 0 ? NOT_APPLICABLE : years.flatMap((year) => yearDrafts(year, book));
  },
};

function yearDrafts({ year, sessions, complete, covered, season }: YearOfSessions, book: Book): Draft[] {
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
          fixes: added(year, book),
        }
      : {
          severity: "warning",
          cells: [],
          message: covered ? fill(TEXTS.notCovered, { year, covered }) : fill(TEXTS.notSeen, { year }),
          fixes: added(year, book),
        },
  ];
}

/** More days than a year has before the limit leave no session to suggest. */
const MOST_DAYS = 100;

/** Suggests one that opens as late as still leaves all its countable days, and ends on the last lawful day. */
function added(year: number, book: Book): readonly DraftFix[] {
  const { parameters } = book.settings;
  const days = parameters.budgetSessionDays;
  if (days > MOST_DAYS) return [];
  const first = latestBudgetStart(year, days, parameters, book.holidays);
  return addSession("budget", `P-${year}`, first, budgetLimits(year, parameters).end, book);
}
