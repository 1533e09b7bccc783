import { fill } from "../../messages/text";
import { NOT_APPLICABLE, type CalendarRule } from "../rule";

const TEXT = {
  es: "La excepción a {rule} no tiene motivo y no excusa nada. Escriba el motivo.",
  en: "The exception to {rule} has no reason and excuses nothing. Enter the reason.",
};

/** An exception without its reason. */
export const exceptionNoReason: CalendarRule = {
  id: "exception-no-reason",
  citation: "",
  clauses: [],
  check: ({ exceptions }) => {
    if (exceptions.length === 0) return NOT_APPLICABLE;
    return exceptions
      .filter(({ standing }) => standing === "no-reason")
      .map(({ rule, session, at }) => ({
        severity: "warning",
        session: { shown: session },
        cells: [at.reason],
        message: fill(TEXT, { rule }),
      }));
  },
};
