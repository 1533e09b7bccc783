import { holidayCalendar, type HolidayCalendar } from "../../src/days/holiday-calendar";
import { readOwnDays } from "../../src/days/read-own-days";
import type { Settings } from "../../src/law/settings";
import { asRows, isOmitted, plainValue, type Cells } from "../cell";

/**
 * Calendar of holidays with the municipality's own days of the `holidays` argument added or taken out.
 *
 * @throws Problem `value` naming the first cell that cannot be read
 */
export function readHolidays(cells: Cells, { scope, christmasEve }: Settings): HolidayCalendar {
  if (isOmitted(cells)) return holidayCalendar({ scope, christmasEve });
  const own = readOwnDays(
    asRows(cells).map((row) => row.map(plainValue)),
    (problem) => {
      throw problem;
    },
  );
  return holidayCalendar({ scope, christmasEve }, own);
}
