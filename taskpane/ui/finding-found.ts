import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { PANE_TEXTS } from "../../src/messages/pane";
import { UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import { fill } from "../../src/messages/text";
import { cellFact } from "../../src/workbook/cell-fact";
import type { ReportedFinding } from "../../src/workbook/report";
import { datedText } from "./dated-text";
import { button, element } from "./element";
import { cellName, type FindingContext } from "./finding-context";

/** What was found: the cells concerned with what was read in them, and the exception that excuses it. */
export function findingFound(reported: ReportedFinding, context: FindingContext): HTMLElement[] {
  const { excuse } = reported.finding;
  const { language } = context;
  if (reported.places.length === 0 && !excuse) return [];
  const severity = excuse && SEVERITY_WORDS[excuse.severity];
  return [
    element("h4", {}, UNDERSTANDING_TEXTS.found[language]),
    ...(reported.places.length > 0 ? [cellList(reported, context)] : []),
    ...(excuse && severity
      ? [element("p", {}, fill(UNDERSTANDING_TEXTS.excused, { severity, reason: excuse.reason })[language])]
      : []),
  ];
}

function cellList(reported: ReportedFinding, context: FindingContext): HTMLElement {
  const { finding, places } = reported;
  const items = places.map((place, at) => {
    const name = cellName(place, context.calendarSheetId);
    const go = button("cell", () => context.goTo(reported, at), name);
    go.setAttribute("aria-label", fill(PANE_TEXTS.goToCell, { cell: name })[context.language]);
    const fact = context.book && finding.cells[at] && cellFact(finding.cells[at], context.book);
    return element("li", {}, go, ...(fact ? datedText(` ${fact[context.language]}`) : []));
  });
  return element("ul", { class: "cells" }, ...items);
}
