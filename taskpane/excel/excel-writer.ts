import type { SheetWriter } from "../sheet-writer";
import { addSheets } from "./add-sheets";
import { editCells, readBlock, readCells, undoEdit } from "./edit-cells";

/** Writes into the workbook that is open in Excel. */
export function createExcelWriter(): SheetWriter {
  return { readCells, readBlock, edit: editCells, undo: undoEdit, addSheets };
}
