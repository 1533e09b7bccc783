import { COLUMN_NAMES } from "../../src/messages/calendar";
import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language } from "../../src/messages/text";
import type { SheetRef } from "../../src/workbook/reading";
import { button, element } from "./element";

/** What a calendar needs, and the sheets of the workbook that look like one. */
export function unrecognisedBox(
  calendars: readonly SheetRef[],
  language: Language,
  go: (sheet: SheetRef) => void,
): HTMLElement[] {
  const needed = [element("p", {}, PANE_TEXTS.needed[language]), knownHeaders(language)];
  if (calendars.length === 0) return needed;
  const intro = calendars.length === 1 ? PANE_TEXTS.lookAlike : PANE_TEXTS.lookAlikes;
  const buttons = calendars.map((sheet) =>
    button("secondary", () => go(sheet), fill(PANE_TEXTS.goAndReview, { sheet: sheet.name })[language]),
  );
  return [element("p", {}, intro[language]), element("div", { class: "stack" }, ...buttons), ...needed];
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
