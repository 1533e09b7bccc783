import type { Day } from "../../src/days/civil";
import type { PaneEvent } from "../pane-event";

/** The day from which deadlines are counted. */
export function todayAfter(today: Day, event: PaneEvent): Day {
  return event.type === "today" ? event.day : today;
}
