import type { Block } from "../../src/workbook/address";

/** Asks for the merged cells of a range; read them after the sync. */
export function requestMergedCells(range: Excel.Range): () => Block[] {
  const merged = range.getMergedAreasOrNullObject();
  // Not its address: Excel cuts that at 8,192 characters.
  const areas = merged.areas.load("items/rowIndex,items/columnIndex,items/rowCount,items/columnCount");
  return () => (range.isNullObject || merged.isNullObject ? [] : areas.items.map(blockOf));
}

function blockOf({ rowIndex, columnIndex, rowCount, columnCount }: Excel.Range): Block {
  return { row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
}
