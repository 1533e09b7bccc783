import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { limitsOfSession } from "../../sessions/budget";
import { SESSION_TYPES } from "../../sessions/session-type";
import { hasUnknownCondition, unmetConditions } from "../interruption-conditions";
import { cellsOf, sessionsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, type Draft, type Drafts, type SessionRule } from "../rule";
import { sessionsMeeting } from "../model/spans";
import { sharedDays, type SharedDays } from "../shared-days";

const TEXTS = {
  onMeetingDay: {
    es: "Esta sesión se reúne el {day}, día de la sesión {other} ({type}). ¿Se interrumpió esa sesión? Si fue así, escriba {other} en «{column}»; si no, corrija los días.",
    en: "This session meets on {day}, a day of session {other} ({type}). Was that session interrupted? If so, enter {other} under “{column}”; if not, correct the days.",
  },
  insideSpan: {
    es: "Esta sesión se reúne el {day}, y la sesión {other} ({type}) va del {first} al {last} sin anotar sus días de reunión. ¿Se interrumpió esa sesión? Si fue así, escriba {other} en «{column}»; si ese día no se reunió, anote sus días de reunión.",
    en: "This session meets on {day}, and session {other} ({type}) runs from {first} to {last} without its meeting days. Was that session interrupted? If so, enter {other} under “{column}”; if it did not meet that day, enter its meeting days.",
  },
  messageOnDay: {
    es: "El mensaje de presupuesto es el {day}, día de la sesión {other} ({type}). La ley no dice si la sesión del mensaje la interrumpe.",
    en: "The budget message is on {day}, a day of session {other} ({type}). The law does not say whether the session of the message interrupts it.",
  },
  message: {
    es: "Se anota que el mensaje de presupuesto interrumpe la sesión {other} ({type}). La ley permite interrumpirla por un asunto de emergencia y no dice si el mensaje lo es.",
    en: "The budget message is recorded as interrupting session {other} ({type}). The law allows an interruption for an emergency and does not say whether the message is one.",
  },
  budget: {
    es: "Se anota que esta sesión interrumpe la de presupuesto {other}. La ley habla de la ordinaria de {days} días y no dice si la de presupuesto se puede interrumpir; en ningún caso se mueve la fecha en que la de presupuesto debe terminar.",
    en: "This session is recorded as interrupting the budget session {other}. The law speaks of the regular session of {days} days and does not say whether the budget one can be interrupted; in no case does the date move by which it must end.",
  },
  notFound: {
    es: "«{column}» nombra la sesión {other}, que no está en la hoja entre las ordinarias de ese año, o está suspendida o cancelada. Corrija el número o añada esa sesión.",
    en: "“{column}” names session {other}, which is not on the sheet among the regular ones of that year, or is suspended or cancelled. Correct the number or add that session.",
  },
  opensLater: {
    es: "Esta sesión comienza el {day}, antes que la sesión {other}, que abre el {first}: no pudo interrumpirla. Corrija una de las fechas o el número.",
    en: "This session starts on {day}, before session {other}, which opens on {first}: it could not interrupt it. Correct one of the dates or the number.",
  },
  endsEarlier: {
    es: "Esta sesión comienza el {day}, después que la sesión {other}, que terminó el {last}: no pudo interrumpirla. Corrija una de las fechas o el número.",
    en: "This session starts on {day}, after session {other}, which ended on {last}: it could not interrupt it. Correct one of the dates or the number.",
  },
  onRegular: {
    es: "«{column}» está en la fila de una sesión de tipo «{type}». Anótelo en la fila de la extraordinaria que la interrumpió.",
    en: "“{column}” is on the row of a session of type “{type}”. Enter it on the row of the special session that interrupted it.",
  },
  applies: { es: "la ley de la interrupción le aplica", en: "the law of the interruption applies to it" },
  appliesNot: { es: "no le aplica", en: "it does not apply to it" },
  bothMeet: { es: "se reúnen esta sesión y la {other}", en: "this session and {other} meet" },
  endLimit: { es: "fecha en que debe terminar el presupuesto", en: "day by which the budget must end" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(a) ¶1: a special session that the mayor calls for an emergency while a regular one is on interrupts it, by
 * vote of two thirds of the members, for at most five days. One between two meeting days interrupts nothing unless
 * the sheet says so; the budget message, and an interruption of the budget session, are judgements.
 */
export const regularInterrupted: SessionRule = {
  id: "4203a-interrupt",
  citation: "§ 4203(a) ¶1",
  clauses: ["4203a-interrupt"],
  types: ["special-mayor", "special-petition", "special", "message", "urgent", "regular", "budget"],
  check: (session, book) => {
    const { interrupts } = session.fields;
    const isRegular = session.type === "regular" || session.type === "budget";
    if (interrupts.state === "unread" || (isRegular && interrupts.state === "blank")) return NOT_APPLICABLE;
    if (isRegular) return [onRegular(session)];
    return interrupts.state === "blank" ? notRecorded(session, book) : recorded(session, book);
  },
};

function onRegular(session: Session): Draft {
  const figures = { column: COLUMN_NAMES.interrupts, type: SESSION_TYPES[session.type!] };
  return {
    severity: "warning",
    cells: session.fields.interrupts.cells,
    message: fill(TEXTS.onRegular, figures),
  };
}

/** What `Interrumpe a` says of the session that it names; data-duplicate tells of a name that fits two. */
function recorded(session: Session, book: Book): Drafts {
  const { to, maybe } = book.links.interrupts.find(({ from }) => from === session)!;
  const [other] = to;
  if (to.length > 1 || maybe.length > 0) return NOT_APPLICABLE;
  if (!other) return [notFound(session)];
  const unmet = unmetConditions(session, other, book);
  const isDoubtful = session.type === "message" || other.type === "budget";
  const drafts = [
    ...elsewhenDrafts(session, other),
    ...(isDoubtful ? [doubtful(session, other, standingOf(unmet, session), book)] : unmet),
  ];
  return drafts.length === 0 && hasUnknownCondition(session) ? NOT_APPLICABLE : drafts;
}

/** Whether an interruption meets its conditions; undefined where a cell that is blank or cannot be used hides it. */
function standingOf(unmet: readonly Draft[], session: Session): boolean | undefined {
  if (unmet.some(({ severity }) => severity === "violation")) return false;
  return unmet.length > 0 || hasUnknownCondition(session) ? undefined : true;
}

function notFound({ fields: { interrupts } }: Session): Draft {
  const figures = { column: COLUMN_NAMES.interrupts, other: valueOf(interrupts)! };
  return { severity: "missing", cells: interrupts.cells, message: fill(TEXTS.notFound, figures) };
}

/**
 * A special session that begins before the other opens, or after it ended. The day after its last one is still an
 * interruption: the session may not have gone on.
 */
function elsewhenDrafts(session: Session, other: Session): Draft[] {
  const [day, opens, last] = [valueOf(session.first), valueOf(other.first), valueOf(other.last)];
  if (day === undefined) return [];
  if (opens !== undefined && day < opens)
    return [elsewhen(TEXTS.opensLater, session, other.first, { other: other.shown, day, first: opens })];
  if (last !== undefined && day > last + 1)
    return [elsewhen(TEXTS.endsEarlier, session, other.last, { other: other.shown, day, last })];
  return [];
}

function elsewhen(
  text: Text,
  session: Session,
  { cells }: Session["first"],
  { other, ...days }: { other: string; day: Day; first?: Day; last?: Day },
): Draft {
  const figures = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, isoText(day)]));
  return {
    severity: "warning",
    cells: [...session.fields.interrupts.cells, ...session.first.cells, ...cells],
    message: fill(text, { other, ...figures }),
  };
}

