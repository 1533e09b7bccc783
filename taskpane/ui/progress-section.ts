import { PANE_TEXTS } from "../../src/messages/pane";
import { statusOf } from "../words";
import { button, element, setText } from "./element";
import type { MakeSection } from "./section";

/** What takes longer than half a second shows that it goes on, and can be cancelled. */
export const progressSection: MakeSection = (actions) => {
  const bar = element("div", { class: "progress", role: "progressbar" });
  const cancel = button("secondary", () => actions().cancel());
  const root = element("div", { class: "progress-row" }, bar, cancel);
  root.hidden = true;
  return {
    root,
    show(state) {
      const { shown } = state.languages;
      root.hidden = state.work.activity === undefined || state.work.pace === "quick";
      setText(cancel, PANE_TEXTS.cancel[shown]);
      if (!root.hidden) bar.setAttribute("aria-label", statusOf(state)[shown]);
    },
  };
};
