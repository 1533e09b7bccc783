import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill } from "../../messages/text";
import { limitsOfSession } from "../../sessions/budget";
import { limitTrace } from "../fixed-limit";
import { endSession } from "../fixes";
import { missingCell } from "../missing-cell";
import { valueOf } from "../model/field";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const WHAT = { es: "el último día de la sesión de presupuesto", en: "the last day of the budget session" };

const LATE = {
  es: "La sesión de presupuesto termina el {found}; debía terminar a más tardar el {limit}.",
  en: "The budget session ends on {found}; the latest end is {limit}.",
};

/** § 4203(a) ¶3: it ends no later than 13 June in any case; no extension and no interruption moves that date (R6). */
export const budgetEnd: SessionRule = {
  id: "4203a-budget-end",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-end"],
  types: ["budget"],
  check: (session, book) => {
    const first = valueOf(session.first);
    if (first === undefined) return NOT_APPLICABLE;
    if (session.last.state === "blank") return [missingCell(session, "end", WHAT, book)];
    const last = valueOf(session.last);
    if (last === undefined) return NOT_APPLICABLE;
    const { end } = limitsOfSession(first, book.settings.parameters);
    if (last <= end) return OK;
    return [
      {
        severity: "violation",
        cells: session.last.cells,
        message: fill(LATE, { found: isoText(last), limit: isoText(end) }),
        trace: [...limitTrace(end, book), { day: last, text: CALENDAR_TEXTS.ends }],
        parameters: ["budgetEndLatest"],
        fixes: endSession(session, end),
      },
    ];
  },
};
