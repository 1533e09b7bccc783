import { dayOf } from "../calendar/model/dating";
import type { Session } from "../calendar/model/session";
import { yearOf } from "../days/civil";
import { fold } from "../messages/fold";
import type { WantedException } from "./exception-edits";
import type { Report, ReportedFinding } from "./report";

/** What a clerk writes beside the finding that an exception is for. */
export type ExceptionFacts = Pick<WantedException, "reason" | "document" | "by" | "date" | "expires">;

/** Whether an exception can excuse it: not what is about Excepciones itself, nor what is excused. */
export function isExcusable({ finding: { rule, severity } }: ReportedFinding): boolean {
  return severity !== "excused" && !rule.startsWith("exception-");
}

/**
 * The exception for a finding. Its session's kind and year go along where other sessions of the sheet have the same
 * id: else it would excuse none.
 */
export function exceptionFor(
  { finding: { rule, session: shown }, places }: ReportedFinding,
  { basis }: Report,
  facts: ExceptionFacts,
): WantedException {
  const alike = (basis?.book.sessions ?? []).filter((one) => fold(one.shown) === fold(shown));
  if (shown === "" || alike.length < 2) return { rule, session: shown, ...facts };
  const meant = alike.find((session) => holds(session, places, basis!.block.row)) ?? alike[0]!;
  const day = dayOf(meant);
  return {
    rule,
    session: shown,
    ...(meant.type === undefined ? {} : { type: meant.type }),
    ...(day === undefined ? {} : { year: yearOf(day) }),
    ...facts,
  };
}

/** Whether a cell of the finding is on a row of the session. */
function holds(session: Session, places: ReportedFinding["places"], top: number): boolean {
  const rows = new Set(Object.values(session.fields).flatMap(({ cells }) => cells.map(({ row }) => row)));
  return places.some(({ row }) => rows.has(row - top));
}
