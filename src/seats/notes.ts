import type { Allocation, SeatResult } from "./allocate";
import { VACATED } from "./outcomes";
import { placesOf } from "./rank";

/** What is told beside the result, which stands all the same. */
export type SeatNote =
  /** § 4153 ¶3 */
  | {
      readonly kind: "over-nominated";
      readonly party: number;
      readonly candidates: number;
      readonly limit: number;
    }
  | { readonly kind: "few-candidates"; readonly candidates: number; readonly seats: number }
  /** ¶2 */
  | { readonly kind: "unsworn"; readonly candidate: number; readonly result: SeatResult }
  /** ¶6 */
  | {
      readonly kind: "disqualified";
      readonly candidate: number;
      readonly result: SeatResult;
      readonly inDirectSeat: boolean;
    }
  /** ¶6, R16 */
  | { readonly kind: "designate"; readonly party: number; readonly seats: number }
  /** R13 */
  | { readonly kind: "opposition"; readonly parties: readonly number[] }
  /** Emblem votes of a party without candidates, which is not ranked. */
  | { readonly kind: "stranger"; readonly name: string };

/**
 * The notes of an allocation, those of the whole election first.
 *
 * @example
 * notesOf(allocation) //=> [{ kind: "over-nominated", party: 0, candidates: 14, limit: 13 }]
 */
export function notesOf(allocation: Allocation): SeatNote[] {
  return [
    ...opposition(allocation),
    ...tooFew(allocation),
    ...tooMany(allocation),
    ...designations(allocation),
    ...statuses(allocation),
    ...allocation.slate.strangers.map((name) => ({ kind: "stranger" as const, name })),
  ];
}

/** Whether the party with most direct seats is not first in votes, which R13 asks about. */
export function isOpposed({ outcomes, ranking }: Allocation): boolean {
  const parties = [...outcomes.majorities];
  return parties.length > 0 && parties.every((party) => placesOf(ranking, party).first > 0);
}

function opposition(allocation: Allocation): SeatNote[] {
  return isOpposed(allocation) ? [{ kind: "opposition", parties: [...allocation.outcomes.majorities] }] : [];
}

function tooFew({ slate, size }: Allocation): SeatNote[] {
  const candidates = slate.candidates.length;
  return candidates < size.members ? [{ kind: "few-candidates", candidates, seats: size.members }] : [];
}

/** Only parties nominate; independents have no limit. */
function tooMany({ slate, size, parties }: Allocation): SeatNote[] {
  return parties.flatMap(({ party }) => {
    const { candidates, independents } = slate.parties[party]!;
    if (independents || candidates <= size.nominations) return [];
    return [{ kind: "over-nominated" as const, party, candidates, limit: size.nominations }];
  });
}

function designations({ parties }: Allocation): SeatNote[] {
  return parties.flatMap(({ party, toDesignate }) =>
    toDesignate > 0 ? [{ kind: "designate" as const, party, seats: toDesignate }] : [],
  );
}

function statuses({ slate, results, outcomes }: Allocation): SeatNote[] {
  return slate.candidates.flatMap(({ status }, candidate): SeatNote[] => {
    const result = results[candidate]!;
    if (result === "none") return [];
    if (status === "unsworn") return [{ kind: status, candidate, result }];
    if (status !== "disqualified") return [];
    return [
      { kind: status, candidate, result, inDirectSeat: (outcomes.ofCandidate[candidate]! & VACATED) !== 0 },
    ];
  });
}
