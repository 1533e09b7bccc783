import type { Candidate, PartyVotes, SeatReadings } from "./candidate";
import { directSeatsOf, type DirectSeats } from "./direct";
import { lineOf, type Line } from "./line";
import {
  BY_SECOND,
  BY_THIRD,
  DESIGNATED,
  DIRECT,
  NO_SEAT,
  VACATED,
  outcomesOf,
  type Outcomes,
} from "./outcomes";
import { rankingOf, type Ranking } from "./rank";
import { sizeOf, type SizeInput } from "./size";
import type { LegislatureSize } from "./sizes-data";
import { slateOf, type Slate } from "./slate";

/**
 * What a candidate has: a seat, or
 * `minority`: a minority seat for sure, of the second party or of the third, which are equal (R15);
 * `tie`: equal with others for a direct seat that nothing decides;
 * `undecided`: open for another reason;
 * `to-be-designated`: a minority seat that the party fills with another person (§ 4153 ¶6).
 */
export type SeatResult =
  | "direct"
  | "minority-second"
  | "minority-third"
  | "minority"
  | "tie"
  | "undecided"
  | "to-be-designated"
  | "none";

/** The seats of a party that are decided: the same in every way of resolving what is open. */
export interface PartySeats {
  /** Index in the slate. */
  readonly party: number;
  readonly direct: number;
  /** Includes seats to be designated. */
  readonly minority: number;
  /** At least direct and minority together; more where the party has a seat in any case, of one kind or the other. */
  readonly total: number;
  /** Minority seats that no candidate takes (¶6, R16). */
  readonly toDesignate: number;
}

/** Seats that no row of a party has. */
export interface OpenCount {
  readonly direct: number;
  readonly minority: number;
  /** Seats that one or another takes; less than direct and minority together where a party's seat is only open in kind. */
  readonly total: number;
  /** Direct seats for which there is no candidate. */
  readonly withoutCandidate: number;
  /** Minority seats for which there is no party (R16). */
  readonly withoutParty: number;
}

/** The seats of one election. Candidates are in the order given, parties in the order of the ranking. */
export interface Allocation {
  readonly size: LegislatureSize;
  readonly readings: SeatReadings;
  readonly results: readonly SeatResult[];
  /** Whether a candidate has a seat in every way, even where its kind is open. */
  readonly seated: readonly boolean[];
  readonly parties: readonly PartySeats[];
  readonly open: OpenCount;
  readonly slate: Slate;
  readonly line: Line;
  readonly direct: DirectSeats;
  readonly ranking: Ranking;
  readonly outcomes: Outcomes;
}

/**
 * Who is elected (§ 4153 ¶4, readings R12–R17), as far as the votes decide it.
 *
 * The order of the candidates does not matter. A seat is decided only when it comes out the same in every way of
 * resolving ties, ranks and disqualifications; the others are `tie` or `undecided`.
 *
 * @param candidates one election's, any number
 * @param size see `sizeOf`
 * @param partyVotes votes under the emblems of all the ranked parties; they rank the parties in place of R12
 * @throws Problem `value` for an unknown size or for candidates that cannot be read together (see `slateOf`)
 * @example
 * allocate([{ party: "A", row: 1, votes: 90 }], "Culebra", DEFAULT_READINGS).results //=> ["direct"]
 */
export function allocate(
  candidates: readonly Candidate[],
  size: SizeInput,
  readings: SeatReadings,
  partyVotes?: PartyVotes,
): Allocation {
  const legislature = sizeOf(size);
  const slate = slateOf(candidates, readings, partyVotes);
  const line = lineOf(slate, readings);
  const direct = directSeatsOf(line, legislature.direct);
  const ranking = rankingOf(slate, readings, legislature);
  const outcomes = outcomesOf(line, direct, ranking, readings);
  const results = resultsOf(outcomes, direct);
  const parties = partySeats(slate, ranking, outcomes);
  return {
    size: legislature,
    readings,
    results,
    seated: outcomes.ofCandidate.map((bits) => (bits & (VACATED | DESIGNATED | NO_SEAT)) === 0),
    parties,
    open: openCount(legislature, candidates.length, ranking, parties),
    slate,
    line,
    direct,
    ranking,
    outcomes,
  };
}

const DECIDED = new Map<number, SeatResult>([
  [DIRECT, "direct"],
  [BY_SECOND, "minority-second"],
  [BY_THIRD, "minority-third"],
  [DESIGNATED, "to-be-designated"],
  [NO_SEAT, "none"],
  [BY_SECOND | BY_THIRD, "minority"],
]);

function resultsOf({ ofCandidate }: Outcomes, { tied }: DirectSeats): SeatResult[] {
  const results = ofCandidate.map((bits) => DECIDED.get(bits) ?? "undecided");
  for (const i of tied)
    if (results[i] === "undecided" && ofCandidate[i]! & (DIRECT | VACATED) && ofCandidate[i] !== VACATED)
      results[i] = "tie";
  return results;
}

function partySeats(slate: Slate, ranking: Ranking, outcomes: Outcomes): PartySeats[] {
  return inRankOrder(slate, ranking).map((party) => ({
    party,
    direct: outcomes.direct[party]!,
    minority: outcomes.minority[party]!,
    total: outcomes.total[party]!,
    toDesignate: outcomes.toDesignate[party]!,
  }));
}

/** The ranked parties by votes, equals by name; then independents that are no party. */
function inRankOrder({ parties }: Slate, { order, scores }: Ranking): number[] {
  const byName = (a: number, b: number): number => (parties[a]!.name < parties[b]!.name ? -1 : 1);
  const ranked = [...order].sort((a, b) => scores[b]! - scores[a]! || byName(a, b));
  const others = parties.map((_, party) => party).filter((party) => !parties[party]!.ranked);
  return [...ranked, ...others];
}

function openCount(
  size: LegislatureSize,
  candidates: number,
  { unclaimed }: Ranking,
  parties: readonly PartySeats[],
): OpenCount {
  const decided = (kind: "direct" | "minority" | "total"): number =>
    parties.reduce((sum, party) => sum + party[kind], 0);
  const withoutCandidate = Math.max(0, size.direct - candidates);
  return {
    direct: size.direct - withoutCandidate - decided("direct"),
    minority: size.members - size.direct - unclaimed - decided("minority"),
    total: size.members - withoutCandidate - unclaimed - decided("total"),
    withoutCandidate,
    withoutParty: unclaimed,
  };
}
