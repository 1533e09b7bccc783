import { SEVERITIES, type Severity } from "../../src/calendar/finding";
import { PANE_TEXTS, SEVERITY_GROUPS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { fill } from "../../src/messages/text";
import type { Report, ReportedFinding } from "../../src/workbook/report";
import { button, element } from "./element";
import { findingItem, type FindingContext } from "./finding-item";

/** More at once would make a long list slow to draw. */
const SHOWN_AT_ONCE = 100;

/** The findings of a report, one group for each severity, the gravest first. */
export function findingGroups(report: Report, context: FindingContext): HTMLElement[] {
  return SEVERITIES.flatMap((severity) => {
    const findings = report.findings.filter(({ finding }) => finding.severity === severity);
    return findings.length === 0 ? [] : [group(severity, findings, context)];
  });
}

function group(
  severity: Severity,
  findings: readonly ReportedFinding[],
  context: FindingContext,
): HTMLElement {
  const { title, meaning } = SEVERITY_GROUPS[severity];
  const { language } = context;
  const list = element("ul", { class: "findings" });
  const made = element(
    "section",
    { class: "group", "data-severity": severity, "aria-labelledby": `group-${severity}` },
    element(
      "h3",
      { id: `group-${severity}` },
      element("span", { class: "badge" }, SEVERITY_LETTERS[severity]),
      ` ${title[language]} (${findings.length})`,
    ),
    element("p", { class: "quiet" }, meaning[language]),
    list,
  );
  showMore(list, findings, context);
  return made;
}

/** Adds the next findings to a list, and below it a button for those after them. */
function showMore(
  list: HTMLUListElement,
  findings: readonly ReportedFinding[],
  context: FindingContext,
): void {
  const rest = findings.slice(SHOWN_AT_ONCE);
  const items = findings.slice(0, SHOWN_AT_ONCE).map((reported) => findingItem(reported, context));
  list.append(...items);
  if (rest.length === 0) return;
  const number = Math.min(rest.length, SHOWN_AT_ONCE);
  const more = button(
    "secondary",
    () => {
      more.remove();
      const before = list.childElementCount;
      showMore(list, rest, context);
      // The button that had the focus is gone: it goes on to what it brought.
      list.children[before]?.querySelector<HTMLElement>("button, summary")?.focus();
    },
    fill(PANE_TEXTS.showMore, { number })[context.language],
  );
  list.after(more);
}
