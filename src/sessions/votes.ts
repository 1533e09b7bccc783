import type { Fraction } from "../law/parameters";

/**
 * Least number of members that reaches a fraction of all, in whole numbers.
 *
 * § 4203(b) ¶1: a petition needs two thirds of the total.
 *
 * @example
 * leastVotes(16, { numerator: 2, denominator: 3 }) //=> 11
 */
export function leastVotes(members: number, { numerator, denominator }: Fraction): number {
  return Math.floor((members * numerator + denominator - 1) / denominator);
}

/**
 * Majority of the total members, which is the quorum (§ 4201; Law 81-1991 art. 5.001).
 *
 * @example
 * majority(16) //=> 9
 */
export function majority(members: number): number {
  return Math.floor(members / 2) + 1;
}
