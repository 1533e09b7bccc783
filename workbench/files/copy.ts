import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";
import { UNSAVED_TEXTS, WORKBENCH_FILE_TEXTS as TEXTS } from "../../src/messages/workbench-files";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { WorkbookEdit } from "../../xlsx/edit/workbook-edit";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import type { UniverParts } from "../grid/facade";
import type { UniverGrid } from "../grid/univer-grid";
import { marksOf, planCopy, type OpenState } from "./edits";
import { namesOf, newSheet } from "./new-sheet";
import { listed, quoted } from "./words";

/** A copy that can be saved, and what is to be said of it; `{file}` is still open. */
export interface Copy {
  readonly kind: "copy";
  readonly bytes: Uint8Array;
  readonly text: Text;
  /** What the copy does not have; empty where it has all. */
  readonly without: readonly Text[];
}

/** A copy that cannot be made within the original. */
export interface NoCopy {
  readonly kind: "impossible";
  readonly text: Text;
}

/** The original with what changed in the grid, and nothing else changed. */
export function copyOf(state: OpenState): Copy | NoCopy {
  const reasons = state.changes.reasons();
  if (reasons.length > 0)
    return { kind: "impossible", text: fill(TEXTS.cannotSave, { reasons: listed(reasons) }) };
  try {
    const { edits, unsaved } = planCopy(state);
    return {
      kind: "copy",
      bytes: edits.length === 0 ? state.book.bytes : applyEdits(state.book.bytes, edits),
      text: edits.length === 0 ? TEXTS.unchanged : fill(TEXTS.saved, { changes: listed(told(edits)) }),
      without: [...unsaved].map((kind) => UNSAVED_TEXTS[kind]),
    };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { kind: "impossible", text: fill(TEXTS.refused, { reason: error.text }) };
  }
}

function told(edits: readonly WorkbookEdit[]): Text[] {
  const count = (kind: WorkbookEdit["kind"]): number => edits.filter((edit) => edit.kind === kind).length;
  const sheetsWith = (kind: "marks"): string[] =>
    edits.flatMap((edit) => (edit.kind === kind ? [edit.sheet] : []));
  const added = edits.flatMap((edit) => (edit.kind === "sheet" ? [edit.sheet.name] : []));
  const marks = sheetsWith("marks");
  return [
    ...(count("cell") > 0 ? [fill(TEXTS.cells, { count: count("cell") })] : []),
    ...(count("result") > 0 ? [fill(TEXTS.results, { count: count("result") })] : []),
    ...(marks.length > 0 ? [fill(TEXTS.marks, { sheets: quoted(marks) })] : []),
    ...(added.length > 0 ? [fill(TEXTS.sheets, { sheets: quoted(added) })] : []),
    ...edits.flatMap((edit) =>
      edit.kind === "column"
        ? [fill(TEXTS.columns, { header: edit.header, sheets: quoted([edit.sheet]) })]
        : [],
    ),
  ];
}

/**
 * A workbook of its own with what the grid shows.
 *
 * @throws Problem for what Excel does not take
 */
export function newCopy(parts: UniverParts, grid: UniverGrid): Copy {
  const sheets = grid.sheets();
  const names = grid.names();
  const made = newWorkbook(
    sheets.map((sheet) => ({ ...newSheet(parts, sheet), names: namesOf(sheet.name(), names) })),
  );
  const marks = sheets.flatMap((sheet): WorkbookEdit[] => {
    const add = marksOf(sheet.marks());
    return add.length > 0 ? [{ kind: "marks", sheet: sheet.name(), add }] : [];
  });
  const bytes = marks.length > 0 ? applyEdits(made, marks) : made;
  return { kind: "copy", bytes, text: TEXTS.savedNew, without: [] };
}
