/** Work that is timed: it does `items` things of a kind each time it runs. */
export interface Contestant {
  readonly name: string;
  readonly items: number;
  readonly run: () => unknown;
}

const NANOSECONDS_PER_MS = 1e6;
/**
 * A sample is long for the clock and short for the machine: of samples shorter than the turns that the system gives
 * to processes, most are not interrupted, so that the median is that of undisturbed work.
 */
const SAMPLE_MS = 0.5;
const ROUND_MS = 20;
const WARM_UP_MS = 100;

/**
 * Median time of one item, in nanoseconds, for each contestant.
 *
 * Each round takes samples of all of them, beginning with another one each time, so that what else the machine does
 * falls on all alike.
 */
export function medians(contestants: readonly Contestant[], rounds: number): number[] {
  const passes = contestants.map(passesOfSample);
  const samples = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const at = (round + turn) % contestants.length;
      const start = performance.now();
      do samples[at]!.push(timeOfItem(contestants[at]!, passes[at]!));
      while (performance.now() - start < ROUND_MS);
    }
  }
  return samples.map(median);
}

/** Runs until the engine has compiled what it will compile; returns how many runs make a sample. */
function passesOfSample({ run }: Contestant): number {
  const times: number[] = [];
  const start = performance.now();
  do {
    const before = performance.now();
    run();
    times.push(performance.now() - before);
  } while (performance.now() - start < WARM_UP_MS);
  return Math.max(1, Math.ceil(SAMPLE_MS / median(times)));
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
