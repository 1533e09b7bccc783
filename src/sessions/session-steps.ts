import { CALENDAR_TEXTS } from "../messages/calendar";
import { because, type Step } from "../law/trace";
import { budgetDaySteps } from "./budget-steps";
import { calendarDays, type SessionDays } from "./length";
import { sessionTests, type SessionInput, type SessionLaw, type SessionTest } from "./session-tests";
import type { SessionType } from "./session-type";
import { countedStep, type DayStep } from "./term-steps";

/**
 * The steps that judge one session: the days that fill its length one by one, the mayor's extension, each test.
 *
 * @throws Problem `value` for a type that has no length (committee, petition, § 4304, other)
 */
export function sessionSteps(type: SessionType, session: SessionInput, law: SessionLaw): Step[] {
  const tests = sessionTests(type, session, law);
  return [...lengthSteps(type, session, law), ...extensionSteps(session), ...tests.map(testStep)];
}

/** § 4203(a) ¶1, ¶3, (b) ¶1: the days met (R3, R5) where they are listed, else every day from first to last (R4). */
function lengthSteps(type: SessionType, session: SessionDays, { readings, calendar }: SessionLaw): DayStep[] {
  const all = calendarDays(session);
  const met = session.met.length > 0 ? session.met : all;
  if (type === "budget") return budgetDaySteps(met, calendar);
  const days = type === "regular" && readings.regularDays === "reunión" ? met : all;
  return days.map((day, index) => countedStep(day, index + 1));
}

function extensionSteps({ extension }: SessionDays): Step[] {
  if (!extension) return [];
  return [
    { day: extension.authorised, text: CALENDAR_TEXTS.authorised },
    { day: extension.until, text: CALENDAR_TEXTS.extendedTo },
  ];
}

function testStep({ holds, message }: SessionTest): Step {
  return because(message, holds ? CALENDAR_TEXTS.holds : CALENDAR_TEXTS.fails);
}
