import { isoText } from "../../days/iso";
import { fill } from "../../messages/text";
import { dayOf } from "../model/dating";
import { NOT_APPLICABLE, type CalendarRule } from "../rule";

const TEXT = {
  es: "La excepción a {rule} venció el {expires}, antes de la sesión del {day}: no la excusa.",
  en: "The exception from {rule} expired on {expires}, before the session of {day}: it does not excuse it.",
};

/** An exception that expires before the first day of its session; today's date does not matter. */
export const exceptionExpired: CalendarRule = {
  id: "exception-expired",
  citation: "",
  clauses: [],
  check: ({ exceptions }) => {
    if (exceptions.length === 0) return NOT_APPLICABLE;
    return exceptions
      .filter(({ standing }) => standing === "expired")
      .map(({ rule, expires, target, at }) => ({
        severity: "warning",
        session: target!,
        cells: [at.expires],
        message: fill(TEXT, { rule, expires: isoText(expires!), day: isoText(dayOf(target!)!) }),
      }));
  },
};
