import { SEVERITIES, type Severity } from "../../src/calendar/finding";
import { SEVERITY_COUNTS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { FILTER_TEXTS } from "../../src/messages/pane-understanding";
import { fill } from "../../src/messages/text";
import { isFiltering, passes, toggled } from "../../src/workbook/finding-filter";
import type { PaneActions } from "../controller";
import type { Reported } from "../slices/outcome";
import type { PaneState } from "../state";
import { counted } from "../words";
import { button, element, setText } from "./element";
import { filterFields } from "./filter-fields";
import { placeChildren } from "./place-children";
import { whenChanged, type MakeSection } from "./section";

/**
 * The filters of the list: the counts, each of which shows its own findings alone while it is pressed; and the session,
 * the rule and a word, folded. They stay over another check.
 */
export const filtersSection: MakeSection = (actions) => {
  const counts = countToggles(actions);
  const fields = filterFields((change) => actions().filter(change));
  // Read out when it changes: what a filter leaves is further down the page.
  const shown = element("p", { "aria-live": "polite" });
  const clear = button("link", () => {
    actions().filter({ severities: [], session: undefined, rule: undefined, word: "" });
    counts.focus();
  });
  const result = element("div", { class: "filter-result" }, shown, clear);
  const root = element("section", { class: "filters" }, counts.root, fields.root, result);
  return {
    root,
    show: whenChanged(
      ({ languages, outcome, filter }) => [
        languages.shown,
        outcome.kind === "report" ? outcome.report : undefined,
        filter,
      ],
      (state) => {
        const { outcome, languages, filter } = state;
        root.hidden = outcome.kind !== "report" || outcome.report.findings.length === 0;
        if (outcome.kind !== "report") return;
        counts.show(outcome, state);
        fields.show(outcome.report, filter, languages.shown);
        const on = isFiltering(filter);
        setText(shown, on ? shownText(outcome, state) : "");
        setText(clear, on ? FILTER_TEXTS.clear[languages.shown] : "");
      },
    ),
  };
};

function shownText({ report }: Reported, { filter, languages }: PaneState): string {
  const all = report.findings.length;
  const shown = report.findings.filter((one) => passes(one, filter, report.basis?.book)).length;
  return fill(shown === 0 ? FILTER_TEXTS.none : FILTER_TEXTS.shown, { shown, all })[languages.shown];
}

interface CountToggles {
  readonly root: HTMLElement;
  readonly show: (outcome: Reported, state: PaneState) => void;
  readonly focus: () => void;
}

/** One button for each severity that was found; one that is pressed stays, to be let go, where nothing is left of it. */
function countToggles(actions: () => PaneActions): CountToggles {
  let pressed: readonly Severity[] = [];
  const root = element("div", { class: "counts", role: "group" });
  const toggles = SEVERITIES.map((severity) => {
    const words = element("span");
    const badge = element("span", { class: "badge", "aria-hidden": "true" }, SEVERITY_LETTERS[severity]);
    const press = (): void => actions().filter({ severities: toggled(pressed, severity) });
    const toggle = button("count", press, badge, words);
    toggle.dataset["severity"] = severity;
    return { severity, words, toggle };
  });
  return {
    root,
    focus: () => root.querySelector("button")?.focus(),
    show({ report: { counts } }, { filter: { severities }, languages: { shown } }) {
      pressed = severities;
      root.setAttribute("aria-label", FILTER_TEXTS.bySeverity[shown]);
      const wanted = toggles.filter(({ severity }) => counts[severity] > 0 || severities.includes(severity));
      for (const { severity, words, toggle } of wanted) {
        setText(words, counted(SEVERITY_COUNTS[severity], counts[severity])[shown]);
        toggle.setAttribute("aria-pressed", String(severities.includes(severity)));
      }
      placeChildren(
        root,
        wanted.map(({ toggle }) => toggle),
      );
    },
  };
}
