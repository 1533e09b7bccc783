import { yearOf } from "../../days/civil";
import { fill, type Text } from "../../messages/text";
import { SESSION_TYPES } from "../../sessions/session-type";
import { dayOf } from "../model/dating";
import type { PlacedException } from "../model/exceptions";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, type ClosingRule } from "../rule";

const TEXTS = {
  nothing: {
    es: "La excepción no excusa nada: la sesión {session} no tiene hallazgo de {rule}. Si ya se corrigió, borre la fila.",
    en: "The exception excuses nothing: session {session} has no finding of {rule}. If it was corrected, delete the row.",
  },
  nothingAtAll: {
    es: "La excepción no nombra sesión, y para excusar hace falta que {rule} tenga un solo hallazgo sin sesión. Escriba la sesión o borre la fila.",
    en: "The exception names no session, and to excuse one {rule} must have just one finding without a session. Enter the session or delete the row.",
  },
  noSession: {
    es: "La excepción no excusa nada: la hoja no tiene una sesión {session} a la que se aplique {rule}.",
    en: "The exception excuses nothing: the sheet has no session {session} to which {rule} applies.",
  },
  several: {
    es: "La excepción no excusa nada: «{session}» puede ser más de una sesión ({fits}). Añada a la tabla la columna «Tipo» o «Año» y diga cuál.",
    en: "The exception excuses nothing: “{session}” fits more than one session ({fits}). Add the column “Type” or “Year” to the table and say which.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** An exception that is for no finding, for no session of the sheet, or for more than one. */
export const exceptionUnused: ClosingRule = {
  id: "exception-unused",
  citation: "",
  clauses: [],
  close: ({ exceptions }, used) => {
    if (exceptions.length === 0) return NOT_APPLICABLE;
    return exceptions.flatMap((exception) => {
      const message = used.has(exception) ? undefined : messageOf(exception);
      if (!message) return [];
      const session = exception.target ?? { shown: exception.session };
      return [{ severity: "warning", session, cells: [exception.at.session], message }];
    });
  },
};

/** What a person can do; undefined where another rule says why it excuses nothing. */
function messageOf({ standing, rule, session, fits }: PlacedException): Text | undefined {
  if (standing === "no-session") return fill(TEXTS.noSession, { rule, session });
  if (standing === "several-sessions") return fill(TEXTS.several, { session, fits: listed(fits) });
  if (standing !== "good") return undefined;
  return fill(session === "" ? TEXTS.nothingAtAll : TEXTS.nothing, { rule, session });
}

/** Sessions by kind and year. */
function listed(sessions: readonly Session[]): Text {
  const each = sessions.map((session): Text => {
    const day = dayOf(session);
    const year = day === undefined ? "" : ` ${yearOf(day)}`;
    const { es, en } = session.type ? SESSION_TYPES[session.type] : { es: session.shown, en: session.shown };
    return { es: `${es}${year}`, en: `${en}${year}` };
  });
  return { es: each.map(({ es }) => es).join("; "), en: each.map(({ en }) => en).join("; ") };
}
