import type { ExcelHost } from "../host/host";
import type { UniverParts } from "../grid/facade";
import type { UniverGrid } from "../grid/univer-grid";
import type { LateAnswers } from "../functions/late-answers";
import type { Pane } from "../pane";
import { watchBook } from "./changes";
import { otherFormats, type OpenState } from "./edits";
import type { OpenedBook } from "./opened-book";
import { keepStoredResults, readResults } from "./stored-results";

/** A workbook in the grid, with the host and the pane beside it. */
export interface Desk {
  readonly name: string;
  readonly parts: UniverParts;
  readonly grid: UniverGrid;
  readonly host: ExcelHost;
  readonly pane: Pane;
  /** What the pane's functions still have to answer. */
  readonly late: LateAnswers;
  /** Of a file: what is compared with it. None for a sample. */
  open?: OpenState;
}

/**
 * Makes the grid of a file ready: its tables and protected sheets, and the sheet that was in front.
 *
 * @returns to be called when the pane's functions have been calculated
 */
export async function prepareDesk(
  { parts, grid }: Desk,
  book: OpenedBook,
): Promise<() => Promise<OpenState>> {
  const sheets = grid.sheets();
  for (const { id, index } of book.sheets) {
    const sheet = sheets.find((one) => one.id === id);
    const { tables, protected: isProtected } = book.data.sheets[index]!;
    for (const { id: tableId, displayName: name, block, headerRow, totalsRow } of tables)
      // The row of totals is no row of data.
      sheet?.putTable({
        id: tableId,
        name,
        rect: totalsRow ? { ...block, rows: block.rows - 1 } : block,
        hasHeaders: headerRow,
      });
    if (isProtected) sheet?.protect({ on: true, options: allowedOptions(book.look.sheets[index]!.allowed) });
  }
  await grid.settled();
  const front = book.sheets.find(({ index }) => book.data.sheets[index]!.id === book.data.activeSheet);
  if (front && book.data.sheets[front.index]!.state === "visible") grid.activate(front.id);
  const changes = watchBook(parts, book);
  return async () => {
    keepStoredResults(parts, book);
    await grid.calculated();
    changes.forget();
    return {
      parts,
      get sheets() {
        return grid.sheets();
      },
      book,
      results: readResults(book, grid.sheets()),
      changes,
      formats: otherFormats(book, grid.sheets()),
    };
  };
}

/** In the words of Office.js: "allowFormatCells". */
function allowedOptions(allowed: readonly string[]): Record<string, boolean> {
  const word = (name: string): string =>
    name === "autoFilter" ? "allowAutoFilter" : `allow${name[0]!.toUpperCase()}${name.slice(1)}`;
  return Object.fromEntries(allowed.map((name) => [word(name), true]));
}
