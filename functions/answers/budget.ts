import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import type { Settings } from "../../src/law/settings";
import { countableDaysBetween, latestBudgetStart } from "../../src/sessions/budget";
import { assertSessionDays, sessionTests, type SessionTest } from "../../src/sessions/session-tests";
import { isBlankDate, type Cells } from "../cell";
import { readCount } from "../read/count";
import { readDate } from "../read/date";
import { readHolidays } from "../read/holidays";
import { readOptions } from "../read/options";
import { readSession } from "../read/session";
import { readSessionType } from "../read/session-type";
import { budgetDatesTable } from "../tables/budget-dates";
import { sessionTestsTable } from "../tables/session-tests";
import { dateCell, type DateCell } from "../write/date-cell";
import { elementwise, singleCell, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";

const YEARS = { least: FIRST_YEAR, most: LAST_YEAR };
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
export function budgetSessionOk(cells: SessionCells): boolean {
  return answering(cells.options, () =>
    budgetTests(cells, readOptions(cells.options)).every(({ holds }) => holds),
  );
}

/** Each test of a budget session. */
export function budgetSessionCheck(cells: SessionCells): SpilledCell[][] {
  return answering(cells.options, () => {
    const settings = readOptions(cells.options);
    return sessionTestsTable(budgetTests(cells, settings), settings);
  });
}

function budgetTests(cells: SessionCells, settings: Settings): SessionTest[] {
  const calendar = readHolidays(cells.holidays, settings);
  return sessionTests("budget", readSession(cells, settings), { ...settings, calendar });
}

/** Whether one session of a type is shown lawful. */
export function sessionOk(type: Cells, cells: SessionCells): boolean {
  return answering(cells.options, () => {
    const settings = readOptions(cells.options);
    const kind = readSessionType(singleCell({ name: "type", cells: type }));
    const calendar = readHolidays(cells.holidays, settings);
    const tests = sessionTests(kind, readSession(cells, settings), { ...settings, calendar });
    return tests.every(({ holds }) => holds);
  });
}

/** Countable days of a budget session from start to end, cell by cell. */
export function budgetDays(start: Cells, end: Cells, holidays: Cells, options: Cells): Elementwise<number> {
  return answering(options, () => {
    const settings = readOptions(options);
    const calendar = readHolidays(holidays, settings);
    return elementwise(
      [
        { name: "start", cells: start },
        { name: "end", cells: end },
      ],
      isBlankDate,
      settings.language,
      (from, to) => {
        const session = { first: readDate(from, "start"), last: readDate(to, "end"), met: [] };
        assertSessionDays(session);
        return countableDaysBetween(session.first, session.last, calendar);
      },
    );
  });
}

/** Latest opening that leaves so many countable days. */
export function budgetLatestStart(year: Cells, days: Cells, holidays: Cells, options: Cells): DateCell {
  return answering(options, () => {
    const settings = readOptions(options);
    const wanted = singleCell({ name: "days", cells: days });
    return dateCell(
      latestBudgetStart(
        readCount(singleCell({ name: "year", cells: year }), "year", YEARS),
        readCount(wanted === null || wanted === undefined || wanted === "" ? DEFAULT_DAYS : wanted, "days", {
          least: 1,
          most: 366,
        }),
        settings.parameters,
        readHolidays(holidays, settings),
      ),
    );
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
