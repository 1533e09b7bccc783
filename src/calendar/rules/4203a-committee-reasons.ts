import { missingCell } from "../missing-cell";
import { valueOf } from "../model/field";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const WHAT = {
  es: "que la denegatoria expresó sus motivos",
  en: "that the denial stated its reasons",
};

/** § 4203(a) ¶2: a denial of the leave that a committee asked for states its reasons. */
export const committeeReasons: SessionRule = {
  id: "4203a-committee-reasons",
  citation: "§ 4203(a) ¶2",
  clauses: ["4203a-committee-reasons"],
  types: ["committee"],
  check: (session, book) => {
    const { decision, reasons } = session.fields;
    if (valueOf(decision) !== "denied" || reasons.state === "unread") return NOT_APPLICABLE;
    return reasons.state === "blank" ? [missingCell(session, "reasons", WHAT, book)] : OK;
  },
};
