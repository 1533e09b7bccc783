import { fromCivil, type Day } from "../src/days/civil";

/** The day on which the command runs, by the clock and time zone of this machine. */
export function today(): Day {
  const now = new Date();
  return fromCivil(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
