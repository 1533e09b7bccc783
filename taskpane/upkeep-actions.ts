import {
  DATE_SYSTEM_TEXTS,
  REPAIR_COUNTS,
  REPAIR_TEXTS,
  SELF_CHECK_TEXTS,
} from "../src/messages/pane-upkeep";
import { fill, type Text } from "../src/messages/text";
import { muniCalls, withPlainNames } from "../src/workbook/muni-formula";
import type { Desk } from "./check-book";
import { casesText, sheetText } from "./self-check/report-text";
import { selfCheck, sheetCheck } from "./self-check/self-check";
import { FUNCTION_NAMES } from "./self-check/known-cases";
import { concerns } from "./slices/outcome";
import type { Turn } from "./turns";
import { counted } from "./words";
import type { FoundCells, MuniCell, Rewritten, Scope } from "./workshop";
import { attempt, checkAgain, tellRefusal, type RefusalTexts } from "./write-cells";

/** What the buttons of the self-check and of the repairs do. */
export interface UpkeepActions {
  /** Tries every function and asks Excel about itself; nothing is written. */
  checkSelf(): Promise<void>;
  /** The same, and lets Excel compute the cases on a sheet that it takes away again. */
  checkOnSheet(): Promise<void>;
  chooseScope(scope: Scope): void;
  findStuck(): Promise<void>;
  /** Writes the formulas on the screen again. */
  rewriteStuck(): Promise<void>;
  dismissStuck(): void;
  findBareDates(): Promise<void>;
  /** Gives the cells on the screen the format of days. */
  formatDates(): Promise<void>;
  dismissBareDates(): void;
}

export function upkeepActions(desk: Desk): UpkeepActions {
  const { turns, tell } = desk;
  return {
    checkSelf: () => turns.take("diagnosing", (turn) => checkSelf(desk, turn)),
    checkOnSheet: () => turns.take("trying", (turn) => checkOnSheet(desk, turn)),
    chooseScope: (scope) => tell({ type: "scope", scope }),
    findStuck: () => turns.take("searching", (turn) => findStuck(desk, turn)),
    rewriteStuck: () => turns.take("rewriting", (turn) => rewriteStuck(desk, turn)),
    dismissStuck: () => tell({ type: "stuckFound", search: undefined }),
    findBareDates: () => turns.take("searching", (turn) => findBareDates(desk, turn)),
    formatDates: () => turns.take("formatting", (turn) => formatDates(desk, turn)),
    dismissBareDates: () => tell({ type: "bareFound", search: undefined }),
  };
}

async function checkSelf({ workshop, surroundings, today, state }: Desk, turn: Turn): Promise<void> {
  const now = { day: today(), language: state().languages.shown };
  const check = await selfCheck(workshop, surroundings, now);
  turn.tell({ type: "selfChecked", check });
  verdict(turn, check.results.failed.length === 0, casesText(check));
}

async function checkOnSheet(desk: Desk, turn: Turn): Promise<void> {
  await checkSelf(desk, turn);
  let left: string | undefined;
  const name = SELF_CHECK_TEXTS.trialSheet[desk.state().languages.shown];
  const check = await attempt(turn, () =>
    sheetCheck(desk.workshop, name, turn.signal, (sheet) => (left = sheet)),
  );
  if (check) {
    turn.tell({ type: "sheetChecked", check });
    verdict(turn, check.failed.length === 0 && check.left === undefined, sheetText(check));
  }
  if (!check && left !== undefined)
    turn.tell({ type: "told", tone: "refused", text: fill(SELF_CHECK_TEXTS.sheetLeft, { sheet: left }) });
}

/** Said at the top of the pane too, where it is read out. */
function verdict(turn: Turn, good: boolean, text: Text): void {
  turn.tell({ type: "told", tone: good ? "done" : "refused", text });
}

/** Of a scope, in a sentence. */
function scopeName(scope: Scope): Text {
  const { es, en } = REPAIR_TEXTS[scope];
  return { es: es.charAt(0).toLowerCase() + es.slice(1), en: en.charAt(0).toLowerCase() + en.slice(1) };
}

function foundNothing({ cells, protectedSheets }: FoundCells): boolean {
  return cells.length === 0 && protectedSheets.length === 0;
}

