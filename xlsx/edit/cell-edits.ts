import { blockAddress } from "../../src/workbook/address";
import type { CellRef } from "../read/cell-reference";
import { worksheetPart } from "./book";
import { cellAddress, contentMarkup, type CellMarkup } from "./cell-markup";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { DAY_FORMAT } from "./format-number";
import { checkPlace, placedCells } from "./place-cells";
import { sheetOutline, type FilledBlock, type OutlineCell, type SheetOutline } from "./sheet-outline";
import { sheetTables, type SheetTable } from "./sheet-tables";
import { spliced } from "./splice";
import { unsharedFormulas } from "./unshare-formulas";
import { covers } from "./covers";
import { child } from "./xml-tree";
import type { CellEdit } from "./workbook-edit";

/**
 * Writes cells of one sheet. The last edit of a cell counts.
 *
 * @throws Problem for a cell of an array formula or of a table's header, or outside of the sheet
 */
export function editCells(session: EditSession, sheet: string, edits: readonly CellEdit[]): void {
  const { book } = session;
  edits.forEach(checkPlace);
  const part = worksheetPart(book, sheet);
  const cells = new Map(edits.map((edit) => [cellAddress(edit), edit]));
  const rows = new Set(edits.map(({ row }) => row));
  const outline = sheetOutline(book.parts.text(part), part, (row) => rows.has(row));
  const tables = sheetTables(book, part);
  for (const cell of cells.values()) {
    refuseFilled(sheet, outline.filled, cell);
    refuseHeader(sheet, tables, cell);
  }
  const goes = (row: number, column: number): boolean => cells.has(cellAddress({ row, column }));
  const placed = [...cells.values()].map((edit) => ({
    row: edit.row,
    column: edit.column,
    make: (style: number, existing: OutlineCell | undefined) =>
      editedCell(session, outline, edit, style, existing),
  }));
  const splices = [...unsharedFormulas(outline, goes), ...placedCells(outline, placed)];
  book.parts.put(part, spliced(outline.text, splices));
  session.valuesChanged();
}

/** A formula that fills only its own cell can be replaced like any other. */
function refuseFilled(sheet: string, filled: readonly FilledBlock[], cell: CellRef): void {
  const found = filled.find(({ block }) => covers(block, cell) && block.rows * block.columns > 1);
  if (found)
    throw editProblem("arrayCell", { sheet, cell: cellAddress(cell), range: blockAddress(found.block) });
}

/** A header stands in the table's own part too, where formulas know it by its name. */
function refuseHeader(sheet: string, tables: readonly SheetTable[], cell: CellRef): void {
  const header = tables.find(({ block, headerRows }) => covers({ ...block, rows: headerRows }, cell));
  if (header) throw editProblem("tableHeader", { sheet, cell: cellAddress(cell) });
}

function editedCell(
  session: EditSession,
  { root }: SheetOutline,
  edit: CellEdit,
  style: number,
  existing: OutlineCell | undefined,
): CellMarkup {
  const { content } = edit;
  const isFormula = typeof content === "object" && content !== null && "formula" in content;
  if (isFormula || (existing && child(existing.element, "f"))) session.formulasChanged();
  return { ...contentMarkup(session, root, edit, content), style: styleFor(session, edit, style) };
}

function styleFor(
  session: EditSession,
  { content, numberFormat }: CellEdit,
  style: number,
): number | undefined {
  if (numberFormat !== undefined) return session.styles().withNumberFormat(style, numberFormat);
  const isDay = typeof content === "object" && content !== null && "day" in content;
  if (!isDay || session.styles().showsDates(style)) return undefined;
  return session.styles().withNumberFormat(style, DAY_FORMAT);
}
