import type { SeatReadings } from "./candidate";
import type { Slate } from "./slate";

/**
 * All candidates in the order in which they take direct seats (§ 4153 ¶4): by votes; among equals by what
 * breaks the tie (R14). Where nothing breaks it the order within the line means nothing: see `knotAt`.
 */
export interface Line {
  readonly slate: Slate;
  readonly order: readonly number[];
  readonly directTie: SeatReadings["directTie"];
}

/** Places of the line, from `first` until before `until`. */
export interface Stretch {
  readonly first: number;
  readonly until: number;
}

/**
 * Puts the candidates in line.
 *
 * Ties across parties (R14): `fila` goes by the ballot row, then by emblem votes where they are given; `emblema` the
 * other way about. Emblem votes that some of the tied lack settle nothing among them.
 */
export function lineOf(slate: Slate, { directTie }: SeatReadings): Line {
  const { candidates } = slate;
  const order = candidates.map((_, i) => i);
  order.sort((a, b) => candidates[b]!.votes - candidates[a]!.votes || byRow(slate, a, b));
  const line = { slate, order, directTie };
  return directTie === "emblema" && slate.emblems ? { ...line, order: emblemsFirst(line) } : line;
}

function byRow({ candidates, parties, partyOf }: Slate, a: number, b: number): number {
  const first = candidates[a]!;
  const second = candidates[b]!;
  if (first.row !== second.row) return first.row - second.row;
  const byEmblem = parties[partyOf[b]!]!.emblem - parties[partyOf[a]!]!.emblem;
  if (byEmblem !== 0) return byEmblem;
  return first.party < second.party ? -1 : first.party > second.party ? 1 : a - b;
}

function emblemsFirst(line: Line): number[] {
  const sorted: number[] = [];
  while (sorted.length < line.order.length) {
    const equals = equalVotesAt(line, sorted.length);
    const members = line.order.slice(equals.first, equals.until);
    // The sort keeps the order of rows among candidates of one emblem.
    if (!lackEmblem(line, equals)) members.sort((a, b) => emblemOf(line, b) - emblemOf(line, a));
    sorted.push(...members);
  }
  return sorted;
}

/** All places with as many votes as this one. */
export function equalVotesAt(line: Line, place: number): Stretch {
  const { slate } = line;
  return around(line, place, (i, j) => slate.candidates[i]!.votes === slate.candidates[j]!.votes);
}

/**
 * The places among which nothing decides: equal votes, the same ballot row and no emblem votes that differ (R14).
 * A place whose order is decided is alone.
 */
export function knotAt(line: Line, place: number): Stretch {
  const { candidates } = line.slate;
  const equals = around(line, place, (i, j) => {
    const [one, other] = [candidates[i]!, candidates[j]!];
    return one.votes === other.votes && one.row === other.row;
  });
  if (equals.until - equals.first === 1 || lackEmblem(line, equals)) return equals;
  return around(line, place, (i, j) => emblemOf(line, i) === emblemOf(line, j), equals);
}

/** Whether some of these places have no emblem votes, so that such votes tell none of them apart. */
export function lackEmblem(line: Line, { first, until }: Stretch): boolean {
  for (let place = first; place < until; place++) if (emblemOf(line, line.order[place]!) < 0) return true;
  return false;
}

function around(
  { order }: Line,
  place: number,
  equal: (i: number, j: number) => boolean,
  within: Stretch = { first: 0, until: order.length },
): Stretch {
  const me = order[place]!;
  let first = place;
  let until = place + 1;
  while (first > within.first && equal(order[first - 1]!, me)) first--;
  while (until < within.until && equal(order[until]!, me)) until++;
  return { first, until };
}

function emblemOf({ slate }: Line, i: number): number {
  return slate.parties[slate.partyOf[i]!]!.emblem;
}
