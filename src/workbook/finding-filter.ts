import { SEVERITIES, type Finding, type Severity } from "../calendar/finding";
import type { Book } from "../calendar/model/book";
import { dayOf } from "../calendar/model/dating";
import type { Session } from "../calendar/model/session";
import { yearOf } from "../days/civil";
import { fold } from "../messages/fold";
import type { SessionType } from "../sessions/session-type";
import type { ReportedFinding } from "./report";
import { rowsOfSession } from "./session-at";

/** Which findings of a list are wanted; what is not set lets all through. */
export interface FindingFilter {
  /** None for all of them. */
  readonly severities: readonly Severity[];
  /** Key of the session (`sessionKeyOf`); empty for the findings about no session. */
  readonly session: string | undefined;
  readonly rule: string | undefined;
  /** Words that the message, the session, the rule or its citation has, whatever their accents. */
  readonly word: string;
}

export const NO_FILTER: FindingFilter = {
  severities: [],
  session: undefined,
  rule: undefined,
  word: "",
};

/** Whether a filter leaves anything out, as far as it is set. */
export function isFiltering({ severities, session, rule, word }: FindingFilter): boolean {
  return severities.length > 0 || session !== undefined || rule !== undefined || fold(word) !== "";
}

/**
 * Whether a finding is wanted.
 *
 * @param book that the check read, where it tells its sessions
 */
export function passes({ finding }: ReportedFinding, filter: FindingFilter, book?: Book): boolean {
  const { severities, session, rule, word } = filter;
  return (
    (severities.length === 0 || severities.includes(finding.severity)) &&
    (session === undefined || sessionKeyOf(finding, book) === session) &&
    (rule === undefined || finding.rule === rule) &&
    fold(word)
      .split(" ")
      .every((part) => part === "" || textOf(finding).includes(part))
  );
}

/** A severity pressed once more is let go; with all of them pressed the filter leaves nothing out. */
export function toggled(severities: readonly Severity[], severity: Severity): Severity[] {
  return SEVERITIES.filter((one) => (one === severity) !== severities.includes(one));
}

/** A session of the list: what its id shows, and its kind and year where other sessions show the same. */
export interface SessionChoice {
  readonly shown: string;
  readonly number: number;
  readonly type?: SessionType;
  readonly year?: number;
}

/** What can be chosen, with how many findings each has, in the order of the list. */
export interface FilterChoices {
  /** By their keys. */
  readonly sessions: ReadonlyMap<string, SessionChoice>;
  readonly rules: ReadonlyMap<string, { readonly citation: string; readonly number: number }>;
}

/**
 * Key of the session that a finding is about: sessions are numbered anew each year and by kind, so what the sheet shows
 * is not enough. Where the check tells no sessions it is what the sheet shows.
 */
export function sessionKeyOf(finding: Finding, book: Book | undefined): string {
  const session = finding.session === "" || !book ? undefined : sessionOf(finding, book);
  if (!session) return finding.session;
  const day = dayOf(session);
  return JSON.stringify([finding.session, session.type ?? "", day === undefined ? "" : yearOf(day)]);
}

/** What is looked up for each finding of a list, made once for each check. */
interface SessionIndex {
  /** By the rows of their cells. */
  readonly byRow: ReadonlyMap<number, Session>;
  /** How many sessions show the same, folded. */
  readonly alike: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Book, SessionIndex>();

function indexOf(book: Book): SessionIndex {
  const known = indexes.get(book);
  if (known) return known;
  const byRow = new Map<number, Session>();
  const alike = new Map<string, number>();
  for (const session of book.sessions) {
    const id = fold(session.shown);
    alike.set(id, (alike.get(id) ?? 0) + 1);
    for (const row of rowsOfSession(session)) if (!byRow.has(row)) byRow.set(row, session);
  }
  for (const session of book.sessions) byRow.set(session.row, session);
  const index = { byRow, alike };
  indexes.set(book, index);
  return index;
}

function sessionOf({ cells, session: shown }: Finding, book: Book): Session | undefined {
  const telling = cells.find(({ table }) => table === "calendar");
  const session = telling && indexOf(book).byRow.get(telling.row);
  return session?.shown === shown ? session : undefined;
}

/** The sessions and rules of a list of findings. */
export function filterChoices(findings: readonly ReportedFinding[], book?: Book): FilterChoices {
  const sessions = new Map<string, SessionChoice>();
  const rules = new Map<string, { citation: string; number: number }>();
  for (const { finding } of findings) {
    const key = sessionKeyOf(finding, book);
    const before = sessions.get(key) ?? { shown: finding.session, number: 0, ...toldApart(finding, book) };
    sessions.set(key, { ...before, number: before.number + 1 });
    const number = (rules.get(finding.rule)?.number ?? 0) + 1;
    rules.set(finding.rule, { citation: finding.citation, number });
  }
  return { sessions, rules };
}

/** Kind and year of a session, where the calendar has others that show the same id. */
function toldApart(finding: Finding, book: Book | undefined): Pick<SessionChoice, "type" | "year"> {
  const session = book && sessionOf(finding, book);
  if (!session) return {};
  if (indexOf(book).alike.get(fold(session.shown)) === 1) return {};
  const day = dayOf(session);
  return {
    ...(session.type === undefined ? {} : { type: session.type }),
    ...(day === undefined ? {} : { year: yearOf(day) }),
  };
}

/** Texts of findings, folded once: a list is searched again with each letter. */
const folded = new WeakMap<Finding, string>();

function textOf(finding: Finding): string {
  const known = folded.get(finding);
  if (known !== undefined) return known;
  const { message, session, rule, citation } = finding;
  const text = fold([message.es, message.en, session, rule, citation].join(" "));
  folded.set(finding, text);
  return text;
}
