import type { Rect } from "./grid";

/** Rows or columns inserted (count above zero) or deleted (below zero) at a place. */
export interface Shift {
  readonly axis: "row" | "column";
  readonly at: number;
  readonly count: number;
}

/** Where a rectangle goes when rows or columns are inserted or deleted; null when it is deleted whole. */
export function moveRect(rect: Rect, { axis, at, count }: Shift): Rect | null {
  const size = axis === "row" ? "rows" : "columns";
  const first = rect[axis];
  const behind = first + rect[size];
  // What is inserted at the first cell moves the rectangle; right behind its last cell it leaves it alone.
  const start = count > 0 ? (first >= at ? first + count : first) : afterDeletion(first, at, -count);
  const end = count > 0 ? (behind > at ? behind + count : behind) : afterDeletion(behind, at, -count);
  return end > start ? { ...rect, [axis]: start, [size]: end - start } : null;
}

function afterDeletion(edge: number, at: number, deleted: number): number {
  return edge <= at ? edge : Math.max(at, edge - deleted);
}
