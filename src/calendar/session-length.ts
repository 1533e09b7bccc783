import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import type { ParameterName } from "../law/parameters";
import type { Readings } from "../law/readings";
import type { Step } from "../law/trace";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { fill } from "../messages/text";
import { countableDays } from "../sessions/budget";
import { chainStanding, type LateExtension } from "../sessions/extension-chain";
import { calendarDays } from "../sessions/length";
import type { CellPlace } from "./finding";
import { interruptionsOf, mayBeInterrupted } from "./interruptions";
import type { Book } from "./model/book";
import type { RecordedExtensions } from "./model/extensions";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";

/** The days of a session that fill its length. */
export interface CountedLength {
  readonly counted: readonly Day[];
  readonly most: number;
  /** Days known as met. */
  readonly meetings: readonly Day[];
  /** False where they can be fewer: no days are listed and the law counts those met, or an interruption is not told. */
  readonly certain: boolean;
  readonly parameters: readonly ParameterName[];
}

/** How a length stands with its extensions; `holds` is undefined where a blank hides it. */
export interface LengthResult {
  readonly holds: boolean | undefined;
  /** Last day allowed, where the session is longer than the ordinary length. */
  readonly lastAllowed?: Day;
  readonly late: readonly LateExtension[];
}

/** Whether both ends can be used. */
export function hasEnds({ first, last }: Session): boolean {
  return first.state === "read" && last.state === "read";
}

export function listedDays({ met }: Session): readonly Day[] {
  return valueOf(met) ?? [];
}

/** A regular session (§ 4203(a) ¶1): days met or consecutive ones (R3), those of an interruption left out. */
export function regularLength(
  session: Session,
  book: Book,
  { regularDays }: Pick<Readings, "regularDays">,
): CountedLength {
  const { regularSessionDays: most } = book.settings.parameters;
  const met = listedDays(session);
  const { days, parameters } = ownDays(session, book);
  const used: readonly ParameterName[] = ["regularSessionDays", ...parameters];
  if (regularDays === "corridos") {
    const meetings = met.length > 0 ? met : days;
    return { counted: days, most, meetings, certain: isSure(session, days, book), parameters: used };
  }
  if (met.length > 0)
    return { counted: met, most, meetings: met, certain: true, parameters: ["regularSessionDays"] };
  return { counted: days, most, meetings: days, certain: false, parameters: used };
}

/**
 * Whether consecutive days are known to be no fewer, where the user chose to count them (R3): an interruption that a
 * blank cell leaves out would be days of another session.
 */
function isSure(session: Session, days: readonly Day[], book: Book): boolean {
  const { chosen, parameters } = book.settings;
  if (!chosen.has("regularDays") || days.length <= parameters.regularSessionDays) return true;
  return listedDays(session).length > parameters.regularSessionDays || !mayBeInterrupted(session, book);
}

/** The budget session (§ 4203(a) ¶3; R5): days that are neither Sunday nor holiday, of those met where listed. */
export function budgetLength(session: Session, book: Book): CountedLength {
  const { budgetSessionDays: most } = book.settings.parameters;
  const met = listedDays(session);
  const own = ownDays(session, book);
  const counted = countableDays(met.length > 0 ? met : own.days, book.holidays);
  const parameters: readonly ParameterName[] = [
    "budgetSessionDays",
    ...(met.length > 0 ? [] : own.parameters),
  ];
  return { counted, most, meetings: counted, certain: met.length > 0, parameters };
}

/** A special session (§ 4203(b) ¶1; R4): every day from first to last. */
export function specialLength(session: Session, book: Book): CountedLength {
  const { specialSessionDays: most } = book.settings.parameters;
  const ends = endsOf(session);
  const met = listedDays(session);
  return {
    counted: calendarDays(ends),
    most,
    meetings: met.length > 0 ? met : [ends.first, ends.last],
    certain: true,
    parameters: ["specialSessionDays"],
  };
}

/**
 * A special session that an urgent one approved: the day of the vote is the first of its days (§ 4203(b)(2), 2nd ¶
 * after (ii)). Without such a vote, its own days.
 */
export function specialLengthWithVote(session: Session, book: Book): CountedLength {
  const own = specialLength(session, book);
  const { first, last } = endsOf(session);
  const urgent = book.links.urgentOf.get(session);
  const vote = urgent && valueOf(urgent.first);
  if (vote === undefined || vote >= first) return own;
  return {
    ...own,
    counted: calendarDays({ first: vote, last, met: [] }),
    meetings: [vote, ...own.meetings],
  };
}

function endsOf(session: Session): { readonly first: Day; readonly last: Day; readonly met: readonly Day[] } {
  return { first: valueOf(session.first)!, last: valueOf(session.last)!, met: [] };
}

/** Days from first to last without those of the special sessions that interrupted it, on which it did not meet. */
function ownDays(
  session: Session,
  book: Book,
): { readonly days: readonly Day[]; readonly parameters: readonly ParameterName[] } {
  const days = calendarDays(endsOf(session));
  const interruptions = interruptionsOf(session, book);
  if (interruptions.length === 0) return { days, parameters: [] };
  const met = new Set(listedDays(session));
  const isAway = (day: Day): boolean => interruptions.some(({ first, last }) => first <= day && day <= last);
  return { days: days.filter((day) => met.has(day) || !isAway(day)), parameters: ["interruptionDays"] };
}

/** Holds a length against its limit, the extensions allowed for; a half-blank extension can still be good. */
export function lengthResult(
  { counted, most, meetings, certain }: CountedLength,
  extensions: RecordedExtensions,
): LengthResult {
  if (counted.length <= most) return { holds: true, late: [] };
  const { standing, lastAllowed, late } = chainStanding(counted, most, extensions.value, meetings);
  if (standing === "extended" && (certain || late.length === 0)) return { holds: true, lastAllowed, late };
  const known = certain && (extensions.state === "none" || extensions.state === "read");
  return { holds: known ? false : undefined, lastAllowed, late };
}

/** The days that decide: the first, the last within the length, the first beyond it, the last. */
export function lengthTrace({ counted, most }: Pick<CountedLength, "counted" | "most">): Step[] {
  const numbers = [...new Set([1, most, most + 1, counted.length])].filter(
    (number) => number <= counted.length,
  );
  return numbers
    .sort((a, b) => a - b)
    .map((number) => ({ day: counted[number - 1]!, text: fill(CALENDAR_TEXTS.counted, { number }) }));
}

/** Steps of the recorded extensions. */
export function extensionTrace({ value }: RecordedExtensions): Step[] {
  return value.flatMap(({ authorised, until }) => [
    { day: authorised, text: CALENDAR_TEXTS.authorised },
    { day: until, text: CALENDAR_TEXTS.extendedTo },
  ]);
}

/** Cells that a finding on length is about: the days or the ends, and the extension where there is one. */
export function lengthCells({ met, first, last, fields }: Session): CellPlace[] {
  const days = met.state === "read" ? met.cells : [...last.cells, ...first.cells];
  const extension = [fields.extension, fields.extendedTo].filter(({ state }) => state !== "blank");
  return [...days, ...extension.flatMap(({ cells }) => cells)];
}

/** First and last day as text. */
export function endsText(session: Session): { readonly first: string; readonly last: string } {
  const { first, last } = endsOf(session);
  return { first: isoText(first), last: isoText(last) };
}
