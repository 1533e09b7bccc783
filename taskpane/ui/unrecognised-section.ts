import { COLUMN_NAMES } from "../../src/messages/calendar";
import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language } from "../../src/messages/text";
import type { CalendarRef } from "../../src/workbook/calendar-ref";
import { calendarName, headerNotesOf } from "../words";
import { button, element } from "./element";
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
          ...lookAlikes(outcome.calendars, shown, (calendar) => void actions().reviewCalendar(calendar)),
          element("p", {}, PANE_TEXTS.needed[shown]),
          knownHeaders(shown),
        );
      },
    ),
  };
};

function lookAlikes(
  calendars: readonly CalendarRef[],
  language: Language,
  go: (calendar: CalendarRef) => void,
): HTMLElement[] {
  if (calendars.length === 0) return [];
  const intro = calendars.length === 1 ? PANE_TEXTS.lookAlike : PANE_TEXTS.lookAlikes;
  const buttons = calendars.map((calendar) =>
    button(
      "secondary",
      () => go(calendar),
      fill(PANE_TEXTS.goAndReview, { sheet: calendarName(calendar) })[language],
    ),
  );
  return [element("p", {}, intro[language]), element("div", { class: "stack" }, ...buttons)];
}

function knownHeaders(language: Language): HTMLElement {
  const names = Object.values(COLUMN_NAMES).map((name) => name[language]);
  return element(
    "details",
    { class: "box" },
    element("summary", {}, PANE_TEXTS.knownHeaders[language]),
    element("p", {}, `${names.join(", ")}.`),
  );
}
