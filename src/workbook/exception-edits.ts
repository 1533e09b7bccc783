import type { CellContent } from "../calendar/finding";
import { exceptionsLayout, type ExceptionColumn } from "../calendar/sheet/exceptions-table";
import type { Day } from "../days/civil";
import type { Language } from "../messages/text";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import { appendRows, type NewRow } from "./append-row";
import type { BlockEdit } from "./block-edit";
import type { Area } from "./reading";
import { languageOfSheet } from "./settings-edits";

/** A row of Excepciones as the clerk asks for it. */
export interface WantedException {
  readonly rule: string;
  /** Id of the session as its cell shows it; empty for a finding about none. */
  readonly session: string;
  /** Kind and year, where the id alone does not tell the session from others. */
  readonly type?: SessionType;
  readonly year?: number;
  readonly reason: string;
  readonly document?: string;
  readonly by?: string;
  readonly date?: Day;
  readonly expires?: Day;
}

/**
 * What an Excepciones table needs to have one more: a row below the others.
 *
 * @returns undefined where the table lacks a column that tells the session from others: it would excuse another one
 */
export function exceptionEdits(
  area: Area,
  wanted: WantedException,
  language: Language,
): BlockEdit[] | undefined {
  const { columns } = exceptionsLayout(area.rows);
  const cells = cellsOf(wanted, languageOfSheet(area, language));
  const needed: readonly ExceptionColumn[] = ["type", "year", "reason"];
  if (needed.some((name) => cells[name] !== undefined && columns[name] < 0)) return undefined;
  const row: NewRow = new Map(
    (Object.keys(cells) as ExceptionColumn[]).flatMap((name) => {
      const content = cells[name];
      return content === undefined || columns[name] < 0 ? [] : [[columns[name], content] as const];
    }),
  );
  return appendRows(area, [row]);
}

/** The cells of an exception, in the words of a language. */
export function cellsOf(
  { rule, session, type, year, reason, document, by, date, expires }: WantedException,
  language: Language,
): Readonly<Record<ExceptionColumn, CellContent | undefined>> {
  return {
    rule,
    session: session === "" ? undefined : session,
    type: type && SESSION_TYPES[type][language],
    year,
    reason,
    document,
    by,
    date: date === undefined ? undefined : { day: date },
    expires: expires === undefined ? undefined : { day: expires },
  };
}
