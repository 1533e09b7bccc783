import { CELL_INVERTED_INDEX_CACHE } from "@univerjs/engine-formula";

/**
 * Has this Univer compare every cell anew. It remembers where each value of a column stands, and from the second
 * comparison on gives only the cells that are equal: nothing where FALSE should be, so that `NOT(A1=1)` is an error.
 * Nor does that memory hear of a value that changes between two formulas.
 */
export function leaveOutComparisonIndex(): void {
  CELL_INVERTED_INDEX_CACHE.set = () => undefined;
  CELL_INVERTED_INDEX_CACHE.setContinueBuildingCache = () => undefined;
}
