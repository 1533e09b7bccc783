import { COLUMN_NAMES } from "../../src/messages/calendar";
import { PANE_TEXTS } from "../../src/messages/pane";
import type { Language } from "../../src/messages/text";
import { headerNotesOf } from "../words";
import { element } from "./element";
import { lookAlikes } from "./look-alikes";
import { textList } from "./text-list";
import { whenChanged, type MakeSection } from "./section";

/** Of a sheet that is no calendar: the sheets of the workbook that look like one, and what a calendar needs. */
export const unrecognisedSection: MakeSection = (actions) => {
  const root = element("section", { class: "content" });
  return {
    root,
    show: whenChanged(
      ({ languages, outcome }) => [languages.shown, outcome.kind === "unrecognised" ? outcome : undefined],
      ({ languages: { shown }, outcome }) => {
        root.hidden = outcome.kind !== "unrecognised";
        if (outcome.kind !== "unrecognised") return root.replaceChildren();
        const notes = headerNotesOf(outcome.columns).map((text) => text[shown]);
        root.replaceChildren(
          ...(notes.length > 0 ? [textList("notes", notes)] : []),
          ...lookAlikes(
            outcome.calendars,
            { one: PANE_TEXTS.lookAlike, many: PANE_TEXTS.lookAlikes },
            shown,
            (calendar) => void actions().reviewCalendar(calendar),
          ),
          element("p", {}, PANE_TEXTS.needed[shown]),
          knownHeaders(shown),
        );
      },
    ),
  };
};

function knownHeaders(language: Language): HTMLElement {
  const names = Object.values(COLUMN_NAMES).map((name) => name[language]);
  return element(
    "details",
    { class: "box" },
    element("summary", {}, PANE_TEXTS.knownHeaders[language]),
    element("p", {}, `${names.join(", ")}.`),
  );
}
