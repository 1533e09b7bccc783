import type { Fix } from "../src/calendar/finding";
import { FIX_TEXTS } from "../src/messages/pane-fixes";
import { fill, type Text } from "../src/messages/text";
import { sameCell, type BlockEdit } from "../src/workbook/block-edit";
import { sameFinding } from "../src/workbook/finding-key";
import { fixEdits } from "../src/workbook/fix-edits";
import type { Place, Report, ReportedFinding } from "../src/workbook/report";
import { checkBook, type Desk } from "./check-book";
import { isStale } from "./slices/outcome";
import type { PreviewedCell } from "./slices/previewed";
import type { Turn } from "./turns";
import { cellName, undoLast, writeCells } from "./write-cells";

/** A fix of a finding. */
export interface OfferedFix {
  readonly reported: ReportedFinding;
  readonly fix: Fix;
}

/** What the buttons of the fixes do. */
export interface FixActions {
  /** Shows what a fix would change; nothing is written. */
  previewFix(offered: OfferedFix): Promise<void>;
  dismissPreview(): void;
  /** Makes the change on the screen. */
  applyPreview(): Promise<void>;
  /** Makes safe fixes, all of them together. */
  applySafe(offered: readonly OfferedFix[]): Promise<void>;
  /** Takes the last change back. */
  undo(): Promise<void>;
}

export function fixActions(desk: Desk): FixActions {
  const { turns, tell } = desk;
  return {
    previewFix: (offered) => turns.take("fixing", (turn) => previewFix(desk, turn, offered)),
    dismissPreview: () => tell({ type: "previewed", preview: undefined }),
    applyPreview: () => turns.take("fixing", (turn) => applyPreview(desk, turn)),
    applySafe: (offered) => turns.take("fixing", (turn) => applySafe(desk, turn, offered)),
    undo: () => turns.take("undoing", (turn) => undoLast(desk, turn)),
  };
}

/** A fix, with the report that it is of and the cells that it changes. */
interface Current {
  readonly offered: OfferedFix;
  readonly edits: readonly BlockEdit[];
}

async function previewFix(desk: Desk, turn: Turn, offered: OfferedFix): Promise<void> {
  const [current] = await upToDate(desk, turn, [offered]);
  if (!current) return turn.tell({ type: "solved" });
  const cells = current.edits.flatMap(cellsOf);
  const states = await desk.writer.readCells(cells.map(({ place }) => place));
  const stale = cells.find(({ before }, at) => !sameCell(before, states[at]!.value));
  if (stale) {
    const sentence = stale.added ? FIX_TEXTS.noRoom : FIX_TEXTS.stale;
    const text = fill(sentence, { cell: cellName(stale.place) });
    return turn.tell({ type: "told", tone: "refused", text });
  }
  const previewed = cells.map((cell, at) => ({ ...cell, formula: formulaOf(states[at]!) }));
  turn.tell({ type: "previewed", preview: { ...current.offered, cells: previewed } });
}

function formulaOf({ value, formula }: { readonly value: unknown; readonly formula: unknown }): string {
  return typeof formula === "string" && formula.startsWith("=") && formula !== value ? formula : "";
}

/** The cells that an edit writes, one by one. */
function cellsOf({ sheet, row, column, before, after }: BlockEdit): Omit<PreviewedCell, "formula">[] {
  return after.flatMap((cells, i) =>
    cells.flatMap((content, j) => {
      if (content === undefined) return [];
      const place: Place = { sheet, row: row + i, column: column + j };
      const now = before[i]![j]!;
      // Only a row that is added is known to be blank across several cells.
      return [{ place, before: now, after: content, added: cells.length > 1 }];
    }),
  );
}

async function applyPreview(desk: Desk, turn: Turn): Promise<void> {
  const { previewed } = desk.state();
  if (!previewed) return;
  const [current] = await upToDate(desk, turn, [previewed]);
  if (!current) return turn.tell({ type: "solved" });
  turn.tell({ type: "previewed", preview: undefined });
  const { fix } = current.offered;
  const stale = fix.addedRow ? FIX_TEXTS.noRoom : FIX_TEXTS.stale;
  await writeCells(desk, turn, current.edits, fix.label, { stale, protected: FIX_TEXTS.protected });
}

async function applySafe(desk: Desk, turn: Turn, offered: readonly OfferedFix[]): Promise<void> {
  const safe = offered.filter(({ fix }) => fix.kind === "safe");
  const current = await upToDate(desk, turn, safe);
  if (current.length === 0) return turn.tell({ type: "solved" });
  await writeCells(desk, turn, distinct(current), labelOf(current));
}

function labelOf(current: readonly Current[]): Text {
  const [only] = current;
  return current.length === 1 ? only!.offered.fix.label : fill(FIX_TEXTS.doneAll, { number: current.length });
}

/** Two findings may mend the same cell. */
function distinct(current: readonly Current[]): BlockEdit[] {
  const byPlace = new Map<string, BlockEdit>();
  for (const edit of current.flatMap(({ edits }) => edits))
    byPlace.set(`${edit.sheet.id} ${edit.row} ${edit.column}`, edit);
  return [...byPlace.values()];
}

/**
 * The fixes as they are now. Where a sheet changed since the check it is checked first, and each is looked for again;
 * those that are gone are left out.
 */
async function upToDate(desk: Desk, turn: Turn, offered: readonly OfferedFix[]): Promise<readonly Current[]> {
  const { outcome } = desk.state();
  if (outcome.kind !== "report") return [];
  if (!isStale(outcome)) return placed(outcome.report, offered);
  const checked = await checkBook(desk, turn, outcome.report.calendar.sheet);
  if (!checked) return [];
  const { findings } = checked.report;
  return placed(
    checked.report,
    offered.flatMap(({ reported, fix }) => {
      const now = sameFinding(reported, outcome.report.findings, findings);
      const same = now?.finding.fixes?.find(({ label }) => label.es === fix.label.es);
      return now && same ? [{ reported: now, fix: same }] : [];
    }),
  );
}

function placed(report: Report, offered: readonly OfferedFix[]): Current[] {
  return offered.flatMap((one) => {
    const edits = fixEdits(report, one.fix);
    return edits ? [{ offered: one, edits }] : [];
  });
}
