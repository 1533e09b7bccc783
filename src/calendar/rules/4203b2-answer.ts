import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { Petition } from "../../sessions/petition";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import {
  isToldByOther,
  lacksPetition,
  petitionOf,
  recordsPetition,
  termTrace,
  underTerms,
} from "../petition";
import { NOT_APPLICABLE, type Draft, type SessionRule } from "../rule";
import { withReadings, type Verdict } from "../under-readings";

const TEXTS = {
  term: {
    es: "el término del alcalde para contestar la petición",
    en: "the mayor's term to answer the petition",
  },
  inTime: {
    es: "que el alcalde contestó la petición a tiempo",
    en: "that the mayor answered the petition in time",
  },
  which: { es: "qué contestó el alcalde", en: "what the mayor answered" },
  receipt: {
    es: "que la contestación se notificó con acuse de recibo",
    en: "that the answer was notified with acknowledgment of receipt",
  },
  lateAnswer: {
    es: "El alcalde contestó el {day} la petición recibida el {received}; el último día era el {last}.",
    en: "The mayor answered on {day} the petition received on {received}; the last day was {last}.",
  },
  lateCall: {
    es: "El alcalde convocó el {day} y tenía hasta el {last} para contestar la petición recibida el {received}. Como contestación es tardía, pero le queda su propia iniciativa.",
    en: "The mayor called on {day} and had until {last} to answer the petition received on {received}. As an answer it is late, but he can still call on his own initiative.",
  },
  before: {
    es: "«{column}» dice {day}, antes de recibirse la petición el {received}. Corrija una de las dos fechas.",
    en: "“{column}” says {day}, before the petition was received on {received}. Correct one of the two dates.",
  },
  noAnswer: {
    es: "El alcalde no contestó la petición recibida el {received}; el último día era el {last}. El Presidente puede convocar desde el {from}{safe}.",
    en: "The mayor did not answer the petition received on {received}; the last day was {last}. The President can call from {from} on{safe}.",
  },
  safeFrom: {
    es: "; con seguridad en toda lectura, desde el {after}",
    en: "; safely under every reading, from {after} on",
  },
  contradicts: {
    es: "«{answer}» dice que el alcalde no contestó, y «{answeredOn}» dice que lo hizo el {day}. Corrija una de las dos; mientras tanto vale que no contestó.",
    en: "“{answer}” says that the mayor did not answer, and “{answeredOn}” says that he did on {day}. Correct one of the two; until then it counts that he did not.",
  },
  notReceipted: {
    es: "La contestación del alcalde no tiene acuse de recibo. Anote el acuse o su referencia.",
    en: "The mayor's answer has no acknowledgment of receipt. Enter the receipt or its reference.",
  },
  answered: { es: "el alcalde contesta", en: "the mayor answers" },
  called: { es: "el alcalde convoca", en: "the mayor calls" },
} as const satisfies Readonly<Record<string, Text>>;

/** The mayor's act on a petition: his answer, or his call, with its date. */
interface Act {
  /** Where its date stands. */
  readonly column: "answeredOn" | "calledOn";
  readonly day: Day;
}

/**
 * § 4203(b)(2): the mayor accepts or rejects a petition in writing, with acknowledgment of receipt, within five days
 * of receiving it (R1; by mail R2 too). His call within the term answers as well.
 */
export const mayorAnswer: SessionRule = {
  id: "4203b2-answer",
  citation: "§ 4203(b)(2)",
  clauses: ["4203b2-answer", "4203b2i-personal", "4203b2ii-mail"],
  types: ["special-petition", "urgent", "petition"],
  check: (session, book) => {
    if (!recordsPetition(session) && isToldElsewhere(session, book)) return NOT_APPLICABLE;
    const blank = session.fields.petitionReceived.state === "blank" ? "petitionReceived" : "delivery";
    if (session.fields[blank].state === "blank")
      return [missingCell(session, blank, TEXTS.term, book), ...answerDrafts(session, book)];
    const petition = petitionOf(session);
    if (!petition) return NOT_APPLICABLE;
    return [...timeDrafts(session, petition, book), ...answerDrafts(session, book)];
  },
};

/** An urgent session has a petition where its row says so; of a special one without any 4203b-callers may tell. */
function isToldElsewhere(session: Session, book: Book): boolean {
  return session.type === "urgent" || lacksPetition(session, book) || isToldByOther(session, book);
}

/** What the answer itself lacks: its word, its receipt, its sense. */
function answerDrafts(session: Session, book: Book): Draft[] {
  const { answer, answeredOn, answerReceipt } = session.fields;
  if (valueOf(answer) === "none") return contradictionDrafts(session);
  if (answer.state === "blank" && answeredOn.state === "blank") return [];
  const drafts: Draft[] = [];
  if (answer.state === "blank") drafts.push(missingCell(session, "answer", TEXTS.which, book));
  if (answerReceipt.state === "blank")
    drafts.push(missingCell(session, "answerReceipt", TEXTS.receipt, book));
  if (valueOf(answerReceipt) === "no")
    drafts.push({ severity: "missing", cells: answerReceipt.cells, message: TEXTS.notReceipted });
  return drafts;
}

