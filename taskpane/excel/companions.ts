import { COMPANION_NAMES, COMPANIONS } from "../../src/workbook/companions";
import type { Area, CompanionName } from "../../src/workbook/reading";
import { requestSheet, sheetStateOf, type RequestedSheet, type RequestMarks } from "./sheet-request";
import { areaOf, requestFirstBlock } from "./used-cells";

/** What may be there under one of the names. */
export interface RequestedCompanion {
  readonly kind: CompanionName;
  readonly found: Excel.Table | Excel.Worksheet;
  /** The same, where it is a table. */
  readonly table?: Excel.Table;
  readonly cells: Excel.Range;
  readonly requested: RequestedSheet;
}

export interface Companion {
  readonly area: Area;
  readonly requested: RequestedSheet;
}

/**
 * Asks for every table and sheet of the known names, in the same request as the calendar. Tables come first: they
 * are more exact than the sheet around them.
 */
export function requestCompanions(
  workbook: Excel.Workbook,
  requestMarks: RequestMarks,
): RequestedCompanion[] {
  const companions: RequestedCompanion[] = [];
  for (const kind of COMPANIONS) {
    for (const name of COMPANION_NAMES[kind]) {
      const found = workbook.tables.getItemOrNullObject(name).load("id,name");
      const cells = found.getRange().load("values,rowIndex,columnIndex");
      const requested = requestSheet(found.worksheet, requestMarks);
      companions.push({ kind, found, table: found, cells, requested });
    }
    for (const name of COMPANION_NAMES[kind]) {
      const found = workbook.worksheets.getItemOrNullObject(name);
      const cells = requestFirstBlock(found);
      companions.push({ kind, found, cells, requested: requestSheet(found, requestMarks) });
    }
  }
  return companions;
}

/** The first of a kind that is there and not blank. */
export function companionOf(
  wanted: CompanionName,
  companions: readonly RequestedCompanion[],
): Companion | undefined {
  const there = companions.find(
    ({ kind, found, cells }) => kind === wanted && !found.isNullObject && !cells.isNullObject,
  );
  if (!there) return undefined;
  const area = areaOf(sheetStateOf(there.requested), there.cells);
  const table = there.table && { table: { id: there.table.id, name: there.table.name } };
  return { area: { ...area, ...table }, requested: there.requested };
}
