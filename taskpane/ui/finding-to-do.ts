import { TO_DO, UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import { fill, type Language } from "../../src/messages/text";
import type { Finding } from "../../src/calendar/finding";
import { element } from "./element";

/** What to do: what findings of the severity leave to the clerk, and the fixes that the rule proposes. */
export function findingToDo({ severity, fixes = [] }: Finding, language: Language): HTMLElement[] {
  const proposals = fixes.map(({ label }) =>
    element("p", {}, fill(UNDERSTANDING_TEXTS.proposed, { label })[language]),
  );
  return [
    element("h4", {}, UNDERSTANDING_TEXTS.toDo[language]),
    ...proposals,
    element("p", {}, TO_DO[severity][language]),
  ];
}
