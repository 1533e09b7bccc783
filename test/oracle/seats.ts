import { seatsOf, type Seats, type Size } from "./numbers";
import { combinations, ordersOf, subsetsOf } from "./ways";

/*
 * § 4153, slow and plain. Whatever the text leaves open is resolved in every way there is; each way gives one
 * complete allocation; a result stands only when all of them agree.
 */

export interface Candidate {
  party: string;
  row: number;
  votes: number;
  status?: "disqualified" | "unsworn" | "independent";
}

export interface SeatOptions {
  /** R12; votes under the emblem, where given, win over both */
  rank?: "suma" | "mejor";
  emblem?: Record<string, number>;
  /** R13: the party with most direct seats is left out of the ranking */
  opposition?: "no" | "sí";
  /** R14 */
  directTie?: "fila" | "emblema";
  /** R17 */
  independents?: "candidatos" | "partido";
}

/**
 * `minoría`: surely elected, but whether as of the second or of the third party is open.
 * `empate`: one of those tied for the last direct seat. `sin decidir`: depends on something else that is open.
 * `a designar`: disqualified in a minority seat, which the party fills (§ 4153 ¶6).
 */
export type Result =
  "directo" | "minoría 2.º" | "minoría 3.º" | "minoría" | "empate" | "sin decidir" | "a designar" | "";

export interface PartySeats {
  /** decided seats that its candidates fill */
  direct: number;
  minority: number;
  /** minority seats it is surely due and has to fill itself (R16, ¶6) */
  designate: number;
}

export interface OpenSeats {
  kind: "direct" | "minority";
  seats: number;
}

export interface Outcome {
  /** by PARTY-ROW, every candidate */
  results: Map<string, Result>;
  parties: Map<string, PartySeats>;
  open: OpenSeats[];
  /** minority seats to be designated, those due to no party included */
  designate: number;
  /** direct seats for which there is no candidate */
  unfilled: number;
}

/** One way of resolving what is open. */
interface Way {
  labels: Map<string, Result>;
  designate: Map<string, number>;
}

/** Direct seats in one way: who holds them, and the disqualified whose seat nobody on the list holds or another took. */
interface Direct {
  elected: Candidate[];
  displaced: Candidate[];
  /** parties that are taken to have filled a seat of theirs with a person who was no candidate */
  substitutes: string[];
}

export const INDEPENDENTS = "Independientes";
const NO_PARTY = "";
const MINORITY: Result[] = ["minoría 2.º", "minoría 3.º"];

export const keyOf = (candidate: Candidate): string => `${candidate.party}-${candidate.row}`;

const isIndependent = (candidate: Candidate): boolean =>
  candidate.status === "independent" || /^(indpt|ind|independientes?)$/i.test(candidate.party);

const groupOf = (candidate: Candidate): string => (isIndependent(candidate) ? INDEPENDENTS : candidate.party);

const count = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Items in falling order of the number, those with the same number together. */
function ranked<T>(items: readonly T[], numberOf: (item: T) => number): T[][] {
  const numbers = distinct(items.map(numberOf)).sort((a, b) => b - a);
  return numbers.map((number) => items.filter((item) => numberOf(item) === number));
}

const byRow = (candidates: readonly Candidate[]): Candidate[][] => ranked(candidates, (c) => -c.row);

/** Candidates with the same votes, in order; what stays together in a class cannot be told
 *  apart (R14): by row, and on the same row by emblem votes where they are given for all; or by emblem first. */
function tieClasses(tied: readonly Candidate[], options: SeatOptions): Candidate[][] {
  const emblem = options.emblem ?? {};
  const known = tied.every((candidate) => emblem[candidate.party] !== undefined);
  if (!known) return byRow(tied);
  const byEmblem = (same: readonly Candidate[]): Candidate[][] =>
    distinct(same.map(groupOf)).length === 1 ? [[...same]] : ranked(same, (c) => emblem[c.party] ?? 0);
  if (options.directTie !== "emblema") return byRow(tied).flatMap(byEmblem);
  return byEmblem(tied).flatMap((same) => (distinct(same.map(groupOf)).length === 1 ? byRow(same) : [same]));
}

/** The party's own column is always read from top to bottom. */
function keepsColumns(order: readonly Candidate[]): boolean {
  return order.every((one, i) =>
    order.slice(i + 1).every((two) => one.party !== two.party || one.row < two.row),
  );
}

