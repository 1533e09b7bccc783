import type { ParameterName } from "../law/parameters";
import type { Step } from "../law/trace";
import type { Text } from "../messages/text";
import type { SessionType } from "../sessions/session-type";
import type { CellChange, CellPlace, Fix, OtherReading, Severity } from "./finding";
import type { Book } from "./model/book";
import type { PlacedException } from "./model/exceptions";
import type { Session } from "./model/session";

/** A fix as its rule writes it; what the cells hold now is added when it is listed. */
export type DraftFix = Omit<Fix, "changes"> & { readonly changes: readonly Omit<CellChange, "before">[] };

/** A finding as its rule writes it; the rest is added when it is listed. */
export interface Draft {
  readonly severity: Severity;
  /** The session it is about, where its rule looks at the whole calendar. */
  readonly session?: { readonly shown: string };
  /** The telling cell first. */
  readonly cells: readonly CellPlace[];
  readonly message: Text;
  readonly trace?: readonly Step[];
  readonly otherReadings?: readonly OtherReading[];
  /** Numbers of the law that decided it: what the user set, or nobody verified, is named in the message. */
  readonly parameters?: readonly ParameterName[];
  readonly fixes?: readonly DraftFix[];
}

/** What a rule gives: its findings, none where it holds, or undefined where there was nothing to judge. */
export type Drafts = readonly Draft[] | undefined;

interface RuleFacts {
  readonly id: string;
  readonly citation: string;
  /** Clauses that it serves; none for a rule about the sheet itself. */
  readonly clauses: readonly string[];
}

/** A rule about each session of some types that is neither suspended nor cancelled. */
export interface SessionRule extends RuleFacts {
  readonly types: readonly SessionType[];
  readonly check: (session: Session, book: Book) => Drafts;
}

/** A rule about the calendar as a whole. */
export interface CalendarRule extends RuleFacts {
  readonly check: (book: Book) => Drafts;
}

/** A rule about the exceptions, asked when all others have told what they find. */
export interface ClosingRule extends RuleFacts {
  /** @param used the exceptions that excused something */
  readonly close: (book: Book, used: ReadonlySet<PlacedException>) => Drafts;
}

export type Rule = SessionRule | CalendarRule | ClosingRule;

/** Says that the rule holds. */
export const OK: Drafts = [];

/** Says that there was nothing to judge, or that a cell on which it depends cannot be read. */
export const NOT_APPLICABLE: Drafts = undefined;
