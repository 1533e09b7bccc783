import type { SeatReadings } from "./candidate";
import type { DirectSeats, DirectWay } from "./direct";
import type { Line } from "./line";
import { NO_ROLE, SECOND, THIRD, dueTo, rolesOf, type Ranking } from "./rank";

/** What can become of a candidate, as bits: several where something open decides it. */
export const DIRECT = 1;
export const VACATED = 2;
export const BY_SECOND = 4;
export const BY_THIRD = 8;
export const DESIGNATED = 16;
export const NO_SEAT = 32;

/** What every way of resolving the open questions has in common. */
export interface Outcomes {
  /** Bits of each candidate. */
  readonly ofCandidate: number[];
  /** Seats that each party has in every way. */
  readonly direct: number[];
  readonly minority: number[];
  readonly total: number[];
  /** Minority seats of each party, among the above, that no candidate of it takes in any way (¶6, R16). */
  readonly toDesignate: number[];
  /** Roles that each party can have, as bits. */
  readonly roles: number[];
  /** Parties that can be the one with most direct seats. */
  readonly majorities: ReadonlySet<number>;
}

/**
 * Goes through every way of resolving what is open and keeps what is the same in all of them.
 *
 * The open questions are who takes the direct seats, which party has most of them (R13) and the places of the
 * parties (R15). The last does not depend on the first two, so that a party's roles count once for each way.
 */
export function outcomesOf(
  line: Line,
  direct: DirectSeats,
  ranking: Ranking,
  readings: SeatReadings,
): Outcomes {
  const outcomes = nothingYet(line);
  const majorities = outcomes.majorities as Set<number>;
  const rolesLeaving = new Map<number | undefined, number[]>();
  const rolesWithout = (leftOut: number | undefined): number[] => {
    let roles = rolesLeaving.get(leftOut);
    if (!roles) rolesLeaving.set(leftOut, (roles = rolesOf(ranking, leftOut)));
    return roles;
  };
  for (const way of direct.ways) {
    const { parties: most, mayBeNobody } = direct.complete
      ? majoritiesOf(line, way, ranking)
      : { parties: ranking.order, mayBeNobody: true };
    for (const party of most) majorities.add(party);
    const leavingNobodyOut = readings.opposition === "no" || mayBeNobody;
    if (leavingNobodyOut) addWay(outcomes, line, way, ranking, rolesWithout(undefined));
    if (readings.opposition === "sí")
      for (const party of most) addWay(outcomes, line, way, ranking, rolesWithout(party));
  }
  return outcomes;
}

function nothingYet({ slate }: Line): Outcomes {
  const none = (): number[] => slate.parties.map(() => 0);
  const unknown = (): number[] => slate.parties.map(() => Infinity);
  return {
    ofCandidate: slate.candidates.map(() => 0),
    direct: unknown(),
    minority: unknown(),
    total: unknown(),
    toDesignate: unknown(),
    roles: none(),
    majorities: new Set(),
  };
}

/** Who can have most direct seats in a way, and whether no ranked party may have any. */
interface Majorities {
  readonly parties: readonly number[];
  readonly mayBeNobody: boolean;
}

/**
 * The ranked parties that can have most direct seats: several when they have as many. Each vacant seat of a
 * disqualified candidate may or may not count for its party, so a party can lead when it does with all of its own and
 * none of the others'.
 */
function majoritiesOf({ slate }: Line, way: DirectWay, { order }: Ranking): Majorities {
  const seats = slate.parties.map(() => 0);
  const vacated = slate.parties.map(() => 0);
  for (const i of way.elected) seats[slate.partyOf[i]!]!++;
  for (const i of way.vacated) vacated[slate.partyOf[i]!]!++;
  const most = order.reduce((before, party) => Math.max(before, seats[party]!), 0);
  const withVacant = (party: number): number => seats[party]! + Math.min(vacated[party]!, way.vacant);
  return {
    parties: order.filter((party) => withVacant(party) > 0 && withVacant(party) >= most),
    mayBeNobody: most === 0,
  };
}

function addWay(
  outcomes: Outcomes,
  line: Line,
  way: DirectWay,
  ranking: Ranking,
  roles: readonly number[],
): void {
  const { partyOf, candidates, parties } = line.slate;
  const placed = new Uint8Array(candidates.length);
  const seats = parties.map(() => 0);
  for (const i of way.elected) {
    placed[i] = 1;
    seats[partyOf[i]!]!++;
    outcomes.ofCandidate[i]! |= DIRECT;
  }
  for (const i of way.vacated) {
    placed[i] = 1;
    outcomes.ofCandidate[i]! |= VACATED;
  }
  /** Of each party its unelected candidates in order: whether they qualify. */
  const unelected = parties.map((): boolean[] => []);
  for (const i of line.order) {
    if (placed[i]) continue;
    const party = partyOf[i]!;
    const disqualified = candidates[i]!.status === "disqualified";
    const before = unelected[party]!.push(!disqualified) - 1;
    outcomes.ofCandidate[i]! |= minorityOutcomes(roles[party]!, before, ranking, disqualified);
  }
  for (let party = 0; party < parties.length; party++)
    addParty(outcomes, party, seats[party]!, unelected[party]!, roles[party]!, ranking);
}

/** What the roles of its party make of a candidate with so many unelected ones of its party before it. */
function minorityOutcomes(
  roles: number,
  before: number,
  { second, third }: Ranking,
  disqualified: boolean,
): number {
  if (roles === NO_ROLE) return NO_SEAT;
  let bits = roles & NO_ROLE ? NO_SEAT : 0;
  if (roles & SECOND) bits |= before >= second ? NO_SEAT : disqualified ? DESIGNATED : BY_SECOND;
  if (roles & THIRD) bits |= before >= third ? NO_SEAT : disqualified ? DESIGNATED : BY_THIRD;
  return bits;
}

function addParty(
  outcomes: Outcomes,
  party: number,
  seats: number,
  unelected: readonly boolean[],
  roles: number,
  ranking: Ranking,
): void {
  const due = leastDue(ranking, roles);
  outcomes.roles[party]! |= roles;
  outcomes.direct[party] = Math.min(outcomes.direct[party]!, seats);
  outcomes.minority[party] = Math.min(outcomes.minority[party]!, due);
  outcomes.total[party] = Math.min(outcomes.total[party]!, seats + due);
  const taken = unelected.slice(0, due).filter((qualifies) => qualifies).length;
  outcomes.toDesignate[party] = Math.min(outcomes.toDesignate[party]!, due - taken);
}

function leastDue(ranking: Ranking, roles: number): number {
  if (roles & NO_ROLE) return 0;
  if (roles === SECOND || roles === THIRD) return dueTo(ranking, roles);
  return Math.min(dueTo(ranking, SECOND), dueTo(ranking, THIRD));
}
