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
  /** Minority seats of each party, among the above, for which it has no candidate left in any way (R16). */
  readonly shortage: number[];
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
    const most = direct.complete ? majoritiesOf(line, way, ranking) : ranking.order;
    for (const party of most) majorities.add(party);
    const leavingNobodyOut = readings.opposition === "no" || most.length === 0 || !direct.complete;
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
    shortage: unknown(),
    roles: none(),
    majorities: new Set(),
  };
}

/**
 * The ranked parties with most direct seats: several when they have as many, none without a seat. A vacated seat
 * may or may not count for its party.
 */
function majoritiesOf({ slate }: Line, way: DirectWay, { order }: Ranking): readonly number[] {
  const seats = slate.parties.map(() => 0);
  for (const i of way.elected) seats[slate.partyOf[i]!]!++;
  const most = largest(seats, order);
  if (way.vacated.length === 0) return most;
  for (const i of way.vacated) seats[slate.partyOf[i]!]!++;
  return [...new Set([...most, ...largest(seats, order)])];
}

function largest(seats: readonly number[], parties: readonly number[]): number[] {
  let most = 1;
  let found: number[] = [];
  for (const party of parties) {
    if (seats[party]! > most) [most, found] = [seats[party]!, [party]];
    else if (seats[party] === most) found.push(party);
  }
  return found;
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
  const unelected = parties.map(() => 0);
  for (const i of line.order) {
    if (placed[i]) continue;
    const party = partyOf[i]!;
    const before = unelected[party]!++;
    outcomes.ofCandidate[i]! |= minorityOutcomes(
      roles[party]!,
      before,
      ranking,
      candidates[i]!.status === "disqualified",
    );
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
  unelected: number,
  roles: number,
  ranking: Ranking,
): void {
  const due = leastDue(ranking, roles);
  outcomes.roles[party]! |= roles;
  outcomes.direct[party] = Math.min(outcomes.direct[party]!, seats);
  outcomes.minority[party] = Math.min(outcomes.minority[party]!, due);
  outcomes.total[party] = Math.min(outcomes.total[party]!, seats + due);
  outcomes.shortage[party] = Math.min(outcomes.shortage[party]!, Math.max(0, due - unelected));
}

function leastDue(ranking: Ranking, roles: number): number {
  if (roles & NO_ROLE) return 0;
  if (roles === SECOND || roles === THIRD) return dueTo(ranking, roles);
  return Math.min(dueTo(ranking, SECOND), dueTo(ranking, THIRD));
}
