import { allocate, type Allocation, type PartySeats, type SeatResult } from "./allocate";
import type { PartyVotes, SeatReadings } from "./candidate";
import { equalVotesAt } from "./line";
import { isOpposed } from "./notes";

/** A candidate whose result another reading changes. */
export interface CandidateMove {
  readonly candidate: number;
  readonly here: SeatResult;
  readonly there: SeatResult;
}

/** A party whose decided seats another reading changes. */
export interface PartyMove {
  readonly party: number;
  readonly here: PartySeats;
  readonly there: PartySeats;
}

/** A reading that was not chosen, and the seats that it moves. */
export interface OtherReading {
  readonly option: keyof SeatReadings;
  readonly value: SeatReadings[keyof SeatReadings];
  readonly allocation: Allocation;
  readonly candidates: readonly CandidateMove[];
  readonly parties: readonly PartyMove[];
}

/**
 * The seats under R12's other way to rank the parties, where it gives another result.
 *
 * @param partyVotes as given to `allocate`; they rank the parties under both, so that nothing differs
 * @returns undefined when every seat is the same
 * @example
 * otherReading(allocate(aguadilla, 16, DEFAULT_READINGS))?.value //=> "mejor"
 */
export function otherReading(allocation: Allocation, partyVotes?: PartyVotes): OtherReading | undefined {
  if (allocation.slate.emblems) return undefined;
  const rank = allocation.readings.rank === "suma" ? "mejor" : "suma";
  return reread(allocation, "rank", { rank }, partyVotes);
}

/** The seats under the other readings of R13, R14 and R17, where the question arises and the result differs. */
export function furtherReadings(allocation: Allocation, partyVotes?: PartyVotes): OtherReading[] {
  const { opposition, directTie, independents } = allocation.readings;
  const found = [
    isOpposed(allocation) &&
      reread(allocation, "opposition", { opposition: opposition === "no" ? "sí" : "no" }, partyVotes),
    tiesAcrossParties(allocation) &&
      reread(allocation, "directTie", { directTie: directTie === "fila" ? "emblema" : "fila" }, partyVotes),
    canRereadIndependents(allocation) &&
      reread(
        allocation,
        "independents",
        { independents: independents === "partido" ? "candidatos" : "partido" },
        partyVotes,
      ),
  ];
  return found.filter((reading) => typeof reading === "object");
}

function reread(
  allocation: Allocation,
  option: keyof SeatReadings,
  change: Partial<SeatReadings>,
  partyVotes: PartyVotes | undefined,
): OtherReading | undefined {
  const readings = { ...allocation.readings, ...change };
  const other = allocate(allocation.slate.candidates, allocation.size.members, readings, partyVotes);
  const candidates = allocation.results.flatMap((here, candidate) => {
    const there = other.results[candidate]!;
    return here === there ? [] : [{ candidate, here, there }];
  });
  const parties = allocation.parties.flatMap((here) => {
    const there = other.parties.find(({ party }) => party === here.party)!;
    return sameSeats(here, there) ? [] : [{ party: here.party, here, there }];
  });
  if (candidates.length === 0 && parties.length === 0) return undefined;
  return { option, value: readings[option], allocation: other, candidates, parties };
}

function sameSeats(here: PartySeats, there: PartySeats): boolean {
  return here.direct === there.direct && here.minority === there.minority && here.total === there.total;
}

/** Whether the last direct seat falls among equals of several parties, with emblem votes at hand. */
function tiesAcrossParties({ line, slate, size }: Allocation): boolean {
  if (!slate.emblems || line.order.length <= size.direct) return false;
  const { first, until } = equalVotesAt(line, size.direct - 1);
  if (until <= size.direct) return false;
  return line.order.slice(first, until).some((i) => slate.partyOf[i] !== slate.partyOf[line.order[first]!]);
}

/** Independents can be read as a party when there are some, with a column of their own and votes to rank it by. */
function canRereadIndependents({ slate, readings }: Allocation): boolean {
  const index = slate.parties.findIndex(({ independents }) => independents);
  if (index < 0) return false;
  if (readings.independents === "partido") return true;
  const rows = slate.candidates.filter((_, i) => slate.partyOf[i] === index).map(({ row }) => row);
  return new Set(rows).size === rows.length && !(slate.emblems && slate.parties[index]!.emblem < 0);
}
