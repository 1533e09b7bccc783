import type { Slate } from "./slate";

/** More ways than this to share out tied seats are not listed one by one. */
const MOST_WAYS = 512;

/** Every way, or enough of them, to give seats to tied candidates. */
export interface Choices {
  readonly ways: readonly (readonly number[])[];
  /**
   * True when every way is listed. Otherwise there are ways with each possible number of disqualified winners,
   * and for each number ways in which a given candidate wins and in which it loses, and in which a party has
   * as few seats as it can have; but not every combination of candidates.
   */
  readonly complete: boolean;
}

/**
 * The ways to give seats to candidates among whom nothing decides.
 *
 * @param tied more candidates than seats
 * @param seats at least 1
 * @example
 * choicesOf(slate, [4, 7, 9], 1).ways //=> [[4], [7], [9]]
 */
export function choicesOf(slate: Slate, tied: readonly number[], seats: number): Choices {
  const ways: number[][] = [];
  const taken: number[] = [];
  const take = (from: number): boolean => {
    if (taken.length === seats) return ways.push([...taken]) <= MOST_WAYS;
    for (let at = from; at <= tied.length - (seats - taken.length); at++) {
      taken.push(tied[at]!);
      if (!take(at + 1)) return false;
      taken.pop();
    }
    return true;
  };
  return take(0) ? { ways, complete: true } : { ways: covering(slate, tied, seats), complete: false };
}

function covering(slate: Slate, tied: readonly number[], seats: number): number[][] {
  const byParty = [...tied].sort((a, b) => slate.partyOf[a]! - slate.partyOf[b]!);
  const disqualified = byParty.filter((i) => slate.candidates[i]!.status === "disqualified");
  const qualified = byParty.filter((i) => slate.candidates[i]!.status !== "disqualified");
  const ways: number[][] = [];
  const most = Math.min(seats, disqualified.length);
  for (let vacated = Math.max(0, seats - qualified.length); vacated <= most; vacated++) {
    const some = runs(disqualified, vacated);
    const others = runs(qualified, seats - vacated);
    for (let at = 0; at < Math.max(some.length, others.length); at++)
      ways.push([...some[at % some.length]!, ...others[at % others.length]!]);
  }
  return ways;
}

/** The runs of so many neighbours in a ring: each member is in some and, unless all are, out of others. */
function runs(members: readonly number[], length: number): number[][] {
  if (members.length === 0) return [[]];
  const ring = [...members, ...members];
  return members.map((_, at) => ring.slice(at, at + length));
}
