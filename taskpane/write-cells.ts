import { FIX_TEXTS } from "../src/messages/pane-fixes";
import { fill, type Text } from "../src/messages/text";
import { blockAddress } from "../src/workbook/address";
import type { BlockEdit } from "../src/workbook/block-edit";
import type { SheetRef } from "../src/workbook/reading";
import type { Place } from "../src/workbook/report";
import { BookFailure } from "./calendar-book";
import { checkBook, type Desk } from "./check-book";
import { renewMarks } from "./mark-findings";
import type { Refusal, Undone, Written } from "./sheet-writer";
import type { Outcome } from "./slices/outcome";
import type { Undoable } from "./slices/undoable";
import type { Turn } from "./turns";

/** What is said where nothing was written. */
export interface RefusalTexts {
  readonly stale: Text;
  readonly protected: Text;
}

/**
 * Writes cells, keeps what takes them back, and checks the calendar again. What came of it is told.
 *
 * @param label names the change, for the sentence and for "Deshacer"
 * @throws Cancelled
 */
export async function writeCells(
  desk: Desk,
  turn: Turn,
  edits: readonly BlockEdit[],
  label: Text,
  refused: RefusalTexts = FIX_TEXTS,
): Promise<void> {
  const written = await attempt(
    turn,
    () => desk.writer.edit(edits, desk.dates1904),
    (late) => tellLate(desk, late, label),
  );
  if (!written) return;
  if (written.kind !== "written") return tellRefusal(turn, written, refused);
  turn.tell({ type: "wrote", label, undo: written.undo });
  await checkAgain(desk, turn);
  turn.tell({ type: "told", tone: "done", text: fill(FIX_TEXTS.done, { label }) });
}

/** A change that Excel made though nobody waited for it any more: it can be undone, and the report is out of date. */
function tellLate({ tell }: Desk, written: Written | Refusal, label: Text): void {
  if (written.kind !== "written") return;
  tell({ type: "wrote", label, undo: written.undo });
  for (const { sheet } of written.undo) tell({ type: "changed", sheetId: sheet.id, by: "clerk" });
  tell({ type: "told", tone: "done", text: fill(FIX_TEXTS.late, { label }) });
}

/** Takes the last change back, and checks the calendar again. */
export async function undoLast(desk: Desk, turn: Turn): Promise<void> {
  const [last] = desk.state().undoable;
  if (!last) return;
  const undone = await attempt(
    turn,
    () => desk.writer.undo(last.undo),
    (late) => tellLateUndo(desk, late, last),
  );
  if (!undone) return;
  if (undone.kind !== "undone")
    return tellRefusal(turn, undone, { stale: FIX_TEXTS.undoStale, protected: FIX_TEXTS.undoProtected });
  turn.tell({ type: "undone" });
  // A repair may come before the first check.
  if (desk.state().outcome.kind !== "none") await checkAgain(desk, turn);
  turn.tell({ type: "told", tone: "done", text: fill(FIX_TEXTS.undone, { label: last.label }) });
}

function tellLateUndo({ tell }: Desk, undone: Undone | Refusal, { undo, label }: Undoable): void {
  if (undone.kind !== "undone") return;
  tell({ type: "undone" });
  for (const { sheet } of undo) tell({ type: "changed", sheetId: sheet.id, by: "clerk" });
  tell({ type: "told", tone: "done", text: fill(FIX_TEXTS.undone, { label }) });
}

/**
 * Writes; a failure of Excel is told here, for it leaves the marks alone.
 *
 * @param onLate given what was written after the clerk ended the wait
 */
export async function attempt<T>(
  turn: Turn,
  write: () => Promise<T>,
  onLate?: (written: T) => void,
): Promise<T | undefined> {
  let written: T | undefined;
  let failure: BookFailure | undefined;
  const change = async (): Promise<void> => {
    try {
      written = await write();
    } catch (error) {
      if (!(error instanceof BookFailure)) throw error;
      failure = error;
    }
  };
  await turn.write("cells", change, () => written !== undefined && onLate?.(written));
  if (failure) turn.tell({ type: "failed", failure: failure.kind, code: failure.code, writing: undefined });
  return written;
}

/** Of sheets that were added though nobody waited any more. */
export function tellLateSheets({ tell }: Pick<Desk, "tell">, added: readonly SheetRef[]): void {
  tell({ type: "told", tone: "done", text: fill(FIX_TEXTS.lateSheets, { sheets: quoted(added) }) });
}

/** Says why nothing was written. */
export function tellRefusal(turn: Turn, refusal: Refusal, texts: RefusalTexts): void {
  const text =
    refusal.kind === "stale"
      ? fill(texts.stale, { cell: cellName(refusal.at) })
      : fill(texts.protected, { sheets: quoted(refusal.sheets) });
  turn.tell({ type: "told", tone: "refused", text });
}

/** Sheets by their names, in the quotes of each language. */
export function quoted(sheets: readonly Pick<SheetRef, "name">[]): Text {
  return {
    es: sheets.map(({ name }) => `«${name}»`).join(", "),
    en: sheets.map(({ name }) => `“${name}”`).join(", "),
  };
}

/** "Calendario!D5" */
export function cellName({ sheet, row, column }: Place): string {
  return `${sheet.name}!${blockAddress({ row, column, rows: 1, columns: 1 })}`;
}

/** Checks the calendar on the screen again, whatever sheet is active, and renews the marks that it has. */
export async function checkAgain(desk: Desk, turn: Turn): Promise<void> {
  const sheet = sheetOf(desk.state().outcome);
  const checked = await checkBook(desk, turn, sheet);
  if (checked) await renewMarks(desk, turn, checked);
}

/** The sheet of the calendar on the screen, or of the sheet that is none; undefined before the first check. */
export function sheetOf(outcome: Outcome): SheetRef | undefined {
  if (outcome.kind === "none") return undefined;
  return outcome.kind === "report" ? outcome.report.calendar.sheet : outcome.sheet;
}
