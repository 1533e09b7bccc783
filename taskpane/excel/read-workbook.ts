import type { Block } from "../../src/workbook/address";
import { COMPANION_NAMES, COMPANIONS } from "../../src/workbook/companions";
import { spreadDown } from "../../src/workbook/merged";
import {
  cropped,
  isBlankArea,
  without,
  type Area,
  type SheetRef,
  type SheetState,
  type TableRef,
} from "../../src/workbook/reading";
import { stopIfCancelled, type BookReading } from "../calendar-book";
import { companionOf, requestCompanions, type Companion } from "./companions";
import { hasHiddenRows, requestHiddenRows } from "./hidden-rows";
import { canBeAFormat, readMarksOneByOne, requestMarks } from "./marks";
import { requestMergedCells } from "./merged-cells";
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

/** What is wanted of a reading. */
export interface Wanted {
  readonly first: FirstRequest;
  /** Stops between two requests. */
  readonly signal: AbortSignal;
  /** The active one where none is named. */
  readonly sheet: SheetRef | undefined;
}

/**
 * Reads a sheet, Parámetros, Feriados, Excepciones and the marks on them; writes nothing.
 *
 * @throws BookFailure, Cancelled
 */
export async function readWorkbook(wanted: Wanted): Promise<BookReading> {
  let answered = false;
  try {
    return await runExcel((context) => readWith(context, wanted, requestMarks, () => (answered = true)));
  } catch (error) {
    if (answered || !canBeAFormat(error)) throw error;
  }
  // Excel may have failed at a format made by hand: read without them, then each format by itself.
  const reading = await runExcel((context) => readWith(context, wanted, () => () => []));
  const sheets: SheetState[] = [];
  for (const sheet of reading.sheets) {
    stopIfCancelled(wanted.signal);
    sheets.push({ ...sheet, marks: await readMarksOneByOne(sheet) });
  }
  return { ...reading, sheets };
}

async function readWith(
  context: Excel.RequestContext,
  { first, signal, sheet }: Wanted,
  marks: RequestMarks,
  onFirstAnswer: () => void = () => undefined,
): Promise<BookReading> {
  const { worksheets } = context.workbook.load("name");
  const target = sheet ? worksheets.getItem(sheet.id) : worksheets.getActiveWorksheet();
  const active = requestSheet(target, marks);
  const cells = requestCells(active.sheet);
  const requested = requestCompanions(context.workbook, marks);
  const others = requestOtherSheets(worksheets);
  const dates1904 = first.dates1904(context);
  first.changes(context);
  await context.sync();
  onFirstAnswer();

  const rest = await readRest(context, active, cells, signal);
  const companions = COMPANIONS.flatMap((name) => {
    const found = companionOf(name, requested);
    return found ? [{ name, ...found }] : [];
  });
  const { hiddenRows, merged } = rest;
  return {
    workbook: context.workbook.name,
    active: sheetStateOf(active),
    candidates: candidatesOf(rest),
    beside: Object.fromEntries(companions.map(({ name, area: found }) => [name, found])),
    sheets: distinct([active, ...companions.map((companion: Companion) => companion.requested)]),
    dates1904: dates1904(),
    ...(used.isWiderThanRead(cells.extent) ? { unreadFrom: used.FIRST_UNREAD_COLUMN } : {}),
    hiddenRows,
    merged,
    otherSheets: others().filter(({ id }) => id !== active.sheet.id),
  };
}

/** The cells of a sheet, asked for in the first request. */
interface RequestedCells {
  readonly extent: Excel.Range;
  readonly block: Excel.Range;
  readonly merged: () => Block[];
  readonly tables: Excel.TableCollection;
}

function requestCells(sheet: Excel.Worksheet): RequestedCells {
  const block = used.requestFirstBlock(sheet);
  return {
    extent: used.requestExtent(sheet),
    block,
    merged: requestMergedCells(block),
    tables: sheet.tables.load("items/id,items/name,items/showHeaders"),
  };
}

