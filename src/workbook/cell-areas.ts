import type { Block } from "./address";

/** A cell of one sheet, from 0. */
interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Cells as rectangles: those below one another together, and columns beside one another that begin and end alike.
 *
 * @example
 * cellAreas([{ row: 1, column: 2 }, { row: 2, column: 2 }]) //=> [{ row: 1, column: 2, rows: 2, columns: 1 }]
 */
export function cellAreas(cells: readonly Cell[]): Block[] {
  const areas: Block[] = [];
  for (const run of columnRuns(cells)) {
    const left = areas.findIndex(
      ({ row, column, rows, columns }) =>
        row === run.row && rows === run.rows && column + columns === run.column,
    );
    if (left < 0) areas.push(run);
    else areas[left] = { ...areas[left]!, columns: areas[left]!.columns + 1 };
  }
  return areas;
}

function columnRuns(cells: readonly Cell[]): Block[] {
  const sorted = [...cells].sort((one, other) => one.column - other.column || one.row - other.row);
  const runs: { row: number; column: number; rows: number; columns: number }[] = [];
  for (const { row, column } of sorted) {
    const last = runs.at(-1);
    if (last && last.column === column && last.row + last.rows === row) last.rows++;
    else runs.push({ row, column, rows: 1, columns: 1 });
  }
  return runs;
}
