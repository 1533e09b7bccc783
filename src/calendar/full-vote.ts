import type { Settings } from "../law/settings";
import { majority } from "../sessions/votes";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import { underReadings, type Verdict } from "./under-readings";

/**
 * Votes that are the full vote of the members, by which an urgent session approves a special one (§ 4203(b)(2), 2nd ¶
 * after (ii); R9): of all of them, or of a majority.
 */
export function fullVoteOf(members: number, reading: Verdict["readings"]["fullVote"]): number {
  return reading === "todos" ? members : majority(members);
}

/** Whether so many votes are the full vote, under each reading (R9). */
export function fullVoteVerdict(found: number, members: number, settings: Settings): Verdict {
  return underReadings(settings, ["fullVote"], ({ fullVote }) => ({
    holds: found >= fullVoteOf(members, fullVote),
  }));
}

/** Whether an urgent session approved what rests on it; undefined where its votes or the members are not known. */
export function approvalOf(
  { fields }: Session,
  { members, settings }: Book,
): Verdict["standing"] | undefined {
  const found = valueOf(fields.votesFor);
  if (found === undefined || members === undefined || found > members) return undefined;
  return fullVoteVerdict(found, members, settings).standing;
}
