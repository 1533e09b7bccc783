import type { SheetState } from "../../src/workbook/reading";

/** Asks for the marks of a sheet; the function reads them after the sync. */
export type RequestMarks = (sheet: Excel.Worksheet) => () => string[];

/** A sheet that was asked for, with what decides whether it can be marked. */
export interface RequestedSheet {
  readonly sheet: Excel.Worksheet;
  readonly marks: () => string[];
}

export function requestSheet(sheet: Excel.Worksheet, requestMarks: RequestMarks): RequestedSheet {
  sheet.load("id,name,protection/protected");
  return { sheet, marks: requestMarks(sheet) };
}

export function sheetStateOf({ sheet, marks }: RequestedSheet): SheetState {
  return { id: sheet.id, name: sheet.name, protected: sheet.protection.protected, marks: marks() };
}
