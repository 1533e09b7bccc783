import type { SheetRef } from "../../src/workbook/reading";
import { runExcel } from "./run";

/** @throws BookFailure `gone` when the sheet is no longer there */
export async function selectCell(sheet: SheetRef, address: string): Promise<void> {
  await runExcel(async (context) => {
    const target = context.workbook.worksheets.getItem(sheet.id);
    target.activate();
    target.getRange(address).select();
    await context.sync();
  });
}

/** @throws BookFailure `gone` when the sheet is no longer there */
export async function activateSheet(sheet: SheetRef): Promise<void> {
  await runExcel(async (context) => {
    context.workbook.worksheets.getItem(sheet.id).activate();
    await context.sync();
  });
}
