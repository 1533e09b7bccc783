import type { Allocation } from "./allocate";
import { DIRECT, VACATED } from "./outcomes";
import { NO_ROLE, SECOND, THIRD, dueTo, placesOf, rolesOf } from "./rank";

/** What is open, between whom, and so what would decide it. Candidates and parties are indexes. */
export type OpenSeats =
  /** R14: equal votes for the last direct seats. */
  | {
      readonly kind: "direct-tie";
      readonly seats: number;
      readonly candidates: readonly number[];
      readonly emblems: boolean;
    }
  /** ¶6 names no substitute for a direct seat. */
  | { readonly kind: "vacated"; readonly candidates: readonly number[]; readonly next: readonly number[] }
  /** R15: equal votes for second or third place. */
  | {
      readonly kind: "rank-tie";
      readonly seats: number;
      readonly parties: readonly number[];
      readonly emblems: boolean;
    }
  /** R13 `sí`: several parties can be the one with most direct seats. */
  | { readonly kind: "majority"; readonly parties: readonly number[] }
  /** Minority seats that hang on who takes an open direct seat. */
  | { readonly kind: "knock-on"; readonly candidates: readonly number[] }
  | { readonly kind: "without-candidate"; readonly seats: number }
  /** R16 */
  | { readonly kind: "without-party"; readonly seats: number };

/**
 * Everything that keeps seats from being decided, in the order of the statute.
 *
 * @example
 * openSeatsOf(allocation) //=> [{ kind: "direct-tie", seats: 1, candidates: [3, 8], emblems: false }]
 */
export function openSeatsOf(allocation: Allocation): OpenSeats[] {
  const { withoutCandidate, withoutParty } = allocation.open;
  return [
    ...directTie(allocation),
    ...vacated(allocation),
    ...rankTies(allocation),
    ...openMajority(allocation),
    ...knockOns(allocation),
    ...(withoutCandidate > 0 ? [{ kind: "without-candidate" as const, seats: withoutCandidate }] : []),
    ...(withoutParty > 0 ? [{ kind: "without-party" as const, seats: withoutParty }] : []),
  ];
}

function directTie({ direct, line, size, slate, outcomes }: Allocation): OpenSeats[] {
  const { tied } = direct;
  if (tied.length === 0) return [];
  const sure = (i: number): boolean => (outcomes.ofCandidate[i]! & ~(DIRECT | VACATED)) === 0;
  const candidates = tied.filter((i) => outcomes.ofCandidate[i]! & (DIRECT | VACATED) && !sure(i));
  const before = line.order.indexOf(tied[0]!);
  const seats = size.direct - before - tied.filter(sure).length;
  return candidates.length > 0 ? [{ kind: "direct-tie", seats, candidates, emblems: slate.emblems }] : [];
}

function vacated({ outcomes, direct }: Allocation): OpenSeats[] {
  const candidates = indexesWhere(outcomes.ofCandidate, (bits) => (bits & VACATED) !== 0);
  return candidates.length > 0 ? [{ kind: "vacated", candidates, next: [...direct.next] }] : [];
}

/** The ways to read who is left out of the ranking: nobody, or (R13 `sí`) each party that can have most seats. */
function leftOuts({ readings, outcomes }: Allocation): (number | undefined)[] {
  const { majorities } = outcomes;
  return readings.opposition === "no" || majorities.size === 0 ? [undefined] : [...majorities];
}

function rankTies(allocation: Allocation): OpenSeats[] {
  const { ranking, slate } = allocation;
  const groups = new Map<number, Set<number>>();
  for (const leftOut of leftOuts(allocation)) {
    const roles = rolesOf(ranking, leftOut);
    for (const party of ranking.order)
      if (isOpen(roles[party]!)) {
        const score = ranking.scores[party]!;
        groups.set(score, (groups.get(score) ?? new Set()).add(party));
      }
  }
  return [...groups.values()].map((group) => {
    const parties = [...group];
    return { kind: "rank-tie", seats: seatsAmong(allocation, parties), parties, emblems: slate.emblems };
  });
}

/** Minority seats of the places that tied parties share, less those that each surely has. */
function seatsAmong(allocation: Allocation, parties: readonly number[]): number {
  const { ranking } = allocation;
  const leftOut = leftOuts(allocation)[0];
  const { first, last } = placesOf(ranking, parties[0]!, leftOut);
  const secondPlace = leftOut === undefined ? 1 : 0;
  const due = (place: number): number =>
    place === secondPlace ? ranking.second : place === secondPlace + 1 ? ranking.third : 0;
  let seats = 0;
  let least = Infinity;
  for (let place = first; place <= last; place++) {
    seats += due(place);
    least = Math.min(least, due(place));
  }
  return seats - least * (last - first + 1);
}

function openMajority(allocation: Allocation): OpenSeats[] {
  const options = leftOuts(allocation);
  if (options.length < 2) return [];
  return [{ kind: "majority", parties: options as number[] }];
}

function knockOns({ results, outcomes, slate, direct }: Allocation): OpenSeats[] {
  const candidates = indexesWhere(results, (result, i) => {
    const settledParty = !isOpen(outcomes.roles[slate.partyOf[i]!]!);
    return (
      result === "undecided" && settledParty && !direct.next.has(i) && !(outcomes.ofCandidate[i]! & VACATED)
    );
  });
  return candidates.length > 0 ? [{ kind: "knock-on", candidates }] : [];
}

/** Whether a party can have several roles. */
export function isOpen(roles: number): boolean {
  return roles !== NO_ROLE && roles !== SECOND && roles !== THIRD;
}

function indexesWhere<Item>(items: readonly Item[], holds: (item: Item, index: number) => boolean): number[] {
  return items.flatMap((item, index) => (holds(item, index) ? [index] : []));
}

/** Minority seats due to a party whose role is settled. */
export function settledDue({ ranking, outcomes }: Allocation, party: number): number {
  const roles = outcomes.roles[party]!;
  return isOpen(roles) ? 0 : dueTo(ranking, roles);
}
