import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import type { Step } from "../law/trace";
import { CALENDAR_TEXTS, COLUMN_NAMES } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import type { Petition } from "../sessions/petition";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";
import { petitionHolder, petitionOf, termTrace, underTerms } from "./petition";
import type { Draft } from "./rule";
import { withReadings, type Verdict } from "./under-readings";

const TEXTS = {
  before: {
    es: "La extraordinaria comienza el {first}, antes del {vote}, día de la votación de la sesión urgente {urgent} que se anota como su autorización: ese voto no la aprobó de antemano. {power}",
    en: "The special session starts on {first}, before {vote}, the day of the vote of urgent session {urgent} recorded as its authorisation: that vote did not approve it beforehand. {power}",
  },
  rejected: {
    es: "El Presidente no podía convocarla sin ese voto: el alcalde rechazó la petición el {answered} y su término vencía el {last}.",
    en: "The President could not call it without that vote: the mayor rejected the petition on {answered} and his term ended on {last}.",
  },
  early: {
    es: "El Presidente no podía convocarla sin ese voto: convocó el {called} y el alcalde tenía hasta el {last} para contestar la petición.",
    en: "The President could not call it without that vote: he called on {called} and the mayor had until {last} to answer the petition.",
  },
  open: {
    es: "No es claro que se pudiera convocar sin ese voto.",
    en: "It is not clear that it could be called without that vote.",
  },
  needless: {
    es: "La extraordinaria comienza el {first}, antes del {vote}, día de la votación de la sesión urgente {urgent} que se anota como su autorización. {power} Revise «{column}».",
    en: "The special session starts on {first}, before {vote}, the day of the vote of urgent session {urgent} recorded as its authorisation. {power} Look at “{column}” again.",
  },
  byMayor: {
    es: "La convocó el alcalde, que no necesita esa votación.",
    en: "The mayor called it, who needs no such vote.",
  },
  bySilence: {
    es: "El Presidente podía convocarla sin ese voto, vencido el término del alcalde.",
    en: "The President could call it without that vote, the mayor's term having ended.",
  },
  calledBefore: {
    es: "La extraordinaria se convocó el {called}, antes del {vote}, día de la votación de la sesión urgente {urgent} que la aprueba. La ley no dice si puede convocarse a la espera de esa votación.",
    en: "The special session was called on {called}, before {vote}, the day of the vote of urgent session {urgent} that approves it. The law does not say whether it can be called while that vote is awaited.",
  },
  mayAwait: {
    es: "puede convocarse a la espera de la votación",
    en: "it can be called while the vote is awaited",
  },
  mustFollow: { es: "se convoca una vez aprobada", en: "it is called once approved" },
  answered: { es: "el alcalde contesta", en: "the mayor answers" },
  vote: { es: "votación de la sesión urgente {urgent}", en: "vote of urgent session {urgent}" },
} as const satisfies Readonly<Record<string, Text>>;

/** A special session, the urgent one that it names as its approval, and the day on which that one voted. */
export interface Approval {
  readonly session: Session;
  readonly urgent: Session;
  readonly vote: Day;
}

/**
 * What the order of the dates says of a special session and the vote that approved it. § 4203(b)(2), 2nd ¶ after (ii):
 * holding the session is approved in the urgent one, so that a vote of a later day approves nothing of what was held
 * before. One that the President called and that starts before the vote rests on his other power, the mayor's silence
 * (1st ¶ after (ii)): a violation where the recorded dates leave him none under any reading (R1; by mail R2 too),
 * a judgement where that is open. A call before the vote and days after it are a judgement: of a call that awaits
 * the vote the law does not speak. 4203b2-silence and 4203b2-premature-call leave these to 4203b2-urgent.
 */
export function orderDrafts(approval: Approval, book: Book): Draft[] {
  const { session, vote } = approval;
  const [first, called] = [valueOf(session.first) ?? vote, valueOf(session.fields.calledOn)];
  const caller = valueOf(session.fields.calledBy);
  if (first < vote) return [startedBefore(approval, first, book)];
  if (called === undefined || called >= vote || caller !== "president") return [];
  return powerOf(session, book).standing === "has" ? [] : [calledBefore(approval, called)];
}

function startedBefore(approval: Approval, first: Day, book: Book): Draft {
  const { session } = approval;
  const caller = valueOf(session.fields.calledBy);
  if (caller === "mayor") return needless(approval, first, { power: OPEN, why: TEXTS.byMayor }, book);
  const power = caller === "president" ? powerOf(session, book) : OPEN;
  if (power.standing === "has") return needless(approval, first, { power, why: TEXTS.bySilence }, book);
  return unapproved(approval, first, power, book);
}

/** The President's power to call by himself, by the mayor's silence. */
interface Power {
  readonly standing: "has" | "lacks" | "open";
  readonly called?: Day | undefined;
  /** Day of the mayor's answer, and whether it is a rejection. */
  readonly answered?: Day | undefined;
  readonly isRejection?: boolean;
  /** The mayor's term, and what each reading gives, where all that they need is recorded. */
  readonly term?: { readonly petition: Petition; readonly verdict: Verdict };
}

