import { isoText } from "../days/iso";
import { CALENDAR_TEXTS, SEVERITY_WORDS } from "../messages/calendar";
import { fill } from "../messages/text";
import type { Finding } from "./finding";
import type { PlacedException } from "./model/exceptions";

/** A finding, with the session that it is about. */
export interface Found {
  finding: Finding;
  readonly about: { readonly shown: string } | undefined;
}

/**
 * Turns each finding that a good exception is for into an excused one, its reason appended. An exception without
 * session is for the only finding of its rule that is about none; of two it excuses neither.
 *
 * @returns the exceptions that excused something
 */
export function excuse(
  found: readonly Found[],
  exceptions: readonly PlacedException[],
): ReadonlySet<PlacedException> {
  const used = new Set<PlacedException>();
  for (const exception of exceptions) {
    if (exception.standing !== "good") continue;
    const meant = found.filter(
      ({ finding, about }) => finding.rule === exception.rule && about === exception.target,
    );
    if (meant.length === 0 || (exception.target === undefined && meant.length > 1)) continue;
    used.add(exception);
    for (const one of meant)
      if (one.finding.severity !== "excused") one.finding = excused(one.finding, exception);
  }
  return used;
}

function excused(finding: Finding, exception: PlacedException): Finding {
  const reason = fill(CALENDAR_TEXTS.excused, {
    severity: SEVERITY_WORDS[finding.severity],
    reason: exception.reason,
    record: recordOf(exception),
  });
  const { message } = finding;
  return {
    ...finding,
    severity: "excused",
    excuse: { severity: finding.severity, reason: exception.reason },
    message: { es: message.es + reason.es, en: message.en + reason.en },
  };
}

/** Document, author and date of an exception, in brackets. */
function recordOf({ document, by, date }: PlacedException): string {
  const parts = [document, by, date === undefined ? undefined : isoText(date)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
