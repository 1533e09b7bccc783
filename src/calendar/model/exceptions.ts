import { fromCivil, yearOf, type Day } from "../../days/civil";
import { fold } from "../../messages/fold";
import type { SessionType } from "../../sessions/session-type";
import type { Exception } from "../sheet/exceptions-table";
import { dayOf } from "./dating";
import type { Session } from "./session";
import { familyOfType } from "./session-row";

/** An exception, the session that it is for, and whether it can excuse anything. */
export interface PlacedException extends Exception {
  /** Undefined where it names none, or none that can be told. */
  readonly target: Session | undefined;
  /** First day on which it must hold: that of its session, or of the year whose finding it excuses; undefined if not known. */
  readonly needed: Day | undefined;
  readonly standing: "good" | "no-reason" | "expired" | "no-session" | "several-sessions";
  /** The sessions that it fits, where they are several. */
  readonly fits: readonly Session[];
}

/**
 * Finds the session of each exception: the only one of its id, of a kind that the rule judges, and of the kind and
 * year that the exception gives. Where more than one fits it excuses none: what another year's session was excused
 * for must not pass for this one's.
 *
 * @param typesOf kinds that a rule judges, undefined where it looks at the whole calendar
 */
export function placeExceptions(
  exceptions: readonly Exception[],
  sessions: readonly Session[],
  typesOf: (rule: string) => readonly SessionType[] | undefined,
): PlacedException[] {
  return exceptions.map((exception) => {
    const fits =
      exception.session === "" ? [] : sessions.filter((session) => isMeant(exception, session, typesOf));
    const target = fits.length === 1 ? fits[0] : undefined;
    const needed = exception.session === "" ? firstDayOf(exception, sessions) : target && dayOf(target);
    return { ...exception, target, fits, needed, standing: standingOf(exception, fits, needed) };
  });
}

function isMeant(
  { session: id, rule, type, year }: Exception,
  session: Session,
  typesOf: (rule: string) => readonly SessionType[] | undefined,
): boolean {
  if (fold(session.shown) !== fold(id)) return false;
  const types = typesOf(rule);
  if (types && !(session.type && types.includes(session.type))) return false;
  if (type && !(session.type && familyOfType(session.type) === familyOfType(type))) return false;
  const day = dayOf(session);
  return year === undefined || (day !== undefined && yearOf(day) === year);
}

/** Of a finding on no session: 1 January of the year that the exception gives, or of the earliest of the sheet. */
function firstDayOf({ year }: Exception, sessions: readonly Session[]): Day | undefined {
  if (year !== undefined) return fromCivil(year, 1, 1);
  const years = sessions.flatMap((session) => dayOf(session) ?? []).map(yearOf);
  return years.length === 0 ? undefined : fromCivil(Math.min(...years), 1, 1);
}

function standingOf(
  { session, reason, expires = Infinity }: Exception,
  fits: readonly Session[],
  needed = -Infinity,
): PlacedException["standing"] {
  if (reason === "") return "no-reason";
  if (session !== "" && fits.length !== 1) return fits.length === 0 ? "no-session" : "several-sessions";
  return expires < needed ? "expired" : "good";
}
