import { toA1 } from "./host/a1";
import { valueType } from "./host/cell-value";
import { corner } from "./host/rect";
import type { ErrorMessages } from "./functions/error-messages";
import type { UniverGrid } from "./grid/univer-grid";

/** Shows, for a selected cell with an error, what its function says to do; Excel shows it beside the cell. */
export function showCellMessages(grid: UniverGrid, messages: ErrorMessages): void {
  const place = document.getElementById("cell-message")!;
  const show = (): void => {
    const { sheet, rects } = grid.selection();
    const cell = corner(rects[0]!);
    const { value } = sheet.read(cell)[0]![0]!;
    const message = valueType(value) === "Error" ? messages.at(sheet.id, cell.row, cell.column) : null;
    place.hidden = message === null;
    place.textContent = message === null ? "" : `${toA1(cell)} ${String(value)}: ${message}`;
  };
  grid.onSelect(show);
  grid.onChange(show);
}
