import type { CalendarRule } from "../rule";

/** A cell of Excepciones that cannot be read: its row excuses nothing where the cell decides what it is for. */
export const exceptionUnreadable: CalendarRule = {
  id: "data-exception-unreadable",
  citation: "",
  clauses: [],
  check: ({ exceptionIssues }) =>
    exceptionIssues.map(({ at, message }) => ({ severity: "warning", cells: [at], message })),
};
