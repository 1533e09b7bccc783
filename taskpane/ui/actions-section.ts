import { PANE_TEXTS } from "../../src/messages/pane";
import { button, element, setOff, setText } from "./element";
import type { MakeSection } from "./section";

/** The pane's buttons, and the switch of the checks while the clerk types. */
export const actionsSection: MakeSection = (actions) => {
  const review = button("primary", () => void actions().review());
  const mark = button("secondary", () => void actions().mark());
  const unmark = button("secondary", () => void actions().unmark());
  const follow = element("input", { type: "checkbox" });
  follow.addEventListener("change", () => void actions().follow(follow.checked));
  const followName = element("span");
  const toolbar = element("div", { class: "toolbar", role: "group" }, review, mark, unmark);
  return {
    root: element("div", {}, toolbar, element("label", { class: "switch" }, follow, followName)),
    show({ languages: { shown }, work, following }) {
      toolbar.setAttribute("aria-label", PANE_TEXTS.actions[shown]);
      setText(review, PANE_TEXTS.review[shown]);
      setText(mark, PANE_TEXTS.mark[shown]);
      setText(unmark, PANE_TEXTS.unmark[shown]);
      setText(followName, PANE_TEXTS.follow[shown]);
      follow.checked = following.on;
      // A check after an edit comes and goes while the clerk is at something else.
      const busy = work.activity !== undefined && work.activity !== "following";
      for (const control of [review, mark, unmark]) setOff(control, busy);
    },
  };
};
