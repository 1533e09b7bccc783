import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { Petition } from "../../sessions/petition";
import type { Severity } from "../finding";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { petitionOf, presidentsCall, termTrace, underTerms } from "../petition";
import { NOT_APPLICABLE, OK, type Draft, type SessionRule } from "../rule";
import { severityOf, withReadings, type Verdict } from "../under-readings";
import { unlessUrgent } from "../urgent-approval";

const WHAT = {
  es: "que el Presidente pudo convocar después del rechazo del alcalde",
  en: "that the President could call after the mayor's rejection",
};

const TEXTS = {
  rejected: {
    es: "El Presidente convocó el {called}, rechazada la petición el {answered}; el alcalde tenía hasta el {last}. El Presidente puede convocar si el alcalde no actúa en el término, o si una sesión urgente aprobó la extraordinaria.",
    en: "The President called on {called}, the petition having been rejected on {answered}; the mayor had until {last}. The President can call if the mayor does not act in the term, or if an urgent session approved the special one.",
  },
  accepted: {
    es: "El Presidente convocó el {called}, aceptada la petición el {answered}; el alcalde tenía hasta el {last}. La ley no dice quién convoca si el alcalde acepta y no convoca.",
    en: "The President called on {called}, the petition having been accepted on {answered}; the mayor had until {last}. The law does not say who calls when the mayor accepts and does not call.",
  },
  late: {
    es: "El alcalde contestó el {answered}, vencido su término el {last}: esa contestación no le quita al Presidente la facultad de convocar.",
    en: "The mayor answered on {answered}, his term having ended on {last}: that answer does not undo the President's power to call.",
  },
  answered: { es: "el alcalde contesta", en: "the mayor answers" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b)(2), 1st ¶ after (ii): the President can call when the mayor took no action in his term (R1; by mail R2
 * too). A rejection in the term is an action, and an acceptance too, of which the law does not say who then calls; an
 * answer after the term leaves the power as it was.
 */
export const mayorSilence: SessionRule = {
  id: "4203b2-silence",
  citation: "§ 4203(b)(2)",
  clauses: ["4203b2-silence"],
  types: ["special-petition"],
  check: (session, book) => {
    const facts = factsOf(session);
    if (!facts) return NOT_APPLICABLE;
    const { answered, called, petition, answer } = facts;
    // Of an acceptance in the term the law does not say who calls: its readings tell no fault.
    const inTerm = answer === "accepted" ? undefined : false;
    const verdict = underTerms(petition, book, (last) => (answered > last ? true : inTerm));
    if (verdict.standing === "holds") return [draft(session, facts, verdict, "note", book)];
    if (called < answered) return OK;
    if (answer === "rejected")
      return unlessUrgent(session, { what: WHAT }, book, [
        draft(session, facts, verdict, severityOf(verdict.standing), book),
      ]);
    if (book.links.urgentOf.has(session)) return NOT_APPLICABLE;
    return [draft(session, facts, verdict, "judgement", book)];
  },
};

interface Facts {
  readonly called: Day;
  readonly petition: Petition;
  readonly answer: "accepted" | "rejected";
  readonly answered: Day;
}

/** The President's call and the mayor's answer; what is blank of the answer 4203b2-answer asks for. */
function factsOf(session: Session): Facts | undefined {
  const [called, petition] = [presidentsCall(session), petitionOf(session)];
  const [answer, answered] = [valueOf(session.fields.answer), valueOf(session.fields.answeredOn)];
  if (called === undefined || petition === undefined || answered === undefined) return undefined;
  if (answer === undefined || answer === "none" || answered < petition.received) return undefined;
  return { called, petition, answer, answered };
}

function draft(session: Session, facts: Facts, verdict: Verdict, severity: Severity, book: Book): Draft {
  const { called, petition, answer, answered } = facts;
  const { calledOn, answeredOn } = session.fields;
  const figures = {
    called: isoText(called),
    answered: isoText(answered),
    last: isoText(verdict.result.day!),
  };
  const acts = [
    { day: answered, text: TEXTS.answered },
    { day: called, text: CALENDAR_TEXTS.called },
  ];
  return {
    severity,
    cells: [...calledOn.cells, ...answeredOn.cells],
    message: withReadings(fill(severity === "note" ? TEXTS.late : TEXTS[answer], figures), verdict),
    trace: [...termTrace(petition, verdict, book), ...acts.sort((a, b) => a.day - b.day)],
    otherReadings: verdict.otherReadings,
    parameters: ["mayorAnswerDays"],
  };
}
