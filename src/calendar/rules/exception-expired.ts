import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import type { PlacedException } from "../model/exceptions";
import { NOT_APPLICABLE, type ClosingRule } from "../rule";

const TEXTS = {
  expired: {
    es: "La excepción a {rule} venció el {expires}, antes de la sesión del {day}, y no excusa nada.",
    en: "The exception to {rule} expired on {expires}, before the session of {day}, and excuses nothing.",
  },
  covered: {
    es: "La excepción a {rule} venció el {expires}, antes de la sesión del {day}; otra fila excusa esa sesión. Esta fila se puede borrar.",
    en: "The exception to {rule} expired on {expires}, before the session of {day}; another row excuses that session. This row can be deleted.",
  },
  year: {
    es: "La excepción a {rule} venció el {expires}, antes del {day}, en que comienza el año, y no excusa nada.",
    en: "The exception to {rule} expired on {expires}, before {day}, when the year begins, and excuses nothing.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** An exception that expires before the first day of its session, or of its year; today's date does not matter. */
export const exceptionExpired: ClosingRule = {
  id: "exception-expired",
  citation: "",
  clauses: [],
  close: ({ exceptions }, used) => {
    if (exceptions.length === 0) return NOT_APPLICABLE;
    return exceptions
      .filter(({ standing }) => standing === "expired")
      .map((exception) => {
        const { rule, expires, target, needed, at } = exception;
        const ofSession = isCovered(exception, used) ? TEXTS.covered : TEXTS.expired;
        return {
          severity: "warning",
          ...(target ? { session: target } : {}),
          cells: [at.expires],
          message: fill(target ? ofSession : TEXTS.year, {
            rule,
            expires: isoText(expires!),
            day: isoText(needed!),
          }),
        };
      });
  },
};

/** Whether another row excuses what this one no longer does. */
function isCovered({ rule, target }: PlacedException, used: ReadonlySet<PlacedException>): boolean {
  return [...used].some((other) => other.rule === rule && other.target === target);
}
