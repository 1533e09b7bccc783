import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { fill } from "../../src/messages/text";
import { SHEET_NAMES } from "../../src/messages/plan";
import { element, setText } from "./element";
import { exceptionForm } from "./exception-form";
import { fold } from "./fold";
import { holidayForm } from "./holiday-form";
import { mappingForm } from "./mapping-form";
import { parametersForm } from "./parameters-form";
import { whenChanged, type MakeSection } from "./section";

/** What is kept with the workbook: parameters, holidays, exceptions and columns, a form for each. */
export const settingsSection: MakeSection = (actions) => {
  const { root, title, body } = fold("settings");
  const forms = [parametersForm, holidayForm, exceptionForm, mappingForm].map((make) => make(actions));
  const intro = element("p", { class: "quiet" });
  const none = element("p");
  body.append(none, intro, ...forms.map((form) => form.root));
  const words = whenChanged(
    ({ languages, outcome }) => [languages.shown, outcome.kind],
    ({ languages: { shown }, outcome }) => {
      const names = {
        settings: SHEET_NAMES.settings,
        holidays: SHEET_NAMES.holidays,
        exceptions: SHEET_NAMES.exceptions,
      };
      setText(title, SETTING_TEXTS.title[shown]);
      setText(none, outcome.kind === "none" ? SETTING_TEXTS.noReport[shown] : "");
      setText(intro, outcome.kind === "none" ? "" : fill(SETTING_TEXTS.intro, names)[shown]);
    },
  );
  return {
    root,
    show(state) {
      words(state);
      for (const form of forms) form.show(state);
    },
  };
};
