import { BookFailure, Cancelled, stopIfCancelled } from "./calendar-book";
import type { Activity, Pace, PaneEvent, Writing } from "./pane-event";
import { createQueue } from "./queue";

/** When the pane says that it is still at it, that Excel may be waiting for the clerk, and that Excel may be lost. */
const PACES: readonly (readonly [afterMilliseconds: number, pace: Pace])[] = [
  [500, "slow"],
  [1500, "waiting"],
  [30_000, "lost"],
];

/** What an action has of the pane while it is its turn. After a cancellation it can tell and change nothing more. */
export interface Turn {
  readonly signal: AbortSignal;
  tell(event: PaneEvent): void;
  /**
   * Changes the workbook. Where that fails or is cancelled, what is there of the change is not known.
   *
   * @param onLate called where the change ends after the turn was cancelled, for Excel goes on with it
   * @throws Cancelled
   */
  write(writing: Writing, change: () => Promise<void>, onLate?: (failed: boolean) => void): Promise<void>;
}

export interface Turns {
  /** Runs an action after all before it: never two at once. */
  take(activity: Activity, action: (turn: Turn) => Promise<void>): Promise<void>;
  /** Ends the turn that is on; its result is dropped. */
  cancel(): void;
}

/** Gives actions their turns, and tells the beginning, the pace and the end of each. */
export function createTurns(tell: (event: PaneEvent) => void): Turns {
  const inTurn = createQueue();
  let current: AbortController | undefined;
  const perform = async (activity: Activity, action: (turn: Turn) => Promise<void>): Promise<void> => {
    const abort = new AbortController();
    const { turn, writes } = createTurn(abort.signal, tell);
    current = abort;
    tell({ type: "started", activity });
    const stopClock = startClock(tell);
    try {
      await untilCancelled(action(turn), abort.signal);
    } catch (error) {
      tell(endOf(error, writes()));
    } finally {
      stopClock();
      current = undefined;
      tell({ type: "finished" });
    }
  };
  return {
    take: (activity, action) => inTurn(() => perform(activity, action)),
    cancel: () => current?.abort(),
  };
}

function createTurn(
  signal: AbortSignal,
  tell: (event: PaneEvent) => void,
): { turn: Turn; writes: () => Writing } {
  let writes: Writing;
  const turn: Turn = {
    signal,
    tell(event) {
      stopIfCancelled(signal);
      tell(event);
    },
    async write(writing, change, onLate) {
      stopIfCancelled(signal);
      writes = writing;
      const ended = (failed: boolean): void => {
        if (signal.aborted) onLate?.(failed);
      };
      try {
        await change();
      } catch (error) {
        ended(true);
        throw error;
      }
      ended(false);
      writes = undefined;
    },
  };
  return { turn, writes: () => writes };
}

function startClock(tell: (event: PaneEvent) => void): () => void {
  const timers = PACES.map(([milliseconds, pace]) =>
    setTimeout(() => tell({ type: "pace", pace }), milliseconds),
  );
  return () => timers.forEach(clearTimeout);
}

/** Excel cannot take back a request: what it answers after a cancellation is dropped. */
function untilCancelled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Cancelled()), { once: true });
    work.then(resolve, reject);
  });
}

function endOf(error: unknown, writing: Writing): PaneEvent {
  if (error instanceof Cancelled) return { type: "cancelled", writing };
  if (error instanceof BookFailure) return { type: "failed", failure: error.kind, code: error.code, writing };
  // eslint-disable-next-line no-console -- a fault of ours: the clerk gets its name, who opens the console all of it
  console.error(error);
  return { type: "failed", failure: "other", code: String(error), writing };
}
