/** The benchmark's judgement on growth: n log n passes, anything faster does not, whatever the machine adds. */
import { exponentOf, mostExponent } from "../../bench/exponent";

const SIZES = [10, 100, 1_000, 10_000, 100_000];

const grows = (timeOf: (rows: number) => number): number =>
  exponentOf(SIZES.map((rows) => ({ rows, time: timeOf(rows) })));

/** Of a bare range of cells, as an idle machine measures it. */
const MEMORY = 1.1;

test.each([
  { work: "linear work", timeOf: (rows: number) => rows, exponent: 1 },
  { work: "n log n", timeOf: (rows: number) => rows * Math.log(rows), exponent: 1.11 },
  { work: "linear work with a call that costs much by itself", timeOf: (rows: number) => 50 + rows },
  { work: "n log n, the largest size disturbed by a third", timeOf: disturbed },
])("$work passes", ({ timeOf, exponent }) => {
  expect(grows(timeOf)).toBeLessThanOrEqual(mostExponent(MEMORY));
  if (exponent !== undefined) expect(grows(timeOf)).toBeCloseTo(exponent, 2);
});

test.each([
  { work: "quadratic work", timeOf: (rows: number) => rows ** 2 },
  { work: "n to the power of one and a half", timeOf: (rows: number) => rows ** 1.5 },
  { work: "linear work with a quadratic part", timeOf: (rows: number) => rows + rows ** 2 / 20_000 },
])("$work does not", ({ timeOf }) => {
  expect(grows(timeOf)).toBeGreaterThan(mostExponent(MEMORY));
});

test("where a bare range costs more than its share, a work may cost as much", () => {
  expect(mostExponent(1.34)).toBeCloseTo(1.44, 5);
  expect(mostExponent(0.9)).toBe(mostExponent(1));
});

function disturbed(rows: number): number {
  return rows * Math.log(rows) * (rows === 100_000 ? 4 / 3 : 1);
}
