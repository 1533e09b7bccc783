import type { Step } from "../../law/trace";
import { fill } from "../../messages/text";
import { dayText } from "../day-text";
import { isResumed } from "../interruptions";
import { missingCell } from "../missing-cell";
import { cellsOf, type Book } from "../model/book";
import { extensionsOf, type RecordedExtensions } from "../model/extensions";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Drafts, type SessionRule } from "../rule";
import * as lengths from "../session-length";
import { spanText } from "../span-text";
import { severityOf, underReadings, withReadings, type Verdict } from "../under-readings";

const WHAT = { es: "la duración de la ordinaria", en: "the length of the regular session" };

const TEXTS = {
  over: {
    es: "La ordinaria cuenta {counted}, del {first} al {last}; el máximo es {limit}.",
    en: "The regular session counts {counted}, from {first} to {last}; the most is {limit}.",
  },
  pastExtension: {
    es: "La ordinaria cuenta {counted}, el máximo es {limit}, y llega al {last}; la prórroga termina el {until}.",
    en: "The regular session counts {counted}, the most is {limit}, and runs to {last}; its extension ends on {until}.",
  },
  spread: {
    es: "La ordinaria se reunió {found} días entre el {first} y el {last}, que son {span}; el máximo es {limit}.",
    en: "The regular session met on {found} days from {first} to {last}, which are {span}; the most is {limit}.",
  },
  daysUnknown: {
    es: "Del {first} al {last} van {span}; el máximo es {limit}. Indique los días de reunión.",
    en: "From {first} to {last} there are {span}; the most is {limit}. Give the meeting days.",
  },
  mayBeInterrupted: {
    es: "Del {first} al {last} van {span}; el máximo es {limit}. Complete las filas de esos días; si una extraordinaria la interrumpió, anótelo en «Interrumpe a».",
    en: "From {first} to {last} there are {span}; the most is {limit}. Complete the rows of those days; if a special session interrupted it, enter it under “Interrupts”.",
  },
  met: { es: "{found} días", en: "{found} days" },
  consecutive: { es: "{days} días corridos", en: "{days} consecutive days" },
};

/**
 * § 4203(a) ¶1: a regular session lasts at most five days, unless the mayor extended it beforehand. R3: the days met,
 * or consecutive ones. The statute's "or as provided in (b)" points nowhere: (b) lengthens no regular session. Of one
 * that was interrupted and went on with too many days 4203a-resume tells.
 */
export const regularLength: SessionRule = {
  id: "4203a-length",
  citation: "§ 4203(a) ¶1",
  clauses: ["4203a-length"],
  types: ["regular"],
  check: (session, book) => {
    if (session.first.state !== "read" || session.met.state === "unread") return NOT_APPLICABLE;
    if (session.last.state === "blank") return [missingCell(session, "end", WHAT, book)];
    if (session.last.state !== "read") return NOT_APPLICABLE;
    const extensions = extensionsOf(session);
    const verdict = underReadings(book.settings, ["regularDays"], (readings) =>
      lengths.lengthResult(lengths.regularLength(session, book, readings), extensions),
    );
    if (verdict.standing === "holds") return OK;
    if (verdict.standing === "fails" && isResumed(session, book)) return NOT_APPLICABLE;
    if (extensions.state === "unread") return NOT_APPLICABLE;
    if (extensions.state === "half") return [missingCell(session, extensions.lacks, WHAT, book)];
    if (verdict.standing !== "unknown")
      return tooLong(session, book, extensions, { ...verdict, standing: verdict.standing });
    const open = underReadings(book.settings, ["regularDays"], (readings) => {
      const result = lengths.lengthResult(lengths.regularLength(session, book, readings), extensions);
      return { holds: result.late.length > 0 ? undefined : result.holds };
    });
    return tooLong(session, book, extensions, { ...open, standing: "unknown" });
  },
};

function tooLong(
  session: Session,
  book: Book,
  extensions: RecordedExtensions,
  verdict: Verdict & { readonly standing: "fails" | "differs" | "unknown" },
): Drafts {
  const span = lengths.regularLength(session, book, { regularDays: "corridos" });
  const length = lengths.regularLength(session, book, verdict.readings);
  const { lastAllowed } = lengths.lengthResult(length, extensions);
  const sentence = {
    fails: extensions.state === "none" ? TEXTS.over : TEXTS.pastExtension,
    differs: TEXTS.spread,
    unknown: verdict.readings.regularDays === "corridos" ? TEXTS.mayBeInterrupted : TEXTS.daysUnknown,
  }[verdict.standing];
  const found = lengths.listedDays(session).length;
  const spanned = spanText(TEXTS.consecutive, span);
  const message = fill(sentence, {
    ...lengths.endsText(session),
    counted: verdict.readings.regularDays === "reunión" ? fill(TEXTS.met, { found }) : spanned,
    found,
    limit: length.most,
    span: spanned,
    until: dayText(lastAllowed),
  });
  return [
    {
      severity: severityOf(verdict.standing),
      cells: verdict.standing === "unknown" ? daysCells(session, book) : lengths.lengthCells(session),
      message: withReadings(message, verdict),
      trace: [
        ...lengthSteps(verdict.standing === "fails" ? length : span),
        ...lengths.extensionTrace(extensions),
      ],
      otherReadings: verdict.otherReadings,
      parameters: span.parameters,
    },
  ];
}

/** The days one by one, and what an interruption leaves of them. */
function lengthSteps(length: lengths.CountedLength): readonly Step[] {
  const steps = lengths.lengthTrace(length);
  return length.away ? [...steps, { text: spanText(TEXTS.consecutive, length) }] : steps;
}

/** Where the days would stand; the ends, in a sheet without that column. */
function daysCells(session: Session, book: Book): Session["last"]["cells"] {
  const cells = cellsOf(session, "meetingDays", book);
  return cells.length > 0 ? cells : session.last.cells;
}
