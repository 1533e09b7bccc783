/** A rectangle of cells of a sheet; row and column count from 0. */
export interface Block {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * Letters of a column.
 *
 * @param column from 0
 * @example
 * columnLetters(27) //=> "AB"
 */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/**
 * Address of a rectangle, without its sheet.
 *
 * @example
 * blockAddress({ row: 1, column: 3, rows: 4, columns: 1 }) //=> "D2:D5"
 * blockAddress({ row: 1, column: 3, rows: 1, columns: 1 }) //=> "D2"
 */
export function blockAddress({ row, column, rows, columns }: Block): string {
  const first = columnLetters(column) + (row + 1);
  return rows === 1 && columns === 1 ? first : `${first}:${columnLetters(column + columns - 1)}${row + rows}`;
}
