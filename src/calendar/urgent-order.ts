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
  const [first, called] = [valueOf(session.first), valueOf(session.fields.calledOn)];
  const caller = valueOf(session.fields.calledBy);
  if (first !== undefined && first < vote) return [startedBefore(approval, first, book)];
  if (called === undefined || called >= vote || caller !== "president") return [];
  return powerOf(session, book).standing === "has" ? [] : [calledBefore(approval, called)];
}

function startedBefore(approval: Approval, first: Day, book: Book): Draft {
  const { session } = approval;
  const caller = valueOf(session.fields.calledBy);
  if (caller === "mayor") return needless(approval, first, TEXTS.byMayor);
  const power = powerOf(session, book);
  if (caller === "president" && power.standing === "has") return needless(approval, first, TEXTS.bySilence);
  return unapproved(approval, first, caller === "president" ? power : OPEN, book);
}

/** The President's power to call by himself, by the mayor's silence. */
interface Power {
  readonly standing: "has" | "lacks" | "open";
  readonly called?: Day | undefined;
  readonly answered?: Day | undefined;
  readonly petition?: Petition;
  /** What each reading gives, where all that they need is recorded. */
  readonly verdict?: Verdict;
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
  const isTold = called !== undefined && (answer === "none" || isRejection);
  const lacks = (last: Day): boolean =>
    (called !== undefined && called <= last) || (isRejection && answered <= last);
  const has = (last: Day): boolean =>
    called !== undefined && called > last && (answer === "none" || (answered ?? -Infinity) > last);
  const figures = { called, answered: isRejection ? answered : undefined, petition };
  if (underTerms(petition, book, has).standing === "holds") return { standing: "has", ...figures };
  const verdict = underTerms(petition, book, (last) => !lacks(last));
  if (verdict.standing === "fails") return { standing: "lacks", ...figures, verdict };
  return isTold ? { standing: "open", ...figures, verdict } : OPEN;
}

/** An answer dated before its petition says nothing: 4203b2-answer asks to mend it. */
function answerDay({ fields }: Session, { received }: Petition): Day | undefined {
  const answered = valueOf(fields.answeredOn);
  return answered !== undefined && answered >= received ? answered : undefined;
}

function unapproved(approval: Approval, first: Day, power: Power, book: Book): Draft {
  const { session } = approval;
  const { standing, called, answered, petition, verdict } = power;
  const message = fill(TEXTS.before, { ...figuresOf(approval, first), power: powerText(power) });
  const acts: Step[] = [];
  if (called !== undefined) acts.push({ day: called, text: CALENDAR_TEXTS.called });
  if (answered !== undefined) acts.push({ day: answered, text: TEXTS.answered });
  return {
    severity: standing === "lacks" ? "violation" : "judgement",
    cells: orderCells(approval, session.first.cells),
    message: verdict ? withReadings(message, verdict) : message,
    trace: [
      ...(petition && verdict ? termTrace(petition, verdict, book) : []),
      ...[...acts, ...orderSteps(approval, first)].sort((a, b) => a.day! - b.day!),
    ],
    otherReadings: verdict?.otherReadings ?? [],
    parameters: verdict ? ["mayorAnswerDays"] : [],
  };
}

function powerText({ standing, called, answered, verdict }: Power): Text {
  if (standing !== "lacks") return TEXTS.open;
  const last = verdict!.result.day!;
  const isRejected = answered !== undefined && answered <= last;
  return fill(isRejected ? TEXTS.rejected : TEXTS.early, {
    called: called === undefined ? "" : isoText(called),
    answered: answered === undefined ? "" : isoText(answered),
    last: isoText(last),
  });
}

function needless(approval: Approval, first: Day, power: Text): Draft {
  const figures = { ...figuresOf(approval, first), power, column: COLUMN_NAMES.authorisedBy };
  return {
    severity: "judgement",
    cells: orderCells(approval, approval.session.first.cells),
    message: fill(TEXTS.needless, figures),
    trace: orderSteps(approval, first),
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

function orderSteps(approval: Approval, first: Day): Step[] {
  return [{ day: first, text: CALENDAR_TEXTS.starts }, voteStep(approval)];
}

function voteStep({ urgent, vote }: Approval): Step {
  return { day: vote, text: fill(TEXTS.vote, { urgent: urgent.shown }) };
}
