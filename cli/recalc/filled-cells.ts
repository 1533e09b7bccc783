import type { CellArea } from "./area";
import type { FormulaNode } from "./formula-node";

/** Rows of a column that a formula fills. */
interface Run {
  readonly top: number;
  readonly bottom: number;
  readonly node: FormulaNode;
}

/**
 * Finds the formulas that fill cells of an area, by columns.
 *
 * @param blockOf cells that a formula fills; two formulas never fill the same cell
 */
export function indexFilled(
  nodes: Iterable<FormulaNode>,
  blockOf: (node: FormulaNode) => CellArea,
): (area: CellArea) => Iterable<FormulaNode> {
  const sheets = new Map<number, Map<number, Run[]>>();
  for (const node of nodes) {
    const { sheet, top, bottom, left, right } = blockOf(node);
    const columns = sheets.get(sheet) ?? new Map<number, Run[]>();
    sheets.set(sheet, columns);
    for (let column = left; column <= right; column++) {
      const runs = columns.get(column);
      if (runs) runs.push({ top, bottom, node });
      else columns.set(column, [{ top, bottom, node }]);
    }
  }
  for (const columns of sheets.values())
    for (const runs of columns.values()) runs.sort((one, other) => one.top - other.top);
  return (area) => filledIn(area, sheets.get(area.sheet));
}

function* filledIn(
  area: CellArea,
  columns: ReadonlyMap<number, readonly Run[]> | undefined,
): Iterable<FormulaNode> {
  for (const runs of columnsIn(area, columns ?? new Map()))
    for (let at = firstReaching(runs, area.top); at < runs.length && runs[at]!.top <= area.bottom; at++)
      yield runs[at]!.node;
}

function* columnsIn(
  { left, right }: CellArea,
  columns: ReadonlyMap<number, readonly Run[]>,
): Iterable<readonly Run[]> {
  if (right - left < columns.size)
    for (let column = left; column <= right; column++) {
      const runs = columns.get(column);
      if (runs) yield runs;
    }
  else for (const [column, runs] of columns) if (column >= left && column <= right) yield runs;
}

/** Place of the first run that ends in or below a row. */
function firstReaching(runs: readonly Run[], row: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runs[middle]!.bottom < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
