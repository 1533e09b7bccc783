/**
 * Asks to be told of every change of a cell, in the request that reads the workbook first: nothing is missed after it.
 * What this add-in changes itself is left out.
 *
 * @param tell gets the id of the sheet
 */
export function requestChanges(context: Excel.RequestContext, tell: (sheetId: string) => void): void {
  context.workbook.worksheets.onChanged.add(({ worksheetId, triggerSource }) => {
    if (triggerSource !== "ThisLocalAddin") tell(worksheetId);
    return Promise.resolve();
  });
}
