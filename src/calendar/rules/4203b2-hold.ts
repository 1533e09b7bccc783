import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { holdDeadline } from "../../sessions/hold";
import { holdSteps } from "../../sessions/hold-steps";
import { endSession, moveSession } from "../fixes";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";
import { severityOf, underReadings, withReadings, type Verdict } from "../under-readings";
import { unlessUrgent } from "../urgent-approval";

const WHAT = {
  es: "que la sesión se celebró dentro del plazo desde su convocatoria",
  en: "that the session was held in time after its call",
};

const TEXTS = {
  late: {
    es: "La sesión, convocada el {called}, comienza el {first}; debía comenzar a más tardar el {limit}.",
    en: "The session, called on {called}, starts on {first}; it was to start no later than {limit}.",
  },
  endsLate: {
    es: "La sesión, convocada el {called}, comienza el {first} y termina el {last}; el plazo para celebrarla vence el {limit}.",
    en: "The session, called on {called}, starts on {first} and ends on {last}; the time to hold it ends on {limit}.",
  },
  lateWithVote: {
    es: "La sesión, convocada el {called}, comienza el {first} y la votación urgente, su primer día, fue el {vote}; debía comenzar a más tardar el {limit}.",
    en: "The session, called on {called}, starts on {first} and the urgent vote, its first day, was on {vote}; it was to start no later than {limit}.",
  },
  vote: { es: "votación urgente", en: "urgent vote" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b)(2), 3rd ¶ after (ii): a petitioned session is held within ten days of the date of its call. R7: it starts
 * by then, or also ends by then. The day of the urgent vote that approved it is its first (2nd ¶ after (ii)).
 */
export const petitionHold: SessionRule = {
  id: "4203b2-hold",
  citation: "§ 4203(b)(2)",
  clauses: ["4203b2-hold"],
  types: ["special-petition", "urgent"],
  check: (session, book) => {
    const { calledOn } = session.fields;
    if (session.first.state !== "read") return NOT_APPLICABLE;
    if (calledOn.state === "blank") return [missingCell(session, "calledOn", WHAT, book)];
    const called = valueOf(calledOn);
    return called === undefined ? NOT_APPLICABLE : held(session, called, book);
  },
};

function held(session: Session, called: Day, book: Book): Drafts {
  const { settings } = book;
  const [own, last, vote] = [valueOf(session.first)!, valueOf(session.last), voteOf(session, book)];
  const first = Math.min(own, vote ?? own);
  const limit = holdDeadline(called, settings.parameters.holdWithinDays);
  const verdict = underReadings(settings, ["hold"], ({ hold }) => {
    const starts = first <= limit;
    if (hold === "comenzar" || !starts) return { holds: starts };
    return { holds: last === undefined ? undefined : last <= limit };
  });
  if (verdict.standing === "holds") return OK;
  if (verdict.standing === "unknown") return NOT_APPLICABLE;
  const facts = { called, first, own, vote, limit };
  const severity = severityOf(verdict.standing);
  if (first <= limit) return [endsLate(session, { ...facts, last: last!, verdict, severity }, book)];
  const late = [startsLate(session, facts, book)];
  const mayHaveVote = session.type !== "urgent" && vote === undefined;
  return mayHaveVote ? unlessUrgent(session, { what: WHAT, votedBy: limit }, book, late) : late;
}

interface Facts {
  readonly called: Day;
  /** Its first day, that of the urgent vote where it came before its own. */
  readonly first: Day;
  readonly own: Day;
  /** Day of the urgent vote that approved it, where one did. */
  readonly vote: Day | undefined;
  readonly limit: Day;
}

/** It starts late under every reading. Where a vote approved it no other date is suggested: the vote has its own. */
function startsLate(session: Session, facts: Facts, book: Book): Draft {
  const { called, first, own, vote, limit } = facts;
  const figures = { called: isoText(called), first: isoText(own), limit: isoText(limit) };
  return {
    severity: "violation",
    cells: [...session.first.cells, ...session.fields.calledOn.cells],
    message:
      first < own
        ? fill(TEXTS.lateWithVote, { ...figures, vote: isoText(first) })
        : fill(TEXTS.late, figures),
    trace: traceOf(facts, book),
    parameters: ["holdWithinDays"],
    fixes: vote === undefined ? moveSession(session, latestFirst(session, called, limit)) : [],
  };
}

interface EndsLate extends Facts, Pick<Draft, "severity"> {
  readonly last: Day;
  readonly verdict: Verdict;
}

/** It starts in time and ends late: R7. */
function endsLate(session: Session, facts: EndsLate, book: Book): Draft {
  const { called, own, last, limit, verdict, severity } = facts;
  const figures = {
    called: isoText(called),
    first: isoText(own),
    last: isoText(last),
    limit: isoText(limit),
  };
  return {
    severity,
    cells: [...session.last.cells, ...session.fields.calledOn.cells],
    message: withReadings(fill(TEXTS.endsLate, figures), verdict),
    trace: [...traceOf(facts, book), { day: last, text: CALENDAR_TEXTS.ends }],
    otherReadings: verdict.otherReadings,
    parameters: ["holdWithinDays"],
    fixes: endSession(session, limit),
  };
}

/** The days from the call one by one, then those of the session. */
function traceOf({ called, own, vote }: Facts, { settings }: Book): Step[] {
  const days: Step[] = [{ day: own, text: CALENDAR_TEXTS.starts }];
  if (vote !== undefined) days.push({ day: vote, text: TEXTS.vote });
  return [...holdSteps(called, settings.parameters.holdWithinDays), ...days.sort((a, b) => a.day! - b.day!)];
}

/** Day from which the session, as long as it is, also ends by the limit; the limit where it is too long for that. */
function latestFirst(session: Session, called: Day, limit: Day): Day {
  const [first, last] = [valueOf(session.first)!, valueOf(session.last)];
  const start = limit - ((last ?? first) - first);
  return start >= called ? start : limit;
}

function voteOf(session: Session, { links }: Book): Day | undefined {
  const urgent = links.urgentOf.get(session);
  return urgent && valueOf(urgent.first);
}
