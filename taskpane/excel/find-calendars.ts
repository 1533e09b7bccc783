import type { SheetCell, SheetRows } from "../../src/calendar/input";
import type { SheetRef } from "../../src/workbook/reading";
import { runExcel } from "./run";

/** Enough to find the headers: they stand near the top. */
const TOP = "A1:GR50";

/**
 * Visible sheets whose first rows look like a calendar, in the workbook's order.
 *
 * @throws BookFailure
 */
export async function findCalendars(looksLikeCalendar: (rows: SheetRows) => boolean): Promise<SheetRef[]> {
  return runExcel(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name,items/visibility");
    await context.sync();
    const visible = worksheets.items.filter(({ visibility }) => visibility === "Visible");
    const tops = visible.map((sheet) => sheet.getRange(TOP).getUsedRangeOrNullObject(true).load("values"));
    await context.sync();
    return visible
      .filter((_, index) => {
        const top = tops[index]!;
        return !top.isNullObject && looksLikeCalendar(top.values as SheetCell[][]);
      })
      .map(({ id, name }) => ({ id, name }));
  });
}
