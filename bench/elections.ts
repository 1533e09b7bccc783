import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Candidate } from "../src/seats/candidate";
import { sizeOf } from "../src/seats/size";
import type { LegislatureSize } from "../src/seats/sizes-data";

/** The municipal legislature elections of 2020: one slate for each of the 78 municipalities. */
export interface Election {
  readonly municipality: string;
  readonly size: LegislatureSize;
  readonly candidates: readonly Candidate[];
}

/** Reads data/elections-2020.csv with the sizes of data/municipalities.csv. */
export function elections(root: string): Election[] {
  const sizes = new Map(
    rowsOf(root, "municipalities.csv").map((row) => [row.municipality!, Number(row.members_2020_election)]),
  );
  const slates = new Map<string, Candidate[]>();
  for (const { municipality, party, ballot_row, votes } of rowsOf(root, "elections-2020.csv")) {
    const slate = slates.get(municipality!) ?? [];
    slate.push({ party: party!, row: Number(ballot_row), votes: Number(votes) });
    slates.set(municipality!, slate);
  }
  return [...slates].map(([municipality, candidates]) => ({
    municipality,
    size: sizeOf(sizes.get(municipality)!),
    candidates,
  }));
}

function rowsOf(root: string, file: string): Record<string, string>[] {
  const text = readFileSync(join(root, "data", file), "utf8");
  const [names = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ""])));
}

/** One candidate with the numbers of the legislature, as a table or a range has it. */
export interface CandidateRow extends Pick<LegislatureSize, "members" | "direct" | "second" | "third"> {
  readonly municipality: string;
  readonly party: string;
  readonly ballotRow: number;
  readonly votes: number;
}

/** All candidates of all elections. */
export function candidateRows(all: readonly Election[]): CandidateRow[] {
  return all.flatMap(({ municipality, size, candidates }) =>
    candidates.map(({ party, row, votes }) => ({
      municipality,
      party,
      ballotRow: row,
      votes,
      members: size.members,
      direct: size.direct,
      second: size.second,
      third: size.third,
    })),
  );
}

/** Seats of a party. */
export interface PartySeats {
  readonly municipality: string;
  readonly party: string;
  readonly direct: number;
  readonly minority: number;
}

/** The seats as texts in order, so that those of several engines can be compared. */
export function seatTexts(seats: readonly PartySeats[]): string[] {
  return seats
    .filter(({ direct, minority }) => direct + minority > 0)
    .map(({ municipality, party, direct, minority }) => `${municipality} ${party} ${direct} + ${minority}`)
    .sort();
}
