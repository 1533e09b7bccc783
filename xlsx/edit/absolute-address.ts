import { columnLetters, type Block } from "../../src/workbook/address";

/**
 * A rectangle of a sheet as names keep it.
 *
 * @example
 * absoluteAddress("Año 2027", { row: 0, column: 0, rows: 2, columns: 2 }) //=> "'Año 2027'!$A$1:$B$2"
 */
export function absoluteAddress(sheet: string, { row, column, rows, columns }: Block): string {
  const first = `$${columnLetters(column)}$${row + 1}`;
  const last = `$${columnLetters(column + columns - 1)}$${row + rows}`;
  return `${quotedSheet(sheet)}!${first === last ? first : `${first}:${last}`}`;
}

/** Whole rows of a sheet, "'Hoja'!$1:$2". */
export function absoluteRows(sheet: string, row: number, rows: number): string {
  return `${quotedSheet(sheet)}!$${row + 1}:$${row + rows}`;
}

/** Whole columns of a sheet, "'Hoja'!$A:$B". */
export function absoluteColumns(sheet: string, column: number, columns: number): string {
  return `${quotedSheet(sheet)}!$${columnLetters(column)}:$${columnLetters(column + columns - 1)}`;
}

function quotedSheet(sheet: string): string {
  return `'${sheet.replace(/'/g, "''")}'`;
}
