import type { Block } from "../../src/workbook/address";
import {
  cropped,
  isBlankArea,
  without,
  type Area,
  type Reading,
  type SheetState,
} from "../../src/workbook/reading";
import { COMPANIONS } from "../../src/workbook/companions";
import { companionOf, requestCompanions } from "./companions";
import { canBeAFormat, readMarksOneByOne, requestMarks } from "./marks";
import { runExcel } from "./run";
import { requestSheet, sheetStateOf, type RequestedSheet, type RequestMarks } from "./sheet-request";
import * as used from "./used-cells";

/** What rides along in the first request of a reading. */
export interface FirstRequest {
  /** Asks for the date system, or gives it where it is known. */
  readonly dates1904: (context: Excel.RequestContext) => () => boolean;
  /** Registers for changes, where that was not done yet. */
  readonly changes: (context: Excel.RequestContext) => void;
}

/**
 * Reads the active sheet, Parámetros, Feriados and the marks on them; writes nothing.
 *
 * @throws BookFailure
 */
export async function readWorkbook(first: FirstRequest): Promise<Reading> {
  try {
    return await runExcel((context) => readWith(context, first, requestMarks));
  } catch (error) {
    if (!canBeAFormat(error)) throw error;
  }
  // Excel may have failed at a format made by hand: read without them, then each format by itself.
  const reading = await runExcel((context) => readWith(context, first, () => () => []));
  const sheets: SheetState[] = [];
  for (const sheet of reading.sheets) sheets.push({ ...sheet, marks: await readMarksOneByOne(sheet) });
  return { ...reading, sheets };
}

async function readWith(
  context: Excel.RequestContext,
  first: FirstRequest,
  marks: RequestMarks,
): Promise<Reading> {
  const { workbook } = context;
  const active = requestSheet(workbook.worksheets.getActiveWorksheet(), marks);
  const extent = used.requestExtent(active.sheet);
  const block = used.requestFirstBlock(active.sheet);
  const tables = active.sheet.tables.load("items/id,items/showHeaders");
  const requested = requestCompanions(workbook, marks);
  const dates1904 = first.dates1904(context);
  first.changes(context);
  await context.sync();

  const { area, blocks } = await readRest(context, active, extent, block, tables);
  const companions = COMPANIONS.flatMap((name) => {
    const found = companionOf(name, requested);
    return found ? [{ name, ...found }] : [];
  });
  return {
    active: sheetStateOf(active),
    candidates: area ? candidatesOf(area, blocks) : [],
    beside: Object.fromEntries(companions.map(({ name, area: found }) => [name, found])),
    sheets: distinct([active, ...companions.map((companion) => companion.requested)]),
    dates1904: dates1904(),
    ...(used.isWiderThanRead(extent) ? { unreadFrom: used.FIRST_UNREAD_COLUMN } : {}),
  };
}

/** The rows below the first 5,000 and the places of the sheet's tables; one request for each block of rows. */
async function readRest(
  context: Excel.RequestContext,
  { sheet }: RequestedSheet,
  extent: Excel.Range,
  firstBlock: Excel.Range,
  tables: Excel.TableCollection,
): Promise<{ area: Area | undefined; blocks: Block[] }> {
  const parts = tables.items.filter(({ showHeaders }) => showHeaders).map(requestTableParts);
  const blocks = firstBlock.isNullObject ? [] : [firstBlock];
  let next = used.requestBlock(sheet, extent, used.FIRST_ROW_OF_SECOND_BLOCK);
  if (parts.length > 0 && !next) await context.sync();
  while (next) {
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- a single answer would be above 5 MB
    await context.sync();
    blocks.push(next);
    next = used.requestBlock(sheet, extent, used.rowAfter(next));
  }
  return { area: used.joined({ id: sheet.id, name: sheet.name }, blocks), blocks: parts.map(blockOfTable) };
}

interface TableParts {
  readonly header: Excel.Range;
  readonly body: Excel.Range;
}

/** Header and rows without the totals row, which is no session. */
function requestTableParts(table: Excel.Table): TableParts {
  return {
    header: table.getHeaderRowRange().load("rowIndex,columnIndex,columnCount"),
    body: table.getDataBodyRange().load("rowCount"),
  };
}

function blockOfTable({ header, body }: TableParts): Block {
  const { rowIndex: row, columnIndex: column, columnCount: columns } = header;
  return { row, column, rows: 1 + body.rowCount, columns };
}

function candidatesOf(area: Area, tables: readonly Block[]): Area[] {
  const byTable = tables.map((table) => cropped(area, table));
  return [...byTable, without(area, tables)].filter((candidate) => !isBlankArea(candidate));
}

function distinct(requested: readonly (RequestedSheet | undefined)[]): SheetState[] {
  const byId = new Map<string, SheetState>();
  for (const one of requested) if (one) byId.set(one.sheet.id, sheetStateOf(one));
  return [...byId.values()];
}
