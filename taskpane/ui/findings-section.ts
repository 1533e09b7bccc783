import { SEVERITIES } from "../../src/calendar/finding";
import { PANE_TEXTS } from "../../src/messages/pane";
import { FILTER_TEXTS } from "../../src/messages/pane-understanding";
import { fill } from "../../src/messages/text";
import { passes, type FindingFilter } from "../../src/workbook/finding-filter";
import { findingKeys } from "../../src/workbook/finding-key";
import type { PaneActions } from "../controller";
import type { Reported } from "../slices/outcome";
import type { PaneState } from "../state";
import { element, setText } from "./element";
import type { FindingContext, KeyedFinding } from "./finding-context";
import { findingGroup } from "./finding-group";
import { keepFocus } from "./keep-focus";
import { keepScroll } from "./keep-scroll";
import { placeChildren } from "./place-children";
import { whenChanged, type MakeSection } from "./section";

/**
 * The list of findings, one group for each severity, the gravest first. After another check only what changed is drawn
 * anew: the focus, the opened details and what is in sight stay.
 */
export const findingsSection: MakeSection = (actions) => {
  const title = element("h2", { class: "visually-hidden" });
  const groups = new Map(SEVERITIES.map((severity) => [severity, findingGroup(severity)]));
  const none = element("p", { class: "none" });
  const root = element("section", { class: "content" });
  const draw = (state: PaneState): void => {
    const { outcome } = state;
    root.hidden = outcome.kind !== "report" || outcome.report.findings.length === 0;
    if (outcome.kind !== "report") return;
    const context = contextOf(outcome, state, actions);
    const bySeverity = grouped(outcome, state.filter);
    const all = outcome.report.findings.length;
    setText(none, bySeverity.size === 0 ? fill(FILTER_TEXTS.none, { all })[context.language] : "");
    setText(title, PANE_TEXTS.findings[context.language]);
    for (const [severity, group] of groups) group.show(bySeverity.get(severity) ?? [], context);
    const filled = [...groups].filter(([severity]) => bySeverity.has(severity));
    placeChildren(root, [title, none, ...filled.map(([, group]) => group.root)]);
  };
  const items = (): HTMLElement[] =>
    [...groups.values()].flatMap(({ list }) => [...list.children] as HTMLElement[]);
  const redraw = whenChanged(
    ({ languages, outcome, filter }) => [
      languages.shown,
      outcome.kind === "report" ? outcome.report : undefined,
      filter,
    ],
    (state) => keepScroll(items, () => keepFocus(root, () => draw(state))),
  );
  return {
    root,
    show(state) {
      redraw(state);
      root.setAttribute("aria-busy", String(state.work.activity !== undefined));
    },
  };
};

function contextOf(
  { report, notes }: Reported,
  { languages }: PaneState,
  actions: () => PaneActions,
): FindingContext {
  return {
    language: languages.shown,
    calendarSheetId: report.calendar.sheet.id,
    hiddenRows: notes.hiddenRows,
    book: report.basis?.book,
    goTo: (reported, at) => void actions().goTo(reported, at),
    fix: (offered) =>
      void (offered.fix.kind === "safe" ? actions().applySafe([offered]) : actions().previewFix(offered)),
    except: (reported) => actions().except(reported),
  };
}

/** The findings that pass the filter, by severity. */
function grouped({ report }: Reported, filter: FindingFilter): Map<string, KeyedFinding[]> {
  const keys = findingKeys(report.findings);
  const groups = new Map<string, KeyedFinding[]>();
  report.findings.forEach((reported, index) => {
    if (!passes(reported, filter, report.basis?.book)) return;
    const { severity } = reported.finding;
    const group = groups.get(severity) ?? [];
    groups.set(severity, group);
    group.push({ key: keys[index]!, reported });
  });
  return groups;
}
