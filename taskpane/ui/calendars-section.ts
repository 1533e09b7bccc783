import { PANE_TEXTS } from "../../src/messages/pane";
import { isSameCalendar, type CalendarRef } from "../../src/workbook/calendar-ref";
import { calendarName } from "../words";
import { element } from "./element";
import { whenChanged, type MakeSection } from "./section";

/** Chooses among the calendars of the workbook, where it has several. */
export const calendarsSection: MakeSection = (actions) => {
  let choices: readonly CalendarRef[] = [];
  const name = element("span");
  const list = element("select");
  list.addEventListener("change", () => {
    const chosen = choices[list.selectedIndex];
    if (chosen) void actions().reviewCalendar(chosen);
  });
  const root = element("label", { class: "field" }, name, list);
  return {
    root,
    show: whenChanged(
      ({ languages, calendars, outcome }) => [
        languages.shown,
        calendars,
        outcome.kind === "report" ? outcome.report : undefined,
      ],
      ({ languages: { shown }, calendars, outcome }) => {
        root.hidden = outcome.kind !== "report" || calendars.length < 2;
        if (outcome.kind !== "report") return;
        const label = (calendar: CalendarRef): string => calendarName(calendar)[shown];
        choices = [...calendars].sort((one, other) =>
          label(one).localeCompare(label(other), shown, { numeric: true }),
        );
        name.textContent = PANE_TEXTS.chooseCalendar[shown];
        list.replaceChildren(...choices.map((calendar) => element("option", {}, label(calendar))));
        list.selectedIndex = choices.findIndex((one) => isSameCalendar(one, outcome.report.calendar));
      },
    ),
  };
};
