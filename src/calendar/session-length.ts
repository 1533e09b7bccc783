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
import { approvalOf } from "./full-vote";
import { interruptionsOf, interruptionSteps, mayBeInterrupted, type Interruption } from "./interruptions";
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
  /**
   * False where they can be fewer: no days are listed and the law counts those met, or it is not told whether a special
   * session interrupted, or an urgent one approved.
   */
  readonly certain: boolean;
  /** Days from first to last that the count leaves out as those of an interruption. */
  readonly away?: DaysAway;
  readonly parameters: readonly ParameterName[];
}

/** Days that a count leaves out, and the interruptions of which they are. */
export interface DaysAway {
  readonly days: readonly Day[];
  readonly interruptions: readonly Interruption[];
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
  if (regularDays !== "corridos" && met.length > 0)
    return { counted: met, most, meetings: met, certain: true, parameters: ["regularSessionDays"] };
  const { days, away, interruptions, parameters } = ownDays(session, book);
  return {
    counted: days,
    most,
    meetings: met.length > 0 ? met : days.length > 2 ? [days[0]!, days[days.length - 1]!] : days,
    certain: regularDays === "corridos" && isSure(session, days, book),
    ...awayOf(away, interruptions),
    parameters: ["regularSessionDays", ...parameters],
  };
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
  if (met.length > 0) {
    const counted = countableDays(met, book.holidays);
    return { counted, most, meetings: counted, certain: true, parameters: ["budgetSessionDays"] };
  }
  const { days, away, interruptions, parameters } = ownDays(session, book);
  const counted = countableDays(days, book.holidays);
  return {
    counted,
    most,
    meetings: counted,
    certain: false,
    ...awayOf(countableDays(away, book.holidays), interruptions),
    parameters: ["budgetSessionDays", ...parameters],
  };
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
 * after (ii)). Without such a vote, and where it failed, its own days; where it is open whether the vote approved it (R9,
 * or a blank), that day is not certain.
 */
export function specialLengthWithVote(session: Session, book: Book): CountedLength {
  const own = specialLength(session, book);
  const { first, last } = endsOf(session);
  const urgent = book.links.urgentOf.get(session);
  const vote = urgent && valueOf(urgent.first);
  if (vote === undefined || vote >= first) return own;
  const approval = approvalOf(urgent!, book);
  if (approval === "fails" || (approval !== "holds" && own.counted.length > own.most)) return own;
  return {
    ...own,
    certain: approval === "holds",
    counted: calendarDays({ first: vote, last }),
    meetings: [vote, ...own.meetings],
  };
}

function endsOf(session: Session): { readonly first: Day; readonly last: Day } {
  return { first: valueOf(session.first)!, last: valueOf(session.last)! };
}

/** Days from first to last, and those among them of the special sessions that interrupted it. */
interface OwnDays {
  readonly days: readonly Day[];
  readonly away: readonly Day[];
  readonly interruptions: readonly Interruption[];
  readonly parameters: readonly ParameterName[];
}

/** Days of an interruption on which the session met all the same are its own. */
function ownDays(session: Session, book: Book): OwnDays {
  const all = calendarDays(endsOf(session));
  const interruptions = interruptionsOf(session, book);
  if (interruptions.length === 0) return { days: all, away: [], interruptions, parameters: [] };
  const met = new Set(listedDays(session));
  const isAway = (day: Day): boolean => !met.has(day) && interruptions.some((one) => holds(one, day));
  const away = all.filter(isAway);
  return { days: all.filter((day) => !isAway(day)), away, interruptions, parameters: ["interruptionDays"] };
}

function holds({ first, last }: Interruption, day: Day): boolean {
  return first <= day && day <= last;
}

function awayOf(days: readonly Day[], interruptions: readonly Interruption[]): { readonly away?: DaysAway } {
  const taking = interruptions.filter((one) => days.some((day) => holds(one, day)));
  return taking.length === 0 ? {} : { away: { days, interruptions: taking } };
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

/**
 * The days that count, each with its number, to the first beyond the length, then the last. Where the count leaves days
 * of an interruption out, it stands between them.
 */
export function lengthTrace({
  counted,
  most,
  away,
}: Pick<CountedLength, "counted" | "most" | "away">): readonly Step[] {
  const { length } = counted;
  const told = length > most + 1 ? [...counted.slice(0, most + 1), counted[length - 1]!] : counted;
  const steps = told.map((day, at) => ({
    day,
    text: fill(CALENDAR_TEXTS.counted, { number: at > most ? length : at + 1 }),
  }));
  return away ? withInterruptions(steps, away) : steps;
}

/** The steps of days, and between them those of the interruptions whose days a count leaves out. */
export function withInterruptions(
  days: readonly Step[],
  { interruptions }: Pick<DaysAway, "interruptions">,
): readonly Step[] {
  return [...days, ...interruptions.flatMap(interruptionSteps)].sort((a, b) => a.day! - b.day!);
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
