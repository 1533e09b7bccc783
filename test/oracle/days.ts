import { isHoliday, type HolidayOptions } from "./holidays";
import {
  daysFrom,
  MONDAY,
  next,
  plus,
  previous,
  SATURDAY,
  SUNDAY,
  weekdayOf,
  yearOf,
  type Day,
} from "./iso-day";

/*
 * Every term here is found by walking one day at a time, so that a mistake in a formula of the product
 * cannot be repeated here. Numbers are those of the two statutes.
 */

export interface DayOptions extends HolidayOptions {
  /** R2: Saturday is a working day */
  saturday?: boolean;
}

export interface Terms {
  first: Day;
  /** R1, last day: as written, and under the two other readings */
  letra: Day;
  "388": Day;
  "68.1": Day;
}

/** Monday to Friday (R2: to Saturday) and no holiday. */
export function isWorkday(day: Day, options: DayOptions = {}): boolean {
  if (weekdayOf(day) === SUNDAY || isHoliday(day, options)) return false;
  return weekdayOf(day) !== SATURDAY || options.saturday === true;
}

/** The first working day after this day. */
export function nextWorkday(day: Day, options: DayOptions = {}): Day {
  let candidate = next(day);
  while (!isWorkday(candidate, options)) candidate = next(candidate);
  return candidate;
}

/** Day number `count` when `first` is day 1. */
function nthDay(first: Day, count: number): Day {
  let day = first;
  for (let number = 1; number < count; number += 1) day = next(day);
  return day;
}

function rolled(last: Day, options: DayOptions): Day {
  let day = last;
  while (weekdayOf(day) === SUNDAY || isHoliday(day, options)) day = next(day);
  return day;
}

/** Rule 68.1: 24 December counts as a holiday, and a Saturday is never counted. */
function fifthCourtDay(first: Day, options: DayOptions): Day {
  const court = { ...options, christmasEve: true, saturday: false };
  let day = first;
  let counted = isWorkday(day, court) ? 1 : 0;
  while (counted < 5) {
    day = next(day);
    if (isWorkday(day, court)) counted += 1;
  }
  return day;
}

function termsFrom(first: Day, options: DayOptions): Terms {
  const letra = nthDay(first, 5);
  return { first, letra, "388": rolled(letra, options), "68.1": fifthCourtDay(first, options) };
}

export type Delivery = "personal" | "mail";

/** § 4203(b)(2): five days for the mayor to answer a petition, under every reading of R1. */
export function petitionTerms(delivery: Delivery, received: Day, options: DayOptions = {}): Terms {
  const first = delivery === "personal" ? next(received) : nextWorkday(received, options);
  return termsFrom(first, options);
}

/** Safe under every reading (R1, and by mail R2): the mayor answers by the one, the President calls from the other. */
export function safePetitionDays(delivery: Delivery, received: Day, options: DayOptions = {}) {
  const saturdays = delivery === "mail" ? [false, true] : [false];
  const lasts = saturdays
    .map((saturday) => petitionTerms(delivery, received, { ...options, saturday }))
    .flatMap((terms) => [terms.letra, terms["388"], terms["68.1"]])
    .sort();
  return { answerBy: lasts[0] ?? "", callFrom: next(lasts[lasts.length - 1] ?? "") };
}

/** § 4203(a) ¶2: five days for the President to answer a committee (R8: which day is day 1). */
export function committeeTerms(filed: Day, filing: "next-day" | "same-day", options: DayOptions = {}): Terms {
  return termsFrom(filing === "same-day" ? filed : next(filed), options);
}

/** § 4203(b)(2), last ¶: ten days after the call, no roll. */
export function holdDeadline(called: Day): Day {
  let day = called;
  for (let passed = 0; passed < 10; passed += 1) day = next(day);
  return day;
}

/** A day that counts for the ten of the budget session: no Sunday and no holiday; Saturday counts (R5). */
export const isCountable = (day: Day, options: DayOptions = {}): boolean =>
  weekdayOf(day) !== SUNDAY && !isHoliday(day, options);

/** Countable days from first to last, both included. */
export const countableDays = (first: Day, last: Day, options: DayOptions = {}): number =>
  daysFrom(first, last).filter((day) => isCountable(day, options)).length;

/** The countable day number `nth` from `first` on. */
export function nthCountable(first: Day, nth: number, options: DayOptions = {}): Day {
  let day = first;
  let counted = isCountable(day, options) ? 1 : 0;
  while (counted < nth) {
    day = next(day);
    if (isCountable(day, options)) counted += 1;
  }
  return day;
}

