import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { approvalOf, fullVoteOf, fullVoteVerdict } from "../full-vote";
import { membersAsked, moreThanMembers } from "../members-asked";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { extensionsOf } from "../model/extensions";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { petitionHolder, petitionOf, restingOn, termTrace, underTerms } from "../petition";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";
import * as lengths from "../session-length";
import { severityOf, withReadings, type Verdict } from "../under-readings";
import { urgentNotFound } from "../urgent-approval";
import { orderDrafts } from "../urgent-order";

const LENGTH = {
  es: "la duración de la extraordinaria, con el día de la votación urgente",
  en: "the length of the special session, with the day of the urgent vote",
};

const APPROVED = {
  es: "que la sesión urgente aprobó la extraordinaria",
  en: "that the urgent session approved the special one",
};

const NOT_GRANTED = {
  es: "que el alcalde no había aprobado la extraordinaria cuando se convocó la urgente",
  en: "that the mayor had not approved the special session when the urgent one was called",
};

const TEXTS = {
  oneDay: {
    es: "La sesión urgente dura {found} días, del {first} al {last}; debe ser de un solo día.",
    en: "The urgent session lasts {found} days, from {first} to {last}; it must be one day.",
  },
  failed: {
    es: "Votaron a favor {found} de {members} miembros y el voto pleno es de {needed}; {resting}.",
    en: "{found} of {members} members voted for, and the full vote is {needed}; {resting}.",
  },
  oneRests: {
    es: "de esta votación depende la extraordinaria {ids}",
    en: "special session {ids} rests on this vote",
  },
  severalRest: {
    es: "de esta votación dependen las extraordinarias {ids}",
    en: "special sessions {ids} rest on this vote",
  },
  open: {
    es: "Votaron a favor {found} de {members} miembros. No es claro que sea el voto pleno que aprueba la extraordinaria.",
    en: "{found} of {members} members voted for. It is not clear that this is the full vote that approves the special session.",
  },
  votes: { es: "votos a favor: {found} de {members}", en: "votes for: {found} of {members}" },
  unanswered: {
    es: "La sesión urgente se convocó el {called} sin que el alcalde hubiera contestado la petición. La ley la permite si el alcalde no aprueba la extraordinaria: no es claro que pueda convocarse antes de su contestación.",
    en: "The urgent session was called on {called}, the mayor not having answered the petition. The law allows it when the mayor does not approve the special session: it is not clear that it can be called before his answer.",
  },
  accepted: {
    es: "La sesión urgente se convocó el {called}, aceptada la petición el {answered}. La ley la permite si el alcalde no aprueba la extraordinaria.",
    en: "The urgent session was called on {called}, the petition having been accepted on {answered}. The law allows it when the mayor does not approve the special session.",
  },
  answered: { es: "el alcalde contesta", en: "the mayor answers" },
  over: {
    es: "La extraordinaria termina el {last}; con el día de la votación urgente, el {vote}, son {found} días y el máximo es {limit}.",
    en: "The special session ends on {last}; with the day of the urgent vote, {vote}, these are {found} days and the most is {limit}.",
  },
  apart: {
    es: "La votación urgente fue el {vote} y la extraordinaria comienza el {first}. El día de la votación cuenta como uno de los suyos: la ley no dice si la extraordinaria puede comenzar otro día que el siguiente.",
    en: "The urgent vote was on {vote} and the special session starts on {first}. The day of the vote counts as one of its days: the law does not say whether the special may start on another day than the next.",
  },
  vote: { es: "votación urgente, día 1", en: "urgent vote, day 1" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b)(2), 2nd ¶ after (ii): on an urgent matter that the mayor does not approve, the President calls a session
 * of one day, in which the full vote of the members (R9) can approve the special one. The vote comes before the call
 * and the days of what it approves; its day is day 1 of the five that the special session has.
 */
export const urgentSession: SessionRule = {
  id: "4203b2-urgent",
  citation: "§ 4203(b)(2)",
  clauses: ["4203b2-urgent"],
  types: ["urgent", "special-petition", "special-mayor", "special"],
  check: (session, book) =>
    session.type === "urgent"
      ? [...dayDrafts(session), ...voteDrafts(session, book), ...callDrafts(session, book)]
      : approvedDrafts(session, book),
};

/** One day; where an extension is recorded, 4203a-extension-late asks whether it can be extended. */
function dayDrafts(session: Session): Draft[] {
  const [first, last] = [valueOf(session.first), valueOf(session.last)];
  const { extension, extendedTo } = session.fields;
  if (first === undefined || last === undefined || last === first) return [];
  if (extension.state !== "blank" || extendedTo.state !== "blank") return [];
  return [
    {
      severity: "violation",
      cells: [...session.last.cells, ...session.first.cells],
      message: fill(TEXTS.oneDay, { found: last - first + 1, first: isoText(first), last: isoText(last) }),
      trace: [
        { day: first, text: CALENDAR_TEXTS.starts },
        { day: last, text: CALENDAR_TEXTS.ends },
      ],
    },
  ];
}

/** A vote that fails is lawful; a special session that rests on it is not. A vote to come has no number yet. */
function voteDrafts(session: Session, book: Book): Draft[] {
  const { votesFor, status } = session.fields;
  const specials = restingOn(session, book);
  if (votesFor.state === "unread") return [];
  if (votesFor.state === "blank") {
    const isToCome = valueOf(status) === "planned" && specials.length === 0;
    return isToCome ? [] : [missingCell(session, "votesFor", APPROVED, book)];
  }
  const { members, settings } = book;
  if (members === undefined) return membersAsked(session, "votesFor", book);
  const found = votesFor.value;
  if (found > members) return [moreThanMembers(session, "votesFor", found, members)];
  const verdict = fullVoteVerdict(found, members, settings);
  if (verdict.standing === "holds" || (verdict.standing === "fails" && specials.length === 0)) return [];
  const severity = severityOf(verdict.standing);
  return [voteDraft(session, { found, members, specials, verdict, severity })];
}

interface FailedVote extends Pick<Draft, "severity"> {
  readonly found: number;
  readonly members: number;
  readonly specials: readonly Session[];
  readonly verdict: Verdict;
}

function voteDraft({ fields }: Session, vote: FailedVote): Draft {
  const { found, members, specials, verdict, severity } = vote;
  const figures = {
    found,
    members,
    needed: fullVoteOf(members, verdict.readings.fullVote),
    resting: fill(specials.length === 1 ? TEXTS.oneRests : TEXTS.severalRest, {
      ids: specials.map(({ shown }) => shown).join(", "),
    }),
  };
  return {
    severity,
    cells: [...fields.votesFor.cells, ...specials.flatMap((special) => special.fields.authorisedBy.cells)],
    message: withReadings(fill(specials.length > 0 ? TEXTS.failed : TEXTS.open, figures), verdict),
    trace: [{ text: fill(TEXTS.votes, figures) }],
    otherReadings: verdict.otherReadings,
  };
}

/** What 4203b2-answer or 4203b2-hold asks for is not asked for here. */
function callDrafts(session: Session, book: Book): Draft[] {
  const called = valueOf(session.fields.calledOn);
  if (called === undefined) return [];
  const holder = petitionHolder(session, book);
  if (!holder) return [missingCell(session, "answer", NOT_GRANTED, book)];
  const { answer, answeredOn } = holder.fields;
  const given = valueOf(answer);
  const answered = given === "none" ? undefined : valueOf(answeredOn);
  if (given === undefined || (given !== "none" && answered === undefined)) return [];
  if (given === "rejected" && answered! <= called) return [];
  return unapproved(session, holder, { called, answered }, book);
}

interface UrgentCall {
  readonly called: Day;
  /** Undefined where the mayor did not answer. */
  readonly answered: Day | undefined;
}

/**
 * Not approved by silence either, until his term has ended (R1; by mail R2 too). An answer that came before this call
 * is an acceptance here; of a call before his answer the law does not speak, so that its readings tell no fault.
 */
function unapproved(session: Session, holder: Session, call: UrgentCall, book: Book): Draft[] {
  const { called, answered = Infinity } = call;
  const petition = petitionOf(holder);
  const isAccepted = answered <= called;
  const inTerm = isAccepted ? false : undefined;
  const verdict =
    petition && underTerms(petition, book, (last) => (answered > last && called > last ? true : inTerm));
  if (verdict?.standing === "holds") return [];
  // Where no reading gives the President that power, they tell only when he would have it, if the mayor was silent.
  const bears = verdict?.otherReadings.some(({ holds }) => holds !== verdict.result.holds) === true;
  const message = isAccepted
    ? fill(TEXTS.accepted, { called: isoText(called), answered: isoText(answered) })
    : fill(TEXTS.unanswered, { called: isoText(called) });
  const acts: Step[] = [{ day: called, text: CALENDAR_TEXTS.called }];
  if (answered !== Infinity) acts.push({ day: answered, text: TEXTS.answered });
  return [
    {
      severity: "judgement",
      cells: [...session.fields.calledOn.cells, ...holder.fields.answer.cells],
      message: bears ? withReadings(message, verdict) : message,
      trace: [
        ...(petition ? termTrace(petition, verdict!, book) : []),
        ...acts.sort((a, b) => a.day! - b.day!),
      ],
      otherReadings: bears || !isAccepted ? (verdict?.otherReadings ?? []) : [],
      parameters: ["mayorAnswerDays"],
    },
  ];
}

/** A special session that an urgent one approved: whether the vote came first, and its days with that of the vote. */
function approvedDrafts(session: Session, book: Book): Drafts {
  const urgent = book.links.urgentOf.get(session);
  if (!urgent)
    return session.fields.authorisedBy.state === "read"
      ? [urgentNotFound(session, LENGTH, book)]
      : NOT_APPLICABLE;
  const vote = valueOf(urgent.first);
  if (vote === undefined) return NOT_APPLICABLE;
  const order = orderDrafts({ session, urgent, vote }, book);
  const days = lengths.hasEnds(session) ? daysWithVote(session, urgent, vote, book) : NOT_APPLICABLE;
  return order.length === 0 ? days : [...order, ...(days ?? [])];
}

/**
 * What exceeds without the day of the vote is of 4203b-length. A vote that failed gave the special no day, and one of which
 * the number is blank may have: of both the urgent session's own row tells. Where readings differ (R9), so does the count.
 */
function daysWithVote(session: Session, urgent: Session, vote: Day, book: Book): Drafts {
  const approval = approvalOf(urgent, book);
  if (approval === undefined || approval === "fails") return NOT_APPLICABLE;
  const own = lengths.specialLength(session, book);
  const extensions = extensionsOf(session);
  const length = lengths.specialLengthWithVote(session, book);
  const { holds } = lengths.lengthResult(length, extensions);
  if (holds === true || own.counted.length > own.most) return contiguous(session, urgent, vote);
  if (extensions.state === "unread") return NOT_APPLICABLE;
  if (extensions.state === "half") return [missingCell(session, extensions.lacks, LENGTH, book)];
  return [
    {
      severity: approval === "holds" ? "violation" : "judgement",
      cells: [...lengths.lengthCells(session), ...session.fields.authorisedBy.cells],
      message: fill(TEXTS.over, {
        last: lengths.endsText(session).last,
        vote: isoText(vote),
        found: length.counted.length,
        limit: length.most,
      }),
      trace: [...lengths.lengthTrace(length), ...lengths.extensionTrace(extensions)],
      parameters: length.parameters,
    },
  ];
}

/** The session goes on the day after the vote; of one that starts before it the order of the dates tells. */
function contiguous(session: Session, urgent: Session, vote: Day): Drafts {
  const first = valueOf(session.first)!;
  if (first <= vote + 1) return OK;
  return [
    {
      severity: "judgement",
      cells: [...session.first.cells, ...session.fields.authorisedBy.cells, ...urgent.first.cells],
      message: fill(TEXTS.apart, { vote: isoText(vote), first: isoText(first) }),
      trace: [
        { day: vote, text: TEXTS.vote },
        { day: first, text: CALENDAR_TEXTS.starts },
      ],
    },
  ];
}
