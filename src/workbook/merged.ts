import type { Block } from "./address";
import type { Area } from "./reading";

/**
 * The area with each value of cells merged downwards in all of their rows: a clerk who merges the id of a session over
 * its meeting days means it for each of them. Excel keeps the value in the first cell alone. Cells merged across
 * several columns are left as they are: what they mean for the columns behind the first, nobody can know.
 *
 * @param merged rectangles of merged cells, row and column from 0 on the sheet
 * @example
 * spreadDown({ sheet, row: 0, column: 0, rows: [["O-1", 5], ["", 6]] }, [{ row: 0, column: 0, rows: 2, columns: 1 }]).rows
 * //=> [["O-1", 5], ["O-1", 6]]
 */
export function spreadDown(area: Area, merged: readonly Block[]): Area {
  const down = merged.filter((block) => isDown(block) && block.row >= area.row);
  if (down.length === 0) return area;
  const rows = area.rows.map((cells) => [...cells]);
  for (const { row, column, rows: count } of down) {
    const [first, at] = [row - area.row, column - area.column];
    const value = rows[first]?.[at];
    if (value === undefined) continue;
    for (const cells of rows.slice(first + 1, first + count)) cells[at] = value;
  }
  return { ...area, rows };
}

/** Whether merged cells are of one column: then their value holds for each of their rows. */
export function isDown({ rows, columns }: Block): boolean {
  return columns === 1 && rows > 1;
}

/**
 * The cell that keeps what a cell shows: of merged cells the first one.
 *
 * @example
 * keptIn({ row: 3, column: 0 }, [{ row: 1, column: 0, rows: 3, columns: 1 }]) //=> { row: 1, column: 0 }
 */
export function keptIn(
  { row, column }: Pick<Block, "row" | "column">,
  merged: readonly Block[],
): Pick<Block, "row" | "column"> {
  const whole = merged.find(
    (block) =>
      row >= block.row &&
      row < block.row + block.rows &&
      column >= block.column &&
      column < block.column + block.columns,
  );
  return whole ? { row: whole.row, column: whole.column } : { row, column };
}
