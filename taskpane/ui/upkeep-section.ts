import { UPKEEP_TEXTS } from "../../src/messages/pane-upkeep";
import { setText } from "./element";
import { fold } from "./fold";
import { repairPart } from "./repair-part";
import { whenChanged, type MakeSection } from "./section";
import { selfCheckPart } from "./self-check-part";

/** The self-check and the repairs, at the end of the pane. */
export const upkeepSection: MakeSection = (actions) => {
  const { root, title, body } = fold("upkeep");
  const parts = [selfCheckPart, repairPart].map((make) => make(actions));
  body.append(...parts.map((part) => part.root));
  const words = whenChanged(
    ({ languages }) => [languages.shown],
    ({ languages }) => setText(title, UPKEEP_TEXTS.title[languages.shown]),
  );
  return {
    root,
    show(state) {
      words(state);
      for (const part of parts) part.show(state);
    },
  };
};
