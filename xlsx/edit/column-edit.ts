import { blockAddress, type Block } from "../../src/workbook/address";
import { parseBlock, type CellRef } from "../read/cell-reference";
import { worksheetPart } from "./book";
import { cellAddress, contentMarkup } from "./cell-markup";
import { cellText, holdsSomething } from "./cell-text";
import { columnWidth } from "./column-width";
import { overlap } from "./covers";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { placedCells, type PlacedCell } from "./place-cells";
import { sheetOutline, type OutlineCell, type SheetOutline } from "./sheet-outline";
import { sheetTables, type SheetTable } from "./sheet-tables";
import { spliced } from "./splice";
import { widenedTable } from "./widen-table";
import type { ColumnEdit } from "./workbook-edit";
import { child, childrenNamed } from "./xml-tree";

/** What the column holds: ids of rules, "4203a-length", in whatever words around them. */
const OF_RULES = /\b(?:\d{4}\w*|data|law|exception)-[a-z]/;

/**
 * Adds a column of texts at the right of a table or range, or fills the one that has its header.
 *
 * @throws Problem where there is no free column, or where the header stands over something else
 */
export function editColumn(session: EditSession, edit: ColumnEdit): void {
  const place = placeOf(session, edit);
  const known = knownColumn(place);
  if (known === undefined) addColumn(place, place.block.column + place.block.columns);
  else refillColumn(place, known);
  session.valuesChanged();
}

interface ColumnPlace {
  readonly session: EditSession;
  readonly edit: ColumnEdit;
  readonly part: string;
  readonly outline: SheetOutline;
  readonly cells: ReadonlyMap<string, OutlineCell>;
  readonly tables: readonly SheetTable[];
  /** The table that is the range. */
  readonly table: SheetTable | undefined;
  /** The table's or range's cells: header and data, and a row of totals. */
  readonly block: Block;
}

function placeOf(session: EditSession, edit: ColumnEdit): ColumnPlace {
  const { book } = session;
  const part = worksheetPart(book, edit.sheet);
  const tables = sheetTables(book, part);
  const table = tables.find(({ block }) => overlap(block, edit.range));
  if (table) checkTable(edit, table);
  const block = table?.block ?? edit.range;
  const last = block.row + block.rows;
  const outline = sheetOutline(book.parts.text(part), part, (row) => row >= block.row && row < last);
  const cells = new Map(outline.rows.flatMap((row) => row.cells).map((cell) => [cellAddress(cell), cell]));
  return { session, edit, part, outline, cells, tables, table, block };
}

function checkTable({ sheet, range }: ColumnEdit, { root, name, block, headerRows }: SheetTable): void {
  if (range.row !== block.row || range.column !== block.column || headerRows !== 1)
    throw editProblem("tableRange", { sheet, range: blockAddress(range), table: name });
  const { tableType = "worksheet" } = root.attributes;
  if (tableType !== "worksheet") throw editProblem("tableLinked", { table: name });
}

/** The column with the header, in the range or right beside it. */
function knownColumn({ session, edit, cells, block }: ColumnPlace): number | undefined {
  for (let column = block.column; column <= block.column + block.columns; column++) {
    const text = cellText(() => session.strings(), cells.get(cellAddress({ row: block.row, column })));
    if (text.trim() === edit.header) return column;
  }
  return undefined;
}

function columnCells({ row, rows }: Block, column: number): CellRef[] {
  return Array.from({ length: rows }, (_, i) => ({ row: row + i, column }));
}

function checkFree({ edit, outline, cells, tables, block }: ColumnPlace, column: number): void {
  const wanted: Block = { row: block.row, column, rows: block.rows, columns: 1 };
  const merged = childrenNamed(child(outline.root, "mergeCells"), "mergeCell").flatMap(
    ({ attributes }) => parseBlock(attributes.ref ?? "") ?? [],
  );
  const blocks = [
    ...merged,
    ...tables.map((table) => table.block),
    ...outline.filled.map((one) => one.block),
  ];
  const crossing = blocks.find((one) => overlap(one, wanted));
  const taken = columnCells(block, column).find((cell) => {
    const known = cells.get(cellAddress(cell));
    return known !== undefined && holdsSomething(known);
  });
  const cell = taken ?? (crossing && { row: Math.max(crossing.row, wanted.row), column });
  if (cell)
    throw editProblem("columnTaken", {
      sheet: edit.sheet,
      range: blockAddress(block),
      cell: cellAddress(cell),
    });
}

/** A column of the clerk's own with this header is left alone. */
function checkOurs({ session, edit, cells, block }: ColumnPlace, column: number): void {
  const [, ...data] = columnCells(block, column);
  const other = data.find((cell) => {
    const text = cellText(() => session.strings(), cells.get(cellAddress(cell)));
    return text.trim() !== "" && !OF_RULES.test(text);
  });
  if (other)
    throw editProblem("columnText", { sheet: edit.sheet, header: edit.header, cell: cellAddress(other) });
}

function addColumn(place: ColumnPlace, column: number): void {
  checkFree(place, column);
  const { session, edit, part, outline, table, block } = place;
  const cells = columnTexts(place, column, block.row, [edit.header, ...edit.cells]);
  const looked = cells.map((cell): PlacedCell => {
    const style = styleBeside(place, cell);
    return { ...cell, make: (...given) => ({ ...cell.make(...given), style }) };
  });
  const splices = [...placedCells(outline, looked), ...columnWidth(outline, column)];
  session.book.parts.put(part, spliced(outline.text, splices));
  if (table) session.book.parts.put(table.part, widenedTable(table, edit.header));
}

function refillColumn(place: ColumnPlace, column: number): void {
  checkOurs(place, column);
  const { session, edit, part, outline, block } = place;
  const cells = columnTexts(place, column, block.row + 1, edit.cells);
  session.book.parts.put(part, spliced(outline.text, placedCells(outline, cells)));
}

/** Texts from a row on, down to the last row of data; those that are not given are blank. */
function columnTexts(
  { session, outline, table, block }: ColumnPlace,
  column: number,
  first: number,
  texts: readonly string[],
): PlacedCell[] {
  const count = block.row + block.rows - (table?.totalsRows ?? 0) - first;
  return Array.from({ length: count }, (_, i) => {
    const cell = { row: first + i, column };
    return { ...cell, make: () => contentMarkup(session, outline.root, cell, texts[i] ?? "") };
  });
}

/** A new cell looks like the one at its left, but for its number format. */
function styleBeside({ session, cells, block }: ColumnPlace, { row, column }: CellRef): number | undefined {
  const left = cells.get(cellAddress({ row, column: column - 1 }));
  const style = left && Number(left.element.attributes.s ?? 0);
  if (style === undefined || row === block.row) return style;
  return session.styles().withNumberFormat(style, "General");
}
