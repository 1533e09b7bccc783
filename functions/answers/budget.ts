import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import type { Settings } from "../../src/law/settings";
import { countableDaysBetween, latestBudgetStart } from "../../src/sessions/budget";
import { budgetSpanSteps, latestStartSteps } from "../../src/sessions/budget-steps";
import type { SessionDays } from "../../src/sessions/length";
import { sessionSteps } from "../../src/sessions/session-steps";
import { assertSessionDays, sessionTests, type SessionInput } from "../../src/sessions/session-tests";
import type { SessionType } from "../../src/sessions/session-type";
import { isBlank, isBlankDate, type Cell, type Cells } from "../cell";
import { readCount } from "../read/count";
import { readDate } from "../read/date";
import { readHolidays } from "../read/holidays";
import { readOptions } from "../read/options";
import { readSession } from "../read/session";
import { readSessionType } from "../read/session-type";
import { budgetDatesTable } from "../tables/budget-dates";
import { sessionTestsTable } from "../tables/session-tests";
import { singleCell, type Argument, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";
import { explained, explainedCells, type Explained, type Question } from "./explained";

const YEARS = { least: FIRST_YEAR, most: LAST_YEAR };
const ROOM = { least: 1, most: 366 };
const DEFAULT_DAYS = 10;

/** The arguments that tell one session. */
export interface SessionCells {
  readonly start: Cells;
  readonly end: Cells;
  readonly approved?: Cells;
  readonly meetingDays: Cells;
  readonly holidays: Cells;
  readonly options: Cells;
}

/** Whether a budget session is shown lawful. */
export function budgetSessionOk(cells: SessionCells): Explained {
  return answering(cells.options, () => judged("budget", cells, readOptions(cells.options)));
}

/** Each test of a budget session. */
export function budgetSessionCheck(cells: SessionCells): SpilledCell[][] {
  return answering(cells.options, () => {
    const settings = readOptions(cells.options);
    const calendar = readHolidays(cells.holidays, settings);
    const tests = sessionTests("budget", readSession(cells, settings), { ...settings, calendar });
    return sessionTestsTable(tests, settings);
  });
}

/** Whether one session of a type is shown lawful. */
export function sessionOk(type: Cells, cells: SessionCells): Explained {
  return answering(cells.options, () => {
    const settings = readOptions(cells.options);
    return judged(readSessionType(singleCell({ name: "type", cells: type })), cells, settings);
  });
}

function judged(type: SessionType, cells: SessionCells, settings: Settings): Explained {
  const law = { ...settings, calendar: readHolidays(cells.holidays, settings) };
  const question: Question<SessionInput> = {
    answer: (session) => sessionTests(type, session, law).every(({ holds }) => holds),
    steps: (session) => sessionSteps(type, session, law),
  };
  return explained(readSession(cells, settings), question, settings);
}

/** Countable days of a budget session from start to end, cell by cell. */
export function budgetDays(
  start: Cells,
  end: Cells,
  holidays: Cells,
  options: Cells,
): Elementwise<Explained> {
  return answering(options, () => {
    const settings = readOptions(options);
    const calendar = readHolidays(holidays, settings);
    const args: [Argument, Argument] = [
      { name: "start", cells: start },
      { name: "end", cells: end },
    ];
    return explainedCells(args, isBlankDate, settings, {
      read: readSpan,
      answer: ({ first, last }) => countableDaysBetween(first, last, calendar),
      steps: ({ first, last }) => budgetSpanSteps(first, last, calendar),
    });
  });
}

function readSpan(from: Cell, to: Cell): SessionDays {
  const session = { first: readDate(from, "start"), last: readDate(to, "end"), met: [] };
  assertSessionDays(session);
  return session;
}

/** Latest opening that leaves so many countable days. */
export function budgetLatestStart(year: Cells, days: Cells, holidays: Cells, options: Cells): Explained {
  return answering(options, () => {
    const settings = readOptions(options);
    const { parameters } = settings;
    const [ofYear, wanted] = [
      singleCell({ name: "year", cells: year }),
      singleCell({ name: "days", cells: days }),
    ];
    const room = {
      year: readCount(ofYear, "year", YEARS),
      days: readCount(isBlank(wanted) ? DEFAULT_DAYS : wanted, "days", ROOM),
    };
    const calendar = readHolidays(holidays, settings);
    const question: Question<typeof room> = {
      answer: (of) => ({ day: latestBudgetStart(of.year, of.days, parameters, calendar) }),
      steps: (of) => latestStartSteps(of.year, of.days, parameters, calendar),
    };
    return explained(room, question, settings);
  });
}

/** The limits of a year's budget. */
export function budgetDates(year: Cells, options: Cells): SpilledCell[][] {
  return answering(options, () =>
    budgetDatesTable(
      readCount(singleCell({ name: "year", cells: year }), "year", YEARS),
      readOptions(options),
    ),
  );
}
