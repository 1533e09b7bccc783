import type { ColumnEdit } from "../../xlsx/edit/workbook-edit";
import type { GridSheet } from "../host/grid";
import type { Unsaved } from "./changes";
import type { OpenedBook, OpenedSheet } from "./opened-book";

/** A column that a table got at its right end. */
export interface AddedColumn {
  readonly edit: ColumnEdit;
  covers(row: number, column: number): boolean;
}

/**
 * The column by which a table of a sheet was widened. Other changes of tables are noted as such that a copy does not
 * take.
 */
export function addedColumn(
  { data }: OpenedBook,
  { index, name }: OpenedSheet,
  grid: GridSheet,
  unsaved: Set<Unsaved>,
): AddedColumn | undefined {
  const { tables } = data.sheets[index]!;
  let found: AddedColumn | undefined;
  for (const table of grid.tables()) {
    const before = tables.find(({ id }) => id === table.id);
    const { row, column, columns } = table.rect;
    const wider = before && columns - before.block.columns;
    if (!before || table.name !== before.displayName) unsaved.add("tables");
    else if (wider === 1 && !found && table.hasHeaders)
      found = columnOf(name, grid, { row, column, rows: before.block.rows, columns: before.block.columns });
    else if (wider !== 0) unsaved.add("tables");
  }
  return found;
}

function columnOf(sheet: string, grid: GridSheet, range: ColumnEdit["range"]): AddedColumn {
  const at = range.column + range.columns;
  const [header = "", ...cells] = grid
    .read({ ...range, column: at, columns: 1 })
    .map((line) => String(line[0]!.value));
  return {
    edit: { kind: "column", sheet, range, header, cells },
    covers: (row, column) => column === at && row >= range.row && row < range.row + range.rows,
  };
}
