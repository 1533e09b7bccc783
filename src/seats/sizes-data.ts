import type { Text } from "../messages/text";

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
}

/** Sizes that § 4153 ¶3 names, in the order of its sentence. */
export const LEGISLATURE_SIZES: readonly LegislatureSize[] = [
  { members: 16, direct: 13, nominations: 13, second: 2, third: 1 },
  { members: 14, direct: 11, nominations: 11, second: 2, third: 1 },
  { members: 12, direct: 9, nominations: 9, second: 2, third: 1 },
  { members: 17, direct: 14, nominations: 14, second: 2, third: 1, municipality: "San Juan" },
  { members: 5, direct: 4, nominations: 4, second: 1, third: 0, municipality: "Culebra" },
];

/** Members by inhabitants of the last decennial census, from the most populous down. */
export const POPULATION_BRACKETS: readonly { readonly from: number; readonly members: number }[] = [
  { from: 40_000, members: 16 },
  { from: 20_000, members: 14 },
  { from: 0, members: 12 },
];

/** A number of this file: where it stands, and since and until when its text is known. */
export interface SeatFact {
  readonly cite: string;
  /** First day, in ISO, from which the text that was read has this number. */
  readonly readSince: string;
  /** Whether the Municipal Code (Law 107-2020) was read to say the same. */
  readonly sameIn107: boolean;
  readonly what: Text;
}

/** § 4153 was read as amended to 16 December 2005; of the Code of 2020 only arts. 1.020 and 1.022 in part. */
export const SEAT_FACTS: readonly SeatFact[] = [
  {
    cite: "§ 4153 ¶3–¶4; Law 107-2020 art. 1.022",
    readSince: "2005-12-16",
    sameIn107: true,
    what: {
      es: "Directos y postulaciones de las legislaturas de 16, 14 y 12",
      en: "Direct seats and nominations of legislatures of 16, 14 and 12",
    },
  },
  {
    cite: "§ 4153 ¶3–¶4",
    readSince: "2005-12-16",
    sameIn107: false,
    what: { es: "San Juan y Culebra", en: "San Juan and Culebra" },
  },
  {
    cite: "§ 4153(a), (c)",
    readSince: "2005-12-16",
    sameIn107: false,
    what: {
      es: "Escaños del segundo y del tercer partido",
      en: "Seats of the second and of the third party",
    },
  },
  {
    cite: "§ 4152; Law 107-2020 art. 1.020",
    readSince: "2020-08-14",
    sameIn107: true,
    what: { es: "Tramos de población", en: "Population brackets" },
  },
];
