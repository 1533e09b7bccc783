import { FIX_TEXTS } from "../../src/messages/pane-fixes";
import { fill } from "../../src/messages/text";
import { button, element, setOff, setText } from "./element";
import type { MakeSection } from "./section";

/** The last change that this pane made, and the button that takes it back. */
export const undoSection: MakeSection = (actions) => {
  const what = element("span");
  const undo = button("secondary", () => void actions().undo());
  const root = element("div", { class: "undo" }, what, undo);
  return {
    root,
    show({ languages: { shown }, undoable: [last], work }) {
      root.hidden = last === undefined;
      if (!last) return;
      setText(what, fill(FIX_TEXTS.lastChange, { label: last.label })[shown]);
      setText(undo, FIX_TEXTS.undo[shown]);
      setOff(undo, work.activity !== undefined && work.activity !== "following");
    },
  };
};
