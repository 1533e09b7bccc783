import type { SheetChange } from "../calendar-book";

/**
 * Asks to be told of every change of a cell, in the request that reads the workbook first: nothing is missed after it.
 * What this add-in changes itself is left out, by the trigger that ExcelApi 1.14 names; older hosts name none, and
 * there conditional formats, all that a check writes, are no change of data.
 */
export function requestChanges(context: Excel.RequestContext, tell: (change: SheetChange) => void): void {
  context.workbook.worksheets.onChanged.add(({ worksheetId, triggerSource, source }) => {
    if (triggerSource !== "ThisLocalAddin")
      tell({ sheetId: worksheetId, by: source === "Remote" ? "coauthor" : "clerk" });
    return Promise.resolve();
  });
}
