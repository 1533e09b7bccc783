import { fileProblem } from "../package/file-problem";
import type { OpenTag, XmlHandler } from "../xml/scan";
import { parseBlock, parseCell, MOST_COLUMNS, MOST_ROWS, type CellRef } from "./cell-reference";
import { isTrue } from "./boolean-attribute";
import { richTextReader } from "./rich-text";
import type { FormulasReader, StoredFormula } from "./sheet-formulas";
import type { ReadCell, RowsReader } from "./sheet-rows";
import { cellValue, type ValueContext } from "./cell-value";

/** Letters of a formula beyond which the file is no workbook; Excel takes 8,192. */
const LONGEST_FORMULA = 32_767;

export interface CellsContext extends ValueContext {
  /** Of the sheet, for messages. */
  readonly sheet: string;
  readonly part: string;
  readonly rows: RowsReader;
  readonly formulas: FormulasReader;
  readonly hiddenRows: Set<number>;
}

/** The cell whose elements are being read. */
interface OpenCell extends CellRef {
  readonly type: string | undefined;
  readonly style: number;
  readonly isDynamic: boolean;
  formula?: StoredFormula;
  value?: string;
  inline?: string;
}

/**
 * Reads the rows and cells of a sheet (`sheetData`). A row or cell without its address follows the one before.
 *
 * @throws Problem for an address that is none, lies beyond the sheet, or contradicts its row
 */
export function cellsHandler(context: CellsContext): XmlHandler {
  const text = richTextReader();
  let row = -1;
  /** The row did not say its number; its first cell with an address will. */
  let isUnnumbered = false;
  let column = -1;
  let cells: ReadCell[] = [];
  let cell: OpenCell | undefined;
  let collected: string | undefined;
  let isInline = false;

  const place = (reference: string | undefined): CellRef => {
    const ref = reference === undefined ? { row, column: column + 1 } : parseCell(reference);
    const fits = ref && ref.column < MOST_COLUMNS && (ref.row === row || isUnnumbered);
    if (!fits) throw fileProblem("badReference", { sheet: context.sheet, reference: reference ?? "XFE" });
    if (reference !== undefined) isUnnumbered = false;
    return ref;
  };
  const openRow = ({ attributes }: OpenTag): void => {
    isUnnumbered = attributes.r === undefined;
    row = rowNumber(attributes.r, row + 1, context.sheet);
    column = -1;
    cells = [];
    if (isTrue(attributes.hidden)) context.hiddenRows.add(row);
  };
  const openCell = ({ attributes }: OpenTag): void => {
    ({ row, column } = place(attributes.r));
    const style = attributes.s === undefined ? 0 : Number(attributes.s);
    cell = { row, column, type: attributes.t, style, isDynamic: attributes.cm !== undefined };
  };
  const closeCell = (): void => {
    if (!cell) return;
    const value = cellValue(cell, context);
    if (value !== "" || cell.formula)
      cells.push({ column, value, isDate: cell.type === "d" || context.dateStyles[cell.style] === true });
    if (cell.formula) context.formulas.add({ row, column }, cell.formula, value);
    cell = undefined;
  };

  return {
    open: (tag) => {
      if (tag.space !== "main") return;
      if (isInline) text.open(tag);
      else if (tag.name === "row") openRow(tag);
      else if (tag.name === "c") openCell(tag);
      else if (tag.name === "f" && cell) cell.formula = storedFormula(tag, cell);
      else if (tag.name === "is") isInline = true;
      if (tag.name === "f" || tag.name === "v") collected = "";
    },
    text: (piece) => {
      if (isInline) text.text(piece);
      else if (collected !== undefined) collected += piece;
    },
    close: (tag) => {
      if (tag.space !== "main") return;
      if (isInline && tag.name !== "is") return text.close(tag);
      if (tag.name === "c") closeCell();
      else if (tag.name === "row") context.rows.add(row, cells);
      else if (tag.name === "v" && cell) cell.value = collected ?? "";
      else if (tag.name === "f" && cell?.formula)
        cell.formula = withText(cell.formula, collected ?? "", context);
      else if (tag.name === "is") {
        isInline = false;
        if (cell) cell.inline = text.take();
      }
      collected = undefined;
    },
  };
}

function rowNumber(attribute: string | undefined, next: number, sheet: string): number {
  const number = attribute === undefined ? next : Number(attribute) - 1;
  if (!Number.isInteger(number) || number < 0 || number >= MOST_ROWS)
    throw fileProblem("badReference", { sheet, reference: attribute ?? String(next + 1) });
  return number;
}

function storedFormula({ attributes }: OpenTag, { isDynamic }: OpenCell): StoredFormula {
  const block = attributes.ref === undefined ? undefined : parseBlock(attributes.ref);
  return { text: "", type: attributes.t, block, shared: attributes.si, isDynamic };
}

/** Some programs write the "=" too. */
function withText(formula: StoredFormula, text: string, { part }: CellsContext): StoredFormula {
  if (text.length > LONGEST_FORMULA) throw fileProblem("excessiveXml", { part });
  const { type, block, shared, isDynamic } = formula;
  return { text: text.trim().replace(/^=/, ""), type, block, shared, isDynamic };
}