/** The budget message that interrupts, and the budget session interrupted, of which the text does not speak. */
function doubtful(session: Session, other: Session, isMet: boolean | undefined, { settings }: Book): Draft {
  const { parameters } = settings;
  const opens = valueOf(other.first);
  const isBudget = other.type === "budget" && opens !== undefined;
  return {
    severity: "judgement",
    cells: [...session.fields.interrupts.cells, ...session.first.cells],
    message: fill(session.type === "message" ? TEXTS.message : TEXTS.budget, {
      other: other.shown,
      type: SESSION_TYPES[other.type!],
      days: parameters.regularSessionDays,
    }),
    trace: isBudget ? [{ day: limitsOfSession(opens, parameters).end, text: TEXTS.endLimit }] : [],
    otherReadings: [
      { reading: TEXTS.applies, holds: isMet },
      { reading: TEXTS.appliesNot, holds: false },
    ],
  };
}

const finders = new WeakMap<Book, ReturnType<typeof sessionsMeeting>>();

/** Regular and budget sessions whose span meets that of a special one. */
function regularsBeside({ first, last }: Session, book: Book): Session[] {
  let find = finders.get(book);
  if (!find) finders.set(book, (find = sessionsMeeting(sessionsOf(book, ["regular", "budget"]))));
  const opens = valueOf(first)!;
  return find(opens, valueOf(last) ?? opens);
}

/** Regular sessions of which one special is asked; that more of them share its days data-overlap tells. */
const MOST_ASKED = 5;

/** Asks of each regular session on whose day this one meets whether it was interrupted. */
function notRecorded(session: Session, book: Book): Drafts {
  if (session.first.state !== "read" || session.met.state === "unread") return NOT_APPLICABLE;
  const sharing = regularsBeside(session, book).flatMap((other) => {
    const shared = sharedDays(session, other);
    return shared ? [{ other, shared }] : [];
  });
  return sharing
    .sort((a, b) => a.shared.first - b.shared.first || (a.other.shown < b.other.shown ? -1 : 1))
    .slice(0, MOST_ASKED)
    .map(({ other, shared }) => sameDay(session, other, shared, book));
}

function sameDay(session: Session, other: Session, shared: SharedDays, book: Book): Draft {
  const isMessage = session.type === "message";
  const first = valueOf(other.first)!;
  const last = valueOf(other.last) ?? first;
  const isSpan = other.met.state === "blank" && last > first;
  const sentence = isMessage ? TEXTS.messageOnDay : isSpan ? TEXTS.insideSpan : TEXTS.onMeetingDay;
  return {
    severity: isMessage ? "judgement" : "missing",
    cells: [...cellsOf(session, "interrupts", book), ...session.first.cells],
    message: fill(sentence, {
      column: COLUMN_NAMES.interrupts,
      day: isoText(shared.first),
      other: other.shown,
      type: SESSION_TYPES[other.type!],
      first: isoText(first),
      last: isoText(last),
    }),
    trace: [{ day: shared.first, text: fill(TEXTS.bothMeet, { other: other.shown }) }],
    otherReadings: isMessage
      ? [
          { reading: TEXTS.applies, holds: undefined },
          { reading: TEXTS.appliesNot, holds: true },
        ]
      : [],
  };
}
