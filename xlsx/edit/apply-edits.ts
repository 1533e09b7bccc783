import { openPackage } from "../package/open-package";
import { savePackage } from "../package/save-package";
import { addSheet } from "./add-sheet";
import { openBook } from "./book";
import { editCells } from "./cell-edits";
import { editColumn } from "./column-edit";
import { startSession, type EditSession } from "./edit-session";
import { editMarks } from "./marks";
import { editNotes } from "./notes";
import { partsOf } from "./parts";
import { editResults } from "./result-edits";
import type { CellEdit, ResultEdit, WorkbookEdit } from "./workbook-edit";

/**
 * A workbook file with some changes. Parts that no change concerns stay byte for byte; in the others only what
 * changes is written anew. The same file and edits always give the same bytes.
 *
 * @param file an .xlsx or .xlsm; it is not changed
 * @param edits made in their order
 * @throws Problem for an edit that cannot be made; then none is
 * @example
 * applyEdits(file, [{ kind: "marks", sheet: "Calendario", add: [{ severity: "violation", address: "D2:D5,F9" }] }])
 */
export function applyEdits(file: Uint8Array, edits: readonly WorkbookEdit[]): Uint8Array {
  const parts = partsOf(openPackage(file));
  const session = startSession(openBook(parts));
  makeEdits(session, edits);
  return savePackage(file, parts.changes());
}

/** Makes the edits in the parts of a session, and ends it. */
export function makeEdits(session: EditSession, edits: readonly WorkbookEdit[]): void {
  for (const run of runsOf(edits)) makeRun(session, run);
  session.finish();
}

/** Cells of one sheet that follow one another are one run: the sheet is read once for all of them. */
function runsOf(edits: readonly WorkbookEdit[]): [WorkbookEdit, ...WorkbookEdit[]][] {
  const runs: [WorkbookEdit, ...WorkbookEdit[]][] = [];
  for (const edit of edits) {
    const run = runs.at(-1);
    const ofCells = edit.kind === "cell" || edit.kind === "result";
    if (run && ofCells && run[0].kind === edit.kind && run[0].sheet === edit.sheet) run.push(edit);
    else runs.push([edit]);
  }
  return runs;
}

function makeRun(session: EditSession, run: readonly [WorkbookEdit, ...WorkbookEdit[]]): void {
  const [edit] = run;
  switch (edit.kind) {
    case "cell":
      return editCells(
        session,
        edit.sheet,
        run.filter((one): one is CellEdit => one.kind === "cell"),
      );
    case "result":
      return editResults(
        session,
        edit.sheet,
        run.filter((one): one is ResultEdit => one.kind === "result"),
      );
    case "marks":
      return editMarks(session, edit);
    case "notes":
      return editNotes(session, edit);
    case "sheet":
      return addSheet(session, edit.sheet);
    case "column":
      return editColumn(session, edit);
  }
}
