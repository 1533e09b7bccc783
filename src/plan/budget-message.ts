import { fromCivil, toCivil, type Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import { FIRST_DAY } from "../days/range";
import { isWorkingDay } from "../days/working-day";
import { isVerified, parametersOf, type Parameters } from "../law/parameters";
import { LAW_VERSIONS, VERSION_NAMES, versionOn } from "../law/versions";
import { MONTHS, PLAN_NOTES, UNMET_TEXTS } from "../messages/plan";
import { fill, type Text } from "../messages/text";
import { budgetLimits } from "../sessions/budget";
import { meetsAny, type Span } from "./spans";
import type { GrantedWishes } from "./wishes";

export interface PlannedMessage {
  readonly day: Day;
  readonly calledOn: Day;
  readonly unmet: readonly Text[];
  readonly notes: readonly Text[];
}

/** Days from the call to the session that is proposed; the law sets none. */
const NOTICE = 7;

/**
 * Day of the budget message (§ 4203(b) ¶2) and of its call: the last working day by the limit that comes before the
 * budget session and is free.
 *
 * @param taken spans of the other sessions
 */
export function planMessage(
  wishes: GrantedWishes,
  budget: Span,
  taken: readonly Span[],
  calendar: HolidayCalendar,
): PlannedMessage {
  const { limit, note } = limitOf(wishes);
  const { day, unmet } = dayOf(limit, budget, taken, calendar);
  const calledOn = callOf(day, calendar);
  const figures = { day: isoText(day), called: isoText(calledOn), limit: isoText(limit) };
  const { month } = toCivil(day);
  const inMonth = wishes.monthsWithout.has(month)
    ? [fill(UNMET_TEXTS.messageMonth, { month: MONTHS[month - 1]!, day: isoText(day) })]
    : [];
  return {
    day,
    calledOn,
    unmet: [...unmet, ...inMonth],
    notes: [...note, fill(PLAN_NOTES.message, figures)],
  };
}

/**
 * The limit of the chosen version, or an earlier one that may bind: that of the version in force on the day, and the
 * earliest known where nobody verified the chosen version's. A message in time for both is lawful whichever binds. A
 * limit that the user set decides alone.
 */
function limitOf({ year, settings }: GrantedWishes): { readonly limit: Day; readonly note: readonly Text[] } {
  const limitUnder = (parameters: Parameters): Day => budgetLimits(year, parameters).message;
  const limit = limitUnder(settings.parameters);
  if (settings.overridden.has("budgetMessageLatest")) return { limit, note: [] };
  const { law } = settings;
  const inForce = versionOn(limit);
  const isOpen = !isVerified("budgetMessageLatest", law);
  const binding = isOpen ? VERSION_NAMES : inForce === undefined ? [] : [inForce];
  const [earliest] = binding
    .map((version) => ({ version, day: limitUnder(parametersOf(version)) }))
    .sort((a, b) => a.day - b.day);
  if (!earliest || earliest.day >= limit) return { limit, note: [] };
  const sentence = isOpen ? PLAN_NOTES.openLimit : PLAN_NOTES.earlierLimit;
  const figures = {
    limit: isoText(earliest.day),
    law: LAW_VERSIONS[earliest.version].title,
    chosen: LAW_VERSIONS[law].title,
  };
  return { limit: earliest.day, note: [fill(sentence, figures)] };
}

function dayOf(
  limit: Day,
  budget: Span,
  taken: readonly Span[],
  calendar: HolidayCalendar,
): { readonly day: Day; readonly unmet: readonly Text[] } {
  const newYear = fromCivil(toCivil(limit).year, 1, 1);
  const isFree = (day: Day): boolean => !meetsAny({ first: day, last: day }, taken);
  const lastThat = (suits: (day: Day) => boolean, from: Day): Day | undefined => {
    for (let day = from; day >= newYear; day--) if (suits(day)) return day;
    return undefined;
  };
  const from = Math.min(limit, budget.first - 1);
  const working = lastThat((day) => isFree(day) && isWorkingDay(day, "no", calendar), from);
  if (working !== undefined) return { day: working, unmet: [] };
  const idle = lastThat(isFree, from);
  if (idle !== undefined)
    return { day: idle, unmet: [fill(UNMET_TEXTS.messageIdle, { day: isoText(idle) })] };
  return { day: limit, unmet: [fill(UNMET_TEXTS.messageLate, { day: isoText(limit) })] };
}

function callOf(day: Day, calendar: HolidayCalendar): Day {
  let called = Math.max(day - NOTICE, FIRST_DAY);
  while (called > FIRST_DAY && !isWorkingDay(called, "no", calendar)) called--;
  return called;
}
