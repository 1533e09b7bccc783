import { listedHolidays, type HolidayCalendar } from "../../src/days/holiday-calendar";
import { weekday } from "../../src/days/weekday";
import type { Settings } from "../../src/law/settings";
import { TABLE_TEXTS, WEEKDAYS } from "../../src/messages/tables";
import { spill, type SpilledCell } from "../write/table";

const HEADERS = [TABLE_TEXTS.date, TABLE_TEXTS.weekday, TABLE_TEXTS.name, TABLE_TEXTS.list, TABLE_TEXTS.law];

/** Holidays of a year with the list and the law they come from. */
export function holidaysTable(year: number, settings: Settings, calendar: HolidayCalendar): SpilledCell[][] {
  const rows = listedHolidays(year, calendar).map(({ day, name, scope, law }) => [
    { day },
    WEEKDAYS[weekday(day)]!,
    name,
    scope,
    law,
  ]);
  return spill(HEADERS, rows, settings);
}
