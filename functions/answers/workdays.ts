import { isHoliday } from "../../src/days/holiday-calendar";
import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import { isWorkingDay, nextWorkingDay } from "../../src/days/working-day";
import type { Day } from "../../src/days/civil";
import type { HolidayCalendar } from "../../src/days/holiday-calendar";
import type { Settings } from "../../src/law/settings";
import { nextWorkdaySteps } from "../../src/sessions/workday-steps";
import { isBlankDate, type Cells } from "../cell";
import { readCount } from "../read/count";
import { readDate } from "../read/date";
import { readHolidays } from "../read/holidays";
import { readOptions } from "../read/options";
import { holidaysTable } from "../tables/holidays";
import { elementwise, singleCell, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";
import { explainedCells, type Explained } from "./explained";

/** Whether days are holidays, cell by cell. */
export function areHolidays(date: Cells, holidays: Cells, options: Cells): Elementwise<boolean> {
  return eachDay(date, holidays, options, (day, calendar) => isHoliday(day, calendar));
}

/** Whether days are working days, cell by cell. */
export function areWorkdays(date: Cells, holidays: Cells, options: Cells): Elementwise<boolean> {
  return eachDay(date, holidays, options, (day, calendar, { readings }) =>
    isWorkingDay(day, readings.saturday, calendar),
  );
}

/** The first working day after each day, cell by cell. */
export function nextWorkdays(date: Cells, holidays: Cells, options: Cells): Elementwise<Explained> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { saturday } = settings.readings;
    const calendar = readHolidays(holidays, settings);
    return explainedCells([{ name: "date", cells: date }], isBlankDate, settings, {
      read: (day) => readDate(day, "date"),
      answer: (day) => ({ day: nextWorkingDay(day, saturday, calendar) }),
      steps: (day) => nextWorkdaySteps(day, saturday, calendar),
      readings: () => ["saturday"],
    });
  });
}

/** The holidays of a year. */
export function holidaysOf(year: Cells, holidays: Cells, options: Cells): SpilledCell[][] {
  return answering(options, () => {
    const settings = readOptions(options);
    const wanted = readCount(singleCell({ name: "year", cells: year }), "year", {
      least: FIRST_YEAR,
      most: LAST_YEAR,
    });
    return holidaysTable(wanted, settings, readHolidays(holidays, settings));
  });
}

function eachDay<Result>(
  date: Cells,
  holidays: Cells,
  options: Cells,
  answer: (day: Day, calendar: HolidayCalendar, settings: Settings) => Result,
): Elementwise<Result> {
  return answering(options, () => {
    const settings = readOptions(options);
    const calendar = readHolidays(holidays, settings);
    return elementwise([{ name: "date", cells: date }], isBlankDate, settings.language, (cell) =>
      answer(readDate(cell, "date"), calendar, settings),
    );
  });
}
