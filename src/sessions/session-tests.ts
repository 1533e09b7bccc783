import { toCivil, type Day } from "../days/civil";
import type { HolidayCalendar } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import type { Parameters } from "../law/parameters";
import type { Readings } from "../law/readings";
import { Problem } from "../messages/problem";
import { SESSION_INPUT_TEXTS, SESSION_TEST_TEXTS } from "../messages/session-tests";
import { fill, type Text } from "../messages/text";
import { countableDays, limitsOfSession } from "./budget";
import { isElectionYear, secondMondayOfJanuary } from "./election";
import { calendarDays, lengthStanding, type SessionDays } from "./length";
import { SESSION_TYPES, type SessionType } from "./session-type";

/** A count of days, or a day. */
export type Figure = { readonly days: number } | { readonly day: Day };

/** One test of one session: what was found, the limit, and whether the test holds. */
export interface SessionTest {
  readonly rule: string;
  readonly holds: boolean;
  readonly found: Figure;
  readonly limit: Figure;
  readonly message: Text;
}

/** A session given by itself, and the approval of the budget where it has one. */
export interface SessionInput extends SessionDays {
  readonly approved?: Day;
}

export interface SessionLaw {
  readonly parameters: Parameters;
  readonly readings: Readings;
  readonly calendar: HolidayCalendar;
}

/**
 * Checks that a session's own dates agree.
 *
 * @throws Problem `number` when it ends before it starts, `value` when a meeting day lies outside it
 */
export function assertSessionDays({ first, last, met }: SessionDays): void {
  const figures = { start: isoText(first), end: isoText(last) };
  if (last < first) throw new Problem("number", fill(SESSION_INPUT_TEXTS.endBeforeStart, figures));
  const outside = met.find((day) => day < first || day > last);
  if (outside === undefined) return;
  throw new Problem("value", fill(SESSION_INPUT_TEXTS.metOutside, { ...figures, day: isoText(outside) }));
}

/**
 * The tests of one session by its type; it is lawful when all hold.
 *
 * @throws Problem `value` for a type that has no length (committee, petition, § 4304, other)
 */
export function sessionTests(type: SessionType, session: SessionInput, law: SessionLaw): SessionTest[] {
  switch (type) {
    case "regular":
      return [regularLengthTest(session, law)];
    case "budget":
      return budgetTests(session, law);
    case "special":
    case "special-mayor":
    case "special-petition":
      return [specialLengthTest(session, law)];
    case "urgent":
      return [oneDayTest("4203b2-urgent", session)];
    case "message":
      return messageTests(session, law);
    case "inaugural":
      return [inauguralTest(session)];
    default:
      throw new Problem("value", fill(SESSION_INPUT_TEXTS.notJudged, { type: SESSION_TYPES[type] }));
  }
}

/** § 4203(a) ¶3: the latest start, ten countable days, the latest end, the approval. */
export function budgetTests(session: SessionInput, law: SessionLaw): SessionTest[] {
  const limits = limitsOfSession(session.first, law.parameters);
  const tests = [
    dateTest(
      "4203a-budget-start",
      session.first,
      limits.start,
      SESSION_TEST_TEXTS.startOk,
      SESSION_TEST_TEXTS.startLate,
    ),
    budgetDaysTest(session, law),
    dateTest(
      "4203a-budget-end",
      session.last,
      limits.end,
      SESSION_TEST_TEXTS.endOk,
      SESSION_TEST_TEXTS.endLate,
    ),
  ];
  if (session.approved === undefined) return tests;
  return [...tests, approvalTest(session, session.approved, limits.end)];
}

/** § 4203(a) ¶3; R5: days met that are no Sunday or holiday, or all such days where none are listed. */
function budgetDaysTest(session: SessionInput, { parameters, calendar }: SessionLaw): SessionTest {
  const days = session.met.length > 0 ? session.met : calendarDays(session);
  return lengthTest(
    "4203a-budget-days",
    countableDays(days, calendar),
    parameters.budgetSessionDays,
    session,
    {
      within: SESSION_TEST_TEXTS.countableOk,
      over: session.met.length > 0 ? SESSION_TEST_TEXTS.countableOver : SESSION_TEST_TEXTS.countableUnknown,
    },
  );
}

