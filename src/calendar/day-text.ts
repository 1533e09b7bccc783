import type { Day } from "../days/civil";
import { isoText } from "../days/iso";

/** A day as text; nothing where the sheet does not tell it, for sentences that leave it out. */
export function dayText(day: Day | undefined): string {
  return day === undefined ? "" : isoText(day);
}
