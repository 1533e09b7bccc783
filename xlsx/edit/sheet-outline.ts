import type { Block } from "../../src/workbook/address";
import { parseBlock, parseCell, type CellRef } from "../read/cell-reference";
import { editProblem } from "./edit-problem";
import { child, childrenNamed, xmlTree, type XmlElement } from "./xml-tree";

/** A row of a sheet's part; number from 0. */
export interface OutlineRow {
  readonly number: number;
  readonly element: XmlElement;
  /** Its cells, where the row was asked for. */
  readonly cells: readonly OutlineCell[];
}

export interface OutlineCell extends CellRef {
  readonly element: XmlElement;
}

/** A cell whose formula is shared with others. */
export interface SharedCell extends OutlineCell {
  readonly formula: XmlElement;
  readonly group: string;
}

/** Cells that one formula fills: an array formula or a data table. */
export interface FilledBlock {
  readonly block: Block;
  readonly cell: OutlineCell;
  readonly formula: XmlElement;
}

/** Where things stand in the part of a worksheet. */
export interface SheetOutline {
  readonly part: string;
  readonly text: string;
  /** Its children; of `sheetData` see `rows`. */
  readonly root: XmlElement;
  readonly data: XmlElement;
  readonly rows: readonly OutlineRow[];
  readonly shared: readonly SharedCell[];
  readonly filled: readonly FilledBlock[];
  readonly hasFormulas: boolean;
}

/** Children of a worksheet in the schema's order, up to the last that is ever inserted. */
const ORDER = [
  "sheetPr",
  "dimension",
  "sheetViews",
  "sheetFormatPr",
  "cols",
  "sheetData",
  "sheetCalcPr",
  "sheetProtection",
  "protectedRanges",
  "scenarios",
  "autoFilter",
  "sortState",
  "dataConsolidate",
  "customSheetViews",
  "mergeCells",
  "phoneticPr",
  "conditionalFormatting",
  "dataValidations",
  "hyperlinks",
  "printOptions",
  "pageMargins",
  "pageSetup",
  "headerFooter",
  "rowBreaks",
  "colBreaks",
  "customProperties",
  "cellWatches",
  "ignoredErrors",
  "smartTags",
  "drawing",
  "legacyDrawing",
  "legacyDrawingHF",
  "drawingHF",
  "picture",
  "oleObjects",
  "controls",
  "webPublishItems",
  "tableParts",
] as const;

export type SheetChild = (typeof ORDER)[number];

/** Names of the children that may stand before a child, itself included. */
export function upTo(name: SheetChild): readonly string[] {
  return ORDER.slice(0, ORDER.indexOf(name) + 1);
}

/**
 * Reads where the rows and cells of a worksheet stand. Rows and cells without an address follow the one before.
 *
 * @param wanted rows whose cells are kept, from 0; of the others only shared and filling formulas are
 */
export function sheetOutline(
  text: string,
  part: string,
  wanted: (row: number) => boolean = () => false,
): SheetOutline {
  const found: Gathered = { rows: [], shared: [], filled: [], hasFormulas: false };
  let last = -1;
  const root = xmlTree(text, part, (element, depth) => {
    if (depth !== ROW_DEPTH || element.name !== "row") return true;
    last = rowNumber(element, last);
    gather(found, element, last, wanted(last));
    return false;
  });
  const data = child(root, "sheetData");
  if (!data) throw editProblem("damaged", { part });
  return { part, text, root, data, ...found };
}

/** Rows are in `sheetData`, which is in `worksheet`. */
const ROW_DEPTH = 2;

type Gathered = {
  -readonly [
    Key in "rows" | "shared" | "filled" | "hasFormulas"
  ]: SheetOutline[Key] extends readonly (infer One)[] ? One[] : SheetOutline[Key];
};

/** A row says its number, or its first cell does, or it follows the one before. */
function rowNumber(row: XmlElement, before: number): number {
  const number = Number(row.attributes.r);
  if (Number.isInteger(number) && number > 0) return number - 1;
  return parseCell(row.children[0]?.attributes.r ?? "")?.row ?? before + 1;
}

function gather(found: Gathered, element: XmlElement, row: number, keep: boolean): void {
  const cells = cellsOf(element, row);
  for (const cell of cells) gatherFormula(found, cell);
  found.rows.push({
    number: row,
    element: { ...element, children: keep ? element.children : [] },
    cells: keep ? cells : [],
  });
}

function cellsOf(row: XmlElement, number: number): OutlineCell[] {
  let column = -1;
  return childrenNamed(row, "c").map((element) => {
    column = parseCell(element.attributes.r ?? "")?.column ?? column + 1;
    return { row: number, column, element };
  });
}

function gatherFormula(found: Gathered, cell: OutlineCell): void {
  const formula = child(cell.element, "f");
  if (!formula) return;
  found.hasFormulas = true;
  const { t, si, ref } = formula.attributes;
  if (t === "shared" && si !== undefined) found.shared.push({ ...cell, formula, group: si });
  const block = t === "array" || t === "dataTable" ? parseBlock(ref ?? "") : undefined;
  if (block) found.filled.push({ block, cell, formula });
}
