import { fold } from "../messages/fold";
import { Problem } from "../messages/problem";
import { INDEPENDENTS, SEAT_PROBLEMS } from "../messages/seats";
import { fill } from "../messages/text";
import type { Candidate, PartyVotes, SeatReadings } from "./candidate";

/** The candidates of one party, or the independents together. */
export interface Party {
  /** As first written. */
  readonly name: string;
  readonly independents: boolean;
  /** Whether it is a party for the minority seats (R17). */
  readonly ranked: boolean;
  candidates: number;
  /** Votes of all its candidates. */
  sum: number;
  /** Votes of its most voted candidate. */
  best: number;
  /** Votes under its emblem, -1 where not given. */
  emblem: number;
}

/** The candidates of one election, grouped; a candidate or a party is its index from here on. */
export interface Slate {
  readonly candidates: readonly Candidate[];
  readonly parties: readonly Party[];
  /** Party of each candidate. */
  readonly partyOf: readonly number[];
  /** Whether the user gave emblem votes. */
  readonly emblems: boolean;
  readonly anyDisqualified: boolean;
  /** Parties of the emblem votes that have no candidate here. */
  readonly strangers: readonly string[];
}

const INDEPENDENT_NAMES = new Set([
  "indpt",
  "ind",
  "independiente",
  "independientes",
  "independent",
  "independents",
]);
const INDEPENDENT_KEY = "\u0000independents";

/**
 * What a party is known by: its name without regard to case, accents and blanks; one key for all independents.
 *
 * @example
 * partyKey("  pnp ") === partyKey("PNP") //=> true
 */
export function partyKey(name: string): string {
  const folded = fold(name);
  return INDEPENDENT_NAMES.has(folded) ? INDEPENDENT_KEY : folded;
}

/**
 * Groups the candidates by party.
 *
 * @throws Problem `value` for a vote count or ballot row that is none, a candidate without party, the same
 * ballot row twice in a party, or emblem votes that leave out a ranked party
 */
export function slateOf(
  candidates: readonly Candidate[],
  readings: SeatReadings,
  partyVotes?: PartyVotes,
): Slate {
  const parties: Party[] = [];
  const partyOf: number[] = [];
  const find = partyFinder(parties, readings.independents === "partido");
  const rows = new Set<number>();
  let anyDisqualified = false;
  for (let i = 0; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    assertReadable(candidate);
    const index = find(candidate);
    const party = parties[index]!;
    count(party, candidate.votes);
    partyOf.push(index);
    // Independents that are no party have a column each.
    if (!party.independents || party.ranked) assertNewRow(rows, candidate, index, candidates.length);
    if (candidate.status === "disqualified") anyDisqualified = true;
  }
  const strangers = partyVotes ? addEmblems(parties, partyVotes) : [];
  return {
    candidates,
    parties,
    partyOf,
    emblems: partyVotes !== undefined,
    anyDisqualified,
    strangers,
  };
}

/** Finds a candidate's party; names are compared only once for each way of writing them. */
function partyFinder(parties: Party[], independentsRanked: boolean): (candidate: Candidate) => number {
  const byText = new Map<string, number>();
  const byKey = new Map<string, number>();
  const indexOf = (name: string, key: string): number => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const independents = key === INDEPENDENT_KEY;
    const ranked = !independents || independentsRanked;
    byKey.set(key, parties.length);
    return (
      parties.push({ name: name.trim(), independents, ranked, candidates: 0, sum: 0, best: 0, emblem: -1 }) -
      1
    );
  };
  return ({ party, status }) => {
    if (status === "independent") return indexOf(party, INDEPENDENT_KEY);
    const known = byText.get(party);
    if (known !== undefined) return known;
    const index = indexOf(party, partyKey(party));
    byText.set(party, index);
    return index;
  };
}

function count(party: Party, votes: number): void {
  party.candidates++;
  party.sum += votes;
  if (votes > party.best) party.best = votes;
}

function assertReadable({ party, row, votes, status }: Candidate): void {
  if (!Number.isSafeInteger(votes) || votes < 0)
    throw new Problem("value", fill(SEAT_PROBLEMS.votesOf, { party, row, votes }));
  if (!Number.isSafeInteger(row) || row < 1)
    throw new Problem("value", fill(SEAT_PROBLEMS.rowOf, { party, row }));
  if (status !== "independent" && party.trim() === "")
    throw new Problem("value", fill(SEAT_PROBLEMS.noParty, { row, votes }));
}

function assertNewRow(rows: Set<number>, { party, row }: Candidate, index: number, candidates: number): void {
  const before = rows.size;
  rows.add(row * (candidates + 1) + index);
  if (rows.size === before)
    throw new Problem("value", fill(SEAT_PROBLEMS.rowTwice, { row, party: party.trim() || INDEPENDENTS }));
}

/** Gives each party its emblem votes and returns the names that have no candidate here. */
function addEmblems(parties: Party[], partyVotes: PartyVotes): string[] {
  const votesOf = new Map<string, number>();
  const named = new Map<string, string>();
  for (const [name, votes] of partyVotes) {
    votesOf.set(partyKey(name), votes);
    named.set(partyKey(name), name);
  }
  for (const party of parties) {
    const key = party.independents ? INDEPENDENT_KEY : partyKey(party.name);
    const votes = votesOf.get(key);
    if (votes !== undefined) party.emblem = votes;
    else if (party.ranked)
      throw new Problem("value", fill(SEAT_PROBLEMS.partyVotesMissing, { party: nameOf(party) }));
    named.delete(key);
  }
  return [...named.values()];
}

/** How the party is written in tables and sentences. */
export function nameOf(party: Party): string | typeof INDEPENDENTS {
  return party.independents ? INDEPENDENTS : party.name;
}
