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

export function lineOf(slate: Slate, { directTie }: SeatReadings): Line {
  const { candidates, parties, partyOf } = slate;
  const byRow = directTie === "fila";
  const emblem = (i: number): number => parties[partyOf[i]!]!.emblem;
  const order = candidates.map((_, i) => i);
  order.sort((a, b) => {
    const first = candidates[a]!;
    const second = candidates[b]!;
    if (first.votes !== second.votes) return second.votes - first.votes;
    if (byRow && first.row !== second.row) return first.row - second.row;
    const byEmblem = emblem(b) - emblem(a);
    if (byEmblem !== 0) return byEmblem;
    return first.row - second.row || (first.party < second.party ? -1 : first.party > second.party ? 1 : a - b);
  });
  return { slate, order, directTie };
}

/** Places of the line, from `first` until before `until`. */
export interface Stretch {
  readonly first: number;
  readonly until: number;
}

/**
 * The stretch around a place whose order nothing decides: equal votes and, by R14, the same ballot row
 * (`fila`) and no emblem votes that differ. A place whose order is decided is a stretch of its own.
 */
export function knotAt(line: Line, place: number): Stretch {
  const alone = { first: place, until: place + 1 };
  const equals = around(line, place, (i, j) => sameVotes(line, i, j) && (line.directTie === "emblema" || sameRow(line, i, j)));
  if (oneColumn(line, equals)) return alone;
  if (hasUnknownEmblem(line, equals)) return equals;
  const knot = around(line, place, (i, j) => emblemOf(line, i) === emblemOf(line, j), equals);
  return oneColumn(line, knot) ? alone : knot;
}

/** All places with as many votes as this one. */
export function equalVotesAt(line: Line, place: number): Stretch {
  return around(line, place, (i, j) => sameVotes(line, i, j));
}

function around(line: Line, place: number, equal: (i: number, j: number) => boolean, within?: Stretch): Stretch {
  const { order } = line;
  const me = order[place]!;
  let first = place;
  let until = place + 1;
  while (first > (within?.first ?? 0) && equal(order[first - 1]!, me)) first--;
  while (until < (within?.until ?? order.length) && equal(order[until]!, me)) until++;
  return { first, until };
}

function sameVotes({ slate }: Line, i: number, j: number): boolean {
  return slate.candidates[i]!.votes === slate.candidates[j]!.votes;
}

function sameRow({ slate }: Line, i: number, j: number): boolean {
  return slate.candidates[i]!.row === slate.candidates[j]!.row;
}

function emblemOf({ slate }: Line, i: number): number {
  return slate.parties[slate.partyOf[i]!]!.emblem;
}

function oneColumn({ slate, order }: Line, { first, until }: Stretch): boolean {
  const column = slate.columnOf[order[first]!];
  for (let place = first + 1; place < until; place++) if (slate.columnOf[order[place]!] !== column) return false;
  return true;
}

function hasUnknownEmblem(line: Line, { first, until }: Stretch): boolean {
  for (let place = first; place < until; place++) if (emblemOf(line, line.order[place]!) < 0) return true;
  return false;
}
