import type { Injector } from "@univerjs/core";
import { FormulaCalculationSessionService } from "@univerjs/sheets-formula";

/** Univer begins to calculate 100 ms after an edit, and about 950 ms after rows or columns moved. */
export const AFTER_EDIT = 160;
export const AFTER_MOVE = 1500;
const LONGEST = 10_000;

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
  const wait = async (): Promise<void> => {
    while (expected > 0) {
      const within = expected;
      expected = 0;
      // It rejects when nothing began in time: then there is nothing to wait for.
      await session.waitForLatestApplied(LONGEST, within).catch(() => undefined);
    }
    running = null;
    onDone();
  };
  return {
    expect(within) {
      expected = Math.max(expected, within);
      running ??= wait();
    },
    done: () => running ?? Promise.resolve(),
  };
}
