import { fromCivil, toCivil, type Day } from "../days/civil";
import { isClosed, type HolidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import { isWorkingDay } from "../days/working-day";
import type { Parameters } from "../law/parameters";
import { MONTHS, PLAN_NOTES, UNMET_TEXTS } from "../messages/plan";
import { Problem } from "../messages/problem";
import { fill, type Text } from "../messages/text";
import { budgetLimits, latestBudgetStart } from "../sessions/budget";
import type { Span } from "./spans";
import type { GrantedWishes } from "./wishes";

const [MAY, JUNE] = [5, 6];

export interface PlannedBudget extends Span {
  readonly unmet: readonly Text[];
  readonly notes: readonly Text[];
}

/**
 * Span of the budget session (§ 4203(a) ¶3): it starts on the latest working day that is lawful and leaves all its
 * countable days, and ends on the last of them. Where June is to be without session it is over by 31 May.
 */
export function planBudget(wishes: GrantedWishes, calendar: HolidayCalendar): PlannedBudget {
  const { year, settings, monthsWithout } = wishes;
  const { parameters } = settings;
  const { end } = budgetLimits(year, parameters);
  const endBy =
    monthsWithout.has(JUNE) && !monthsWithout.has(MAY) ? Math.min(end, fromCivil(year, MAY, 31)) : end;
  const days = parameters.budgetSessionDays;
  try {
    const latest = latestBudgetStart(year, days, endingBy(endBy, parameters), calendar);
    const first = workingDayBy(latest, calendar);
    const last = lastOf(first, days, calendar);
    const figures = { first: isoText(first), last: isoText(last), days, end: isoText(end) };
    return {
      first,
      last,
      unmet: monthTexts({ first, last }, wishes),
      notes: [fill(PLAN_NOTES.budget, figures)],
    };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return withoutRoom(problem, wishes);
  }
}

/** The numbers of the law with an earlier end, which the start never passes. */
function endingBy(endBy: Day, parameters: Parameters): Parameters {
  const { month, day } = toCivil(endBy);
  const { budgetStartLatest: start } = parameters;
  const isAfter = start.month > month || (start.month === month && start.day > day);
  return {
    ...parameters,
    budgetEndLatest: { month, day },
    ...(isAfter ? { budgetStartLatest: { month, day } } : {}),
  };
}

/** The day, or the last working day before it in its year. */
function workingDayBy(latest: Day, calendar: HolidayCalendar): Day {
  const { year } = toCivil(latest);
  for (let day = latest; day >= fromCivil(year, 1, 1); day--)
    if (isWorkingDay(day, "no", calendar)) return day;
  return latest;
}

function lastOf(first: Day, days: number, calendar: HolidayCalendar): Day {
  let [day, counted] = [first, isClosed(first, calendar) ? 0 : 1];
  while (counted < days) if (!isClosed(++day, calendar)) counted++;
  return day;
}

/** The user's own numbers can ask for more days than the year has before the limit: one day is planned. */
function withoutRoom(problem: Problem, wishes: GrantedWishes): PlannedBudget {
  const { year, settings } = wishes;
  const { start, end } = budgetLimits(year, settings.parameters);
  const day = Math.min(start, end);
  const figures = { days: settings.parameters.budgetSessionDays, why: problem.text };
  const span = { first: day, last: day };
  return { ...span, unmet: [fill(UNMET_TEXTS.budgetRoom, figures), ...monthTexts(span, wishes)], notes: [] };
}

/** The months that the session uses although they were to be free. */
function monthTexts({ first, last }: Span, { monthsWithout }: GrantedWishes): Text[] {
  const [from, to] = [toCivil(first).month, toCivil(last).month];
  const figures = { first: isoText(first), last: isoText(last) };
  return [...monthsWithout]
    .filter((month) => month >= from && month <= to)
    .sort((a, b) => a - b)
    .map((month) => fill(UNMET_TEXTS.budgetMonth, { ...figures, month: MONTHS[month - 1]! }));
}
