import type { Finding } from "../../src/calendar/finding";
import type { Settings } from "../../src/law/settings";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { TABLE_TEXTS } from "../../src/messages/tables";
import { spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [
  TABLE_TEXTS.severity,
  TABLE_TEXTS.rule,
  TABLE_TEXTS.session,
  TABLE_TEXTS.column,
  TABLE_TEXTS.message,
  TABLE_TEXTS.citation,
];

const NOTHING_FOUND: readonly TableValue[] = [TABLE_TEXTS.noFindings, "", "", "", "", ""];

/** One row for each finding, the gravest first. */
export function findingsTable(findings: readonly Finding[], settings: Settings): SpilledCell[][] {
  const rows = findings.map(({ severity, rule, session, column, message, citation }) => [
    SEVERITY_WORDS[severity],
    rule,
    session,
    column,
    message,
    citation,
  ]);
  return spill(HEADERS, rows.length === 0 ? [NOTHING_FOUND] : rows, settings);
}
