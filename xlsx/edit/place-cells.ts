import { MOST_COLUMNS, MOST_ROWS, parseBlock, type CellRef } from "../read/cell-reference";
import { cellAddress, type CellMarkup } from "./cell-markup";
import { editProblem } from "./edit-problem";
import { appendedChild } from "./insert-child";
import { element } from "./markup";
import type { OutlineCell, OutlineRow, SheetOutline } from "./sheet-outline";
import { insertion, type Splice } from "./splice";
import { attributeSplice, writtenAttributes } from "./tag-attributes";
import { blockAddress } from "../../src/workbook/address";
import { child, childrenNamed, type XmlElement } from "./xml-tree";

/** A cell to write. */
export interface PlacedCell extends CellRef {
  /**
   * Makes what it will hold.
   *
   * @param style that it has, or has from its row or column
   */
  make(style: number, existing: OutlineCell | undefined): CellMarkup;
}

/** @throws Problem for a place outside of Excel's sheet */
export function checkPlace({ row, column }: CellRef): void {
  const fits = (at: number, count: number): boolean => Number.isInteger(at) && at >= 0 && at < count;
  if (!fits(row, MOST_ROWS) || !fits(column, MOST_COLUMNS))
    throw editProblem("place", { row: row + 1, column: column + 1 });
}

/**
 * Writes cells into a sheet: those that are there in their place, the others where their address belongs, with
 * rows where there are none. The range of used cells and the spans of rows grow with them.
 *
 * @param outline with the cells of all rows concerned
 */
export function placedCells(outline: SheetOutline, cells: readonly PlacedCell[]): Splice[] {
  const byRow = new Map<number, PlacedCell[]>();
  for (const cell of [...cells].sort((one, other) => one.row - other.row || one.column - other.column)) {
    checkPlace(cell);
    byRow.set(cell.row, [...(byRow.get(cell.row) ?? []), cell]);
  }
  const rows = rowIndex(outline);
  const splices: Splice[] = [];
  const newRows: NewRow[] = [];
  const written: CellRef[] = [];
  for (const [number, placed] of byRow) {
    const known = rows.get(number);
    if (known) splices.push(...cellsInRow(outline, known, placed, written));
    else {
      const added = newCells(outline, undefined, placed, written);
      if (added.length > 0) newRows.push({ number, text: rowText(outline, number, joined(added)) });
    }
  }
  return [...splices, ...insertedRows(outline, newRows), ...widenedDimension(outline, written)];
}

/** A row that comes twice is known by the first. */
function rowIndex({ rows }: SheetOutline): Map<number, OutlineRow[]> {
  const index = new Map<number, OutlineRow[]>();
  for (const row of rows) index.set(row.number, [...(index.get(row.number) ?? []), row]);
  return index;
}

/** @param written gets the cells that were not there */
function cellsInRow(
  outline: SheetOutline,
  rows: readonly OutlineRow[],
  placed: readonly PlacedCell[],
  written: CellRef[],
): Splice[] {
  const row = rows[0]!;
  const existing = new Map(rows.flatMap(({ cells }) => cells).map((cell) => [cell.column, cell]));
  const replaced = placed.flatMap((cell) => {
    const known = existing.get(cell.column);
    return known ? [replacedCell(outline, known, cell)] : [];
  });
  const absent = placed.filter(({ column }) => !existing.has(column));
  const added = newCells(outline, row.element, absent, written);
  if (added.length === 0) return replaced;
  return [...replaced, ...insertedCells(outline, row, added), ...widenedSpans(outline, row, added)];
}

interface NewCell extends CellRef {
  readonly text: string;
}

function newCells(
  outline: SheetOutline,
  row: XmlElement | undefined,
  placed: readonly PlacedCell[],
  written: CellRef[],
): NewCell[] {
  const made = placed.map((cell) => ({
    row: cell.row,
    column: cell.column,
    text: newCell(outline, row, cell),
  }));
  const added = made.filter(({ text }) => text !== "");
  written.push(...added);
  return added;
}

function joined(cells: readonly NewCell[]): string {
  return cells.map(({ text }) => text).join("");
}

function insertedCells(
  { text }: SheetOutline,
  { element: row, cells }: OutlineRow,
  added: readonly NewCell[],
): Splice[] {
  if (row.isOneTag) return [appendedChild(text, row, joined(added))];
  return added.map((one) => {
    const before = cells.filter(({ column }) => column < one.column).at(-1);
    return insertion(before?.element.end ?? row.openEnd, one.text);
  });
}

