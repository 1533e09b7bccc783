import { blockAddress, type Block } from "./address";
import { isDown } from "./merged";
import type { Report } from "./report";

/** What is out of the ordinary in the sheet of a calendar, and concerns its findings. */
export interface SheetNotes {
  /** Rows of the calendar's sheet, from 0, that are hidden by hand or by a filter. */
  readonly hiddenRows: ReadonlySet<number>;
  /** Findings whose first cell is in one of them. */
  readonly hiddenFindings: number;
  /** Addresses of cells of the calendar that are merged downwards: their value counted for each row. */
  readonly mergedDown: readonly string[];
  /** Addresses of those merged across columns: their value counted for the first column alone. */
  readonly mergedAcross: readonly string[];
}

export const NO_NOTES: SheetNotes = {
  hiddenRows: new Set(),
  hiddenFindings: 0,
  mergedDown: [],
  mergedAcross: [],
};

/**
 * @param hidden rows of the sheet that are not shown, from 0
 * @param merged rectangles of merged cells of the sheet
 */
export function notesOf(report: Report, hidden: readonly number[], merged: readonly Block[]): SheetNotes {
  const rows = rowsOfSessions(report);
  const hiddenRows = new Set(hidden.filter((row) => row >= rows.first && row < rows.behind));
  const touching = merged.filter(({ row, rows: count }) => row + count > rows.first && row < rows.behind);
  const onHidden = report.findings.filter(
    ({ places: [place] }) => place?.sheet.id === report.calendar.sheet.id && hiddenRows.has(place.row),
  );
  return {
    hiddenRows,
    hiddenFindings: onHidden.length,
    mergedDown: touching.filter(isDown).map(blockAddress),
    mergedAcross: touching.filter((block) => !isDown(block)).map(blockAddress),
  };
}

/** Rows below the header: a title merged above them concerns nobody. */
function rowsOfSessions({ basis }: Report): { readonly first: number; readonly behind: number } {
  if (!basis) return { first: 0, behind: Infinity };
  const { block, book } = basis;
  return { first: block.row + book.header.row + 1, behind: block.row + block.rows };
}
