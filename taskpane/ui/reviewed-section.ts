import { element } from "./element";
import { keepFocus } from "./keep-focus";
import { reviewedBox } from "./reviewed-box";
import { whenChanged, type MakeSection } from "./section";

/** What the report rests on. A box that the clerk opened stays open in the next check. */
export const reviewedSection: MakeSection = () => {
  const root = element("div");
  return {
    root,
    show: whenChanged(
      ({ languages, outcome }) => [languages.shown, outcome.kind === "report" ? outcome.report : undefined],
      ({ languages: { shown }, outcome }) => {
        root.hidden = outcome.kind !== "report";
        if (outcome.kind !== "report") return root.replaceChildren();
        const open = [...root.querySelectorAll("details")].map((box) => box.open);
        keepFocus(root, () => {
          root.replaceChildren(reviewedBox(outcome.report, shown));
          root.querySelectorAll("details").forEach((one, index) => (one.open ||= open[index] ?? false));
        });
      },
    ),
  };
};
