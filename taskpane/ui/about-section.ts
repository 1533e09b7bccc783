import { aboutBox } from "./about-box";
import { element } from "./element";
import { whenChanged, type MakeSection } from "./section";

/** The foot of the pane. */
export const aboutSection: MakeSection = () => {
  const root = element("footer");
  return {
    root,
    show: whenChanged(
      ({ languages }) => [languages.shown],
      ({ languages }) => root.replaceChildren(aboutBox(languages.shown)),
    ),
  };
};
