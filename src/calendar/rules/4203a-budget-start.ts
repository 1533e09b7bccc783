import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill } from "../../messages/text";
import { limitsOfSession } from "../../sessions/budget";
import { limitTrace } from "../fixed-limit";
import { startSession } from "../fixes";
import { valueOf } from "../model/field";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const LATE = {
  es: "La sesión de presupuesto comienza el {found}; debía comenzar a más tardar el {limit}.",
  en: "The budget session starts on {found}; the latest start is {limit}.",
};

/** § 4203(a) ¶3: the budget session starts no later than 3 June; the date does not move (R6). */
export const budgetStart: SessionRule = {
  id: "4203a-budget-start",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-start"],
  types: ["budget"],
  check: (session, book) => {
    const first = valueOf(session.first);
    if (first === undefined) return NOT_APPLICABLE;
    const { start } = limitsOfSession(first, book.settings.parameters);
    if (first <= start) return OK;
    return [
      {
        severity: "violation",
        cells: session.first.cells,
        message: fill(LATE, { found: isoText(first), limit: isoText(start) }),
        trace: [...limitTrace(start, book), { day: first, text: CALENDAR_TEXTS.starts }],
        parameters: ["budgetStartLatest"],
        fixes: startSession(session, start),
      },
    ];
  },
};
