import type { MarkedArea } from "../../src/workbook/marking";
import type { SheetState } from "../../src/workbook/reading";
import { runExcel } from "./run";

/**
 * Where the marks of some sheets are, for they move with their cells and are copied with them. An address that Excel
 * cuts, being too long, is no worse than one that changed.
 *
 * @throws BookFailure
 */
export async function readMarkedAreas(sheets: readonly SheetState[]): Promise<MarkedArea[]> {
  return runExcel(async (context) => {
    const requested = sheets.flatMap((sheet) => {
      const formats = context.workbook.worksheets.getItem(sheet.id).getRange().conditionalFormats;
      return sheet.marks.map((id) => {
        const format = formats.getItem(id);
        return {
          sheet,
          rule: format.custom.rule.load("formula"),
          ranges: format.getRanges().load("address"),
        };
      });
    });
    await context.sync();
    return requested.map(({ sheet, rule, ranges }) => ({
      sheet,
      formula: rule.formula,
      address: ranges.address,
    }));
  });
}
