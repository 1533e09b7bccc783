import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { holdDeadline } from "../../sessions/hold";
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
  en: "that the session was held within the days from its call",
};

const TEXTS = {
  late: {
    es: "La sesión, convocada el {called}, comienza el {first}; debía celebrarse a más tardar el {limit}.",
    en: "The session, called on {called}, starts on {first}; it was to be held no later than {limit}.",
  },
  endsLate: {
    es: "La sesión, convocada el {called}, comienza el {first} y termina el {last}; debía celebrarse a más tardar el {limit}.",
    en: "The session, called on {called}, starts on {first} and ends on {last}; it was to be held no later than {limit}.",
  },
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
    const { calledOn, authorisedBy } = session.fields;
    if (session.first.state !== "read") return NOT_APPLICABLE;
    if (calledOn.state === "blank") return [missingCell(session, "calledOn", WHAT, book)];
    const called = valueOf(calledOn);
    if (called === undefined || authorisedBy.state === "unread") return NOT_APPLICABLE;
    return held(session, called, book);
  },
};

function held(session: Session, called: Day, book: Book): Drafts {
  const { settings } = book;
  const first = firstDay(session, book);
  const last = valueOf(session.last);
  const limit = holdDeadline(called, settings.parameters.holdWithinDays);
  const verdict = underReadings(settings, ["hold"], ({ hold }) => {
    const starts = first <= limit;
    if (hold === "comenzar" || !starts) return { holds: starts };
    return { holds: last === undefined ? undefined : last <= limit };
  });
  if (verdict.standing === "holds") return OK;
  if (verdict.standing === "unknown") return NOT_APPLICABLE;
  const severity = severityOf(verdict.standing);
  const drafts = [outside(session, { called, first, last, limit, verdict, severity })];
  const mayHaveVote = session.type !== "urgent" && first > limit && voteOf(session, book) === undefined;
  return mayHaveVote ? unlessUrgent(session, { what: WHAT, votedBy: limit }, book, drafts) : drafts;
}

interface Outside extends Pick<Draft, "severity"> {
  readonly called: Day;
  readonly first: Day;
  readonly last: Day | undefined;
  readonly limit: Day;
  readonly verdict: Verdict;
}

function outside(session: Session, { called, first, last, limit, verdict, severity }: Outside): Draft {
  const figures = { called: isoText(called), first: isoText(first), limit: isoText(limit) };
  const sentence = first > limit ? TEXTS.late : TEXTS.endsLate;
  return {
    severity,
    cells: [...(first > limit ? session.first : session.last).cells, ...session.fields.calledOn.cells],
    message: withReadings(
      fill(sentence, { ...figures, last: last === undefined ? "" : isoText(last) }),
      verdict,
    ),
    trace: [
      { day: called, text: CALENDAR_TEXTS.called },
      { day: limit, text: CALENDAR_TEXTS.limit },
      { day: first, text: CALENDAR_TEXTS.starts },
      ...(last === undefined ? [] : [{ day: last, text: CALENDAR_TEXTS.ends }]),
    ],
    otherReadings: verdict.otherReadings,
    parameters: ["holdWithinDays"],
    fixes:
      first > limit ? moveSession(session, latestFirst(session, called, limit)) : endSession(session, limit),
  };
}

/** Day from which the session, as long as it is, also ends by the limit; the limit where it is too long for that. */
function latestFirst(session: Session, called: Day, limit: Day): Day {
  const [first, last] = [valueOf(session.first)!, valueOf(session.last)];
  const start = limit - ((last ?? first) - first);
  return start > called ? start : limit;
}

/** The urgent vote day, where one approved the session, is day 1. */
function firstDay(session: Session, book: Book): Day {
  const own = valueOf(session.first)!;
  return Math.min(own, voteOf(session, book) ?? own);
}

function voteOf(session: Session, { links }: Book): Day | undefined {
  const urgent = links.urgentOf.get(session);
  return urgent && valueOf(urgent.first);
}
