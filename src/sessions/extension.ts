import type { Day } from "../days/civil";

/** The mayor's authorisation to go on past the ordinary length. */
export interface Extension {
  readonly authorised: Day;
  /** Last day that it allows. */
  readonly until: Day;
}

/**
 * How an extension stands (R19): `valid` when authorised on or before the last ordinary day, `late` when after it
 * but not after the first extra meeting, `void` when after that one.
 *
 * § 4203(a) ¶1 asks that the mayor authorise it beforehand; on the very day of the first extra meeting the hour
 * decides, which the sheet does not tell.
 */
export function extensionStanding(
  { authorised }: Extension,
  lastOrdinary: Day,
  firstExtra: Day,
): "valid" | "late" | "void" {
  if (authorised <= lastOrdinary) return "valid";
  return authorised <= firstExtra ? "late" : "void";
}
