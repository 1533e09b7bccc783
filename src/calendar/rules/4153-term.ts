import { yearOf, type Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { LAST_YEAR } from "../../days/range";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill } from "../../messages/text";
import { isElectionYear, termStart } from "../../sessions/election";
import { dayText } from "../day-text";
import { moveSession } from "../fixes";
import { valueOf } from "../model/field";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const TEXTS = {
  otherDay: {
    es: "La sesión inaugural (§ 4201) comienza el {first}; la que sigue a la elección general de {election} es el {due}, segundo lunes de enero.",
    en: "The inaugural session (§ 4201) starts on {first}; the one after the general election of {election} is on {due}, the second Monday of January.",
  },
  goesOn: {
    es: "La sesión inaugural (§ 4201) comienza el {due}, segundo lunes de enero, y sigue hasta el {last}. La ley señala un solo día: no es claro si puede durar más.",
    en: "The inaugural session (§ 4201) starts on {due}, the second Monday of January, and goes on to {last}. The law names one day: it is not clear whether it may last longer.",
  },
  due: {
    es: "segundo lunes de enero después de la elección general de {election}",
    en: "second Monday of January after the general election of {election}",
  },
};

/** § 4153 ¶1: the inaugural session is on the day on which members take office, after a general election. */
export const inauguralDay: SessionRule = {
  id: "4153-term",
  citation: "§ 4153 ¶1",
  clauses: ["4153-term"],
  types: ["inaugural"],
  check: (session) => {
    const first = valueOf(session.first);
    if (first === undefined) return NOT_APPLICABLE;
    const last = valueOf(session.last);
    const { election, due } = nearestTerm(first);
    const wrong = first !== due;
    if (!wrong && (last === undefined || last === due)) return OK;
    return [
      {
        severity: wrong ? "violation" : "judgement",
        cells: wrong ? session.first.cells : session.last.cells,
        message: fill(wrong ? TEXTS.otherDay : TEXTS.goesOn, {
          first: isoText(first),
          last: dayText(last),
          election,
          due: isoText(due),
        }),
        trace: [
          { day: due, text: fill(TEXTS.due, { election }) },
          { day: wrong ? first : last!, text: wrong ? CALENDAR_TEXTS.starts : CALENDAR_TEXTS.ends },
        ],
        fixes: wrong ? moveSession(session, due) : [],
      },
    ];
  },
};

/** The general election whose members take office on the day nearest to a session. */
function nearestTerm(first: Day): { readonly election: number; readonly due: Day } {
  const before = Math.floor((yearOf(first) - 1) / 4) * 4;
  const terms = [before, before + 4]
    .filter((year) => isElectionYear(year) && year < LAST_YEAR)
    .map((election) => ({ election, due: termStart(election) }));
  return terms.reduce((best, next) =>
    Math.abs(next.due - first) < Math.abs(best.due - first) ? next : best,
  );
}
