import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { fill, type Text } from "../../messages/text";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";

const ASKED = {
  es: "que la comisión pidió por escrito permiso para reunirse",
  en: "that the committee asked in writing for leave to meet",
};

const ALLOWED = {
  es: "que la comisión se reunió con permiso del Presidente",
  en: "that the committee met with the President's leave",
};

const TEXTS = {
  before: {
    es: "La comisión se reúne el {first}, antes de que el Presidente la autorizara el {answered}.",
    en: "The committee meets on {first}, before the President authorised it on {answered}.",
  },
  denied: {
    es: "La comisión se reúne el {first} y el Presidente le denegó el permiso el {answered}. Si no se reunió, escriba «cancelada» en el estado.",
    en: "The committee meets on {first} and the President denied it leave on {answered}. If it did not meet, enter “cancelled” as its status.",
  },
  filed: { es: "solicitud radicada", en: "request filed" },
  authorised: { es: "el Presidente la autoriza", en: "the President authorises it" },
  refused: { es: "el Presidente la deniega", en: "the President denies it" },
  meets: { es: "la comisión se reúne", en: "the committee meets" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(a) ¶2: a committee meets with the President's leave, for which its chair asks in writing. On the very day of
 * the authorisation it may meet; on a request that was denied it may not, whenever the denial came.
 */
export const committeeRequest: SessionRule = {
  id: "4203a-committee-request",
  citation: "§ 4203(a) ¶2",
  clauses: ["4203a-committee-request"],
  types: ["committee"],
  check: (session, book) => {
    const { filedOn } = session.fields;
    const unasked = filedOn.state === "blank" ? [missingCell(session, "filedOn", ASKED, book)] : [];
    const met = meetingDrafts(session, book);
    if (unasked.length === 0) return met;
    return met ? [...unasked, ...met] : unasked;
  },
};

/** Of a request alone, without a meeting, there is nothing to judge. */
function meetingDrafts(session: Session, book: Book): Drafts {
  const { answered, decision } = session.fields;
  const first = valueOf(session.first);
  if (first === undefined || decision.state === "unread") return NOT_APPLICABLE;
  const blank = (["decision", "answered"] as const).filter((name) => session.fields[name].state === "blank");
  if (blank.length > 0) return blank.map((name) => missingCell(session, name, ALLOWED, book));
  const day = valueOf(answered);
  if (day === undefined) return NOT_APPLICABLE;
  return valueOf(decision) === "authorised" && first >= day ? OK : [unlawful(session, first, day)];
}

function unlawful(session: Session, first: Day, answered: Day): Draft {
  const { filedOn, answered: answeredCell, decision } = session.fields;
  const isDenied = valueOf(decision) === "denied";
  const filed = valueOf(filedOn);
  const steps: Step[] = [
    ...(filed === undefined ? [] : [{ day: filed, text: TEXTS.filed }]),
    { day: answered, text: isDenied ? TEXTS.refused : TEXTS.authorised },
    { day: first, text: TEXTS.meets },
  ];
  return {
    severity: "violation",
    cells: [...session.first.cells, ...answeredCell.cells, ...decision.cells],
    message: fill(isDenied ? TEXTS.denied : TEXTS.before, {
      first: isoText(first),
      answered: isoText(answered),
    }),
    trace: steps.sort((a, b) => a.day! - b.day!),
  };
}
