import { fromCivil, type Day } from "../days/civil";
import { holidayNames, isHoliday, type HolidayCalendar } from "../days/holiday-calendar";
import { nthWeekday, SATURDAY, SUNDAY, weekday } from "../days/weekday";
import { meetsAny, type Span } from "./spans";
import type { WeekOfMonth } from "./wishes";

/** Where a regular session is to go. */
export interface RegularWish {
  readonly year: number;
  readonly month: number;
  readonly weekday: number;
  readonly days: number;
  /** The day on which it would start. */
  readonly wanted: Day;
  /** Last day that it may reach: it can end in the next month, but in no month without session and no next year. */
  readonly lastDay: Day;
  /** No session of the year starts before it. */
  readonly notBefore: Day;
}

/** Why a session does not start on the day wished. */
export type Reason =
  | { readonly kind: "holiday"; readonly day: Day }
  | { readonly kind: "taken" | "beforeInaugural" | "monthEnds" };

export interface RegularPlace extends Span {
  readonly reason?: Reason;
  /** A day of it that is a holiday, where the month leaves no other place. */
  readonly holiday?: Day;
}

/**
 * Days of a month on which its sessions would start: the weekday of the week wished, and for further sessions the
 * same weekday as far from the others as the month lets them be.
 */
export function wantedDays(
  year: number,
  month: number,
  wishes: { readonly weekday: number; readonly week: WeekOfMonth },
  count: number,
): Day[] {
  const first = nthWeekday(fromCivil(year, month, 1), wishes.weekday, 1);
  const weeks = Math.floor((lastOfMonth(year, month) - first) / 7) + 1;
  const all = Array.from({ length: weeks }, (_, at) => first + 7 * at);
  const wanted = [all[wishes.week === "last" ? weeks - 1 : wishes.week - 1]!];
  while (wanted.length < count) wanted.push(farthest(all, wanted));
  return wanted.sort((a, b) => a - b);
}

/** The first of the days that are farthest from others. */
function farthest(days: readonly Day[], others: readonly Day[]): Day {
  const distance = (day: Day): number => Math.min(...others.map((other) => Math.abs(day - other)));
  return days.reduce((best, day) => (distance(day) > distance(best) ? day : best));
}

/** Last day of a month. */
export function lastOfMonth(year: number, month: number): Day {
  return fromCivil(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1) - 1;
}

/**
 * Place of a regular session, which opens in its month: the day wished, or the nearest on which none of its days is a holiday, a
 * weekend is left out, and no other session meets. A holiday is lawful (§ 4203 ¶1) and is used where nothing else is
 * left.
 *
 * @returns undefined where the month has no room
 */
export function placeRegular(
  wish: RegularWish,
  taken: readonly Span[],
  calendar: HolidayCalendar,
): RegularPlace | undefined {
  const spans = spansOf(wish).filter((span) => !meetsAny(span, taken));
  const open = spans.filter((span) => holidayIn(span, calendar) === undefined);
  const span = nearest(open, wish.wanted) ?? nearest(spans, wish.wanted);
  if (!span) return undefined;
  const holiday = holidayIn(span, calendar);
  const reason = span.first === wish.wanted ? undefined : reasonOf(wish, taken, calendar);
  return { ...span, ...(reason ? { reason } : {}), ...(holiday === undefined ? {} : { holiday }) };
}

/** Spans of so many days that open in the month; those of a weekday keep clear of weekends. */
function spansOf({ year, month, weekday: wanted, days, lastDay, notBefore }: RegularWish): Span[] {
  const latest = Math.min(lastOfMonth(year, month), lastDay - days + 1);
  const onWeekend = isWeekend(wanted);
  const spans: Span[] = [];
  for (let first = Math.max(fromCivil(year, month, 1), notBefore); first <= latest; first++) {
    const span = { first, last: first + days - 1 };
    if (onWeekend || daysOf(span).every((day) => !isWeekend(weekday(day)))) spans.push(span);
  }
  return spans;
}

function isWeekend(day: number): boolean {
  return day === SATURDAY || day === SUNDAY;
}

/** Every day of a span. */
export function daysOf({ first, last }: Span): Day[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function holidayIn(span: Span, calendar: HolidayCalendar): Day | undefined {
  return daysOf(span).find((day) => isHoliday(day, calendar));
}

/** The span that starts nearest; of two, the later. */
function nearest(spans: readonly Span[], wanted: Day): Span | undefined {
  const distance = ({ first }: Span): number =>
    first >= wanted ? 2 * (first - wanted) : 2 * (wanted - first) + 1;
  return spans.reduce<Span | undefined>(
    (best, next) => (best && distance(best) <= distance(next) ? best : next),
    undefined,
  );
}

function reasonOf(wish: RegularWish, taken: readonly Span[], calendar: HolidayCalendar): Reason {
  const span = { first: wish.wanted, last: wish.wanted + wish.days - 1 };
  if (wish.wanted < wish.notBefore) return { kind: "beforeInaugural" };
  if (span.last > wish.lastDay) return { kind: "monthEnds" };
  const holiday = holidayIn(span, calendar);
  return holiday === undefined || meetsAny(span, taken)
    ? { kind: "taken" }
    : { kind: "holiday", day: holiday };
}

/** Name of the holiday on a day. */
export function holidayName(
  day: Day,
  calendar: HolidayCalendar,
): { readonly es: string; readonly en: string } {
  return holidayNames(day, calendar)[0] ?? { es: "", en: "" };
}