/** What of a cell's own attributes its new content replaces. */
const OF_CONTENT = ["t", "cm", "vm"];

function replacedCell({ text }: SheetOutline, existing: OutlineCell, cell: PlacedCell): Splice {
  const { element: old } = existing;
  const style = Number(old.attributes.s ?? 0);
  const made = cell.make(style, existing);
  const gone = made.style === undefined || made.style === style ? OF_CONTENT : [...OF_CONTENT, "s"];
  const kept = writtenAttributes(text, old).filter(({ name }) => !gone.includes(name));
  const extension = child(old, "extLst");
  const inner = made.inner + (extension ? text.slice(extension.start, extension.end) : "");
  const tag = element(
    old,
    "c",
    { s: gone === OF_CONTENT ? undefined : made.style, t: made.type, cm: made.mark },
    inner,
  );
  const nameEnd = `<${old.prefix}c`.length;
  const attributes = kept.map((one) => one.text).join("");
  return { start: old.start, end: old.end, text: tag.slice(0, nameEnd) + attributes + tag.slice(nameEnd) };
}

/** A cell that was not there has the style of its row or column; without content and style there is none. */
function newCell(outline: SheetOutline, row: XmlElement | undefined, cell: PlacedCell): string {
  const inherited = inheritedStyle(outline, row, cell.column);
  const { style = inherited, type, mark, inner } = cell.make(inherited, undefined);
  if (inner === "" && style === inherited) return "";
  const attributes = { r: cellAddress(cell), s: style === 0 ? undefined : style, t: type, cm: mark };
  return element(outline.root, "c", attributes, inner);
}

function inheritedStyle({ root }: SheetOutline, row: XmlElement | undefined, column: number): number {
  const { customFormat, s } = row?.attributes ?? {};
  if (s !== undefined && (customFormat === "1" || customFormat === "true")) return Number(s);
  const own = childrenNamed(child(root, "cols"), "col").find(
    ({ attributes: { min, max } }) => Number(min) <= column + 1 && column + 1 <= Number(max),
  );
  return Number(own?.attributes.style ?? 0);
}

interface NewRow {
  readonly number: number;
  readonly text: string;
}

function rowText({ root }: SheetOutline, number: number, inner: string): string {
  return element(root, "row", { r: number + 1 }, inner);
}

/** @param added by their numbers */
function insertedRows({ text, data, rows }: SheetOutline, added: readonly NewRow[]): Splice[] {
  if (added.length === 0) return [];
  if (data.isOneTag) return [appendedChild(text, data, added.map((row) => row.text).join(""))];
  const sorted = [...rows].sort((one, other) => one.number - other.number);
  let next = 0;
  return added.map((row) => {
    while (next < sorted.length && sorted[next]!.number < row.number) next++;
    return insertion(sorted[next - 1]?.element.end ?? data.openEnd, row.text);
  });
}

function widenedSpans(
  { text }: SheetOutline,
  { element: row }: OutlineRow,
  placed: readonly CellRef[],
): Splice[] {
  const match = /^(\d+):(\d+)$/.exec(row.attributes.spans ?? "");
  if (!match) return [];
  const columns = placed.map(({ column }) => column + 1);
  const first = Math.min(Number(match[1]), ...columns);
  const last = Math.max(Number(match[2]), ...columns);
  return [attributeSplice(text, row, "spans", `${first}:${last}`)];
}

function widenedDimension({ text, root }: SheetOutline, cells: readonly CellRef[]): Splice[] {
  const dimension = child(root, "dimension");
  const block = parseBlock(dimension?.attributes.ref ?? "");
  if (!dimension || !block) return [];
  let [row, column, last, lastColumn] = [
    block.row,
    block.column,
    block.row + block.rows - 1,
    block.column + block.columns - 1,
  ];
  for (const cell of cells) {
    row = Math.min(row, cell.row);
    column = Math.min(column, cell.column);
    last = Math.max(last, cell.row);
    lastColumn = Math.max(lastColumn, cell.column);
  }
  const wide = { row, column, rows: last - row + 1, columns: lastColumn - column + 1 };
  const address = blockAddress(wide);
  return address === blockAddress(block) ? [] : [attributeSplice(text, dimension, "ref", address)];
}
