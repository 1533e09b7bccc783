import { SESSION_LETTERS, YEAR_TEXTS } from "../../src/messages/pictures";
import type { Text } from "../../src/messages/text";
import { SESSION_TYPES } from "../../src/sessions/session-type";
import type { PicturedSession } from "./year";

/** Kinds of session that a small picture tells apart; the special ones are one. */
export type Look = keyof typeof SESSION_LETTERS;

export const LOOKS = Object.keys(SESSION_LETTERS) as readonly Look[];

/** Name of a look in the legend. */
export const LOOK_NAMES: Readonly<Record<Look, Text>> = { ...SESSION_TYPES, unknown: YEAR_TEXTS.unknownType };

export function lookOf({ type }: Pick<PicturedSession, "type">): Look {
  if (type === undefined) return "unknown";
  return type === "special-mayor" || type === "special-petition" || type === "special-4304"
    ? "special"
    : type;
}

/**
 * A session in words.
 *
 * @example
 * sessionWords({ title: "Sesión 6", type: "budget", status: "held", … }).es //=> "Sesión 6, presupuesto, celebrada"
 */
export function sessionWords(session: PicturedSession): Text {
  const { es, en } = kindAndStatus(session);
  return { es: `${session.title.es}, ${es}`, en: `${session.title.en}, ${en}` };
}

/** What the sign of a session says with its letter and its edge. */
export function kindAndStatus({ type, status }: PicturedSession): Text {
  const kind = type === undefined ? YEAR_TEXTS.unknownType : SESSION_TYPES[type];
  const state = YEAR_TEXTS[status ?? "noStatus"];
  return { es: `${kind.es}, ${state.es}`, en: `${kind.en}, ${state.en}` };
}
