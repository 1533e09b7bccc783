import type { Allocation, SeatResult } from "./allocate";
import { equalVotesAt, lackEmblem, type Line, type Stretch } from "./line";
import { notesOf } from "./notes";
import { DIRECT, VACATED } from "./outcomes";
import { isOpen, settledDue } from "./open-seats";
import { SECOND, type RankBasis } from "./rank";

/** One step of the reasons for a candidate's result. Candidates and parties are indexes. */
export type WhyStep =
  | { readonly kind: "place"; readonly place: number; readonly votes: number; readonly seats: number }
  /** ¶4: equals for the last direct seat; `by` is what broke the tie (R14). */
  | {
      readonly kind: "direct-tie";
      readonly won: boolean;
      readonly others: readonly number[];
      readonly by: TieBreak;
    }
  | { readonly kind: "direct-tie-open"; readonly others: readonly number[] }
  /** (a), (c): the party's place and the candidate's place among its unelected ones. */
  | {
      readonly kind: "minority";
      readonly party: number;
      readonly second: boolean;
      readonly basis: RankBasis;
      readonly votes: number;
      readonly place: number;
      readonly seats: number;
    }
  /** (b) */
  | { readonly kind: "minority-tie"; readonly won: boolean; readonly others: readonly number[] }
  /** R15, or R13 with an open majority. */
  | { readonly kind: "rank-open"; readonly party: number; readonly equals: readonly number[] }
  | { readonly kind: "vacated"; readonly next: readonly number[] }
  | { readonly kind: "next-in-line"; readonly vacated: readonly number[] }
  | { readonly kind: "knock-on" }
  /** A seat in every way, of one kind or the other. */
  | { readonly kind: "certain" }
  | { readonly kind: "designate" }
  | { readonly kind: "disqualified" }
  | { readonly kind: "unsworn" }
  | {
      readonly kind: "over-nominated";
      readonly party: number;
      readonly candidates: number;
      readonly limit: number;
    }
  | { readonly kind: "few-candidates"; readonly candidates: number; readonly seats: number };

/** `row` is the order on the ballot, `emblem` the votes under the parties' emblems. */
export type TieBreak = "row" | "emblem";

/**
 * Explains the results of an allocation: the returned function gives the steps of one candidate.
 *
 * @example
 * explain(allocation)(0) //=> [{ kind: "place", place: 1, votes: 3236, seats: 9 }]
 */
export function explain(allocation: Allocation): (candidate: number) => WhyStep[] {
  const places = votePlaces(allocation);
  const unelected = unelectedPlaces(allocation);
  const limits = notesOf(allocation).filter(
    (note) => note.kind === "over-nominated" || note.kind === "few-candidates",
  );
  return (candidate) => {
    const { votes } = allocation.slate.candidates[candidate]!;
    const party = allocation.slate.partyOf[candidate];
    return [
      { kind: "place", place: places[candidate]!, votes, seats: allocation.size.direct },
      ...directTieSteps(allocation, candidate),
      ...minoritySteps(allocation, candidate, unelected),
      ...openSteps(allocation, candidate),
      ...statusSteps(allocation, candidate),
      ...limits.filter((note) => note.kind === "few-candidates" || note.party === party),
    ];
  };
}

/** Place of each candidate by votes, from 1; equals share the first of their places. */
function votePlaces({ line, slate }: Allocation): number[] {
  const places = slate.candidates.map(() => 0);
  line.order.forEach((i, at) => {
    const before = line.order[at - 1];
    const equal = before !== undefined && slate.candidates[before]!.votes === slate.candidates[i]!.votes;
    places[i] = equal ? places[before]! : at + 1;
  });
  return places;
}

/** For each party, its candidates without a direct seat, where that is decided, in the order of (a) and (b). */
function unelectedPlaces({ line, slate, results, outcomes }: Allocation): number[][] {
  const unelected = slate.parties.map((): number[] => []);
  for (const i of line.order)
    if (results[i] !== "direct" && !(outcomes.ofCandidate[i]! & (DIRECT | VACATED)))
      unelected[slate.partyOf[i]!]!.push(i);
  return unelected;
}

