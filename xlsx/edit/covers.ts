import type { Block } from "../../src/workbook/address";
import type { CellRef } from "../read/cell-reference";

/** True for a cell within a rectangle. */
export function covers({ row, column, rows, columns }: Block, cell: CellRef): boolean {
  return cell.row >= row && cell.row < row + rows && cell.column >= column && cell.column < column + columns;
}

/** True for rectangles that have a cell in common. */
export function overlap(one: Block, other: Block): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}
