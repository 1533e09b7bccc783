import type { Day } from "../days/civil";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";

/** The days that two sessions share. */
export interface SharedDays {
  readonly first: Day;
  readonly count: number;
}

/** Days of a session as the sheet gives them: those listed, or all from first to last. */
interface KnownDays {
  readonly first: Day;
  readonly last: Day;
  readonly listed: readonly Day[] | undefined;
}

/**
 * Days that two sessions share: of those met where they are listed, else of the span; of a session without an end its
 * first day alone is known.
 *
 * @returns undefined where they share none, and where the days of one cannot be used
 */
export function sharedDays(one: Session, other: Session): SharedDays | undefined {
  const [a, b] = [knownDays(one), knownDays(other)];
  if (!a || !b) return undefined;
  const [from, to] = [Math.max(a.first, b.first), Math.min(a.last, b.last)];
  if (from > to) return undefined;
  if (!a.listed && !b.listed) return { first: from, count: to - from + 1 };
  const days = (a.listed ?? b.listed!).filter((day) => day >= from && day <= to);
  const shared = a.listed && b.listed ? days.filter((day) => b.listed!.includes(day)) : days;
  return shared.length > 0 ? { first: shared[0]!, count: shared.length } : undefined;
}

function knownDays({ first, last, met }: Session): KnownDays | undefined {
  const from = valueOf(first);
  if (from === undefined || met.state === "unread") return undefined;
  const listed = valueOf(met);
  return { first: from, last: listed?.[listed.length - 1] ?? valueOf(last) ?? from, listed };
}
