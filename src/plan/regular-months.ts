/** How many regular sessions each month of a year has, by month from 1; months without one are left out. */
export type MonthCounts = ReadonlyMap<number, number>;

/**
 * Spreads sessions over months: one in each while there are months, evenly where there are fewer sessions, and a
 * second or a third where there are more.
 *
 * @param months in order, at least one
 * @example
 * spreadOverMonths(2, [1, 2, 3, 4]) //=> one in February and one in April
 */
export function spreadOverMonths(sessions: number, months: readonly number[]): MonthCounts {
  const each = Math.floor(sessions / months.length);
  const rest = sessions % months.length;
  const favoured = new Set(
    Array.from({ length: rest }, (_, at) => months[Math.floor(((2 * at + 1) * months.length) / (2 * rest))]!),
  );
  const counts = months.map((month) => [month, favoured.has(month) ? each + 1 : each] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}
