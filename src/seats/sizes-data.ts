/** Where a number stands, and since when its text is known. */
export interface SeatSource {
  readonly cite: string;
  /** First day, in ISO, of the text that was read. */
  readonly readSince: string;
  /** Which of the numbers were read to be the same in the Municipal Code (Law 107-2020, from 2020-08-14). */
  readonly sameIn107: readonly string[];
}

/** The numbers of one size of legislature (§ 4153 ¶3, ¶4 and (a)). */
export interface LegislatureSize {
  /** Members in all. */
  readonly members: number;
  /** Seats of those with most direct votes, ¶4. */
  readonly direct: number;
  /** Candidates that a party may nominate, ¶3. */
  readonly nominations: number;
  /** Seats of the party second in votes, (a). */
  readonly second: number;
  /** Seats of the party third in votes, (a). */
  readonly third: number;
  /** The only municipality of this size, where the text names one. */
  readonly municipality?: string;
  readonly source: SeatSource;
}

/** § 4153 as amended to 16 December 2005; of the Code only its arts. 1.020 and 1.022 were read, in part. */
const IN_BOTH: SeatSource = {
  cite: "§ 4153 ¶3–¶4; Law 107-2020 art. 1.022",
  readSince: "2005-12-16",
  sameIn107: ["members", "direct", "nominations"],
};

const IN_STATUTE: SeatSource = { cite: "§ 4153 ¶3–¶4", readSince: "2005-12-16", sameIn107: [] };

/** Sizes that § 4153 ¶3 names, in the order of its sentence. */
export const LEGISLATURE_SIZES: readonly LegislatureSize[] = [
  { members: 16, direct: 13, nominations: 13, second: 2, third: 1, source: IN_BOTH },
  { members: 14, direct: 11, nominations: 11, second: 2, third: 1, source: IN_BOTH },
  { members: 12, direct: 9, nominations: 9, second: 2, third: 1, source: IN_BOTH },
  {
    members: 17,
    direct: 14,
    nominations: 14,
    second: 2,
    third: 1,
    municipality: "San Juan",
    source: IN_STATUTE,
  },
  { members: 5, direct: 4, nominations: 4, second: 1, third: 0, municipality: "Culebra", source: IN_STATUTE },
];

/** Members by inhabitants of the last decennial census, from the most populous down. */
export const POPULATION_BRACKETS: readonly { readonly from: number; readonly members: number }[] = [
  { from: 40_000, members: 16 },
  { from: 20_000, members: 14 },
  { from: 0, members: 12 },
];

/** The brackets are not in § 4153: they come from § 4152 and the Municipal Code. */
export const BRACKETS_SOURCE: SeatSource = {
  cite: "§ 4152; Law 107-2020 art. 1.020",
  readSince: "2020-08-14",
  sameIn107: ["from", "members"],
};
