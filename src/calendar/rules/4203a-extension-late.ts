import { isoText } from "../../days/iso";
import type { Readings } from "../../law/readings";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill } from "../../messages/text";
import type { LateExtension } from "../../sessions/extension-chain";
import type { Book } from "../model/book";
import { extensionsOf } from "../model/extensions";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";
import * as lengths from "../session-length";
import { underReadings, withReadings, type Verdict } from "../under-readings";

const TEXTS = {
  late: {
    es: "La prórroga hasta el {until} se autorizó el {authorised}, después del último día ordinario ({last}) y no después de la primera reunión adicional ({extra}). La ley pide autorización previa.",
    en: "The extension to {until} was authorised on {authorised}, after the last ordinary day ({last}) and not after the first extra meeting ({extra}). The law asks for prior authorisation.",
  },
  void: {
    es: "La prórroga hasta el {until} se autorizó el {authorised}, después de la primera reunión adicional ({extra}). La ley pide autorización previa.",
    en: "The extension to {until} was authorised on {authorised}, after the first extra meeting ({extra}). The law asks for prior authorisation.",
  },
  lateUnlisted: {
    es: "La prórroga hasta el {until} se autorizó el {authorised}, después del último día ordinario ({last}). No se anotan los días de reunión: la primera reunión adicional pudo ser desde el {next}, y fue a más tardar el {extra}. La ley pide autorización previa.",
    en: "The extension to {until} was authorised on {authorised}, after the last ordinary day ({last}). The meeting days are not entered: the first extra meeting can have been from {next} on, and was on {extra} at the latest. The law asks for prior authorisation.",
  },
  voidUnlisted: {
    es: "La prórroga hasta el {until} se autorizó el {authorised}, después del {extra}, en que la sesión terminó; el último día ordinario fue el {last}. La ley pide autorización previa.",
    en: "The extension to {until} was authorised on {authorised}, after {extra}, when the session ended; the last ordinary day was {last}. The law asks for prior authorisation.",
  },
  oneDay: {
    es: "Esta sesión es de un solo día y tiene una prórroga anotada. No es claro que se pueda prorrogar.",
    en: "This session is of one day only and has an extension recorded. It is not clear that it can be extended.",
  },
  lastOrdinary: { es: "último día sin la prórroga", en: "last day without the extension" },
  firstExtra: { es: "primera reunión adicional", en: "first extra meeting" },
  mayBeExtra: {
    es: "desde aquí pudo haber una reunión adicional: no se anotan los días",
    en: "from here on there can have been an extra meeting: the days are not entered",
  },
  lastExtra: {
    es: "último día de la sesión: a más tardar aquí, la primera reunión adicional",
    en: "last day of the session: here at the latest, the first extra meeting",
  },
};

/**
 * § 4203(a) ¶1 asks that the mayor authorise an extension beforehand. R19: after the last ordinary day and before
 * the first extra meeting it is late, a judgement; after that meeting, a violation. Of days that are not listed
 * the first and the last alone are meetings of record (R4: a special session can leave days out), so that the first
 * extra meeting is known to be no later than the last day. A one-day session that is extended is a judgement.
 */
export const extensionLate: SessionRule = {
  id: "4203a-extension-late",
  citation: "§ 4203(a) ¶1",
  clauses: ["4203a-length"],
  types: ["regular", "budget", "special-mayor", "special-petition", "special", "message", "urgent"],
  check: (session, book) => {
    const extensions = extensionsOf(session);
    if (extensions.state === "none" || extensions.state === "unread") return NOT_APPLICABLE;
    if (session.type === "message" || session.type === "urgent") return [oneDay(session)];
    if (!lengths.hasEnds(session) || session.met.state === "unread") return NOT_APPLICABLE;
    return session.type === "regular" ? lateRegular(session, book) : lateOnes(session, book);
  },
};

function oneDay(session: Session): Draft {
  return { severity: "judgement", cells: extensionCells(session), message: TEXTS.oneDay };
}

function extensionCells(session: Session): Draft["cells"] {
  return [...session.fields.extension.cells, ...session.fields.extendedTo.cells];
}

/** Which days of a regular session are extra depends on R3. */
function lateRegular(session: Session, book: Book): Drafts {
  const extensions = extensionsOf(session);
  const lateBy = ({ regularDays }: Pick<Readings, "regularDays">): readonly LateExtension[] | undefined => {
    const length = lengths.regularLength(session, book, { regularDays });
    const { late } = lengths.lengthResult(length, extensions);
    return late.length > 0 && !length.certain ? undefined : late;
  };
  const verdict = underReadings(book.settings, ["regularDays"], (readings) => {
    const late = lateBy(readings);
    return { holds: late && late.length === 0 };
  });
  if (verdict.standing === "holds") return OK;
  if (verdict.standing === "unknown") return NOT_APPLICABLE;
  const usual = lateBy(verdict.readings)!;
  const late = usual.length > 0 ? usual : lateBy(CONSECUTIVE)!;
  const { parameters } = lengths.regularLength(session, book, CONSECUTIVE);
  return late.map((one) => ({ ...lateDraft(session, one, verdict), parameters }));
}

/** Of two readings that find an extension late: by days met its limit is the later one, or there is none. */
const CONSECUTIVE = { regularDays: "corridos" } as const;

function lateOnes(session: Session, book: Book): Drafts {
  const measure = session.type === "budget" ? lengths.budgetLength : lengths.specialLengthWithVote;
  const length = measure(session, book);
  if (!length.certain) return NOT_APPLICABLE;
  const { late } = lengths.lengthResult(length, extensionsOf(session));
  return late.map((one) => ({ ...lateDraft(session, one), parameters: length.parameters }));
}

/** Where R3 leaves open whether the extension was needed it is a judgement, however late. */
function lateDraft(session: Session, late: LateExtension, verdict?: Verdict): Draft {
  const { extension, standing, lastBefore, firstExtra } = late;
  const isKnown = knowsFirstExtra(session, late);
  const sentence = isKnown
    ? TEXTS[standing]
    : { late: TEXTS.lateUnlisted, void: TEXTS.voidUnlisted }[standing];
  const message = fill(sentence, {
    until: isoText(extension.until),
    authorised: isoText(extension.authorised),
    last: isoText(lastBefore),
    next: isoText(lastBefore + 1),
    extra: isoText(firstExtra),
  });
  return {
    severity: standing === "void" && verdict?.standing !== "differs" ? "violation" : "judgement",
    cells: extensionCells(session),
    message: verdict ? withReadings(message, verdict) : message,
    trace: lateSteps(late, isKnown),
    otherReadings: verdict?.otherReadings ?? [],
  };
}

/** Whether the first extra meeting is of record: listed, the session's first day, or the only day that it can be. */
function knowsFirstExtra(session: Session, { lastBefore, firstExtra }: LateExtension): boolean {
  const isListed = lengths.listedDays(session).length > 0;
  return isListed || firstExtra === lastBefore + 1 || firstExtra === valueOf(session.first);
}

function lateSteps({ extension, lastBefore, firstExtra }: LateExtension, isKnown: boolean): Step[] {
  const extra: Step[] = isKnown
    ? [{ day: firstExtra, text: TEXTS.firstExtra }]
    : [
        { day: lastBefore + 1, text: TEXTS.mayBeExtra },
        { day: firstExtra, text: TEXTS.lastExtra },
      ];
  const authorised: Step = { day: extension.authorised, text: CALENDAR_TEXTS.authorised };
  return [{ day: lastBefore, text: TEXTS.lastOrdinary }, authorised, ...extra].sort(
    (a, b) => a.day! - b.day!,
  );
}
