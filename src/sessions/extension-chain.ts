import type { Day } from "../days/civil";
import { extensionStanding, type Extension } from "./extension";

/** An extension that was not authorised beforehand (R19). */
export interface LateExtension {
  readonly extension: Extension;
  readonly standing: "late" | "void";
  /** Last day without this extension, and the first known meeting after it. */
  readonly lastBefore: Day;
  readonly firstExtra: Day;
}

/** How counted days stand against a length that one or more extensions lengthen. */
export interface ChainStanding {
  readonly standing: "within" | "extended" | "over";
  /** Last day allowed: the last ordinary one, or the last that the extensions give. */
  readonly lastAllowed: Day;
  readonly late: readonly LateExtension[];
}

/**
 * Holds counted days against a length with the mayor's extensions, one after the other, each to be authorised on or
 * before the last day so far (§ 4203(a) ¶1). A late one is named, and lengthens all the same: it is judged by itself.
 *
 * @param counted the days that count, in order, at least one
 * @param most days
 * @param meetings days known as met, in order: those from which an extension is late or void
 */
export function chainStanding(
  counted: readonly Day[],
  most: number,
  extensions: readonly Extension[],
  meetings: readonly Day[],
): ChainStanding {
  const last = counted[counted.length - 1]!;
  if (counted.length <= most) return { standing: "within", lastAllowed: last, late: [] };
  let lastAllowed = counted[most - 1]!;
  const late: LateExtension[] = [];
  for (const extension of [...extensions].sort((a, b) => a.until - b.until)) {
    if (extension.until <= lastAllowed) continue;
    const firstExtra = meetings.find((day) => day > lastAllowed);
    if (firstExtra === undefined) break;
    const standing = extensionStanding(extension, lastAllowed, firstExtra);
    if (standing !== "valid") late.push({ extension, standing, lastBefore: lastAllowed, firstExtra });
    lastAllowed = extension.until;
  }
  return { standing: last <= lastAllowed ? "extended" : "over", lastAllowed, late };
}