function directClasses(candidates: readonly Candidate[], options: SeatOptions): Candidate[][] {
  return ranked(candidates, (candidate) => candidate.votes).flatMap((tied) => tieClasses(tied, options));
}

/** Orders of all candidates by direct votes, one for each way of breaking the ties that reach a direct seat. */
function directOrders(classes: readonly Candidate[][], seats: number): Candidate[][] {
  const reserve = 2 * count(classes.flat(), (candidate) => candidate.status === "disqualified");
  let first = 0;
  const alternatives = classes.map((tied) => {
    const start = first;
    first += tied.length;
    const straddles = start < seats && first > seats;
    const mayFollow = start >= seats && start < seats + reserve;
    return straddles || mayFollow ? ordersOf(tied).filter(keepsColumns) : [[...tied]];
  });
  return combinations(alternatives);
}

/** A disqualified candidate's direct seat: the next by votes takes it, his party fills it, or it stays empty. */
function directWays(order: readonly Candidate[], seats: number): Direct[] {
  const positions = order.slice(0, seats);
  const displaced = positions.filter((candidate) => candidate.status === "disqualified");
  const sure = positions.filter((candidate) => candidate.status !== "disqualified");
  const following = order.slice(seats).filter((candidate) => candidate.status !== "disqualified");
  const ways: Direct[] = [];
  for (let taken = 0; taken <= Math.min(displaced.length, following.length); taken += 1) {
    for (const filled of subsetsOf(displaced)) {
      if (taken + filled.length > displaced.length) continue;
      ways.push({
        elected: [...sure, ...following.slice(0, taken)],
        displaced,
        substitutes: filled.map(groupOf),
      });
    }
  }
  return ways;
}

/** R17: independents are a party only under that reading. */
function partiesOf(candidates: readonly Candidate[], options: SeatOptions): string[] {
  const parties = candidates.filter((c) => options.independents === "partido" || !isIndependent(c));
  return distinct(parties.map(groupOf));
}

/** R12. The votes of a disqualified candidate count. */
function scoreOf(party: string, candidates: readonly Candidate[], options: SeatOptions): number {
  if (options.emblem) {
    const votes = options.emblem[party];
    if (votes === undefined) throw new Error(`No emblem votes for ${party}`);
    return votes;
  }
  const votes = candidates.filter((c) => groupOf(c) === party).map((c) => c.votes);
  if (options.rank === "mejor") return Math.max(...votes);
  return votes.reduce((sum, number) => sum + number, 0);
}

/** R15: every ranking that ties allow. */
function rankings(candidates: readonly Candidate[], options: SeatOptions): string[][] {
  const parties = partiesOf(candidates, options);
  return combinations(ranked(parties, (party) => scoreOf(party, candidates, options)).map(ordersOf));
}

/** The second party and the third, in every way R13 leaves: [second, third]. */
function opponents(ranking: readonly string[], direct: Direct, options: SeatOptions): string[][] {
  if (options.opposition !== "sí") return [ranking.slice(1, 3)];
  const holders = [...direct.elected.map(groupOf), ...direct.substitutes];
  const seatsHeld = (party: string): number => count(holders, (holder) => holder === party);
  const [leaders = []] = ranked(ranking, seatsHeld);
  if (leaders.every((party) => seatsHeld(party) === 0)) return [ranking.slice(1, 3)];
  return leaders.map((leader) => ranking.filter((party) => party !== leader).slice(0, 2));
}

function fillMinority(way: Way, party: string, due: number, label: Result, free: readonly Candidate[]): void {
  const column = free.filter((candidate) => party !== NO_PARTY && groupOf(candidate) === party);
  const inOrder = ranked(column, (candidate) => candidate.votes)
    .flatMap(byRow)
    .flat();
  const chosen = inOrder.slice(0, due);
  for (const candidate of chosen) {
    way.labels.set(keyOf(candidate), candidate.status === "disqualified" ? "a designar" : label);
  }
  const disqualified = count(chosen, (candidate) => candidate.status === "disqualified");
  const missing = due - chosen.length + disqualified;
  if (missing > 0) way.designate.set(party, (way.designate.get(party) ?? 0) + missing);
}

