import { fromCivil, yearOf, type Day } from "../days/civil";
import { isoText } from "../days/iso";
import type { Text } from "../messages/text";
import { budgetLimits, type BudgetLimits } from "../sessions/budget";
import { coveredText } from "./covered-text";
import { hasSessionBetween, yearsOf, type Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";

/** A calendar year of the sheet and its sessions of one type, in order of opening. */
export interface YearOfSessions {
  readonly year: number;
  readonly sessions: readonly Session[];
  /**
   * Whether the sheet shows that the year has no other: it has sessions both before the season of the budget and
   * after it, every row says its type and its start, and `desde` and `hasta` leave no day out on which it could be.
   */
  readonly complete: boolean;
  /** Days that the sheet covers, where `desde` or `hasta` alone leaves room for it to be on another sheet. */
  readonly covered: Text | undefined;
  /** First day of the season, and the last day of the budget. */
  readonly season: { readonly from: string; readonly to: string };
}

/** The season of the budget, to the latest end of its session, opens with the earliest message date known, 27 May (Law 49-2016). */
const SEASON = { month: 5, day: 27 };

/**
 * What each year of the sheet has of one type. A year without any is left out where the sheet does not cover the day
 * on which the law would have it at the latest: a book of another season shows no fault.
 *
 * @param due the budget date by which the year's session is due
 */
export function onceAYear(
  sessions: readonly Session[],
  book: Book,
  due: keyof BudgetLimits = "message",
): YearOfSessions[] {
  const byYear = new Map<number, Session[]>();
  for (const session of sessions) {
    const first = valueOf(session.first);
    if (first === undefined) continue;
    const same = byYear.get(yearOf(first));
    if (same) same.push(session);
    else byYear.set(yearOf(first), [session]);
  }
  return yearsOf(book)
    .filter((year) => byYear.has(year) || isCovered(budgetLimits(year, book.settings.parameters)[due], book))
    .map((year) => ({
      year,
      sessions: (byYear.get(year) ?? []).sort(byOpening),
      complete: isComplete(year, book),
      covered: leavesOut(year, book) && !book.incomplete ? coveredText(book.settings) : undefined,
      season: { from: isoText(seasonStart(year)), to: isoText(seasonEnd(year, book)) },
    }));
}

function isCovered(day: Day, { period }: Book): boolean {
  return period !== undefined && period.first <= day && day <= period.last;
}

function byOpening(a: Session, b: Session): number {
  return valueOf(a.first)! - valueOf(b.first)! || (a.shown < b.shown ? -1 : 1);
}

function seasonStart(year: number): Day {
  return fromCivil(year, SEASON.month, SEASON.day);
}

function seasonEnd(year: number, { settings }: Book): Day {
  return budgetLimits(year, settings.parameters).end;
}

/** What the law wants by a day can be done on any day of the year before it, so that the year must be there from its first. */
function leavesOut(year: number, book: Book): boolean {
  const { from = -Infinity, to = Infinity } = book.settings;
  return from > fromCivil(year, 1, 1) || to < seasonEnd(year, book);
}

function isComplete(year: number, book: Book): boolean {
  return (
    !book.incomplete &&
    !leavesOut(year, book) &&
    hasSessionBetween(book, fromCivil(year, 1, 1), seasonStart(year) - 1) &&
    hasSessionBetween(book, seasonEnd(year, book) + 1, fromCivil(year, 12, 31))
  );
}
