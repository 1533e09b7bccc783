import type { Fix } from "../../src/calendar/finding";
import { FIX_TEXTS } from "../../src/messages/pane-fixes";
import { TO_DO, UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import { fill } from "../../src/messages/text";
import type { ReportedFinding } from "../../src/workbook/report";
import { button, element } from "./element";
import type { FindingContext } from "./finding-context";

/** What to do: the fixes that the rule proposes, and what findings of the severity leave to the clerk. */
export function findingToDo(reported: ReportedFinding, context: FindingContext): HTMLElement[] {
  const { severity, fixes = [] } = reported.finding;
  const { language } = context;
  return [
    element("h4", {}, UNDERSTANDING_TEXTS.toDo[language]),
    ...fixes.flatMap((fix) => proposal(reported, fix, context)),
    element("p", {}, TO_DO[severity][language]),
  ];
}

function proposal(
  reported: ReportedFinding,
  fix: Fix,
  { language, fix: make }: FindingContext,
): HTMLElement[] {
  const { label, kind } = fix;
  const [name, spoken] =
    kind === "safe" ? [FIX_TEXTS.fix, FIX_TEXTS.fixOf] : [FIX_TEXTS.see, FIX_TEXTS.seeOf];
  const go = button("secondary", () => make({ reported, fix }), name[language]);
  go.setAttribute("aria-label", fill(spoken, { label })[language]);
  return [element("p", {}, fill(UNDERSTANDING_TEXTS.proposed, { label })[language]), go];
}