async function findStuck({ workshop, state }: Desk, turn: Turn): Promise<void> {
  const { scope } = state().upkeep;
  const found = await workshop.findStuck(scope, turn.signal);
  turn.tell({ type: "stuckFound", search: foundNothing(found) ? undefined : { ...found, scope } });
  done(
    turn,
    foundNothing(found)
      ? fill(REPAIR_TEXTS.noneStuck, { scope: scopeName(scope) })
      : counted(REPAIR_COUNTS.stuck, found.cells.length),
  );
}

function done(turn: Turn, text: Text): void {
  verdict(turn, true, text);
}

/** Whether MUNI has all functions that the formula calls: writing it again may help. */
export function isKnown({ formula }: MuniCell): boolean {
  return muniCalls(formula).every((name) => FUNCTION_NAMES.includes(name));
}

async function rewriteStuck(desk: Desk, turn: Turn): Promise<void> {
  const { stuck } = desk.state().upkeep;
  const cells = (stuck?.cells ?? []).filter(isKnown);
  if (cells.length === 0) return;
  const written = await attempt(turn, () => desk.workshop.rewrite(cells, turn.signal));
  if (!written) return;
  if (written.kind !== "written") return tellRefusal(turn, written, REFUSED);
  const left = written.after.filter(({ value }) => isNameError(value));
  turn.tell({ type: "rewritten", left });
  if (cells.some(({ formula }) => withPlainNames(formula) !== formula))
    turn.tell({ type: "wrote", label: REPAIR_TEXTS.rewriteLabel, undo: written.undo });
  await checkConcerned(desk, turn, cells);
  verdict(turn, left.length === 0, outcomeText(written, left));
}

/** A calendar on the screen that rests on one of the cells is checked again. */
async function checkConcerned(desk: Desk, turn: Turn, cells: readonly MuniCell[]): Promise<void> {
  const { outcome } = desk.state();
  if (outcome.kind === "report" && cells.some(({ place }) => concerns(outcome, place.sheet.id)))
    await checkAgain(desk, turn);
}

const REFUSED: RefusalTexts = { stale: REPAIR_TEXTS.stale, protected: REPAIR_TEXTS.protectedSheets };

function isNameError(value: MuniCell["value"]): boolean {
  return value === "#NAME?" || value === "#¿NOMBRE?";
}

function outcomeText({ after, refused }: Rewritten, left: readonly MuniCell[]): Text {
  const busy = after.filter(({ value }) => value === "#BUSY!").length;
  return sentences([
    counted(REPAIR_COUNTS.recovered, after.length - left.length - busy),
    ...(refused ? [fill(counted(REPAIR_COUNTS.halfWritten, refused.cells), { code: refused.code })] : []),
    ...(left.length > 0 && !refused ? [REPAIR_TEXTS.stillStuck] : []),
    ...(busy > 0 ? [REPAIR_TEXTS.stillBusy] : []),
  ]);
}

function sentences(texts: readonly Text[]): Text {
  return { es: texts.map(({ es }) => es).join(" "), en: texts.map(({ en }) => en).join(" ") };
}

async function findBareDates({ workshop, state }: Desk, turn: Turn): Promise<void> {
  const { scope } = state().upkeep;
  const { dates1904 } = await workshop.ask();
  if (dates1904) return turn.tell({ type: "told", tone: "refused", text: DATE_SYSTEM_TEXTS.noFormats });
  const found = await workshop.findBareDates(scope, turn.signal);
  turn.tell({ type: "bareFound", search: foundNothing(found) ? undefined : { ...found, scope } });
  done(
    turn,
    foundNothing(found)
      ? fill(REPAIR_TEXTS.noneBare, { scope: scopeName(scope) })
      : counted(REPAIR_COUNTS.bare, found.cells.length),
  );
}

async function formatDates(desk: Desk, turn: Turn): Promise<void> {
  const { bare } = desk.state().upkeep;
  if (!bare || bare.cells.length === 0) return;
  const formatted = await attempt(turn, () => desk.workshop.formatDates(bare.cells));
  if (!formatted) return;
  if (formatted.kind !== "written") return tellRefusal(turn, formatted, REFUSED);
  turn.tell({ type: "bareFound", search: undefined });
  turn.tell({ type: "wrote", label: REPAIR_TEXTS.formatLabel, undo: formatted.undo });
  done(turn, counted(REPAIR_COUNTS.formatted, formatted.cells));
}
