/** Every order of the items; only for a handful of them. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length > 7) throw new RangeError(`Too many ways to order ${items.length} items`);
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    ordersOf([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Every choice of one alternative from each list, laid end to end in the order of the lists. */
export function combinations<T>(lists: readonly (readonly T[][])[]): T[][] {
  let ways: T[][] = [[]];
  for (const alternatives of lists) ways = ways.flatMap((way) => alternatives.map((one) => [...way, ...one]));
  return ways;
}

/** Every subset of the items, the empty one included. */
export function subsetsOf<T>(items: readonly T[]): T[][] {
  let subsets: T[][] = [[]];
  for (const item of items) subsets = subsets.flatMap((subset) => [subset, [...subset, item]]);
  return subsets;
}
