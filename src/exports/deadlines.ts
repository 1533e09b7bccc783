import { petitionOf, recordsPetition } from "../calendar/petition";
import { yearsOf, type Book } from "../calendar/model/book";
import { valueOf } from "../calendar/model/field";
import type { Session } from "../calendar/model/session";
import { yearOf, type Day } from "../days/civil";
import { TERM_READINGS, type TermReading } from "../days/term";
import { SATURDAY_READINGS } from "../days/working-day";
import { choiceWord, OPTIONS, type ChoiceOption } from "../law/options";
import type { Readings } from "../law/readings";
import { Problem } from "../messages/problem";
import type { Text } from "../messages/text";
import { budgetLimits, latestBudgetStart } from "../sessions/budget";
import { committeeTerm } from "../sessions/committee";
import { holdDeadline } from "../sessions/hold";
import { petitionTerm } from "../sessions/petition";

/** A last day that the law sets for what the calendar records. */
export interface Deadline {
  readonly kind: "mayor" | "hold" | "committee" | "message" | "budgetStart" | "budgetRoom" | "budgetEnd";
  readonly day: Day;
  readonly citation: string;
  /** The session that it is about; the limits of a year's budget are about none. */
  readonly session?: Session;
  readonly year?: number;
  /** Whether what is due is not recorded yet. */
  readonly open: boolean;
  /** The day under each other reading that gives another. */
  readonly others: readonly { readonly reading: Text; readonly day: Day }[];
}

/** Every deadline of a calendar: those of its petitions, calls and committees, then those of each year's budget. */
export function deadlinesOf(book: Book): Deadline[] {
  const ofSessions = book.sessions
    .filter(({ judged }) => judged)
    .flatMap((session) => [
      ...within(() => mayorDeadline(session, book)),
      ...within(() => holdOf(session, book)),
      ...within(() => committeeDeadline(session, book)),
    ]);
  return [...ofSessions, ...yearsOf(book).flatMap((year) => budgetDeadlines(year, book))];
}

/** None where the term leaves 1991–2100: data-year-outside tells that. */
function within(compute: () => readonly Deadline[]): readonly Deadline[] {
  try {
    return compute();
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return [];
  }
}

function mayorDeadline(session: Session, { settings, holidays }: Book): Deadline[] {
  const petition = recordsPetition(session) ? petitionOf(session) : undefined;
  if (!petition) return [];
  const { readings, parameters } = settings;
  const lastUnder = (term: TermReading, saturday: Readings["saturday"]): Day =>
    petitionTerm(petition, parameters.mayorAnswerDays, { term, saturday }, holidays).last;
  const day = lastUnder(readings.term, readings.saturday);
  const saturdays = petition.delivery === "mail" ? SATURDAY_READINGS : [readings.saturday];
  const cases = saturdays.flatMap((saturday) =>
    TERM_READINGS.map((term) => ({
      reading: named({ term, saturday }, readings),
      day: lastUnder(term, saturday),
    })),
  );
  const open = session.fields.answeredOn.state === "blank";
  return [{ kind: "mayor", day, citation: "§ 4203(b)(2)", session, open, others: differing(cases, day) }];
}

/** § 4203(b)(2), 3rd ¶ after (ii), is about petitioned sessions; the day does not depend on a reading (R7). */
function holdOf(session: Session, { settings: { parameters } }: Book): Deadline[] {
  const called = valueOf(session.fields.calledOn);
  const isPetitioned = session.type === "special-petition" || session.type === "urgent";
  if (called === undefined || !isPetitioned) return [];
  const day = holdDeadline(called, parameters.holdWithinDays);
  const open = valueOf(session.fields.status) !== "held";
  return [{ kind: "hold", day, citation: "§ 4203(b)(2)", session, open, others: [] }];
}

function committeeDeadline(session: Session, { settings, holidays }: Book): Deadline[] {
  const filed = valueOf(session.fields.filedOn);
  if (session.type !== "committee" || filed === undefined) return [];
  const { readings, parameters } = settings;
  const lastUnder = (chosen: Pick<Readings, "term" | "filing">): Day =>
    committeeTerm(filed, parameters.committeeAnswerDays, chosen, holidays).last;
  const day = lastUnder(readings);
  const filings: readonly Readings["filing"][] = ["siguiente", "mismo"];
  const cases = filings.flatMap((filing) =>
    TERM_READINGS.map((term) => ({
      reading: named({ term, filing }, readings),
      day: lastUnder({ term, filing }),
    })),
  );
  const open = session.fields.answered.state === "blank";
  return [{ kind: "committee", day, citation: "§ 4203(a) ¶2", session, open, others: differing(cases, day) }];
}

/** Each other day once, under the first reading that gives it. */
function differing(cases: Deadline["others"], day: Day): Deadline["others"] {
  return cases.filter(
    (one, at) => one.day !== day && cases.findIndex((other) => other.day === one.day) === at,
  );
}

type TermReadings = Partial<Pick<Readings, "term" | "saturday" | "filing">>;

/** Readings as the options that choose them, those that are not as in the settings. */
function named(readings: TermReadings, settled: Readings): Text {
  const other = Object.entries(readings).filter(
    ([key, value]) => settled[key as keyof TermReadings] !== value,
  );
  const each = other.map(([key, value]) => {
    const option = OPTIONS.find((one): one is ChoiceOption => one.kind === "choice" && one.key === key)!;
    const word = choiceWord(option.key, String(value));
    return { es: `${option.es}=${word.es}`, en: `${option.en}=${word.en}` };
  });
  return { es: each.map(({ es }) => es).join("; "), en: each.map(({ en }) => en).join("; ") };
}

function budgetDeadlines(year: number, book: Book): Deadline[] {
  const { parameters } = book.settings;
  const limits = budgetLimits(year, parameters);
  const budgets = book.byType.get("budget") ?? [];
  const approved = budgets.some(({ fields }) => {
    const day = valueOf(fields.approvedOn);
    return day !== undefined && yearOf(day) === year;
  });
  const shared = { year, others: [], open: !approved, citation: "§ 4203(a) ¶3" } as const;
  return [
    { ...shared, kind: "message", day: limits.message, citation: "§ 4203(b) ¶2" },
    ...roomDeadline(year, limits.start, book).map((day) => ({ ...shared, kind: "budgetRoom" as const, day })),
    { ...shared, kind: "budgetStart", day: limits.start },
    { ...shared, kind: "budgetEnd", day: limits.end },
  ];
}

/** Latest start that leaves all countable days, where it is earlier than the limit; none where no day does. */
function roomDeadline(year: number, start: Day, { settings: { parameters }, holidays }: Book): Day[] {
  try {
    const day = latestBudgetStart(year, parameters.budgetSessionDays, parameters, holidays);
    return day < start ? [day] : [];
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return [];
  }
}
