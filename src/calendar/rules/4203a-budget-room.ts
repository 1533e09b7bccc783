import { yearOf } from "../../days/civil";
import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill } from "../../messages/text";
import { countableDaysBetween, latestBudgetStart, limitsOfSession } from "../../sessions/budget";
import { budgetSpanSteps } from "../../sessions/budget-steps";
import { limitTrace } from "../fixed-limit";
import { valueOf } from "../model/field";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const TEXT = {
  es: "Del {first} al {end} quedan {left} días sin domingos ni feriados, menos de {days}. Para tener los {days} la sesión comienza a más tardar el {latest}.",
  en: "From {first} to {end} there are {left} days without Sundays and holidays, fewer than {days}. To have all {days} the session starts no later than {latest}.",
};

/** § 4203(a) ¶3: a lawful start can leave fewer than the ten days before 13 June, as 3 June does in 2027. */
export const budgetRoom: SessionRule = {
  id: "4203a-budget-room",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-days", "4203a-budget-end"],
  types: ["budget"],
  check: (session, book) => {
    const { holidays, settings } = book;
    const { parameters } = settings;
    const first = valueOf(session.first);
    if (first === undefined) return NOT_APPLICABLE;
    const { end } = limitsOfSession(first, parameters);
    const days = parameters.budgetSessionDays;
    const left = countableDaysBetween(first, end, holidays);
    if (left >= days) return OK;
    const latest = latestBudgetStart(yearOf(first), days, parameters, holidays);
    return [
      {
        severity: "warning",
        cells: session.first.cells,
        message: fill(TEXT, {
          first: isoText(first),
          end: isoText(end),
          left,
          days,
          latest: isoText(latest),
        }),
        trace: [
          { day: first, text: CALENDAR_TEXTS.starts },
          ...budgetSpanSteps(first, end, holidays),
          ...limitTrace(end, book),
        ],
        parameters: ["budgetSessionDays", "budgetStartLatest", "budgetEndLatest"],
      },
    ];
  },
};
