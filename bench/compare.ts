import { isDeepStrictEqual } from "node:util";
import { medians, type Contestant } from "./measure";
import { duration, figure, type Line, type Section, type Target } from "./report";

/** One line of a comparison; the first is MUNI's own. */
export interface Rival extends Contestant {
  /** What it answered, in a form in which all the answers can be compared; left out, what `run` returns. */
  readonly answers?: () => unknown;
  /** The target, of the medians of one item in nanoseconds. */
  readonly target?: (own: number, muni: number) => Target;
}

/** Times all of them in the same rounds, and compares their answers with MUNI's. */
export function compare(title: string, rivals: readonly Rival[], rounds: number): Section {
  const times = medians(rivals, rounds);
  const muni = times[0]!;
  const expected = answersOf(rivals[0]!);
  const lines = rivals.map((rival, at): Line => {
    const own = times[at]!;
    const same = isDeepStrictEqual(answersOf(rival), expected);
    return {
      what: same ? rival.name : `${rival.name} (ANSWERS DIFFER)`,
      result: duration(own),
      ratio: own / muni,
      ...(rival.target ? { target: rival.target(own, muni) } : {}),
    };
  });
  return { title, lines };
}

function answersOf({ answers, run }: Rival): unknown {
  return answers ? answers() : run();
}

/** MUNI takes at most so many times as long as the rival. */
export function muniAtMost(times: number): (own: number, muni: number) => Target {
  return (own, muni) => ({
    text: `MUNI at most ${times} × this (${figure(muni / own)} ×)`,
    reached: muni <= times * own,
  });
}

/** MUNI is at least so many times as fast as the rival. */
export function muniFaster(times: number): (own: number, muni: number) => Target {
  return (own, muni) => ({ text: `MUNI ${times} × faster`, reached: own >= times * muni });
}

/** Takes at most so many nanoseconds. */
export function under(limit: number): (own: number) => Target {
  return (own) => ({ text: `under ${duration(limit)}`, reached: own < limit });
}
