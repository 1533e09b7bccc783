import { fromCivil } from "../days/civil";
import { holidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import { AGENDA_TEXTS, ID_LETTERS, PLAN_NOTES, ROW_NOTES, UNMET_TEXTS } from "../messages/plan";
import { fill, type Language, type Text } from "../messages/text";
import { isElectionYear, secondMondayOfJanuary } from "../sessions/election";
import { planMessage, type PlannedMessage } from "./budget-message";
import { planBudget } from "./budget-session";
import type { Plan, PlannedSession, PlannedType } from "./plan";
import { daysOf } from "./regular-days";
import { placeTexts, planRegulars, type PlacedRegular } from "./regular-sessions";
import type { Span } from "./spans";
import { grantWishes, type GrantedWishes, type PlanWishes } from "./wishes";

/**
 * Proposes a lawful calendar for a year: the regular sessions in the week and on the weekday wished, the budget
 * session with room for all its countable days, the budget message by its limit, and after a general election the
 * inaugural session. A wish that breaks the law, or cannot be kept, is told in `unmet` with the reason.
 *
 * @returns the sessions in order of first day
 * @throws Problem `value` or `number` for a wish that cannot be read: a year outside 1991–2100, a weekday that is none
 * @example
 * proposeCalendar({ year: 2027, members: 16 }).sessions.find(({ type }) => type === "budget")
 * //=> first 46540 (Wed 2027-06-02), last 46550 (Sat 2027-06-12): its tenth countable day
 */
export function proposeCalendar(wishes: PlanWishes): Plan {
  const granted = grantWishes(wishes);
  const { year, settings, unmet } = granted;
  const own = wishes.holidays ?? [];
  const calendar = holidayCalendar(settings, own);
  const inaugural = inauguralSpan(year);
  const budget = planBudget(granted, calendar);
  const regulars = planRegulars(granted, budget, inaugural, calendar);
  const taken = [budget, ...(inaugural ? [inaugural] : []), ...regulars.places];
  const message = planMessage(granted, budget, taken, calendar);
  const named = regulars.places.map((place, at) => ({
    id: idOf("regular", granted.firstNumber + at, settings.language),
    place,
  }));
  const one = (type: PlannedType): string => idOf(type, 1, settings.language);
  return {
    year,
    settings: { ...settings, from: fromCivil(year, 1, 1), to: fromCivil(year, 12, 31) },
    own,
    sessions: [
      ...named.map(({ id, place }) => regularSession(id, place)),
      budgetSession(one("budget"), budget),
      messageSession(one("message"), message),
      ...(inaugural ? [inauguralSession(one("inaugural"), inaugural)] : []),
    ].sort((a, b) => a.first - b.first),
    ...(wishes.time === undefined ? {} : { time: wishes.time }),
    ...(wishes.place === undefined ? {} : { place: wishes.place }),
    unmet: [
      ...unmet,
      ...inauguralTexts(granted, inaugural),
      ...budget.unmet,
      ...message.unmet,
      ...regulars.unmet,
      ...named.flatMap(({ id, place }) => placeTexts(id, place, calendar)),
    ],
    notes: [...budget.notes, ...message.notes, ...inauguralNotes(inaugural)],
  };
}

/** § 4153 ¶1: members take office on the second Monday of January after a general election. */
function inauguralSpan(year: number): Span | undefined {
  if (!isElectionYear(year - 1)) return undefined;
  const day = secondMondayOfJanuary(year);
  return { first: day, last: day };
}

function inauguralNotes(inaugural: Span | undefined): Text[] {
  return inaugural ? [fill(PLAN_NOTES.inaugural, { day: isoText(inaugural.first) })] : [];
}

function inauguralTexts({ monthsWithout }: GrantedWishes, inaugural: Span | undefined): Text[] {
  if (!inaugural || !monthsWithout.has(1)) return [];
  return [fill(UNMET_TEXTS.inauguralMonth, { day: isoText(inaugural.first) })];
}

/** Each kind of session has numbers of its own, in the letters of the language. */
function idOf(type: PlannedType, number: number, language: Language): string {
  return `${ID_LETTERS[type][language]}-${String(number).padStart(2, "0")}`;
}

function regularSession(id: string, place: PlacedRegular): PlannedSession {
  const { first, last, wish } = place;
  const moved = fill(ROW_NOTES.moved, { wanted: isoText(wish.wanted) });
  return {
    type: "regular",
    id,
    first,
    last,
    met: daysOf(place),
    agenda: AGENDA_TEXTS.regular,
    ...(first === wish.wanted ? {} : { note: moved }),
  };
}

function budgetSession(id: string, { first, last }: Span): PlannedSession {
  return { type: "budget", id, first, last, met: [], agenda: AGENDA_TEXTS.budget, note: ROW_NOTES.budget };
}

function messageSession(id: string, { day, calledOn }: PlannedMessage): PlannedSession {
  return {
    type: "message",
    id,
    first: day,
    last: day,
    met: [day],
    calledOn,
    summonedFor: day,
    agenda: AGENDA_TEXTS.message,
    note: ROW_NOTES.message,
  };
}

function inauguralSession(id: string, { first, last }: Span): PlannedSession {
  return { type: "inaugural", id, first, last, met: [first], agenda: AGENDA_TEXTS.inaugural };
}
