import type { PaneActions } from "../controller";
import type { PaneState } from "../state";
import { aboutSection } from "./about-section";
import { actionsSection } from "./actions-section";
import { calendarsSection } from "./calendars-section";
import { deadlinesSection } from "./deadlines-section";
import { element } from "./element";
import { filtersSection } from "./filters-section";
import { findingsSection } from "./findings-section";
import { fixesSection } from "./fixes-section";
import { headerSection } from "./header-section";
import { holdFocus } from "./hold-focus";
import { notesSection } from "./notes-section";
import { planSection } from "./plan-section";
import { progressSection } from "./progress-section";
import { reportsSection } from "./reports-section";
import { reviewedSection } from "./reviewed-section";
import { seatsSection } from "./seats-section";
import type { MakeSection } from "./section";
import { settingsSection } from "./settings-section";
import { statusSection } from "./status-section";
import { undoSection } from "./undo-section";
import { upkeepSection } from "./upkeep-section";
import { unrecognisedSection } from "./unrecognised-section";
import { yearSection } from "./year-section";

/** What stands between the header and the foot, from top to bottom. */
const MAIN: readonly MakeSection[] = [
  actionsSection,
  calendarsSection,
  progressSection,
  statusSection,
  undoSection,
  notesSection,
  unrecognisedSection,
  seatsSection,
  deadlinesSection,
  yearSection,
  fixesSection,
  filtersSection,
  findingsSection,
  reviewedSection,
  reportsSection,
  settingsSection,
  planSection,
  upkeepSection,
];

/**
 * Builds the pane in its place on the page.
 *
 * @param actions asked for when a button is pressed: they are made after the view
 * @returns shows a state
 */
export function createView(root: HTMLElement, actions: () => PaneActions): (state: PaneState) => void {
  const header = headerSection(actions);
  const main = MAIN.map((make) => make(actions));
  const footer = aboutSection(actions);
  root.replaceChildren(header.root, element("main", {}, ...main.map((section) => section.root)), footer.root);
  return (state) =>
    holdFocus(root, () => {
      for (const section of [header, ...main, footer]) section.show(state);
    });
}
