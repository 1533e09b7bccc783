import { toCivil } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import { weekday } from "../days/weekday";
import { MONTHS, UNMET_TEXTS } from "../messages/plan";
import { WEEKDAYS } from "../messages/tables";
import { fill, type Text } from "../messages/text";
import {
  holidayName,
  lastOfMonth,
  placeRegular,
  wantedDays,
  type RegularPlace,
  type RegularWish,
} from "./regular-days";
import { spreadOverMonths } from "./regular-months";
import type { Span } from "./spans";
import type { GrantedWishes } from "./wishes";

const DECEMBER = 12;

/** A regular session placed, with the day on which it would have started. */
export interface PlacedRegular extends RegularPlace {
  readonly wish: RegularWish;
}

export interface PlannedRegulars {
  /** In order of first day. */
  readonly places: readonly PlacedRegular[];
  readonly unmet: readonly Text[];
}

/**
 * Places the regular sessions of a year beside the budget one, which is one of them (R10) and takes its month.
 *
 * @param taken spans of the budget and inaugural sessions
 */
export function planRegulars(
  wishes: GrantedWishes,
  budget: Span,
  inaugural: Span | undefined,
  calendar: HolidayCalendar,
): PlannedRegulars {
  const { months, unmet } = monthsFor(wishes, budget);
  const places: PlacedRegular[] = [];
  const taken: Span[] = inaugural ? [budget, inaugural] : [budget];
  for (const [month, count] of spreadOverMonths(wishes.sessions - 1, months)) {
    if (count > 1)
      unmet.push(fill(UNMET_TEXTS.several, { month: MONTHS[month - 1]!, count, wanted: wishes.sessions }));
    for (const wanted of wantedDays(wishes.year, month, wishes, count)) {
      const wish = wishOf(wishes, month, wanted, inaugural);
      const place = placeRegular(wish, taken, calendar);
      if (!place) unmet.push(fill(UNMET_TEXTS.noRoom, { month: MONTHS[month - 1]!, days: wish.days }));
      else {
        taken.push(place);
        places.push({ ...place, wish });
      }
    }
  }
  return { places: places.sort((a, b) => a.first - b.first), unmet };
}

/** The months that are left: neither the budget session's nor one that is to be free. */
function monthsFor(
  { monthsWithout, sessions }: GrantedWishes,
  budget: Span,
): { readonly months: readonly number[]; readonly unmet: Text[] } {
  const { month: ofBudget } = toCivil(budget.last);
  const others = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => month !== ofBudget);
  const months = others.filter((month) => !monthsWithout.has(month));
  if (months.length > 0 || sessions === 1) return { months: months.length > 0 ? months : others, unmet: [] };
  return { months: others, unmet: [UNMET_TEXTS.allMonths] };
}

function wishOf(
  wishes: GrantedWishes,
  month: number,
  wanted: number,
  inaugural: Span | undefined,
): RegularWish {
  const { year, weekday: day, daysPerSession, monthsWithout } = wishes;
  const notBefore = inaugural === undefined ? -Infinity : inaugural.last + 1;
  const staysInMonth = month === DECEMBER || monthsWithout.has(month + 1);
  const lastDay = lastOfMonth(year, month) + (staysInMonth ? 0 : daysPerSession - 1);
  return { year, month, weekday: day, days: daysPerSession, wanted, lastDay, notBefore };
}

/** What was not kept in the place of a session. */
export function placeTexts(id: string, place: PlacedRegular, calendar: HolidayCalendar): Text[] {
  const { wish, reason, holiday, first } = place;
  const figures = {
    id,
    wanted: isoText(wish.wanted),
    day: isoText(first),
    weekday: WEEKDAYS[weekday(first)]!,
    days: wish.days,
  };
  const texts: Text[] = [];
  if (reason?.kind === "holiday") {
    const sentence = reason.day === wish.wanted ? UNMET_TEXTS.holiday : UNMET_TEXTS.holidayInside;
    const name = holidayName(reason.day, calendar);
    texts.push(fill(sentence, { ...figures, holiday: isoText(reason.day), name }));
  } else if (reason) texts.push(fill(UNMET_TEXTS[reason.kind], figures));
  if (holiday !== undefined)
    texts.push(fill(UNMET_TEXTS.onHoliday, { ...figures, name: holidayName(holiday, calendar) }));
  return texts;
}
