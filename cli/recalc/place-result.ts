import { fill, type Text } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { FormulaResult } from "../../xlsx/edit/workbook-edit";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import { LAST_COLUMN, LAST_ROW, type CellArea } from "./area";
import { functionName } from "./translate";
import type { FormulaNode, Formulas } from "./formula-node";
import { REASONS, REMARKS } from "./reasons";
import type { Store } from "./store";

/** Where the values of a formula go. */
export interface Placed {
  readonly block: CellArea;
  readonly values: readonly (readonly FormulaResult[])[];
  readonly remark?: Text;
}

export type Placing = Placed | { readonly reason: Text };

const NOT_AVAILABLE: FormulaResult = { error: "#N/A" };
const SPILL: FormulaResult = { error: "#SPILL!" };

/** Decides which cells the values of a formula fill; what other cells hold is never overwritten. */
export function placeResult(
  node: FormulaNode,
  values: readonly (readonly FormulaResult[])[],
  book: WorkbookData,
  formulas: Formulas,
  store: Store,
): Placing {
  const { kind, isDynamic } = node.formula;
  if (kind === "array" && !isDynamic) return { block: node.stored, values: fitted(values, node.stored) };
  if (isDynamic) return spilled(node, values, book, formulas, store);
  const [first] = values[0] ?? [];
  if (first === undefined) return { reason: REASONS.engine };
  const block = { ...node.stored, bottom: node.row, right: node.column };
  if (values.length === 1 && values[0]!.length === 1) return { block, values };
  if (!isMuniCall(node)) return { reason: REASONS.arrayInPlain };
  const size = { rows: values.length, columns: values[0]!.length };
  return { block, values: [[first]], remark: fill(REMARKS.firstOnly, size) };
}

/** A call of one of MUNI's functions and nothing around it: its first value is the one that Excel shows. */
function isMuniCall({ formula }: FormulaNode): boolean {
  const text = formula.text.trim();
  const call = /^[\w.]+(?=\()/.exec(text);
  return call !== null && functionName(call[0]).startsWith("MUNI_") && closesAtEnd(text, call[0].length);
}

function closesAtEnd(text: string, open: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    if (quoted) continue;
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at === text.length - 1;
  }
  return false;
}

/** An array formula of the old kind has a size of its own: a single row or column is repeated, the rest is #N/A. */
function fitted(
  values: readonly (readonly FormulaResult[])[],
  { top, left, bottom, right }: CellArea,
): FormulaResult[][] {
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const from = values.length === 1 ? values[0] : values[row];
    return Array.from(
      { length: right - left + 1 },
      (__, column) => (from?.length === 1 ? from[0] : from?.[column]) ?? NOT_AVAILABLE,
    );
  });
}

function spilled(
  node: FormulaNode,
  values: readonly (readonly FormulaResult[])[],
  book: WorkbookData,
  formulas: Formulas,
  store: Store,
): Placed {
  const { sheet, row: top, column: left } = node;
  const block = {
    sheet,
    top,
    left,
    bottom: top + values.length - 1,
    right: left + (values[0]?.length ?? 1) - 1,
  };
  const refused = (remark: Text): Placed => ({
    block: { ...block, bottom: top, right: left },
    values: [[SPILL]],
    remark,
  });
  if (block.bottom > LAST_ROW || block.right > LAST_COLUMN) return refused(REMARKS.spillOutside);
  const taken = takenCell(node, block, book, formulas, store);
  if (!taken) return { block, values };
  const rows = { rows: values.length, columns: block.right - left + 1 };
  const range = blockAddress({ row: top, column: left, ...rows });
  return refused(
    fill(REMARKS.spillBlocked, { range, cell: blockAddress({ ...taken, rows: 1, columns: 1 }) }),
  );
}

interface Taken {
  readonly row: number;
  readonly column: number;
}

/** The first cell in the way: one that holds something, a merged one, or one of a table. */
function takenCell(
  node: FormulaNode,
  block: CellArea,
  book: WorkbookData,
  formulas: Formulas,
  store: Store,
): Taken | undefined {
  const { sheet, stored } = node;
  for (let row = block.top; row <= block.bottom; row++)
    for (let column = block.left; column <= block.right; column++) {
      if (row === node.row && column === node.column) continue;
      const own = row <= stored.bottom && column <= stored.right;
      const value = store.valueAt(sheet, row, column);
      const holds = formulas.nodeAt(sheet, row, column) !== undefined || (value !== null && value !== "");
      if (!own && holds) return { row, column };
    }
  if (block.top === block.bottom && block.left === block.right) return undefined;
  const { merged, tables } = book.sheets[sheet]!;
  const barred = [...merged, ...tables.map((table) => table.block)].find(
    ({ row, column, rows, columns }) =>
      row <= block.bottom && block.top < row + rows && column <= block.right && block.left < column + columns,
  );
  return barred && { row: Math.max(barred.row, block.top), column: Math.max(barred.column, block.left) };
}