/** No answer, with the date of one. */
function contradictionDrafts({ fields: { answer, answeredOn } }: Session): Draft[] {
  const day = valueOf(answeredOn);
  if (day === undefined) return [];
  const { answer: told, answeredOn: dated } = COLUMN_NAMES;
  const message = fill(TEXTS.contradicts, { answer: told, answeredOn: dated, day: isoText(day) });
  return [{ severity: "warning", cells: [...answeredOn.cells, ...answer.cells], message }];
}

function timeDrafts(session: Session, petition: Petition, book: Book): Draft[] {
  const { answer, answeredOn, calledOn, calledBy } = session.fields;
  if ([answer, answeredOn, calledOn, calledBy].some(({ state }) => state === "unread")) return [];
  const acts = actsOf(session);
  const early = acts.find(({ day }) => day < petition.received);
  if (early) return [beforeDraft(session, early, petition)];
  if (acts.length > 0) return actDrafts(session, acts, petition, book);
  if (valueOf(answer) === "none")
    return answeredOn.state === "blank" ? [noAnswerDraft(session, petition, book)] : [];
  return [missingCell(session, answer.state === "blank" ? "answer" : "answeredOn", TEXTS.inTime, book)];
}

/** His answer first: where both came late it is the answer that the law asked for. */
function actsOf({ fields: { answer, answeredOn, calledOn, calledBy } }: Session): Act[] {
  const acts: Act[] = [];
  const [answered, called] = [valueOf(answeredOn), valueOf(calledOn)];
  if (answered !== undefined && valueOf(answer) !== "none")
    acts.push({ column: "answeredOn", day: answered });
  if (called !== undefined && valueOf(calledBy) === "mayor") acts.push({ column: "calledOn", day: called });
  return acts;
}

function beforeDraft({ fields }: Session, { column, day }: Act, { received }: Petition): Draft {
  const figures = { column: COLUMN_NAMES[column], day: isoText(day), received: isoText(received) };
  return {
    severity: "warning",
    cells: [...fields[column].cells, ...fields.petitionReceived.cells],
    message: fill(TEXTS.before, figures),
  };
}

/**
 * Holds when one of his acts is dated within the term; the last day is inside. Of a date alone it is not known that he
 * answered: his answer is asked for, and no fault told.
 */
function actDrafts(session: Session, acts: readonly Act[], petition: Petition, book: Book): Draft[] {
  const verdict = underTerms(petition, book, (last) => acts.some(({ day }) => day <= last));
  if (verdict.standing === "holds") return [];
  const { column, day } = acts[0]!;
  const isAnswer = column === "answeredOn";
  const violates = verdict.standing === "fails" && isAnswer;
  if (violates && session.fields.answer.state === "blank") return [];
  const asked = violates ? callCellAsked(session, petition, book) : undefined;
  if (asked) return [missingCell(session, asked, TEXTS.inTime, book)];
  const figures = { day: isoText(day), received: isoText(petition.received), last: lastText(verdict) };
  return [
    {
      severity: violates ? "violation" : "judgement",
      cells: [...session.fields[column].cells, ...session.fields.petitionReceived.cells],
      message: withReadings(fill(isAnswer ? TEXTS.lateAnswer : TEXTS.lateCall, figures), verdict),
      trace: [...termTrace(petition, verdict, book), { day, text: isAnswer ? TEXTS.answered : TEXTS.called }],
      otherReadings: verdict.otherReadings,
      parameters: ["mayorAnswerDays"],
    },
  ];
}

/**
 * The blank cell that could show that he called within the term, of a session that was called; of a petition that led
 * to none there is no call, unless one of the two cells tells of one.
 */
function callCellAsked(
  { type, fields: { calledOn, calledBy } }: Session,
  petition: Petition,
  book: Book,
): "calledOn" | "calledBy" | undefined {
  if (type === "petition" && calledOn.state === "blank" && calledBy.state === "blank") return undefined;
  const called = valueOf(calledOn);
  if (calledBy.state === "read")
    return calledBy.value === "mayor" && called === undefined ? "calledOn" : undefined;
  const isAfterTerm =
    called !== undefined && underTerms(petition, book, (last) => called > last).standing === "holds";
  return isAfterTerm ? undefined : "calledBy";
}

function lastText({ result }: Verdict): string {
  return isoText(result.day!);
}

/** The law lets the President call; the note says so, and from when. Nothing is judged: the readings tell only dates. */
function noAnswerDraft(session: Session, petition: Petition, book: Book): Draft {
  const verdict = underTerms(petition, book, () => undefined);
  const from = verdict.result.day! + 1;
  const after = (verdict.span?.last ?? verdict.result.day!) + 1;
  const figures = { received: isoText(petition.received), last: lastText(verdict), from: isoText(from) };
  const safe = after > from ? fill(TEXTS.safeFrom, { after: isoText(after) }) : "";
  return {
    severity: "note",
    cells: session.fields.answer.cells,
    message: fill(TEXTS.noAnswer, { ...figures, safe }),
    trace: termTrace(petition, verdict, book),
    otherReadings: verdict.otherReadings,
    parameters: ["mayorAnswerDays"],
  };
}
