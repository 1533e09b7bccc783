import { PANE_TEXTS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { fill } from "../../src/messages/text";
import type { ReportedFinding } from "../../src/workbook/report";
import { datedText } from "./dated-text";
import { button, element } from "./element";
import { cellName, isHidden, type FindingContext } from "./finding-context";
import { findingDetails } from "./finding-details";
import { keepFocus } from "./keep-focus";

export interface FindingItem {
  readonly root: HTMLLIElement;
  /** Draws what changed, if anything did. */
  readonly show: (reported: ReportedFinding, context: FindingContext) => void;
}

interface Shown {
  readonly reported: ReportedFinding;
  readonly context: FindingContext;
}

/** A finding in the list: pressing it goes to its cell; its details open below. */
export function findingItem(): FindingItem {
  const root = element("li", { class: "finding" });
  let drawn = "";
  let last: Shown | undefined;
  return {
    root,
    show(reported, context) {
      const now = fingerprint(reported, context);
      const open = root.querySelector("details")?.open ?? false;
      const isSame = now === drawn && !(open && context.book !== last?.context.book);
      drawn = now;
      last = { reported, context };
      if (isSame) return;
      root.dataset["severity"] = reported.finding.severity;
      const parts = [head(reported, context), details(last, () => last!, open)];
      keepFocus(root, () => root.replaceChildren(...parts));
    },
  };
}

/** The same text, the same drawing. */
function fingerprint({ finding, places }: ReportedFinding, context: FindingContext): string {
  const cells = places.map((place) => [cellName(place, context.calendarSheetId), isHidden(place, context)]);
  return JSON.stringify([context.language, cells, finding]);
}

function head(reported: ReportedFinding, context: FindingContext): HTMLElement {
  const { finding, places } = reported;
  const { language } = context;
  const [place] = places;
  const texts = [
    element("span", { class: "badge", "aria-hidden": "true" }, SEVERITY_LETTERS[finding.severity]),
    element("span", { class: "where" }, whereOf(reported, context)),
    element("span", { class: "message" }, ...datedText(finding.message[language])),
  ];
  if (!place) return element("div", { class: "finding-head" }, ...texts);
  const go = button("finding-head", () => context.goTo(reported, 0), ...texts);
  go.title = fill(PANE_TEXTS.goToCell, { cell: cellName(place, context.calendarSheetId) })[language];
  return go;
}

function whereOf({ finding, places: [place] }: ReportedFinding, context: FindingContext): string {
  const { language } = context;
  const cell = place ? cellName(place, context.calendarSheetId) : PANE_TEXTS.noCell[language];
  const hidden = place && isHidden(place, context) ? PANE_TEXTS.hiddenRow[language] : "";
  const session = finding.session && fill(PANE_TEXTS.session, { session: finding.session })[language];
  return [cell, hidden, session, finding.citation].filter((part) => part !== "").join(" · ");
}

/**
 * Built when it is first opened: a list may hold thousands.
 *
 * @param last what the list shows by then: a later check may have read other cells beside the same finding
 */
function details({ reported, context }: Shown, last: () => Shown, open: boolean): HTMLDetailsElement {
  const build = (): void => made.append(...findingDetails(last().reported, last().context));
  const name = fill(PANE_TEXTS.detailsOf, { message: reported.finding.message })[context.language];
  const summary = element("summary", { "aria-label": name }, PANE_TEXTS.details[context.language]);
  const made = element("details", {}, summary);
  if (open) {
    made.open = true;
    build();
  } else made.addEventListener("toggle", build, { once: true });
  return made;
}
