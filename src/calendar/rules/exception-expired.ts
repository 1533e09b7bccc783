import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import { dayOf } from "../model/dating";
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
} as const satisfies Readonly<Record<string, Text>>;

/** An exception that expires before the first day of its session; today's date does not matter. */
export const exceptionExpired: ClosingRule = {
  id: "exception-expired",
  citation: "",
  clauses: [],
  close: ({ exceptions }, used) => {
    if (exceptions.length === 0) return NOT_APPLICABLE;
    return exceptions
      .filter(({ standing }) => standing === "expired")
      .map((exception) => {
        const { rule, expires, target, at } = exception;
        const text = isCovered(exception, used) ? TEXTS.covered : TEXTS.expired;
        return {
          severity: "warning",
          session: target!,
          cells: [at.expires],
          message: fill(text, { rule, expires: isoText(expires!), day: isoText(dayOf(target!)!) }),
        };
      });
  },
};

/** Whether another row excuses what this one no longer does. */
function isCovered({ rule, target }: PlacedException, used: ReadonlySet<PlacedException>): boolean {
  return [...used].some((other) => other.rule === rule && other.target === target);
}
