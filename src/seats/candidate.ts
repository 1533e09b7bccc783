import type { Readings } from "../law/readings";

/**
 * What sets a candidate apart.
 * `disqualified`: elected but not qualified (§ 4153 ¶6); `unsworn`: elected but not sworn in (¶2);
 * `independent`: of no party (R17).
 */
export type CandidateStatus = "disqualified" | "unsworn" | "independent";

/** One line of the count. */
export interface Candidate {
  /** Case, accents and blanks do not matter; may be blank for an independent. */
  readonly party: string;
  /** Row in the party's column of the ballot, 1 at the top. */
  readonly row: number;
  /** Direct votes, a whole number from 0. */
  readonly votes: number;
  readonly name?: string;
  readonly status?: CandidateStatus;
}

/** The readings that change seats: R12, R13, R14 and R17. */
export type SeatReadings = Pick<Readings, "rank" | "opposition" | "directTie" | "independents">;

/** Votes under each party's emblem, by party name as written. */
export type PartyVotes = ReadonlyMap<string, number>;
