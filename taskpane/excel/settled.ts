import type { SheetCell } from "../../src/calendar/input";

/** How often and how long cells are looked at until Excel has computed them, in milliseconds. */
const PAUSE = 500;
export const LONGEST_WAIT = 20_000;

const COMPUTING: readonly SheetCell[] = ["#BUSY!", "#GETTING_DATA", "#GETTING_DATA!", "#CONNECT!"];

export function isComputing(value: SheetCell): boolean {
  return COMPUTING.includes(value);
}

/**
 * Reads again and again until no cell is being computed, or the wait is over. Excel answers while functions of
 * add-ins are at work, and shows #BUSY! meanwhile.
 *
 * @returns whether all were computed
 */
export async function untilComputed(
  read: () => Promise<readonly (readonly (readonly SheetCell[])[])[]>,
  signal: AbortSignal,
): Promise<boolean> {
  for (let waited = 0; ; waited += PAUSE) {
    const values = await read();
    if (!values.some((rows) => rows.some((line) => line.some(isComputing)))) return true;
    if (waited >= LONGEST_WAIT || signal.aborted) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
