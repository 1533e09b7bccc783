import type { Day } from "../days/civil";
import type { Step } from "../law/trace";
import type { Text } from "../messages/text";
import type { SheetCell } from "./input";

/** How grave a finding is; `excused` findings carry an exception with its reason. */
export type Severity = "violation" | "warning" | "judgement" | "missing" | "note" | "excused";

/** The severities from gravest to lightest, as lists show them. */
export const SEVERITIES: readonly Severity[] = [
  "violation",
  "warning",
  "judgement",
  "missing",
  "note",
  "excused",
];

/** The tables that a check reads. */
export type TableName = "calendar" | "settings" | "holidays" | "exceptions";

/** A cell of one of the tables: row and column of the range that was given, from 0. */
export interface CellPlace {
  readonly table: TableName;
  readonly row: number;
  readonly column: number;
}

/** What another reading gives: its words, with the options that choose it, whether the rule holds, and its date. */
export interface OtherReading {
  readonly reading: Text;
  /** Undefined where a blank hides it, or where nothing but the date is told. */
  readonly holds: boolean | undefined;
  readonly day?: Day;
  /** It gives what the deciding reading or a simpler one gives: a list for people leaves it out. */
  readonly repeats?: boolean;
}

/** What a fix writes into a cell: a date, a text or number, or nothing. */
export type CellContent = { readonly day: Day } | string | number | null;

export interface CellChange {
  readonly at: CellPlace;
  /** What the cell holds now, as the sheet gave it; a fix is out of date where it holds something else. */
  readonly before: SheetCell;
  readonly after: CellContent;
}

/** A row to add below the calendar: what stands in some of its columns, by position from 0. */
export type AddedRow = readonly { readonly column: number; readonly after: CellContent }[];

/**
 * A change of the sheet that mends a finding. A safe one keeps the legal fact; a suggested one changes it. None
 * writes votes, signatures or authorisations.
 */
export interface Fix {
  readonly kind: "safe" | "suggested";
  readonly label: Text;
  readonly changes: readonly CellChange[];
  readonly addedRow?: AddedRow;
}

export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** The session's id exactly as its cell shows it; empty where the finding is about no session. */
  readonly session: string;
  /** The cells concerned, the telling one first; empty where none is (a session that is missing). */
  readonly cells: readonly CellPlace[];
  /** Header, as written, of the first cell's column; empty where there is none. */
  readonly column: string;
  /** The reason, with the figures in it. */
  readonly message: Text;
  readonly citation: string;
  readonly trace: readonly Step[];
  readonly otherReadings: readonly OtherReading[];
  readonly fixes?: readonly Fix[];
  /** Of an excused finding: what it would be without its exception, and the reason given for it. */
  readonly excuse?: { readonly severity: Severity; readonly reason: string };
}
