import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language, type Text } from "../../src/messages/text";
import type { CalendarRef } from "../../src/workbook/calendar-ref";
import { calendarName } from "../words";
import { button, element } from "./element";

/** Calendars of other sheets, each with a button that goes there; nothing where there are none. */
export function lookAlikes(
  calendars: readonly CalendarRef[],
  intro: { readonly one: Text; readonly many: Text },
  language: Language,
  go: (calendar: CalendarRef) => void,
): HTMLElement[] {
  if (calendars.length === 0) return [];
  const buttons = calendars.map((calendar) =>
    button(
      "secondary",
      () => go(calendar),
      fill(PANE_TEXTS.goAndReview, { sheet: calendarName(calendar) })[language],
    ),
  );
  const words = calendars.length === 1 ? intro.one : intro.many;
  return [element("p", {}, words[language]), element("div", { class: "stack" }, ...buttons)];
}
