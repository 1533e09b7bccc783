import { SEVERITIES, type Finding, type Severity } from "../calendar/finding";
import { fold } from "../messages/fold";
import type { ReportedFinding } from "./report";

/** Which findings of a list are wanted; what is not set lets all through. */
export interface FindingFilter {
  /** None for all of them. */
  readonly severities: readonly Severity[];
  /** Id as the sheet shows it; empty for the findings about no session. */
  readonly session: string | undefined;
  readonly rule: string | undefined;
  /** Words that the message, the session, the rule or its citation has, whatever their accents. */
  readonly word: string;
}

export const NO_FILTER: FindingFilter = {
  severities: [],
  session: undefined,
  rule: undefined,
  word: "",
};

/** Whether a filter leaves anything out, as far as it is set. */
export function isFiltering({ severities, session, rule, word }: FindingFilter): boolean {
  return severities.length > 0 || session !== undefined || rule !== undefined || fold(word) !== "";
}

/** Whether a finding is wanted. */
export function passes({ finding }: ReportedFinding, filter: FindingFilter): boolean {
  const { severities, session, rule, word } = filter;
  return (
    (severities.length === 0 || severities.includes(finding.severity)) &&
    (session === undefined || finding.session === session) &&
    (rule === undefined || finding.rule === rule) &&
    fold(word)
      .split(" ")
      .every((part) => part === "" || textOf(finding).includes(part))
  );
}

/** A severity pressed once more is let go; with all of them pressed the filter leaves nothing out. */
export function toggled(severities: readonly Severity[], severity: Severity): Severity[] {
  return SEVERITIES.filter((one) => (one === severity) !== severities.includes(one));
}

/** What can be chosen, with how many findings each has, in the order of the list. */
export interface FilterChoices {
  readonly sessions: ReadonlyMap<string, number>;
  readonly rules: ReadonlyMap<string, { readonly citation: string; readonly number: number }>;
}

/** The sessions and rules of a list of findings. */
export function filterChoices(findings: readonly ReportedFinding[]): FilterChoices {
  const sessions = new Map<string, number>();
  const rules = new Map<string, { citation: string; number: number }>();
  for (const { finding } of findings) {
    sessions.set(finding.session, (sessions.get(finding.session) ?? 0) + 1);
    const number = (rules.get(finding.rule)?.number ?? 0) + 1;
    rules.set(finding.rule, { citation: finding.citation, number });
  }
  return { sessions, rules };
}

/** Texts of findings, folded once: a list is searched again with each letter. */
const folded = new WeakMap<Finding, string>();

function textOf(finding: Finding): string {
  const known = folded.get(finding);
  if (known !== undefined) return known;
  const { message, session, rule, citation } = finding;
  const text = fold([message.es, message.en, session, rule, citation].join(" "));
  folded.set(finding, text);
  return text;
}
