import { fold } from "../messages/fold";
import type { Text } from "../messages/text";

/** The kinds of row a calendar has. `special` alone takes its kind from petition and caller. */
export type SessionType =
  | "regular"
  | "budget"
  | "special-mayor"
  | "special-petition"
  | "special-4304"
  | "special"
  | "urgent"
  | "message"
  | "inaugural"
  | "committee"
  | "petition"
  | "other";

/** The words of the Tipo column, Spanish first. */
export const SESSION_TYPES: Readonly<Record<SessionType, Text>> = {
  regular: { es: "ordinaria", en: "regular" },
  budget: { es: "presupuesto", en: "budget" },
  "special-mayor": { es: "extraordinaria (alcalde)", en: "special (mayor)" },
  "special-petition": { es: "extraordinaria (petición)", en: "special (petition)" },
  "special-4304": { es: "extraordinaria (§ 4304)", en: "special (§ 4304)" },
  special: { es: "extraordinaria", en: "special" },
  urgent: { es: "urgente", en: "urgent" },
  message: { es: "mensaje de presupuesto", en: "budget message" },
  inaugural: { es: "inaugural", en: "inaugural" },
  committee: { es: "comisión", en: "committee" },
  petition: { es: "petición", en: "petition" },
  other: { es: "otra", en: "other" },
};

/** Other words in use for them. */
const ALSO: Partial<Record<SessionType, readonly string[]>> = {
  regular: ["sesion ordinaria", "regular session"],
  budget: ["sesion de presupuesto", "budget session", "ordinaria (presupuesto)"],
  "special-mayor": ["extraordinaria (alcaldesa)", "extraordinaria alcalde", "special mayor"],
  "special-petition": ["extraordinaria peticion", "special petition"],
  "special-4304": ["extraordinaria (4304)", "special (4304)"],
  special: ["sesion extraordinaria", "special session"],
  urgent: ["sesion urgente", "urgent session"],
  message: ["mensaje", "message", "mensaje del presupuesto"],
  inaugural: ["sesion inaugural", "inaugural session"],
  committee: ["comision (reunion)", "committee meeting"],
};

const byWord: ReadonlyMap<string, SessionType> = new Map(
  (Object.keys(SESSION_TYPES) as SessionType[]).flatMap((type) =>
    [SESSION_TYPES[type].es, SESSION_TYPES[type].en, ...(ALSO[type] ?? [])].map(
      (word) => [fold(word), type] as const,
    ),
  ),
);

/**
 * Kind of session of a word of the Tipo column, or undefined.
 *
 * @example
 * sessionType("Extraordinaria (petición)") //=> "special-petition"
 */
export function sessionType(word: string): SessionType | undefined {
  return byWord.get(
    fold(word)
      .replace(/ ?\( ?/g, " (")
      .replace(/ \)/g, ")"),
  );
}