/** § 4203(a) ¶1; R3: the days met, or consecutive days. */
function regularLengthTest(session: SessionInput, { parameters, readings }: SessionLaw): SessionTest {
  const byMeetings = readings.regularDays === "reunión";
  const listed = byMeetings && session.met.length > 0;
  return lengthTest(
    "4203a-length",
    listed ? session.met : calendarDays(session),
    parameters.regularSessionDays,
    session,
    {
      within: SESSION_TEST_TEXTS.daysOk,
      over: byMeetings && !listed ? SESSION_TEST_TEXTS.daysUnknown : SESSION_TEST_TEXTS.daysOver,
    },
  );
}

/** § 4203(b) ¶1; R4: calendar days from first to last. */
function specialLengthTest(session: SessionInput, { parameters }: SessionLaw): SessionTest {
  return lengthTest("4203b-length", calendarDays(session), parameters.specialSessionDays, session, {
    within: SESSION_TEST_TEXTS.daysOk,
    over: SESSION_TEST_TEXTS.daysOver,
  });
}

function lengthTest(
  rule: string,
  counted: readonly Day[],
  most: number,
  session: SessionDays,
  texts: { readonly within: Text; readonly over: Text },
): SessionTest {
  const standing = lengthStanding(counted, most, session);
  const sentence = {
    within: texts.within,
    extended: SESSION_TEST_TEXTS.extended,
    late: SESSION_TEST_TEXTS.extendedLate,
    over: texts.over,
  }[standing];
  return {
    rule,
    holds: standing === "within" || standing === "extended",
    found: { days: counted.length },
    limit: { days: most },
    message: fill(sentence, {
      found: counted.length,
      limit: most,
      until: session.extension ? isoText(session.extension.until) : "",
    }),
  };
}

/** The budget message and the urgent session last one day (§ 4203(b) ¶2; (b)(2), 2nd ¶ after (ii)). */
function oneDayTest(rule: string, session: SessionDays): SessionTest {
  const found = session.last - session.first + 1;
  const sentence = found === 1 ? SESSION_TEST_TEXTS.daysOk : SESSION_TEST_TEXTS.daysOver;
  return {
    rule,
    holds: found === 1,
    found: { days: found },
    limit: { days: 1 },
    message: fill(sentence, { found, limit: 1 }),
  };
}

/** § 4203(b) ¶2: one day, by its limit; R11: where the call alone is due by then, the session's date is free. */
function messageTests(session: SessionDays, { parameters, readings }: SessionLaw): SessionTest[] {
  const oneDay = oneDayTest("4203b-budget-message", session);
  if (readings.message === "convocatoria") return [oneDay];
  const { message } = limitsOfSession(session.first, parameters);
  const inTime = dateTest(
    "4203b-budget-message",
    session.last,
    message,
    SESSION_TEST_TEXTS.endOk,
    SESSION_TEST_TEXTS.endLate,
  );
  return [oneDay, inTime];
}

function dateTest(rule: string, found: Day, limit: Day, held: Text, late: Text): SessionTest {
  const holds = found <= limit;
  const message = fill(holds ? held : late, { found: isoText(found), limit: isoText(limit) });
  return { rule, holds, found: { day: found }, limit: { day: limit }, message };
}

function approvalTest({ first, last }: SessionDays, approved: Day, end: Day): SessionTest {
  const inside = approved >= first && approved <= last;
  const sentence = !inside
    ? SESSION_TEST_TEXTS.approvedOutside
    : approved > end
      ? SESSION_TEST_TEXTS.approvedLate
      : SESSION_TEST_TEXTS.approvedOk;
  return {
    rule: "4203a-budget-approved",
    holds: inside && approved <= end,
    found: { day: approved },
    limit: { day: Math.min(last, end) },
    message: fill(sentence, { found: isoText(approved), limit: isoText(end) }),
  };
}

/** § 4201 and § 4153 ¶1: one day, the second Monday of January after a general election. */
function inauguralTest({ first, last }: SessionDays): SessionTest {
  const { year } = toCivil(first);
  const due = secondMondayOfJanuary(year);
  const holds = first === due && last === due && isElectionYear(year - 1);
  return {
    rule: "4153-term",
    holds,
    found: { day: first },
    limit: { day: due },
    message: fill(holds ? SESSION_TEST_TEXTS.inauguralOk : SESSION_TEST_TEXTS.inauguralWrong, {
      found: isoText(first),
    }),
  };
}
