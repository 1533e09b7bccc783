import { yearOf, type Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { inYear } from "../../law/month-day";
import { CALENDAR_TEXTS, COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { SessionType } from "../../sessions/session-type";
import { missingCell } from "../missing-cell";
import { cellsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { lacksPetition } from "../petition";
import type { Draft, SessionRule } from "../rule";

const WHO = { es: "quién convocó la extraordinaria", en: "who called the special session" };

const WHO_URGENT = {
  es: "que el Presidente convocó la sesión urgente",
  en: "that the President called the urgent session",
};

const WHO_MESSAGE = {
  es: "que el alcalde convocó el mensaje de presupuesto",
  en: "that the mayor called the budget message",
};

const BEFOREHAND = {
  es: "que la extraordinaria se convocó antes de comenzar",
  en: "that the special session was called before it started",
};

const TEXTS = {
  noPetition: {
    es: "La convocó el Presidente y no consta petición alguna; sin petición solo convoca el alcalde. Anote la petición: «{received}», «{delivery}» y «{signatures}».",
    en: "The President called it and no petition is recorded; without one only the mayor calls. Enter the petition: “{received}”, “{delivery}” and “{signatures}”.",
  },
  returnedBudget: {
    es: "La convocó el Presidente, es del {day} y no consta petición alguna. Entre el {from} y el {to} puede tratarse de un presupuesto devuelto (§ 4304): si es así, escriba el tipo «extraordinaria (§ 4304)»; si no, anote la petición.",
    en: "The President called it, it is dated {day} and no petition is recorded. Between {from} and {to} it can be about a returned budget (§ 4304): if so, enter the type “special (§ 4304)”; if not, enter the petition.",
  },
  messageByPresident: {
    es: "La sesión del mensaje de presupuesto la convocó el Presidente; la ley obliga al alcalde a convocarla (§ 4203(b) ¶2). Corrija «{column}» o, si fue otra sesión, su tipo.",
    en: "The budget message session was called by the President; the law binds the mayor to call it (§ 4203(b) ¶2). Correct “{column}” or, if it was another session, its type.",
  },
  messageNotVerified: {
    es: "La sesión del mensaje de presupuesto la convocó el Presidente. Hasta la Ley 49-2016 el alcalde estaba obligado a convocarla (§ 4203(b) ¶2); bajo la Ley {law} el mensaje puede ser escrito, y no se ha verificado quién convoca esa sesión.",
    en: "The budget message session was called by the President. Until Law 49-2016 the mayor was bound to call it (§ 4203(b) ¶2); under Law {law} the message can be a written one, and who calls that session is not verified.",
  },
  urgentByMayor: {
    es: "La sesión urgente la convocó el alcalde. La ley faculta al Presidente a convocarla cuando el alcalde no aprueba la extraordinaria: no es claro que la que convoca el alcalde lo sea. Si la convocó por iniciativa propia, escriba el tipo «extraordinaria (alcalde)».",
    en: "The urgent session was called by the mayor. The law empowers the President to call it when the mayor does not approve the special session: it is not clear that one that the mayor calls is such. If he called it of his own accord, enter the type “special (mayor)”.",
  },
  started: {
    es: "La sesión comienza el {first}, antes de que se convocara el {called}.",
    en: "The session starts on {first}, before it was called on {called}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Days on which the Legislature can meet again over a budget that the mayor returned (§ 4304). */
const RETURNED_BUDGET = { from: { month: 6, day: 1 }, to: { month: 7, day: 31 } };

/** Their day of call is asked for here; 4203b2-hold and 4203b-budget-message ask for that of the others. */
const ASKED_FOR_CALL: readonly SessionType[] = ["special", "special-mayor"];

/**
 * § 4203(b) ¶1: the mayor calls the special sessions, of his own accord or on a petition. One that the President
 * called rests on a petition, but for a returned budget (§ 4304); a call comes before its session. The budget message
 * is the mayor's to call (¶2), the urgent session the President's ((b)(2), 2nd ¶ after (ii)).
 */
export const specialCallers: SessionRule = {
  id: "4203b-callers",
  citation: "§ 4203(b) ¶1",
  clauses: ["4203b-callers", "4203b-budget-message", "4203b2-urgent"],
  types: ["special-mayor", "special-petition", "special", "urgent", "message"],
  check: (session, book) => [
    ...callerDrafts(session, book),
    ...petitionDrafts(session, book),
    ...callDayDrafts(session, book),
  ],
};

function callerDrafts(session: Session, book: Book): Draft[] {
  const { type, fields } = session;
  if (fields.calledBy.state === "blank") return [missingCell(session, "calledBy", whoCalled(type), book)];
  const caller = valueOf(fields.calledBy);
  if (type === "message" && caller === "president") return [messageByPresident(session, book)];
  if (type === "urgent" && caller === "mayor") return [urgentByMayor(session)];
  return [];
}

function whoCalled(type: SessionType | undefined): Text {
  if (type === "message") return WHO_MESSAGE;
  return type === "urgent" ? WHO_URGENT : WHO;
}

/**
 * § 4203(b) ¶2 binds the mayor to call this session. No reading saves it: what R11 leaves open is its date, and a
 * petition that he left unanswered lets the President call a session on that petition, not the one of ¶2. What Law
 * 49-2016 and the Code of 2020 made of the duty was not read: a judgement.
 */
function messageByPresident({ fields: { calledBy } }: Session, { settings: { law } }: Book): Draft {
  const isRead = law === "81-1991";
  return {
    severity: isRead ? "violation" : "judgement",
    cells: calledBy.cells,
    message: fill(isRead ? TEXTS.messageByPresident : TEXTS.messageNotVerified, {
      column: COLUMN_NAMES.calledBy,
      law,
    }),
  };
}

/**
 * A judgement: nothing forbids the mayor a session of one day, for he calls special ones of his own accord (¶1); but a
 * session that he calls he has approved, so that it is not clear that its vote is the one of (b)(2).
 */
function urgentByMayor({ fields: { calledBy } }: Session): Draft {
  return { severity: "judgement", cells: calledBy.cells, message: TEXTS.urgentByMayor };
}

/** An urgent session is on the petition that the mayor did not approve, for which 4203b2-urgent asks. */
function petitionDrafts(session: Session, book: Book): Draft[] {
  if (session.type === "urgent" || session.type === "message" || !lacksPetition(session, book)) return [];
  const { first, fields } = session;
  const day = valueOf(first) ?? valueOf(fields.calledOn);
  const window = day === undefined ? undefined : returnedBudget(day);
  const cells = [...cellsOf(session, "petitionReceived", book), ...fields.calledBy.cells];
  if (window) return [{ severity: "judgement", cells, message: fill(TEXTS.returnedBudget, window) }];
  const { petitionReceived: received, delivery, signatures } = COLUMN_NAMES;
  return [
    { severity: "missing", cells, message: fill(TEXTS.noPetition, { received, delivery, signatures }) },
  ];
}

function returnedBudget(day: Day): { day: string; from: string; to: string } | undefined {
  const from = inYear(RETURNED_BUDGET.from, yearOf(day));
  const to = inYear(RETURNED_BUDGET.to, yearOf(day));
  if (day < from || day > to) return undefined;
  return { day: isoText(day), from: isoText(from), to: isoText(to) };
}

function callDayDrafts(session: Session, book: Book): Draft[] {
  const { calledOn } = session.fields;
  const [first, called] = [valueOf(session.first), valueOf(calledOn)];
  if (calledOn.state === "blank" && ASKED_FOR_CALL.includes(session.type!))
    return [missingCell(session, "calledOn", BEFOREHAND, book)];
  if (first === undefined || called === undefined || first >= called) return [];
  return [
    {
      severity: "violation",
      cells: [...calledOn.cells, ...session.first.cells],
      message: fill(TEXTS.started, { first: isoText(first), called: isoText(called) }),
      trace: [
        { day: first, text: CALENDAR_TEXTS.starts },
        { day: called, text: CALENDAR_TEXTS.called },
      ],
    },
  ];
}
