import { isHoliday as isBuiltInHoliday } from "./holidays";
import { daysFrom, MONDAY, monthOf, next, plus, SUNDAY, weekdayOf, yearOf, type Day } from "./iso-day";

/*
 * Judges a proposed calendar by walking its days one by one; it shares no code with what proposes it.
 * Numbers are those of § 4203 and § 4153, with the 27 May of Law 49-2016.
 */

export type PlanType = "regular" | "budget" | "message" | "inaugural";

/** One session of a plan, first and last day included. Without listed meetings it meets on every one of its days. */
export interface PlanRow {
  type: PlanType;
  first: Day;
  last: Day;
  meetingDays?: readonly Day[];
}

export type WishName = "count" | "weekday" | "interval";

export interface Wishes {
  year: number;
  /** The municipality and its number of members; no day of a plan depends on them. */
  members: number;
  municipality?: string;
  /** How many regular sessions the bylaws set for the year, that of the budget among them (R10). */
  regularSessions: number;
  /** On which weekday regular sessions open: 0 Sunday … 6 Saturday. */
  weekday?: number;
  /** In which week of the month: the days 1–7 are the first, 8–14 the second; "last" is its last seven days. */
  week?: 1 | 2 | 3 | 4 | 5 | "last";
  /** Least number of months from the opening of a regular session to that of the next, the budget one left out. */
  interval?: number;
  ownHolidays?: readonly Day[];
  /** Default 81-1991. */
  law?: "81-1991" | "49-2016" | "107-2020";
  /** Default: the built-in holidays and `ownHolidays`. */
  isHoliday?: (day: Day) => boolean;
}

/**
 * What a proposed plan does that the law or a wish does not allow; empty when nothing.
 *
 * Each fault is a sentence behind one word: `row`, `year`, `count`, `length`, `overlap`, `message`, `budget` and
 * `inaugural` are faults of law, `count` (too few), `weekday` and `interval` of wishes.
 *
 * @param plan sessions in any order
 * @param wishes what the plan was asked for
 * @param unmet wishes that the plan itself says it cannot keep: their faults are left out, faults of law never
 * @example
 * planFaults([{ type: "message", first: "2027-06-01", last: "2027-06-01" }, …], wishes)
 * //=> ["message: 2027-06-01 is after 2027-05-31", …]
 */
export function planFaults(
  plan: readonly PlanRow[],
  wishes: Wishes,
  unmet: readonly WishName[] = [],
): string[] {
  const unreadable = plan.flatMap(rowFaults);
  if (unreadable.length > 0) return unreadable;
  const rows = [...plan].sort((a, b) => a.first.localeCompare(b.first));
  const wished = {
    count: tooFew(rows, wishes),
    weekday: weekdayFaults(rows, wishes),
    interval: intervalFaults(rows, wishes),
  };
  return [
    ...yearFaults(rows, wishes.year),
    ...tooMany(rows, wishes),
    ...lengthFaults(rows),
    ...overlapFaults(rows),
    ...messageFaults(rows, wishes),
    ...budgetFaults(rows, wishes),
    ...inauguralFaults(rows, wishes.year),
    ...(Object.keys(wished) as WishName[]).flatMap((wish) => (unmet.includes(wish) ? [] : wished[wish])),
  ];
}

const of = (rows: readonly PlanRow[], ...types: PlanType[]): PlanRow[] =>
  rows.filter(({ type }) => types.includes(type));

const span = ({ first, last }: PlanRow): Day[] => daysFrom(first, last);
const met = (row: PlanRow): readonly Day[] => (row.meetingDays?.length ? row.meetingDays : span(row));
const told = ({ type, first }: PlanRow): string => `the ${type} session of ${first}`;

/** Is the text a day of the civil calendar? */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && monthLengthAllows(text);

function monthLengthAllows(day: Day): boolean {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return dayOfMonth >= 1 && dayOfMonth <= (lengths[month - 1] ?? 0);
}

