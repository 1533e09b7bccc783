import { BookFailure, type SheetChange } from "./calendar-book";
import { checkBook, type Desk } from "./check-book";
import { renewMarks } from "./mark-findings";
import { concerns, isStale } from "./slices/outcome";
import type { Turn } from "./turns";

/** A clerk who goes from cell to cell edits faster than this. */
const AFTER_EDIT_MS = 300;
/** Where Excel refuses to be read while somebody types in a cell. */
const AGAIN_MS = 1500;

export interface Follower {
  /** Somebody edited a sheet. */
  edited(change: SheetChange): void;
  /** Checks what changed while nobody followed, or waits no more. */
  switched(on: boolean): void;
}

/**
 * "Revisar mientras escribo": checks again a while after each edit of the sheets that the report rests on, in turn with
 * all else. Marks are renewed after the clerk's own edits alone: after a co-author's, the co-author's own pane may be
 * at it.
 */
export function createFollower(desk: Desk): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queued = false;
  let byClerk = false;

  const soon = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(takeTurn, milliseconds);
  };
  const takeTurn = (): void => {
    if (queued) return;
    queued = true;
    void desk.turns.take("following", async (turn) => {
      queued = false;
      const renew = byClerk;
      byClerk = false;
      if (!isDue(desk) || (await follow(desk, turn, renew))) return;
      byClerk ||= renew;
      turn.tell({ type: "postponed" });
      soon(AGAIN_MS);
    });
  };
  return {
    edited({ sheetId, by }) {
      const { following, outcome } = desk.state();
      if (!following.on || !concerns(outcome, sheetId)) return;
      byClerk ||= by === "clerk";
      soon(AFTER_EDIT_MS);
    },
    switched(on) {
      clearTimeout(timer);
      if (on && isStale(desk.state().outcome)) soon(0);
    },
  };
}

/** An action of the clerk may have checked meanwhile. */
function isDue({ state }: Desk): boolean {
  const { following, outcome } = state();
  return following.on && (isStale(outcome) || outcome.kind === "unrecognised");
}

/** @returns false where the clerk is typing in a cell and the host does not wait for the end of it */
async function follow(desk: Desk, turn: Turn, renew: boolean): Promise<boolean> {
  const { outcome } = desk.state();
  if (outcome.kind === "none") return true;
  const { sheet } = outcome.kind === "report" ? outcome.report.calendar : outcome;
  try {
    const checked = await checkBook(desk, turn, sheet);
    if (checked && renew) await renewMarks(desk, turn, checked);
    return true;
  } catch (error) {
    if (error instanceof BookFailure && error.kind === "editing") return false;
    throw error;
  }
}
