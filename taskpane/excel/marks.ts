import { BookFailure } from "../calendar-book";
import { MARK_COLOURS } from "../../src/workbook/mark-colours";
import { isMarkFormula, markFormula, type MarkChange } from "../../src/workbook/marking";
import type { SheetRef, SheetState } from "../../src/workbook/reading";
import { runExcel } from "./run";

/** Asks for the marks of a sheet; read them after the next sync. */
export function requestMarks(sheet: Excel.Worksheet): () => string[] {
  const formats = sheet.getRange().conditionalFormats;
  // Of another type, `custom` would throw for the whole request.
  formats.load("items/id,items/type,items/customOrNullObject/rule/formula");
  return () =>
    formats.items
      .filter(
        ({ type, customOrNullObject: custom }) => type === "Custom" && isMarkFormula(custom.rule.formula),
      )
      .map(({ id }) => id);
}

/**
 * The marks of one sheet, each format read by itself: slower, and not stopped by a format that Excel cannot read.
 *
 * Excel fails to read rules that were duplicated by hand, and with them the whole request (office-js issues 6827
 * and 6835).
 */
export async function readMarksOneByOne(sheet: SheetRef): Promise<string[]> {
  const ids = await runExcel(async (context) => {
    const formats = context.workbook.worksheets.getItem(sheet.id).getRange().conditionalFormats;
    formats.load("items/id,items/type");
    await context.sync();
    return formats.items.filter(({ type }) => type === "Custom").map(({ id }) => id);
  });
  const marks: string[] = [];
  for (const id of ids) if (await isReadableMark(sheet, id)) marks.push(id);
  return marks;
}

async function isReadableMark(sheet: SheetRef, id: string): Promise<boolean> {
  try {
    return await runExcel(async (context) => {
      const formats = context.workbook.worksheets.getItem(sheet.id).getRange().conditionalFormats;
      const { rule } = formats.getItemOrNullObject(id).customOrNullObject;
      rule.load("formula");
      await context.sync();
      return isMarkFormula(rule.formula);
    });
  } catch (error) {
    if (!(error instanceof BookFailure)) throw error;
    return false; // made by hand: Excel can read those that came through this client
  }
}

/**
 * Adds marks, then removes others, in one request: where Excel refuses one, those that were there are there still.
 *
 * Excel puts a new format before the others, so the clerk's own keep their order among themselves; marks never
 * stop those behind them.
 *
 * @throws BookFailure
 */
export async function changeMarks({ remove, add }: MarkChange): Promise<void> {
  await runExcel(async (context) => {
    const { worksheets } = context.workbook;
    for (const { sheet, severity, address } of add) {
      const format = worksheets.getItem(sheet.id).getRanges(address).conditionalFormats.add("Custom");
      const { fill, font } = MARK_COLOURS[severity];
      format.custom.rule.formula = markFormula(severity);
      format.custom.format.fill.color = fill;
      format.custom.format.font.color = font;
      format.stopIfTrue = false;
    }
    for (const { sheet, id } of remove)
      worksheets.getItem(sheet.id).getRange().conditionalFormats.getItemOrNullObject(id).delete();
    await context.sync();
  });
}

/** All sheets with their marks: wherever rows were moved or copied to, the marks went along. */
export async function readAllMarks(): Promise<SheetState[]> {
  const states = await runExcel(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id,items/name,items/protection/protected");
    await context.sync();
    return worksheets.items.map(({ id, name, protection }) => ({
      id,
      name,
      protected: protection.protected,
    }));
  });
  const marks = await marksOfSheets(states);
  return states.map((state, index) => ({ ...state, marks: marks[index]! }));
}

/** Marks of several sheets in one request, or one by one where Excel cannot read them so. */
export async function marksOfSheets(sheets: readonly SheetRef[]): Promise<string[][]> {
  try {
    return await runExcel(async (context) => {
      const requested = sheets.map(({ id }) => requestMarks(context.workbook.worksheets.getItem(id)));
      await context.sync();
      return requested.map((read) => read());
    });
  } catch (error) {
    if (!canBeAFormat(error)) throw error;
    const marks: string[][] = [];
    for (const sheet of sheets) marks.push(await readMarksOneByOne(sheet));
    return marks;
  }
}

/** True for an error that an unreadable format may have caused. */
export function canBeAFormat(error: unknown): boolean {
  return error instanceof BookFailure && (error.kind === "gone" || error.kind === "other");
}
