import { SEVERITIES, type Finding, type Severity, type TableName } from "../../src/calendar/finding";
import type { CalendarCheck, CalendarInput, SheetRows } from "../../src/calendar/input";
import { findHeader } from "../../src/calendar/sheet/header";

/**
 * A check whose findings the test writes into the sheet: a cell "!violation" is a violation of that cell, and so
 * on. The pane's tests so do not change with the law.
 */
export function trialCheck({ calendar, settings = [], holidays = [] }: CalendarInput): CalendarCheck {
  const header = findHeader(calendar);
  const found = header
    ? [...told("calendar", calendar), ...told("settings", settings), ...told("holidays", holidays)]
    : [];
  const findings = SEVERITIES.flatMap((severity) => found.filter((finding) => finding.severity === severity));
  const counts = Object.fromEntries(
    SEVERITIES.map((severity) => [
      severity,
      findings.filter((finding) => finding.severity === severity).length,
    ]),
  ) as Record<Severity, number>;
  return {
    recognised: header !== undefined,
    findings,
    counts,
    rules: 22,
    sessions: calendar.length - 1 - (header?.row ?? 0),
  };
}

function told(table: TableName, rows: SheetRows): Finding[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const severity = SEVERITIES.find((word) => cell === `!${word}`);
      return severity ? [finding(severity, table, row, column, String(cells[0]))] : [];
    }),
  );
}

function finding(
  severity: Severity,
  table: TableName,
  row: number,
  column: number,
  session: string,
): Finding {
  return {
    rule: "trial-rule",
    severity,
    session: table === "calendar" ? session : "",
    cells: [{ table, row, column }],
    column: "",
    message: { es: `Hallazgo de ${session}.`, en: `Finding of ${session}.` },
    citation: "§ 4203",
    trace: [{ text: { es: "porque sí", en: "because" } }],
    otherReadings: [],
  };
}
