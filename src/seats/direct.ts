import { choicesOf, type Choices } from "./choices";
import { knotAt, type Line } from "./line";

/** One way of resolving what is open about the direct seats. */
export interface DirectWay {
  readonly elected: readonly number[];
  /** Disqualified candidates among those with most votes; the text names nobody in their stead. */
  readonly vacated: readonly number[];
  /** How many of their seats the next in line have not taken. */
  readonly vacant: number;
}

export interface DirectSeats {
  readonly ways: readonly DirectWay[];
  /** False when the ways show what each candidate can get, but not every combination. */
  readonly complete: boolean;
  /** Candidates between whom nothing decides the last direct seats (R14). */
  readonly tied: readonly number[];
  /** Candidates who would take the seat of a disqualified one. */
  readonly next: ReadonlySet<number>;
}

const NOBODY: readonly number[] = [];

/**
 * The candidates with most direct votes, in every way of resolving what is open (§ 4153 ¶4): ties that the ballot
 * order does not break, and seats of disqualified candidates, which stay vacant or go to the next in line.
 *
 * @param seats direct seats, at least 1
 */
export function directSeatsOf(line: Line, seats: number): DirectSeats {
  const { order, slate } = line;
  const knot = order.length > seats ? knotAt(line, seats - 1) : undefined;
  if (!knot || knot.until <= seats) {
    const top = order.slice(0, seats);
    if (!slate.anyDisqualified)
      return {
        ways: [{ elected: top, vacated: NOBODY, vacant: 0 }],
        complete: true,
        tied: NOBODY,
        next: new Set(),
      };
    return withReplacements(line, { ways: [top], complete: true }, NOBODY, seats);
  }
  const tied = order.slice(knot.first, knot.until);
  const sure = order.slice(0, knot.first);
  const choices = choicesOf(slate, tied, seats - knot.first);
  const tops = { ways: choices.ways.map((way) => [...sure, ...way]), complete: choices.complete };
  return withReplacements(line, tops, tied, knot.until);
}

/** Adds to each way those in which the next in line take 0, 1, 2 … of the seats of disqualified candidates. */
function withReplacements(line: Line, tops: Choices, tied: readonly number[], from: number): DirectSeats {
  const ways: DirectWay[] = [];
  const next = new Set<number>();
  let complete = tops.complete;
  for (const top of tops.ways) {
    const vacated = top.filter((i) => isDisqualified(line, i));
    const elected = top.filter((i) => !isDisqualified(line, i));
    const leftovers = tied.filter((i) => !top.includes(i));
    for (let seats = 0; seats <= vacated.length; seats++) {
      const choices = replacementsOf(line, leftovers, from, seats);
      complete &&= choices.complete;
      for (const way of choices.ways) {
        for (const i of way) next.add(i);
        ways.push({ elected: [...elected, ...way], vacated, vacant: vacated.length - way.length });
      }
    }
  }
  return { ways, complete, tied, next };
}

/** Who can be the next `seats` qualified candidates: first those who lost a tie, then the line from a place on. */
function replacementsOf(line: Line, leftovers: readonly number[], from: number, seats: number): Choices {
  const taken: number[] = [];
  let group = leftovers;
  let place = from;
  for (;;) {
    const open = seats - taken.length;
    const qualified = group.filter((i) => !isDisqualified(line, i));
    if (qualified.length > open && open > 0) {
      const { ways, complete } = choicesOf(line.slate, qualified, open);
      return { ways: ways.map((way) => [...taken, ...way]), complete };
    }
    if (open > 0) taken.push(...qualified);
    if (open === 0 || place >= line.order.length) return { ways: [taken], complete: true };
    const { first, until } = knotAt(line, place);
    group = line.order.slice(first, until);
    place = until;
  }
}

function isDisqualified({ slate }: Line, i: number): boolean {
  return slate.candidates[i]!.status === "disqualified";
}
