import type { ReportedFinding } from "./report";

/**
 * Keys by which findings are known again in a later check of the same calendar, wherever their rows went: the rule,
 * the severity, the session and the column, and the how-manieth of equals.
 *
 * @returns one key for each finding, in the same order, none twice
 */
export function findingKeys(findings: readonly ReportedFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map((reported) => {
    const about = aboutOf(reported);
    const number = (seen.get(about) ?? 0) + 1;
    seen.set(about, number);
    return `${about} ${number}`;
  });
}

/**
 * The finding of a later check that is the same as one of an earlier; undefined where it is gone. Sessions are numbered
 * anew each year: of several about the same rule, session and column, the one with the same message, else, where they
 * are as many as before, the one in the same place among them.
 */
export function sameFinding(
  one: ReportedFinding,
  before: readonly ReportedFinding[],
  now: readonly ReportedFinding[],
): ReportedFinding | undefined {
  const isAlike = (other: ReportedFinding): boolean => aboutOf(other) === aboutOf(one);
  const isEqual = (other: ReportedFinding): boolean =>
    isAlike(other) && other.finding.message.es === one.finding.message.es;
  const equals = now.filter(isEqual);
  if (equals.length > 0) return equals[before.filter(isEqual).indexOf(one)] ?? equals.at(-1);
  const [earlier, later] = [before.filter(isAlike), now.filter(isAlike)];
  return earlier.length === later.length ? later[earlier.indexOf(one)] : undefined;
}

function aboutOf({ finding: { rule, severity, session, column, cells } }: ReportedFinding): string {
  return JSON.stringify([rule, severity, session, column, cells[0]?.table ?? ""]);
}
