/** Least whole number of members that is two thirds of them or more. */
export function twoThirds(members: number): number {
  let number = 0;
  while (3 * number < 2 * members) number += 1;
  return number;
}

/** Least whole number of members that is more than half of them. */
export function quorum(members: number): number {
  let number = 0;
  while (2 * number <= members) number += 1;
  return number;
}

export type Size = 12 | 14 | 16 | 17 | 5 | "San Juan" | "Culebra";

export interface Seats {
  total: number;
  direct: number;
  minority: number;
}

/** § 4153 ¶3 and ¶4: seats by direct vote, which is also what a party may nominate, and the remaining ones. */
export function seatsOf(size: Size): Seats {
  if (size === 17 || size === "San Juan") return { total: 17, direct: 14, minority: 3 };
  if (size === 5 || size === "Culebra") return { total: 5, direct: 4, minority: 1 };
  if (size === 16) return { total: 16, direct: 13, minority: 3 };
  if (size === 14) return { total: 14, direct: 11, minority: 3 };
  return { total: 12, direct: 9, minority: 3 };
}

/** Members of a legislature by population; San Juan and Culebra have their own number. */
export function legislatureSize(population: number, municipality?: string): number {
  if (municipality === "San Juan") return 17;
  if (municipality === "Culebra") return 5;
  if (population >= 40000) return 16;
  return population >= 20000 ? 14 : 12;
}
