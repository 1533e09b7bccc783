import type { Day } from "../days/civil";
import { extensionStanding, type Extension } from "./extension";

/** A session's days: first and last, and those on which it met where they are known. */
export interface SessionDays {
  readonly first: Day;
  readonly last: Day;
  /** Days met, in order; empty where the sheet lists none. */
  readonly met: readonly Day[];
  readonly extension?: Extension;
}

/** Which days fill a length, in order: those met, or all from first to last. */
export type DaysCounted = readonly Day[];

/** Every day from first to last. */
export function calendarDays({ first, last }: Pick<SessionDays, "first" | "last">): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day++) days.push(day);
  return days;
}

/**
 * How a session stands against its length: `within` it, `extended` validly and inside the extension, `late` where
 * the extension came late (R19), or `over`.
 */
export type LengthStanding = "within" | "extended" | "late" | "over";

/**
 * Holds the counted days of a session against a length, the mayor's prior extension allowed for
 * (§ 4203(a) ¶1, (b) ¶1). An extension covers the session to its very last day, counted or not.
 *
 * @param counted the days that count, in order
 * @param most days
 */
export function lengthStanding(
  counted: DaysCounted,
  most: number,
  { last, extension }: Pick<SessionDays, "last" | "extension">,
): LengthStanding {
  if (counted.length <= most) return "within";
  if (!extension || last > extension.until) return "over";
  const standing = extensionStanding(extension, counted[most - 1]!, counted[most]!);
  if (standing === "valid") return "extended";
  return standing === "late" ? "late" : "over";
}
