import type { Settings } from "../../src/law/settings";
import { TABLE_TEXTS } from "../../src/messages/tables";
import type { Figure, SessionTest } from "../../src/sessions/session-tests";
import { spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [
  TABLE_TEXTS.rule,
  TABLE_TEXTS.holds,
  TABLE_TEXTS.found,
  TABLE_TEXTS.limit,
  TABLE_TEXTS.message,
];

/** One row for each test of a session. */
export function sessionTestsTable(tests: readonly SessionTest[], settings: Settings): SpilledCell[][] {
  const rows = tests.map(({ rule, holds, found, limit, message }) => [
    rule,
    holds,
    figure(found),
    figure(limit),
    message,
  ]);
  return spill(HEADERS, rows, settings);
}

function figure(of: Figure): TableValue {
  return "days" in of ? of.days : of;
}