function directTieSteps({ line, size, direct, results }: Allocation, candidate: number): WhyStep[] {
  const seats = size.direct;
  if (line.order.length <= seats) return [];
  if (results[candidate] === "tie")
    return [
      { kind: "direct-tie-open", others: direct.tied.filter((i) => i !== candidate && results[i] === "tie") },
    ];
  const { first, until } = equalVotesAt(line, seats - 1);
  const place = line.order.indexOf(candidate);
  if (until <= seats || place < first || place >= until) return [];
  const won = place < seats;
  const equals = line.order.slice(first, until).map((i, at) => ({ i, ahead: first + at < seats }));
  const others = equals
    .filter(({ i, ahead }) => i !== candidate && (ahead !== won || results[i] === "tie"))
    .map(({ i }) => i);
  return [{ kind: "direct-tie", won, others, by: tieBreak(line, candidate, { first, until }, others) }];
}

/** What told the candidate from the others; inside a party it is the row under both readings of R14. */
function tieBreak(line: Line, candidate: number, equals: Stretch, others: readonly number[]): TieBreak {
  const { candidates, parties, partyOf } = line.slate;
  const sameRow = (i: number): boolean => candidates[i]!.row === candidates[candidate]!.row;
  const emblem = (i: number): number => parties[partyOf[i]!]!.emblem;
  if (line.directTie === "fila" || lackEmblem(line, equals)) return others.some(sameRow) ? "emblem" : "row";
  return others.some((i) => emblem(i) !== emblem(candidate)) ? "emblem" : "row";
}

function minoritySteps(allocation: Allocation, candidate: number, unelected: readonly number[][]): WhyStep[] {
  const { slate, ranking, outcomes } = allocation;
  const party = slate.partyOf[candidate]!;
  const seats = settledDue(allocation, party);
  const column = unelected[party]!;
  const place = column.indexOf(candidate);
  if (seats === 0 || place < 0) return [];
  const steps: WhyStep[] = [
    {
      kind: "minority",
      party,
      second: outcomes.roles[party] === SECOND,
      basis: ranking.basis,
      votes: ranking.scores[party]!,
      place: place + 1,
      seats,
    },
  ];
  return [...steps, ...minorityTie(allocation, candidate, column, seats)];
}

function minorityTie(
  { slate }: Allocation,
  candidate: number,
  column: readonly number[],
  seats: number,
): WhyStep[] {
  const votes = (i: number | undefined): number => (i === undefined ? -1 : slate.candidates[i]!.votes);
  const last = votes(column[seats - 1]);
  if (votes(column[seats]) !== last || votes(candidate) !== last || last < 0) return [];
  const won = column.indexOf(candidate) < seats;
  const others = column.filter((i, place) => votes(i) === last && place < seats !== won);
  return [{ kind: "minority-tie", won, others }];
}

function openSteps(allocation: Allocation, candidate: number): WhyStep[] {
  const { results, seated, outcomes, slate, direct, ranking } = allocation;
  const bits = outcomes.ofCandidate[candidate]!;
  const party = slate.partyOf[candidate]!;
  const result = results[candidate]!;
  const steps: WhyStep[] = [];
  const candidates = slate.candidates.map((_, i) => i);
  if (bits & VACATED) steps.push({ kind: "vacated", next: [...direct.next] });
  else if (direct.next.has(candidate))
    steps.push({
      kind: "next-in-line",
      vacated: candidates.filter((i) => outcomes.ofCandidate[i]! & VACATED),
    });
  const byRank = isOpen(outcomes.roles[party]!);
  if (byRank && (result === "undecided" || result === "minority")) {
    const equals = ranking.order.filter(
      (other) => other !== party && ranking.scores[other] === ranking.scores[party],
    );
    steps.push({ kind: "rank-open", party, equals });
  }
  if (result === "undecided" && steps.length === 0) steps.push({ kind: "knock-on" });
  if (seated[candidate] && isOpenKind(result)) steps.push({ kind: "certain" });
  return steps;
}

function isOpenKind(result: SeatResult): boolean {
  return result === "minority" || result === "tie" || result === "undecided";
}

function statusSteps({ slate, results, outcomes }: Allocation, candidate: number): WhyStep[] {
  const { status } = slate.candidates[candidate]!;
  const result = results[candidate];
  if (status === "unsworn" && result !== "none") return [{ kind: "unsworn" }];
  if (status !== "disqualified") return [];
  if (result === "to-be-designated") return [{ kind: "designate" }];
  return outcomes.ofCandidate[candidate]! & VACATED ? [] : [{ kind: "disqualified" }];
}
