import type { Day } from "../days/civil";

/** Days of a session that is planned, both inclusive. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
}

/** Whether two spans share a day. */
export function meet(one: Span, other: Span): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/** Whether a span shares a day with one of others. */
export function meetsAny(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => meet(span, other));
}
