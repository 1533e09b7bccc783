import { blockAddress, type Block } from "../../src/workbook/address";
import type { CellRef } from "../read/cell-reference";
import { worksheetPart } from "./book";
import { cellAddress, NO_CONTENT, resultMarkup, type CellMarkup } from "./cell-markup";
import { covers } from "./covers";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { placedCells, type PlacedCell } from "./place-cells";
import { sheetOutline, type OutlineCell, type SheetOutline } from "./sheet-outline";
import { spliced } from "./splice";
import { attributeSplice } from "./tag-attributes";
import type { ResultEdit } from "./workbook-edit";
import { child, type XmlElement } from "./xml-tree";

/**
 * Writes new values of formulas of one sheet; the formulas stay as they are.
 *
 * @throws Problem for a cell without formula, or a block that does not fit
 */
export function editResults({ book }: EditSession, sheet: string, edits: readonly ResultEdit[]): void {
  const part = worksheetPart(book, sheet);
  const text = book.parts.text(part);
  const blocks = new Map(
    sheetOutline(text, part).filled.map(({ cell, block }) => [cellAddress(cell), block]),
  );
  const rows = new Set(edits.flatMap((edit) => rowsOf(edit, blocks.get(cellAddress(edit)))));
  const outline = sheetOutline(text, part, (row) => rows.has(row));
  const cells = cellIndex(outline);
  const placed = edits.flatMap((edit) => {
    const anchor = cells.get(cellAddress(edit));
    const formula = anchor && child(anchor.element, "f");
    if (!formula) throw editProblem("noFormula", { sheet, cell: cellAddress(edit) });
    const mark = anchor.element.attributes.cm;
    return resultCells({ sheet, outline, cells, formula, mark }, edit, blocks.get(cellAddress(edit)));
  });
  book.parts.put(part, spliced(text, placedCells(outline, placed)));
}

function rowsOf({ row, values }: ResultEdit, block: Block | undefined): number[] {
  return Array.from({ length: Math.max(values.length, block?.rows ?? 1) }, (_, i) => row + i);
}

function cellIndex({ rows }: SheetOutline): Map<string, OutlineCell> {
  return new Map(rows.flatMap(({ cells }) => cells).map((cell) => [cellAddress(cell), cell]));
}

interface ResultPlace {
  readonly sheet: string;
  readonly outline: SheetOutline;
  readonly cells: ReadonlyMap<string, OutlineCell>;
  /** Of the cell whose result it is. */
  readonly formula: XmlElement;
  /** Its `cm`: what it says of dynamic arrays. */
  readonly mark: string | undefined;
}

function resultCells(place: ResultPlace, edit: ResultEdit, before: Block | undefined): PlacedCell[] {
  const { row, column, values } = edit;
  const after = {
    row,
    column,
    rows: values.length,
    columns: Math.max(...values.map(({ length }) => length)),
  };
  const old = before ?? { ...after, rows: 1, columns: 1 };
  checkSize(place, after, old);
  const union = {
    ...after,
    rows: Math.max(old.rows, after.rows),
    columns: Math.max(old.columns, after.columns),
  };
  return cellsOf(union).map((cell) => ({
    ...cell,
    make: (): CellMarkup => {
      const value = values[cell.row - row]?.[cell.column - column];
      const made = value === undefined ? NO_CONTENT : resultMarkup(place.outline.root, cell, value);
      const isAnchor = cell.row === row && cell.column === column;
      return isAnchor ? withFormula(place, made, before && blockAddress(after)) : made;
    },
  }));
}

/** Only a dynamic array takes another size, and only over cells that hold nothing. */
function checkSize({ sheet, outline, cells, mark }: ResultPlace, after: Block, old: Block): void {
  if (after.rows === old.rows && after.columns === old.columns) return;
  const cell = cellAddress(after);
  if (mark === undefined) throw editProblem("resultSize", { sheet, cell, range: blockAddress(old) });
  const taken = cellsOf(after).find(
    (one) => !covers(old, one) && (cells.get(cellAddress(one))?.element.children.length ?? 0) > 0,
  );
  const other = taken ?? cellsOf(after).find((one) => !covers(old, one) && isFilled(outline, one));
  if (other)
    throw editProblem("spillBlocked", { sheet, cell, range: blockAddress(after), other: cellAddress(other) });
}

function isFilled({ filled }: SheetOutline, cell: CellRef): boolean {
  return filled.some(({ block }) => covers(block, cell));
}

function cellsOf({ row, column, rows, columns }: Block): CellRef[] {
  return Array.from({ length: rows * columns }, (_, i) => ({
    row: row + Math.floor(i / columns),
    column: column + (i % columns),
  }));
}

/** The value behind the formula as it stands, with the block that it fills now. */
function withFormula(
  { outline, formula, mark }: ResultPlace,
  made: CellMarkup,
  block: string | undefined,
): CellMarkup {
  const { text } = outline;
  const resized = block === undefined ? [] : [attributeSplice(text, formula, "ref", block)];
  const moved = resized.map((one) => ({
    ...one,
    start: one.start - formula.start,
    end: one.end - formula.start,
  }));
  const written = spliced(text.slice(formula.start, formula.end), moved);
  return { ...made, inner: written + made.inner, mark: mark === undefined ? undefined : Number(mark) };
}
