import { checkCalendar } from "../src/calendar/check";
import { calendarRows } from "./calendar-rows";
import { medians } from "./measure";
import { count, duration, type Section } from "./report";

const ROUNDS = 5;
const MUNICIPALITIES = 78;
const SESSIONS = 60;

/** Rows of the busy calendar that hold sixty sessions: two years of it. */
const ROWS = 186;

/** The calendars of every municipality, checked one after the other. */
export function municipalCalendars(): Section {
  const calendars = Array.from({ length: MUNICIPALITIES }, (_, at) => ({
    calendar: calendarRows(ROWS, 4203 + at),
    settings: [
      ["Nombre", "Valor"],
      ["miembros", 16],
    ],
  }));
  const checked = calendars.map((input) => checkCalendar(input));
  const sessions = checked.reduce((sum, one) => sum + one.sessions, 0);
  if (sessions < MUNICIPALITIES * SESSIONS) throw new Error(`Only ${sessions} sessions in the calendars`);
  const findings = checked.reduce((sum, one) => sum + one.findings.length, 0);
  const [time] = medians(
    [{ name: "all", items: 1, run: () => calendars.map((input) => checkCalendar(input)) }],
    ROUNDS,
  );
  return {
    title: `Check of ${MUNICIPALITIES} municipalities, ${SESSIONS} sessions each`,
    lines: [
      { what: `${count(sessions)} sessions, ${count(findings)} findings`, result: duration(time!) },
      { what: "a session", result: duration(time! / sessions) },
    ],
  };
}