/** One complete allocation: 2 + 1, all to the second of only two parties, or Culebra's one. */
function allocate(
  candidates: readonly Candidate[],
  direct: Direct,
  pair: string[],
  seats: Seats,
  parties: number,
) {
  const way: Way = { labels: new Map(), designate: new Map() };
  for (const candidate of direct.displaced) way.labels.set(keyOf(candidate), "sin decidir");
  for (const candidate of direct.elected) way.labels.set(keyOf(candidate), "directo");
  const free = candidates.filter((candidate) => !way.labels.has(keyOf(candidate)));
  const [second = NO_PARTY, third = NO_PARTY] = pair;
  const forThird = seats.minority === 3 && parties > 2 ? 1 : 0;
  fillMinority(way, second, seats.minority - forThird, "minoría 2.º", free);
  fillMinority(way, third, forThird, "minoría 3.º", free);
  return way;
}

function merge(labels: readonly Result[], tied: boolean): Result {
  const [first = "", ...others] = distinct(labels);
  if (others.length === 0) return first;
  if (labels.every((label) => MINORITY.includes(label))) return "minoría";
  return tied ? "empate" : "sin decidir";
}

const least = (ways: readonly Way[], numberIn: (way: Way) => number): number =>
  Math.min(...ways.map(numberIn));

function partySeats(group: string, candidates: readonly Candidate[], ways: readonly Way[]): PartySeats {
  const keys = candidates.filter((candidate) => groupOf(candidate) === group).map(keyOf);
  const labelled = (way: Way, labels: Result[]): number =>
    count(keys, (key) => labels.includes(way.labels.get(key) ?? ""));
  return {
    direct: least(ways, (way) => labelled(way, ["directo"])),
    minority: least(ways, (way) => labelled(way, MINORITY)),
    designate: least(ways, (way) => way.designate.get(group) ?? 0),
  };
}

function summarise(
  candidates: readonly Candidate[],
  seats: Seats,
  ways: readonly Way[],
  tied: Candidate[],
): Outcome {
  const results = new Map(
    candidates.map((candidate) => {
      const labels = ways.map((way) => way.labels.get(keyOf(candidate)) ?? "");
      return [keyOf(candidate), merge(labels, tied.includes(candidate))];
    }),
  );
  const groups = distinct(candidates.map(groupOf));
  const parties = new Map(groups.map((group) => [group, partySeats(group, candidates, ways)]));
  const sum = (part: keyof PartySeats): number =>
    [...parties.values()].reduce((total, party) => total + party[part], 0);
  const unfilled = Math.max(0, seats.direct - candidates.length);
  const designate = sum("designate") + least(ways, (way) => way.designate.get(NO_PARTY) ?? 0);
  const open: OpenSeats[] = [
    { kind: "direct", seats: seats.direct - unfilled - sum("direct") },
    { kind: "minority", seats: seats.minority - sum("minority") - designate },
  ];
  return { results, parties, open: open.filter((one) => one.seats > 0), designate, unfilled };
}

/**
 * The seats of one municipality (§ 4153 ¶4 and ¶6).
 *
 * @param candidates all of them, in any order
 * @param size members of the legislature
 * @example
 * allocateSeats(candidatesOfSanJuan, 17, { rank: "mejor" }).results.get("MVC-3") //=> "minoría 2.º"
 */
export function allocateSeats(
  candidates: readonly Candidate[],
  size: Size,
  options: SeatOptions = {},
): Outcome {
  const seats = seatsOf(size);
  const parties = partiesOf(candidates, options).length;
  const classes = directClasses(candidates, options);
  const ways: Way[] = [];
  for (const order of directOrders(classes, seats.direct)) {
    for (const direct of directWays(order, seats.direct)) {
      for (const ranking of rankings(candidates, options)) {
        for (const pair of opponents(ranking, direct, options)) {
          ways.push(allocate(candidates, direct, pair, seats, parties));
        }
      }
    }
  }
  return summarise(candidates, seats, ways, tiedForLastSeat(classes, seats.direct));
}

/** The class that holds the last direct seat and reaches beyond it; empty when there is none. */
function tiedForLastSeat(classes: readonly Candidate[][], seats: number): Candidate[] {
  let first = 0;
  for (const tied of classes) {
    if (first < seats && first + tied.length > seats) return tied;
    first += tied.length;
  }
  return [];
}

export const openSeats = (outcome: Outcome): number =>
  outcome.open.reduce((total, open) => total + open.seats, 0);
