import type { CalendarRule } from "../rule";

/** A cell of Feriados that cannot be read: that day is neither added nor taken out. */
export const holidayUnreadable: CalendarRule = {
  id: "data-holiday-unreadable",
  citation: "",
  clauses: [],
  check: ({ holidayIssues }) =>
    holidayIssues.map(({ at, message }) => ({ severity: "warning", cells: [at], message })),
};
