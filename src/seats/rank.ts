import type { SeatReadings } from "./candidate";
import type { LegislatureSize } from "./sizes-data";
import type { Slate } from "./slate";

/** What the parties are ranked by (R12). */
export type RankBasis = "suma" | "mejor" | "emblema";

/** The parties that compete for the minority seats. */
export interface Ranking {
  readonly basis: RankBasis;
  /** Indexes of the ranked parties, most votes first; equals in any order. */
  readonly order: readonly number[];
  /** Votes by which each party of the slate is ranked. */
  readonly scores: readonly number[];
  /** Minority seats of the second and of the third party (§ 4153(a), (c)). */
  readonly second: number;
  readonly third: number;
  /** Minority seats for which there is no party (R16). */
  readonly unclaimed: number;
}

/** Roles of a party as bits: a party has several where a tie leaves its place open. */
export const NO_ROLE = 1;
export const SECOND = 2;
export const THIRD = 4;

/**
 * Ranks the parties by the votes of their candidates for the legislature (§ 4153 ¶4(a), R12).
 *
 * With only two parties all the seats that remain are the second's (§ 4153(c)).
 */
export function rankingOf(slate: Slate, readings: SeatReadings, size: LegislatureSize): Ranking {
  const basis = slate.emblems ? "emblema" : readings.rank;
  const scores = slate.parties.map((party) =>
    basis === "emblema" ? party.emblem : basis === "suma" ? party.sum : party.best,
  );
  const order = scores.map((_, party) => party).filter((party) => slate.parties[party]!.ranked);
  order.sort((a, b) => scores[b]! - scores[a]!);
  const minority = size.members - size.direct;
  const two = order.length === 2;
  return {
    basis,
    order,
    scores,
    second: two ? minority : size.second,
    third: two ? 0 : size.third,
    unclaimed: order.length < 2 ? minority : 0,
  };
}

/** First and last place, from 0, that a party can have among the ranked ones, one of them left out or none. */
export function placesOf(
  { order, scores }: Ranking,
  party: number,
  leftOut?: number,
): { first: number; last: number } {
  let first = 0;
  let last = -1;
  for (const other of order) {
    if (other === leftOut) continue;
    if (scores[other]! > scores[party]!) first++;
    if (scores[other]! >= scores[party]!) last++;
  }
  return { first, last };
}

/**
 * The roles that each party of the slate can have (R15). With a party left out (R13 `sí`) the others rank among
 * themselves: the first of them is the second party of § 4153(a).
 */
export function rolesOf(ranking: Ranking, leftOut?: number): number[] {
  const roles = ranking.scores.map(() => NO_ROLE);
  const secondPlace = leftOut === undefined ? 1 : 0;
  for (const party of ranking.order) {
    if (party === leftOut) continue;
    const { first, last } = placesOf(ranking, party, leftOut);
    roles[party] = 0;
    for (let place = first; place <= last; place++) roles[party] |= roleOf(ranking, place - secondPlace);
  }
  return roles;
}

function roleOf({ second, third }: Ranking, behindFirst: number): number {
  if (behindFirst === 0 && second > 0) return SECOND;
  return behindFirst === 1 && third > 0 ? THIRD : NO_ROLE;
}

/** Minority seats due to a party in one role. */
export function dueTo({ second, third }: Ranking, role: number): number {
  return role === SECOND ? second : role === THIRD ? third : 0;
}
