import type { SheetCell, SheetRows } from "../../src/calendar/input";
import type { SheetRef } from "../../src/workbook/reading";
import { runExcel } from "./run";

/** Enough to find the headers: they stand near the top. */
const TOP = "A1:GR50";

/**
 * Those of some sheets whose first rows look like a calendar, in the same order; a sheet that is gone meanwhile is
 * left out.
 *
 * @throws BookFailure
 */
export async function findCalendars(
  sheets: readonly SheetRef[],
  looksLikeCalendar: (rows: SheetRows) => boolean,
): Promise<SheetRef[]> {
  if (sheets.length === 0) return [];
  return runExcel(async (context) => {
    const tops = sheets.map(({ id }) =>
      context.workbook.worksheets
        .getItemOrNullObject(id)
        .getRange(TOP)
        .getUsedRangeOrNullObject(true)
        .load("values"),
    );
    await context.sync();
    return sheets.filter((_, index) => {
      const top = tops[index]!;
      return !top.isNullObject && looksLikeCalendar(top.values as SheetCell[][]);
    });
  });
}
