import type { CalendarRule } from "../rule";

/** A row of Parámetros that cannot be read: its default stands. */
export const settingUnreadable: CalendarRule = {
  id: "data-setting-unreadable",
  citation: "",
  clauses: [],
  check: ({ settingIssues }) =>
    settingIssues.map(({ at, message }) => ({ severity: "warning", cells: [at], message })),
};
