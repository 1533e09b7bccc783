/** More ways than this to share out tied seats are not listed one by one. */
const MOST_WAYS = 512;

/** Every way, or enough of them, to give seats to tied candidates. */
export interface Choices {
  readonly ways: readonly (readonly number[])[];
  /**
   * True when every way is listed. Otherwise each number of seats that a column can get occurs in some way,
   * but not each combination of columns.
   */
  readonly complete: boolean;
}

/**
 * The ways to give `seats` seats to the candidates of several columns. Nothing decides between columns; inside
 * a column its own order does, so that each way takes the upper part of each column.
 *
 * @param columns candidates of each column from top to bottom, together more than `seats`
 */
export function choicesOf(columns: readonly (readonly number[])[], seats: number): Choices {
  const ways: number[][] = [];
  const left = remainders(columns);
  const taken: number[] = [];
  const share = (column: number, open: number): boolean => {
    if (open === 0) return ways.push([...taken]) <= MOST_WAYS;
    const members = columns[column]!;
    const least = Math.max(0, open - left[column + 1]!);
    const before = taken.length;
    taken.push(...members.slice(0, least));
    for (let many = least; many <= Math.min(members.length, open); many++) {
      if (!share(column + 1, open - many)) return false;
      if (many < members.length) taken.push(members[many]!);
    }
    taken.length = before;
    return true;
  };
  return share(0, seats) ? { ways, complete: true } : { ways: covering(columns, seats), complete: false };
}

/** How many candidates stand in each column and those after it. */
function remainders(columns: readonly (readonly number[])[]): number[] {
  const left = [0];
  for (let column = columns.length - 1; column >= 0; column--) left.unshift(left[0]! + columns[column]!.length);
  return left;
}

/** For each column and each number of seats it can get, one way in which it gets them. */
function covering(columns: readonly (readonly number[])[], seats: number): number[][] {
  const all = columns.flat().length;
  return columns.flatMap((members, column) => {
    const others = columns.flatMap((other, index) => (index === column ? [] : other));
    const least = Math.max(0, seats - (all - members.length));
    const most = Math.min(members.length, seats);
    return Array.from({ length: most - least + 1 }, (_, more) => [
      ...members.slice(0, least + more),
      ...others.slice(0, seats - least - more),
    ]);
  });
}
