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

/** Tells milliseconds. */
type Clock = () => number;

const onTheWall: Clock = () => performance.now();

/** Of this process alone, all threads: those that collect its garbage too. */
const ofTheProcessor: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Median time of one item, in nanoseconds, for each contestant. */
export function medians(contestants: readonly Contestant[], rounds: number): number[] {
  return samplesOf(contestants, rounds, onTheWall).map(median);
}

/**
 * Mean processor time of one item, in nanoseconds, for each contestant: for samples so long that other programs interrupt
 * most of them. The mean has the garbage in it, which is collected only now and then.
 */
export function processorTimes(contestants: readonly Contestant[], rounds: number): number[] {
  return samplesOf(contestants, rounds, ofTheProcessor).map(mean);
}

/**
 * Each round takes samples of all of them, beginning with another one each time, so that what else the machine does
 * falls on all alike.
 */
function samplesOf(contestants: readonly Contestant[], rounds: number, clock: Clock): number[][] {
  const passes = contestants.map(passesOfSample);
  const samples = contestants.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const at = (round + turn) % contestants.length;
      const start = performance.now();
      do samples[at]!.push(timeOfItem(contestants[at]!, passes[at]!, clock));
      while (performance.now() - start < ROUND_MS);
    }
  }
  return samples;
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

function timeOfItem({ run, items }: Contestant, passes: number, clock: Clock): number {
  const start = clock();
  for (let pass = 0; pass < passes; pass++) run();
  return ((clock() - start) * NANOSECONDS_PER_MS) / (passes * items);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / values.length;
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
