import { areaKey, type CellArea } from "./area";
import type { FormulaNode } from "./formula-node";

/** A formula on the way, and which of those that it reads comes next. */
interface Step {
  readonly node: FormulaNode;
  readonly reads: Iterator<FormulaNode>;
}

/**
 * Visits formulas so that each comes after all that it reads.
 *
 * @param readBy formulas that fill cells of an area
 * @param visit called once for each, with whether it depends on itself
 */
export function inOrder(
  nodes: Iterable<FormulaNode>,
  readBy: (area: CellArea) => Iterable<FormulaNode>,
  visit: (node: FormulaNode, circular: boolean) => void,
): void {
  const done = new Set<FormulaNode>();
  const readAreas = new Set<string>();
  const circular = new Set<FormulaNode>();
  const begin = (node: FormulaNode): Step => ({ node, reads: readsOf(node, readBy, readAreas) });
  for (const root of nodes) {
    const path = done.has(root) ? [] : [begin(root)];
    const open = new Map(path.map(({ node }) => [node, 0]));
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const { value: next, done: finished } = step.reads.next() as IteratorResult<FormulaNode, undefined>;
      if (finished) {
        path.pop();
        open.delete(step.node);
        done.add(step.node);
        visit(step.node, circular.has(step.node));
      } else if (open.has(next)) for (const { node } of path.slice(open.get(next))) circular.add(node);
      else if (!done.has(next)) {
        open.set(next, path.length);
        path.push(begin(next));
      }
    }
  }
}

/** The formulas that fill what a formula reads; an area whose formulas were all visited is passed over. */
function* readsOf(
  { areas }: FormulaNode,
  readBy: (area: CellArea) => Iterable<FormulaNode>,
  readAreas: Set<string>,
): Iterator<FormulaNode, undefined> {
  for (const area of areas) {
    const key = areaKey(area);
    if (readAreas.has(key)) continue;
    yield* readBy(area);
    readAreas.add(key);
  }
  return undefined;
}
