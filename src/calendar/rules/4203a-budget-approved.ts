import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import { limitsOfSession } from "../../sessions/budget";
import { dayText } from "../day-text";
import { limitTrace } from "../fixed-limit";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";

const WHAT = {
  es: "que el presupuesto se aprobó dentro de la sesión",
  en: "that the budget was approved inside the session",
};

const TEXTS = {
  before: {
    es: "El presupuesto se aprobó el {approved}, antes de comenzar la sesión el {first}.",
    en: "The budget was approved on {approved}, before the session started on {first}.",
  },
  after: {
    es: "El presupuesto se aprobó el {approved}, después de terminar la sesión el {last}.",
    en: "The budget was approved on {approved}, after the session ended on {last}.",
  },
  late: {
    es: "El presupuesto se aprobó el {approved}; el límite es el {limit}.",
    en: "The budget was approved on {approved}; the limit is {limit}.",
  },
  notMet: {
    es: "El presupuesto se aprobó el {approved}, que no está entre los días de reunión. Corrija la fecha o la lista.",
    en: "The budget was approved on {approved}, which is not among the meeting days. Correct the date or the list.",
  },
  approved: { es: "presupuesto aprobado", en: "budget approved" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(a) ¶3: the session ends with the budget approved (§ 4304), no later than 13 June. Where the sheet gives the
 * days met and not the ends, another day is a warning: the list can lack one.
 */
export const budgetApproved: SessionRule = {
  id: "4203a-budget-approved",
  citation: "§ 4203(a) ¶3",
  clauses: ["4203a-budget-end"],
  types: ["budget"],
  check: (session, book) => {
    const { approvedOn } = session.fields;
    if (approvedOn.state === "blank") return [missingCell(session, "approvedOn", WHAT, book)];
    const [first, approved] = [valueOf(session.first), valueOf(approvedOn)];
    if (first === undefined || approved === undefined) return NOT_APPLICABLE;
    return approval(session, { first, approved }, book);
  },
};

function approval(
  session: Session,
  days: { readonly first: Day; readonly approved: Day },
  book: Book,
): Drafts {
  const { first, approved } = days;
  const { end } = limitsOfSession(first, book.settings.parameters);
  const met = valueOf(session.met);
  const { start: startCell, end: endCell } = session.fields;
  const draft = (severity: Draft["severity"], sentence: Text): Drafts => [
    {
      severity,
      cells: session.fields.approvedOn.cells,
      message: fill(sentence, {
        approved: isoText(approved),
        first: isoText(first),
        last: dayText(valueOf(session.last)),
        limit: isoText(end),
      }),
      trace: [...limitTrace(end, book), { day: approved, text: TEXTS.approved }],
      parameters: ["budgetEndLatest"],
    },
  ];
  if (approved > end) return draft("violation", TEXTS.late);
  if (startCell.state === "read" && approved < startCell.value) return draft("violation", TEXTS.before);
  if (endCell.state === "read" && approved > endCell.value) return draft("violation", TEXTS.after);
  return met && !met.includes(approved) ? draft("warning", TEXTS.notMet) : OK;
}
