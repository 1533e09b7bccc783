import { missingCell } from "../missing-cell";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const WHAT = {
  es: "que solo se trataron los asuntos de la convocatoria",
  en: "that only matters of the call were taken up",
};

/**
 * § 4203(b) ¶1: a special session takes up only what the agenda of its call names, to which the mayor can add. Which
 * matters were taken up is not on the sheet; that there is an agenda is.
 */
export const specialAgenda: SessionRule = {
  id: "4203b-agenda",
  citation: "§ 4203(b) ¶1",
  clauses: ["4203b-agenda"],
  types: ["special-mayor", "special-petition", "special"],
  check: (session, book) => {
    const { agenda } = session.fields;
    if (agenda.state === "unread") return NOT_APPLICABLE;
    return agenda.state === "blank" ? [missingCell(session, "agenda", WHAT, book)] : OK;
  },
};
