import type { Day } from "../days/civil";
import { fill, type Text } from "../messages/text";

/** One deciding step of an answer: the day it is about, where it is about one, and what is so on it. */
export interface Step {
  readonly day?: Day;
  /** The whole step in one line, its reason included. */
  readonly text: Text;
  /** What it says and its reason, each by itself, where it has a reason. */
  readonly apart?: { readonly what: Text; readonly reason: Text };
}

const REASON_BEHIND = { es: "{what} ({reason})", en: "{what} ({reason})" };

/**
 * What a step says for a reason, in one line and apart.
 *
 * @param line how the two make one line, as `{what}` and `{reason}`
 * @example
 * because({ es: "no cuenta", en: "does not count" }, { es: "domingo", en: "Sunday" }).text.es
 * //=> "no cuenta (domingo)"
 */
export function because(what: Text, reason: Text, line: Text = REASON_BEHIND): Pick<Step, "text" | "apart"> {
  return { text: fill(line, { what, reason }), apart: { what, reason } };
}
