import type { Day } from "../../days/civil";
import { valueOf } from "./field";
import type { Session } from "./session";

/** Sessions with a known first day, in its order, and how far those up to each one reach. */
interface Spans {
  readonly sessions: readonly Session[];
  readonly reach: readonly Day[];
}

/**
 * Finds the sessions that can share a day with a span, without going through all of them for each.
 *
 * @returns function from a first and a last day to the sessions whose first and last day meet that span
 */
export function sessionsMeeting(sessions: readonly Session[]): (first: Day, last: Day) => Session[] {
  const { sessions: ordered, reach } = spansOf(sessions);
  return (first, last) => {
    const found: Session[] = [];
    for (let at = countUntil(ordered, last) - 1; at >= 0 && reach[at]! >= first; at--)
      if (lastOf(ordered[at]!) >= first) found.push(ordered[at]!);
    return found;
  };
}

function spansOf(sessions: readonly Session[]): Spans {
  const ordered = sessions
    .filter(({ first }) => first.state === "read")
    .sort((a, b) => firstOf(a) - firstOf(b));
  let farthest = -Infinity;
  return {
    sessions: ordered,
    reach: ordered.map((session) => (farthest = Math.max(farthest, lastOf(session)))),
  };
}

/** Number of sessions that begin on or before a day. */
function countUntil(ordered: readonly Session[], day: Day): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstOf(ordered[middle]!) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstOf({ first }: Session): Day {
  return valueOf(first)!;
}

function lastOf(session: Session): Day {
  return valueOf(session.last) ?? firstOf(session);
}
