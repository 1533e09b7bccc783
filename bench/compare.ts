import { isDeepStrictEqual } from "node:util";
import { medians, type Contestant } from "./measure";
import { duration, figure, type Line, type Section, type Target } from "./report";

/** One line of a comparison; the first is MUNI's own. */
export interface Rival extends Contestant {
  /** What it answered when it ran, in a form in which all can be compared; left out, what `run` returns. */
  readonly answers?: () => unknown;
  /** The target, of the medians of one item in nanoseconds. */
  readonly target?: (own: number, muni: number) => Target;
}

const SAME_ANSWERS: Target = { text: "answers as MUNI's", reached: false, required: true };

/** Compares their answers with MUNI's, then times all of them in the same rounds: the time of other work says nothing. */
export function compare(title: string, rivals: readonly Rival[], rounds: number): Section {
  const [expected, ...others] = rivals.map(answersOf);
  const same = [true, ...others.map((answers) => isDeepStrictEqual(answers, expected))];
  const times = medians(rivals, rounds);
  const muni = times[0]!;
  const lines = rivals.map((rival, at): Line => {
    const own = times[at]!;
    const target = same[at] ? rival.target?.(own, muni) : SAME_ANSWERS;
    const line = { what: rival.name, result: duration(own), ratio: own / muni };
    return target ? { ...line, target } : line;
  });
  return { title, lines };
}

function answersOf({ answers, run }: Rival): unknown {
  const given = run();
  return answers ? answers() : given;
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
