import { fold } from "../messages/fold";
import { Problem } from "../messages/problem";
import { SEAT_PROBLEMS } from "../messages/seats";
import { fill } from "../messages/text";
import { LEGISLATURE_SIZES, POPULATION_BRACKETS, type LegislatureSize } from "./sizes-data";

/** A size as a person gives it: the number of members, or the municipality that has one of its own. */
export type SizeInput = number | string;

const BY_NAME = new Map<string, LegislatureSize>();
for (const size of LEGISLATURE_SIZES) {
  BY_NAME.set(String(size.members), size);
  if (size.municipality) BY_NAME.set(fold(size.municipality), size);
}

/**
 * The numbers of a size of legislature (§ 4153 ¶3, ¶4).
 *
 * @param size 16, 14, 12, 17, 5, `San Juan` or `Culebra`; case and accents do not matter
 * @throws Problem `value` for any other size
 * @example
 * sizeOf("san juan").members //=> 17
 */
export function sizeOf(size: SizeInput): LegislatureSize {
  const known = BY_NAME.get(typeof size === "number" ? String(size) : fold(size));
  if (known) return known;
  throw new Problem("value", fill(SEAT_PROBLEMS.unknownSize, { size }));
}

/**
 * Checks a size against the municipality it is given for: San Juan and Culebra have one of their own, which no other
 * municipality has (§ 4153 ¶3).
 *
 * @throws Problem `value` where they contradict, or for an unknown size
 */
export function assertSizeOf(municipality: string, size: SizeInput): void {
  const { members, municipality: owner } = sizeOf(size);
  const own = LEGISLATURE_SIZES.find(
    (one) => one.municipality && fold(one.municipality) === fold(municipality),
  );
  if (own && own.members !== members)
    throw new Problem("value", fill(SEAT_PROBLEMS.ownSize, { size, members: own.members }));
  if (!own && owner) throw new Problem("value", fill(SEAT_PROBLEMS.notItsSize, { size, owner }));
}

/**
 * Members in all.
 *
 * @throws Problem `value` for an unknown size
 * @example
 * seatsTotal("Culebra") //=> 5
 */
export function seatsTotal(size: SizeInput): number {
  return sizeOf(size).members;
}

/**
 * Seats of the candidates with most direct votes (§ 4153 ¶4).
 *
 * @throws Problem `value` for an unknown size
 * @example
 * directSeats(16) //=> 13
 */
export function directSeats(size: SizeInput): number {
  return sizeOf(size).direct;
}

/**
 * Seats that remain for the minority parties (§ 4153 ¶4): three, one in Culebra.
 *
 * @throws Problem `value` for an unknown size
 * @example
 * minoritySeats("Culebra") //=> 1
 */
export function minoritySeats(size: SizeInput): number {
  const { members, direct } = sizeOf(size);
  return members - direct;
}

/**
 * Candidates that a party may nominate (§ 4153 ¶3).
 *
 * @throws Problem `value` for an unknown size
 * @example
 * nominationLimit("San Juan") //=> 14
 */
export function nominationLimit(size: SizeInput): number {
  return sizeOf(size).nominations;
}

/**
 * Members of a municipality's legislature by its inhabitants (§ 4152; Law 107-2020 art. 1.020), or by name in
 * San Juan and Culebra (§ 4153 ¶3).
 *
 * @param population inhabitants of the last decennial census, a whole number
 * @param municipality matters only for the two that have a size of their own
 * @throws Problem `number` for a negative or fractional population
 * @example
 * legislatureSize(39_999) //=> 14
 * legislatureSize(1_792, "Culebra") //=> 5
 */
export function legislatureSize(population: number, municipality = ""): number {
  if (!Number.isSafeInteger(population) || population < 0)
    throw new Problem("number", fill(SEAT_PROBLEMS.population, { population }));
  const named = LEGISLATURE_SIZES.find(
    (size) => size.municipality && fold(size.municipality) === fold(municipality),
  );
  return named?.members ?? POPULATION_BRACKETS.find(({ from }) => population >= from)!.members;
}
