import { mean } from "./measure";

/** A number of rows, and the time that they took. */
export interface Timed {
  readonly rows: number;
  readonly time: number;
}

/** From here on what a call costs by itself no longer counts. */
const FITTED_FROM = 1_000;

/** n log n from 1,000 to 100,000 has the exponent 1.11; the rest is for the machine. Quadratic work has 2. */
const MOST_EXPONENT = 1.3;

/** Memory for so many cells costs more than its share, once caches are full: no work has to do better than a bare range. */
const BESIDE_MEMORY = 0.1;

/**
 * How fast the time grows with the rows: the slope of the line through the larger sizes, both as logarithms, by least
 * squares. Linear work has 1.
 *
 * @example
 * exponentOf([1_000, 10_000, 100_000].map((rows) => ({ rows, time: rows ** 2 }))) //=> 2
 */
export function exponentOf(times: readonly Timed[]): number {
  const points = times
    .filter(({ rows }) => rows >= FITTED_FROM)
    .map(({ rows, time }) => ({ x: Math.log(rows), y: Math.log(time) }));
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return across / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

/**
 * Most that the exponent of a work may be for it to grow no faster than n log n.
 *
 * @param ofMemory exponent of a bare range of as many cells, measured in the same run
 */
export function mostExponent(ofMemory: number): number {
  return Math.max(MOST_EXPONENT, ofMemory + BESIDE_MEMORY);
}
