import { PANE_TEXTS } from "../../src/messages/pane";
import { button, element, setText } from "./element";
import { whenChanged, type MakeSection } from "./section";

/** The pane's name, and the button for the other language. */
export const headerSection: MakeSection = (actions) => {
  const language = button("link", () => actions().setLanguage(language.lang === "en" ? "en" : "es"));
  const subtitle = element("p");
  return {
    root: element("header", {}, element("div", {}, element("h1", {}, "MUNI"), subtitle), language),
    show: whenChanged(
      ({ languages }) => [languages.shown],
      ({ languages: { shown } }) => {
        document.documentElement.lang = shown;
        setText(subtitle, PANE_TEXTS.subtitle[shown]);
        language.lang = shown === "es" ? "en" : "es";
        setText(language, PANE_TEXTS.otherLanguage[shown]);
      },
    ),
  };
};
