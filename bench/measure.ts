/** Work that is timed: it does `items` things of a kind each time it runs. */
export interface Contestant {
  readonly name: string;
  readonly items: number;
  readonly run: () => unknown;
}

const NANOSECONDS_PER_MS = 1e6;
/** A round lasts at least so long, so that the clock's own cost and grain do not show. */
const LEAST_MS = 15;
const WARM_UP_MS = 60;

/**
 * Median time of one item, in nanoseconds, for each contestant.
 *
 * Each round runs all of them, beginning with another one each time, so that what else the machine does falls on
 * all alike.
 */
export function medians(contestants: readonly Contestant[], rounds: number): number[] {
  const passes = contestants.map(warmUp);
  const times = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const at = (round + turn) % contestants.length;
      times[at]!.push(timeOfItem(contestants[at]!, passes[at]!));
    }
  }
  return times.map(median);
}

/** Runs until the engine has compiled what it will compile; returns how many runs make a round. */
function warmUp({ run }: Contestant): number {
  let runs = 0;
  const start = performance.now();
  do {
    run();
    runs++;
  } while (performance.now() - start < WARM_UP_MS);
  const msOfRun = (performance.now() - start) / runs;
  return Math.max(1, Math.ceil(LEAST_MS / msOfRun));
}

function timeOfItem({ run, items }: Contestant, passes: number): number {
  const start = performance.now();
  for (let pass = 0; pass < passes; pass++) run();
  return ((performance.now() - start) * NANOSECONDS_PER_MS) / (passes * items);
}

/**
 * The middle value; of an even number the mean of the two in the middle.
 *
 * @example
 * median([5, 1, 3]) //=> 3
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