const OPEN: Power = { standing: "open" };

/**
 * Holds the President's call against the mayor's term. A rejection in the term leaves him none; an acceptance, and a
 * cell that is blank, leave it open unless he called before the term had ended.
 */
function powerOf(session: Session, book: Book): Power {
  const holder = petitionHolder(session, book);
  const petition = holder && petitionOf(holder);
  if (!petition) return OPEN;
  const called = valueOf(session.fields.calledOn);
  const answer = valueOf(holder.fields.answer);
  const answered = answer === undefined || answer === "none" ? undefined : answerDay(holder, petition);
  const isRejection = answer === "rejected" && answered !== undefined;
  const lacks = (last: Day): boolean =>
    (called !== undefined && called <= last) || (isRejection && answered <= last);
  const has = (last: Day): boolean =>
    called !== undefined && called > last && (answer === "none" || (answered ?? -Infinity) > last);
  const facts = { called, answered, isRejection };
  const power = underTerms(petition, book, has);
  if (power.standing === "holds") return { standing: "has", ...facts, term: { petition, verdict: power } };
  const verdict = underTerms(petition, book, (last) => !lacks(last));
  if (verdict.standing === "fails") return { standing: "lacks", ...facts, term: { petition, verdict } };
  const isTold = called !== undefined && (answer === "none" || isRejection);
  return isTold ? { standing: "open", ...facts, term: { petition, verdict } } : OPEN;
}

/** An answer dated before its petition says nothing: 4203b2-answer asks to mend it. */
function answerDay({ fields }: Session, { received }: Petition): Day | undefined {
  const answered = valueOf(fields.answeredOn);
  return answered !== undefined && answered >= received ? answered : undefined;
}

function unapproved(approval: Approval, first: Day, power: Power, book: Book): Draft {
  const message = fill(TEXTS.before, { ...figuresOf(approval, first), power: powerText(power) });
  const verdict = power.term?.verdict;
  return {
    ...orderDraft(approval, first, power, book),
    severity: power.standing === "lacks" ? "violation" : "judgement",
    message: verdict ? withReadings(message, verdict) : message,
    otherReadings: verdict?.otherReadings ?? [],
  };
}

function powerText({ standing, called, answered, isRejection, term }: Power): Text {
  if (standing !== "lacks") return TEXTS.open;
  const last = term!.verdict.result.day!;
  return isRejection && answered! <= last
    ? fill(TEXTS.rejected, { answered: isoText(answered!), last: isoText(last) })
    : fill(TEXTS.early, { called: isoText(called!), last: isoText(last) });
}

interface NeedlessVote {
  readonly power: Power;
  /** Why the session needs no vote. */
  readonly why: Text;
}

function needless(approval: Approval, first: Day, { power, why }: NeedlessVote, book: Book): Draft {
  const figures = { ...figuresOf(approval, first), power: why, column: COLUMN_NAMES.authorisedBy };
  return {
    ...orderDraft(approval, first, power, book),
    severity: "judgement",
    message: fill(TEXTS.needless, figures),
  };
}

/** What every finding on a session that starts before its vote has: its cells, and the term and the acts as steps. */
function orderDraft(
  approval: Approval,
  first: Day,
  { called, answered, term }: Power,
  book: Book,
): Pick<Draft, "cells" | "trace" | "parameters"> {
  const acts: Step[] = [];
  if (called !== undefined) acts.push({ day: called, text: CALENDAR_TEXTS.called });
  if (answered !== undefined) acts.push({ day: answered, text: TEXTS.answered });
  acts.push({ day: first, text: CALENDAR_TEXTS.starts }, voteStep(approval));
  return {
    cells: orderCells(approval, approval.session.first.cells),
    trace: [
      ...(term ? termTrace(term.petition, term.verdict, book) : []),
      ...acts.sort((a, b) => a.day! - b.day!),
    ],
    parameters: term ? ["mayorAnswerDays"] : [],
  };
}

function calledBefore(approval: Approval, called: Day): Draft {
  const { session, urgent, vote } = approval;
  const figures = { called: isoText(called), vote: isoText(vote), urgent: urgent.shown };
  return {
    severity: "judgement",
    cells: orderCells(approval, session.fields.calledOn.cells),
    message: fill(TEXTS.calledBefore, figures),
    trace: [{ day: called, text: CALENDAR_TEXTS.called }, voteStep(approval)],
    otherReadings: [
      { reading: TEXTS.mayAwait, holds: true },
      { reading: TEXTS.mustFollow, holds: false },
    ],
  };
}

function figuresOf({ urgent, vote }: Approval, first: Day): Record<"first" | "vote" | "urgent", string> {
  return { first: isoText(first), vote: isoText(vote), urgent: urgent.shown };
}

function orderCells({ session, urgent }: Approval, telling: Draft["cells"]): Draft["cells"] {
  return [...telling, ...session.fields.authorisedBy.cells, ...urgent.first.cells];
}

function voteStep({ urgent, vote }: Approval): Step {
  return { day: vote, text: fill(TEXTS.vote, { urgent: urgent.shown }) };
}
