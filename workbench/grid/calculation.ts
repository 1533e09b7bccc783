import type { Injector } from "@univerjs/core";
import { FormulaCalculationSessionService } from "@univerjs/sheets-formula";

/**
 * Univer begins to calculate 100 ms after an edit, and about 950 ms after rows or columns moved: later where
 * the machine is busy, so these are limits for a start that does not come, and no times that are waited.
 */
export const AFTER_EDIT = 2000;
export const AFTER_MOVE = 4000;
const LONGEST = 30_000;

export interface Calculation {
  /** Something changed: a calculation may begin within so many milliseconds. */
  expect(within: number): void;
  /** Resolves when none is running and none is expected. */
  done(): Promise<void>;
}

/** Watches the formula engine, so that answers and events come after the results and not before. */
export function watchCalculation(injector: Injector, onDone: () => void): Calculation {
  const session = injector.get(FormulaCalculationSessionService);
  let running: Promise<void> | null = null;
  let expected = 0;
  let before = session.state.id;
  // It rejects after LONGEST: then answers come before the results, rather than never.
  const applied = (within: number): Promise<void> =>
    session.waitForLatestApplied(LONGEST, within).catch(() => undefined);
  const wait = async (): Promise<void> => {
    while (expected > 0) {
      const [within, last] = [expected, before];
      const { started, resultApplied } = session.state;
      expected = 0;
      await applied(within);
      // What was already running at the edit did not count it: the calculation after that does.
      if (started && !resultApplied && session.state.id === last) await applied(within);
    }
    running = null;
    onDone();
  };
  return {
    expect(within) {
      expected = Math.max(expected, within);
      before = session.state.id;
      running ??= wait();
    },
    done: () => running ?? Promise.resolve(),
  };
}