/** Sheets in sight that are none of those beside a calendar, by their names. */
function requestOtherSheets(worksheets: Excel.WorksheetCollection): () => SheetRef[] {
  worksheets.load("items/id,items/name,items/visibility");
  return () =>
    worksheets.items
      .filter(({ name, visibility }) => visibility === "Visible" && !BESIDE.has(name.toLowerCase()))
      .map(({ id, name }) => ({ id, name }));
}

const BESIDE: ReadonlySet<string> = new Set(
  Object.values(COMPANION_NAMES).flatMap((names) => names.map((name) => name.toLowerCase())),
);

/** All cells of a sheet, and the places of its tables. */
interface ReadCells {
  readonly area: Area | undefined;
  readonly tables: readonly { readonly table: TableRef; readonly block: Block }[];
  readonly hiddenRows: readonly number[];
  readonly merged: readonly Block[];
}

/** The rows below the first 5,000, one request for each block; then the places of tables and the hidden rows. */
async function readRest(
  context: Excel.RequestContext,
  { sheet }: RequestedSheet,
  cells: RequestedCells,
  signal: AbortSignal,
): Promise<ReadCells> {
  const sync = async (): Promise<void> => {
    stopIfCancelled(signal);
    await context.sync();
  };
  const parts = cells.tables.items.filter(({ showHeaders }) => showHeaders).map(requestTableParts);
  const blocks = await readBlocks(sheet, cells, sync);
  const ranges = blocks.map(({ block }) => block);
  const hidden = ranges.filter(hasHiddenRows).map(requestHiddenRows);
  // The places of tables came with the blocks, if there were any.
  const partsAreHere = parts.length === 0 || ranges.some((range) => range !== cells.block);
  if (hidden.length > 0 || !partsAreHere) await sync();
  return {
    area: used.joined({ id: sheet.id, name: sheet.name }, ranges),
    tables: parts.map(({ table, header, body }) => ({ table, block: blockOfTable(header, body) })),
    hiddenRows: hidden.flatMap((rows) => rows()),
    merged: blocks.flatMap(({ merged }) => merged()),
  };
}

type ReadBlock = Pick<RequestedCells, "block" | "merged">;

async function readBlocks(
  sheet: Excel.Worksheet,
  { extent, block, merged }: RequestedCells,
  sync: () => Promise<void>,
): Promise<ReadBlock[]> {
  const blocks: ReadBlock[] = block.isNullObject ? [] : [{ block, merged }];
  let next = used.requestBlock(sheet, extent, used.FIRST_ROW_OF_SECOND_BLOCK);
  while (next) {
    const read = { block: next, merged: requestMergedCells(next) };
    await sync();
    blocks.push(read);
    next = used.requestBlock(sheet, extent, used.rowAfter(next));
  }
  return blocks;
}

interface TableParts {
  readonly table: TableRef;
  readonly header: Excel.Range;
  readonly body: Excel.Range;
}

/** Header and rows without the totals row, which is no session. */
function requestTableParts(table: Excel.Table): TableParts {
  return {
    table: { id: table.id, name: table.name },
    header: table.getHeaderRowRange().load("rowIndex,columnIndex,columnCount"),
    body: table.getDataBodyRange().load("rowCount"),
  };
}

function blockOfTable(header: Excel.Range, body: Excel.Range): Block {
  const { rowIndex: row, columnIndex: column, columnCount: columns } = header;
  return { row, column, rows: 1 + body.rowCount, columns };
}

/** Tables cannot have merged cells; what stands outside of them can. */
function candidatesOf({ area, tables, merged }: ReadCells): Area[] {
  if (!area) return [];
  const byTable = tables.map(({ table, block }): Area => ({ ...cropped(area, block), table }));
  const outside = without(
    spreadDown(area, merged),
    tables.map(({ block }) => block),
  );
  return [...byTable, outside].filter((candidate) => !isBlankArea(candidate));
}

function distinct(requested: readonly (RequestedSheet | undefined)[]): SheetState[] {
  const byId = new Map<string, SheetState>();
  for (const one of requested) if (one) byId.set(one.sheet.id, sheetStateOf(one));
  return [...byId.values()];
}
