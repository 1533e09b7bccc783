import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { Petition } from "../../sessions/petition";
import type { Book } from "../model/book";
import type { Session } from "../model/session";
import { petitionOf, presidentsCall, termTrace, underTerms } from "../petition";
import { NOT_APPLICABLE, OK, type Draft, type SessionRule } from "../rule";
import { severityOf, withReadings, type Verdict } from "../under-readings";
import { unlessUrgent } from "../urgent-approval";

const WHAT = {
  es: "que el Presidente pudo convocar antes de vencer el término del alcalde",
  en: "that the President could call before the mayor's term ended",
};

const TEXTS = {
  early: {
    es: "El Presidente convocó el {called}; el alcalde tenía hasta el {last} para contestar la petición recibida el {received}.",
    en: "The President called on {called}; the mayor had until {last} to answer the petition received on {received}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b)(2), 1st ¶ after (ii): the President can call when the mayor's term has ended (R1; by mail R2 too), so not
 * before the day after it. A session that an urgent one approved rests on the 2nd ¶.
 */
export const prematureCall: SessionRule = {
  id: "4203b2-premature-call",
  citation: "§ 4203(b)(2)",
  clauses: ["4203b2-silence", "4203b2-answer"],
  types: ["special-petition"],
  check: (session, book) => {
    const [called, petition] = [presidentsCall(session), petitionOf(session)];
    if (called === undefined || petition === undefined) return NOT_APPLICABLE;
    const verdict = underTerms(petition, book, (last) => called > last);
    if (verdict.standing === "holds") return OK;
    const severity = severityOf(verdict.standing);
    return unlessUrgent(session, { what: WHAT }, book, [
      early(session, { called, petition, verdict, severity }, book),
    ]);
  },
};

interface EarlyCall extends Pick<Draft, "severity"> {
  readonly called: Day;
  readonly petition: Petition;
  readonly verdict: Verdict;
}

function early(session: Session, { called, petition, verdict, severity }: EarlyCall, book: Book): Draft {
  const { calledOn, petitionReceived } = session.fields;
  const figures = {
    called: isoText(called),
    last: isoText(verdict.result.day!),
    received: isoText(petition.received),
  };
  return {
    severity,
    cells: [...calledOn.cells, ...petitionReceived.cells],
    message: withReadings(fill(TEXTS.early, figures), verdict),
    trace: [...termTrace(petition, verdict, book), { day: called, text: CALENDAR_TEXTS.called }],
    otherReadings: verdict.otherReadings,
    parameters: ["mayorAnswerDays"],
  };
}
