import { FIRST_YEAR, LAST_YEAR } from "../days/range";
import type { OwnDay } from "../days/holiday-calendar";
import { MONDAY, TUESDAY } from "../days/weekday";
import { DEFAULT_SETTINGS, type Settings } from "../law/settings";
import { UNMET_TEXTS, WISH_PROBLEMS } from "../messages/plan";
import { Problem } from "../messages/problem";
import { WEEKDAYS } from "../messages/tables";
import { fill, type Language, type Text } from "../messages/text";
import { membersOfMunicipality } from "../seats/municipalities";

/** Which of a month's weekdays: the first to the fourth, or the last. */
export type WeekOfMonth = 1 | 2 | 3 | 4 | "last";

/** What a clerk asks of a year's calendar; all but the year is optional. */
export interface PlanWishes {
  /** 1991 to 2100 */
  readonly year: number;
  readonly municipality?: string;
  /** Members of the Legislature; from the municipality where it is left out. */
  readonly members?: number;
  /** Regular sessions of the year, the budget one counted (R10): 12, or one a month outside `monthsWithout`. */
  readonly sessions?: number;
  /** Day of the week on which a regular session starts, 0 (Sunday) to 6 (Saturday): Tuesday. */
  readonly weekday?: number;
  /** The second, where it is left out. */
  readonly week?: WeekOfMonth;
  /** Months, 1 to 12, in which no session is wished. */
  readonly monthsWithout?: readonly number[];
  /** Days of each regular session, one after the other: 1. */
  readonly daysPerSession?: number;
  /** The municipality's own holidays, added to the built-in table or taken out of it. */
  readonly holidays?: readonly OwnDay[];
  /** Version of the law, numbers set by the user, readings, lists of holidays. */
  readonly settings?: Settings;
  /** Language of the ids and sheets; that of the settings where it is left out. */
  readonly language?: Language;
  /** Number of the first regular session: 1. */
  readonly firstNumber?: number;
  /** Hour of the sessions, in minutes after midnight. */
  readonly time?: number;
  readonly place?: string;
}

/** The wishes as they can be planned, with what had to be refused. */
export interface GrantedWishes {
  readonly year: number;
  readonly settings: Settings;
  readonly sessions: number;
  readonly weekday: number;
  readonly week: WeekOfMonth;
  readonly monthsWithout: ReadonlySet<number>;
  readonly daysPerSession: number;
  readonly firstNumber: number;
  readonly unmet: readonly Text[];
}

/** Second Tuesday: a working day clear of the holidays that are kept on Mondays. */
const USUAL = { week: 2, weekday: TUESDAY, firstNumber: 1, daysPerSession: 1 } as const;

const WEEKS: readonly WeekOfMonth[] = [1, 2, 3, 4, "last"];
const MONTHS_OF_YEAR = 12;
const MINUTES_OF_DAY = 1440;

const FRIDAY = 5;

/** Monday to Friday: more days in a row would take in a weekend. */
const WORKING_WEEK = 5;

/**
 * Holds wishes against the law: what breaks it is refused in words and the most that is lawful takes its place.
 *
 * @throws Problem `value` or `number` for a wish that cannot be read
 */
export function grantWishes(wishes: PlanWishes): GrantedWishes {
  assertReadable(wishes);
  const unmet: Text[] = [];
  const base = settingsOf(wishes);
  const monthsWithout = new Set(wishes.monthsWithout);
  const sessions = grantedSessions(wishes, base, monthsWithout, unmet);
  const daysPerSession = grantedDays(wishes.daysPerSession ?? USUAL.daysPerSession, base, unmet);
  const bylaws = wishes.sessions === undefined ? {} : { bylawsSessions: sessions };
  return {
    year: wishes.year,
    settings: { ...base, ...bylaws },
    sessions,
    weekday: grantedWeekday(wishes.weekday ?? USUAL.weekday, daysPerSession, unmet),
    week: wishes.week ?? USUAL.week,
    monthsWithout,
    daysPerSession,
    firstNumber: wishes.firstNumber ?? USUAL.firstNumber,
    unmet,
  };
}

function settingsOf({ settings = DEFAULT_SETTINGS, language, municipality, members }: PlanWishes): Settings {
  return {
    ...settings,
    ...(language === undefined ? {} : { language }),
    ...(municipality === undefined ? {} : { municipality }),
    ...(members === undefined ? {} : { members }),
  };
}

function grantedSessions(
  { sessions }: PlanWishes,
  { bylawsSessions, parameters: { maxRegularSessions: limit } }: Settings,
  monthsWithout: ReadonlySet<number>,
  unmet: Text[],
): number {
  const usual = Math.max(MONTHS_OF_YEAR - monthsWithout.size, 1);
  const wanted = sessions ?? bylawsSessions ?? usual;
  const bylaws = bylawsSessions ?? Infinity;
  if (wanted > limit && (sessions ?? bylawsSessions) !== undefined)
    unmet.push(fill(UNMET_TEXTS.tooMany, { wanted, limit }));
  else if (wanted > bylaws) unmet.push(fill(UNMET_TEXTS.aboveBylaws, { wanted, limit: bylaws }));
  return Math.min(wanted, limit, bylaws);
}

function grantedDays(
  wanted: number,
  { parameters: { regularSessionDays: limit } }: Settings,
  unmet: Text[],
): number {
  const lawful = Math.min(wanted, limit);
  if (wanted > limit) unmet.push(fill(UNMET_TEXTS.tooLong, { wanted, limit }));
  if (lawful > WORKING_WEEK)
    unmet.push(fill(UNMET_TEXTS.longerThanWeek, { days: lawful, limit: WORKING_WEEK }));
  return Math.min(lawful, WORKING_WEEK);
}

/** A session of several days that starts from Monday to Friday also ends by Friday. */
function grantedWeekday(wanted: number, days: number, unmet: Text[]): number {
  const latest = FRIDAY - days + 1;
  if (wanted < MONDAY || wanted > FRIDAY || wanted <= latest) return wanted;
  unmet.push(fill(UNMET_TEXTS.weekday, { days, wanted: WEEKDAYS[wanted]!, weekday: WEEKDAYS[latest]! }));
  return latest;
}

function assertReadable(wishes: PlanWishes): void {
  const { year, sessions, weekday, week, daysPerSession, members, firstNumber, time } = wishes;
  const whole = (
    name: keyof typeof WISH_PROBLEMS,
    value: number | undefined,
    least: number,
    most = Infinity,
  ) => {
    if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
    throw wishProblem(name, value);
  };
  whole("year", year, FIRST_YEAR, LAST_YEAR);
  whole("sessions", sessions, 1);
  whole("weekday", weekday, 0, 6);
  whole("daysPerSession", daysPerSession, 1);
  whole("members", members, 1);
  whole("firstNumber", firstNumber, 1);
  whole("time", time, 0, MINUTES_OF_DAY - 1);
  for (const month of wishes.monthsWithout ?? []) whole("month", month, 1, MONTHS_OF_YEAR);
  if (week !== undefined && !WEEKS.includes(week)) throw wishProblem("week", week);
  assertMunicipality(wishes);
}

function assertMunicipality({ municipality, members }: PlanWishes): void {
  if (municipality === undefined || members !== undefined) return;
  if (membersOfMunicipality(municipality) === undefined) throw wishProblem("municipality", municipality);
}

function wishProblem(name: keyof typeof WISH_PROBLEMS, value: number | string): Problem {
  const figures = { value, first: FIRST_YEAR, last: LAST_YEAR };
  return new Problem(name === "year" ? "number" : "value", fill(WISH_PROBLEMS[name], figures));
}
