import type { FindingFilter } from "../../src/workbook/finding-filter";
import type { PaneEvent } from "../pane-event";

/** The filter of the list stays from one check to the next. */
export function filterAfter(filter: FindingFilter, event: PaneEvent): FindingFilter {
  return event.type === "filtered" ? { ...filter, ...event.change } : filter;
}