/** Latest opening, 3 June or before, that leaves `days` countable days to 13 June; undefined when the year has none. */
export function latestBudgetStart(year: number, days: number, options: DayOptions = {}): Day | undefined {
  for (let start = `${year}-06-03`; yearOf(start) === year; start = previous(start)) {
    if (countableDays(start, `${year}-06-13`, options) >= days) return start;
  }
  return undefined;
}

export interface Extension {
  /** the day on which the mayor authorised it, and the last day he gave */
  extension?: Day;
  extendedTo?: Day;
}

export interface BudgetSession extends Extension {
  start: Day;
  end: Day;
  approved?: Day;
  met?: readonly Day[];
}

export type BudgetTest = "start" | "days" | "end" | "approved";

function extendedValidly(extension: Extension, lastOrdinary: Day, end: Day): boolean {
  if (extension.extension === undefined || extension.extendedTo === undefined) return false;
  return extension.extension <= lastOrdinary && end <= extension.extendedTo;
}

function tenDaysKept(session: BudgetSession, options: DayOptions): boolean {
  const days = [...(session.met ?? daysFrom(session.start, session.end))].sort();
  const counted = days.filter((day) => isCountable(day, options));
  return counted.length <= 10 || extendedValidly(session, counted[9] ?? "", session.end);
}

/**
 * § 4203(a) ¶3: the tests that a budget session fails; none of them: shown lawful.
 * Throws when a day met lies outside the session.
 */
export function budgetFailures(session: BudgetSession, options: DayOptions = {}): BudgetTest[] {
  const { start, end, approved } = session;
  const outside = (session.met ?? []).find((day) => day < start || day > end);
  if (outside !== undefined) throw new RangeError(`${outside} is no day of the session`);
  const limit = `${yearOf(start)}-06-13`;
  const failing: BudgetTest[] = [];
  if (start > `${yearOf(start)}-06-03`) failing.push("start");
  if (!tenDaysKept(session, options)) failing.push("days");
  if (end > limit) failing.push("end");
  if (approved !== undefined && (approved < start || approved > end || approved > limit))
    failing.push("approved");
  return failing;
}

export type SessionType = "regular" | "special" | "urgent" | "message" | "inaugural";

export interface Session extends Extension {
  type: SessionType;
  start: Day;
  end: Day;
  met?: readonly Day[];
  /** R3, regular sessions only */
  reading?: "reunión" | "corridos";
  law?: "81-1991" | "49-2016";
}

function regularOk(session: Session): boolean {
  const run = daysFrom(session.start, session.end);
  const days = session.reading === "corridos" ? run : [...(session.met ?? run)].sort();
  return days.length <= 5 || extendedValidly(session, days[4] ?? "", session.end);
}

function specialOk(session: Session): boolean {
  const run = daysFrom(session.start, session.end);
  return run.length <= 5 || extendedValidly(session, run[4] ?? "", session.end);
}

function messageOk(session: Session): boolean {
  const limit = session.law === "49-2016" ? "05-27" : "05-31";
  return session.start === session.end && session.start.slice(5) <= limit;
}

/** Is the length (for the message also its limit, for the inaugural session its date) shown lawful? */
export function sessionOk(session: Session): boolean {
  switch (session.type) {
    case "regular":
      return regularOk(session);
    case "special":
      return specialOk(session);
    case "urgent":
      return session.start === session.end;
    case "message":
      return messageOk(session);
    case "inaugural":
      return (
        isElectionYear(yearOf(session.start) - 1) && session.start === termStart(yearOf(session.start) - 1)
      );
  }
}

const isElectionYear = (year: number): boolean => year % 4 === 0;

function secondMonday(first: Day): Day {
  let day = first;
  while (weekdayOf(day) !== MONDAY) day = next(day);
  return plus(day, 7);
}

/** § 4153 ¶1: second Monday of January after the election of that year. */
export const termStart = (election: number): Day => secondMonday(`${election + 1}-01-01`);

/** § 4153 ¶1: second Monday of January after the next election. */
export const termEnd = (election: number): Day => termStart(election + 4);

/** The Tuesday after the first Monday of November. */
export function electionDay(year: number): Day {
  let day = `${year}-11-01`;
  while (weekdayOf(day) !== MONDAY) day = next(day);
  return next(day);
}