function rowFaults(row: PlanRow): string[] {
  const days = [row.first, row.last, ...(row.meetingDays ?? [])];
  const wrong = days.filter((day) => !isDay(day));
  if (wrong.length > 0) return wrong.map((day) => `row: ${day} is no day`);
  if (row.last < row.first) return [`row: ${told(row)} ends before it begins`];
  const listed = row.meetingDays ?? [];
  const faults = listed
    .filter((day) => day < row.first || day > row.last)
    .map((day) => `row: ${day} lies outside ${told(row)}`);
  if (new Set(listed).size < listed.length) faults.push(`row: ${told(row)} lists a day twice`);
  return faults;
}

/** Every session lies in the year; one across 31 December would be a judgement in any case (R10). */
const yearFaults = (rows: readonly PlanRow[], year: number): string[] =>
  rows
    .filter(({ first, last }) => yearOf(first) !== year || yearOf(last) !== year)
    .map((row) => `year: ${told(row)} lies outside ${year}`);

/** § 4203(a) ¶1: the bylaws set the number, never more than twelve; that of the budget is one of them (R10). */
function tooMany(rows: readonly PlanRow[], { regularSessions }: Wishes): string[] {
  const allowed = regularSessions < 12 ? regularSessions : 12;
  const found = of(rows, "regular", "budget").length;
  return found > allowed ? [`count: ${found} regular sessions where ${allowed} are allowed`] : [];
}

function tooFew(rows: readonly PlanRow[], { regularSessions }: Wishes): string[] {
  const found = of(rows, "regular", "budget").length;
  return found < regularSessions
    ? [`count: ${found} regular sessions where ${regularSessions} are wished`]
    : [];
}

/** § 4203(a) ¶1: a regular session meets on at most five days (R3). */
const lengthFaults = (rows: readonly PlanRow[]): string[] =>
  of(rows, "regular")
    .filter((row) => met(row).length > 5)
    .map((row) => `length: ${told(row)} meets on ${met(row).length} days`);

/**
 * No two regular sessions share a day from their first to their last, nor does the message, which is a special one
 * and could only interrupt them (§ 4203(a) ¶1). The inaugural session is neither regular nor special.
 */
function overlapFaults(rows: readonly PlanRow[]): string[] {
  const taken = new Map<Day, PlanRow>();
  const faults = new Set<string>();
  for (const row of of(rows, "regular", "budget", "message")) {
    for (const day of span(row)) {
      const other = taken.get(day);
      if (other) faults.add(`overlap: ${told(row)} and ${told(other)} share a day`);
      else taken.set(day, row);
    }
  }
  return [...faults];
}

/** § 4203(b) ¶2: one session of one day, by 31 May; by 27 May under Laws 49-2016 and 107-2020. */
function messageFaults(rows: readonly PlanRow[], { year, law = "81-1991" }: Wishes): string[] {
  const limit = `${year}-${law === "81-1991" ? "05-31" : "05-27"}`;
  const messages = of(rows, "message");
  if (messages.length !== 1) return [`message: ${messages.length} sessions for it where one is due`];
  return messages.flatMap(({ first, last }) => [
    ...(first !== last ? [`message: from ${first} to ${last} is more than one day`] : []),
    ...(last > limit ? [`message: ${last} is after ${limit}`] : []),
  ]);
}

/** § 4203(a) ¶3: one, from 3 June at the latest to 13 June at the latest, ten days without Sundays and holidays. */
function budgetFaults(rows: readonly PlanRow[], wishes: Wishes): string[] {
  const budgets = of(rows, "budget");
  if (budgets.length !== 1) return [`budget: ${budgets.length} sessions for it where one is due`];
  return budgets.flatMap((row) => {
    const counted = met(row).filter((day) => isCounted(day, wishes)).length;
    const early = of(rows, "message").some(({ last }) => last >= row.first);
    return [
      ...(row.first > `${wishes.year}-06-03` ? [`budget: begins on ${row.first}, after 3 June`] : []),
      ...(row.last > `${wishes.year}-06-13` ? [`budget: ends on ${row.last}, after 13 June`] : []),
      ...(counted !== 10 ? [`budget: has ${counted} days that count where ten are due`] : []),
      ...(early ? [`budget: begins on ${row.first}, before its message was presented`] : []),
    ];
  });
}

