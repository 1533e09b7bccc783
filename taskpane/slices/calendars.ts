import { isSameCalendar, type CalendarRef } from "../../src/workbook/calendar-ref";
import type { PaneEvent } from "../pane-event";

/** The calendars of the workbook among which the clerk can choose; that of the report is one of them. */
export type Calendars = readonly CalendarRef[];

export function calendarsAfter(calendars: Calendars, event: PaneEvent): Calendars {
  switch (event.type) {
    case "calendars":
      return event.calendars;
    case "reported": {
      const { calendar } = event.report;
      return [calendar, ...calendars.filter((one) => !isSameCalendar(one, calendar))];
    }
    default:
      return calendars;
  }
}