function isCounted(day: Day, wishes: Wishes): boolean {
  return weekdayOf(day) !== SUNDAY && !holidayOf(wishes)(day);
}

function holidayOf({ isHoliday, ownHolidays = [] }: Wishes): (day: Day) => boolean {
  return isHoliday ?? ((day) => isBuiltInHoliday(day, { added: new Set(ownHolidays) }));
}

/** § 4153 ¶1: the term begins on the second Monday of the January after a general election; in other years none. */
function inauguralFaults(rows: readonly PlanRow[], year: number): string[] {
  const found = of(rows, "inaugural");
  if ((year - 1) % 4 !== 0) return found.map(() => `inaugural: no term begins in ${year}`);
  if (found.length !== 1) return [`inaugural: ${found.length} sessions where one is due`];
  const due = secondMonday(year);
  return found.flatMap(({ first }) => (first === due ? [] : [`inaugural: on ${first}, due on ${due}`]));
}

/** Second Monday of January. */
const secondMonday = (year: number): Day =>
  daysFrom(`${year}-01-08`, `${year}-01-14`).find((day) => weekdayOf(day) === MONDAY)!;

/** Opens on the wished weekday and week, unless every such day of its month is a holiday or taken. */
function weekdayFaults(rows: readonly PlanRow[], wishes: Wishes): string[] {
  const inYear = of(rows, "regular").filter(({ first }) => yearOf(first) === wishes.year);
  return inYear.flatMap((row) => {
    const wished = wishedDays(row.first, wishes);
    if (wished.includes(row.first)) return [];
    const free = wished.filter((day) => isFree(day, row, rows, wishes));
    return free.length > 0 ? [`weekday: ${told(row)} could open on ${free.join(" or ")}`] : [];
  });
}

/** The days of the month of `day` that have the wished weekday and lie in the wished week. */
function wishedDays(day: Day, { weekday, week }: Wishes): Day[] {
  const month = day.slice(0, 7);
  const days: Day[] = [];
  for (let one = `${month}-01`; monthOf(one) === monthOf(day); one = next(one)) {
    const ordinal = Math.ceil(Number(one.slice(8)) / 7);
    const inWeek = week === "last" ? monthOf(plus(one, 7)) !== monthOf(day) : (week ?? ordinal) === ordinal;
    if (inWeek && (weekday ?? weekdayOf(one)) === weekdayOf(one)) days.push(one);
  }
  return days;
}

/**
 * Could the session, as long as it is, open on this day: no holiday, in the year, with the new legislature seated,
 * and no other session in its way?
 */
function isFree(day: Day, row: PlanRow, rows: readonly PlanRow[], wishes: Wishes): boolean {
  const moved = daysFrom(day, plus(day, span(row).length - 1));
  const others = rows.filter((other) => other !== row).flatMap(span);
  const seated = of(rows, "inaugural").every(({ last }) => day > last);
  const open = moved.every((one) => yearOf(one) === wishes.year && !others.includes(one));
  return seated && open && !holidayOf(wishes)(day);
}

/** Months of our era up to that of the day. */
const monthsOf = (day: Day): number => 12 * yearOf(day) + monthOf(day);

/** As many months between regular sessions as wished, where the year has room for that. */
function intervalFaults(rows: readonly PlanRow[], { interval }: Wishes): string[] {
  const regular = of(rows, "regular");
  if (interval === undefined || (regular.length - 1) * interval > 11) return [];
  return regular.flatMap((row, at) => {
    const before = regular[at - 1];
    if (!before || monthsOf(row.first) - monthsOf(before.first) >= interval) return [];
    return [`interval: ${told(row)} opens less than ${interval} months after ${told(before)}`];
  });
}
