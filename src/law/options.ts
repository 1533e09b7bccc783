import type { Text } from "../messages/text";
import type { ReadingName } from "./readings";

/** A word that an option takes: the Spanish one is its value. */
interface Choice {
  readonly es: string;
  readonly en: string;
  /** Other ways to write it. */
  readonly also?: readonly string[];
}

export interface ChoiceOption {
  readonly kind: "choice";
  readonly key: ReadingName | "christmasEve" | "scope" | "law" | "language" | "headers" | "steps";
  readonly es: string;
  readonly en: string;
  /** The default first. */
  readonly choices: readonly Choice[];
}

export interface FreeOption {
  readonly kind: "date" | "count" | "text";
  readonly key: "municipality" | "members" | "bylawsSessions" | "from" | "to" | "extension" | "extendedTo";
  readonly es: string;
  readonly en: string;
}

export type Option = ChoiceOption | FreeOption;

const YES: Choice = { es: "sí", en: "yes" };
const NO: Choice = { es: "no", en: "no" };

/** The names and words of `options` and of the Parámetros table, Spanish first. */
export const OPTIONS: readonly Option[] = [
  {
    kind: "choice",
    key: "term",
    es: "lectura",
    en: "reading",
    choices: [
      { es: "letra", en: "as written" },
      { es: "388", en: "388", also: ["art. 388", "artículo 388", "article 388"] },
      { es: "68.1", en: "68.1", also: ["68,1", "regla 68.1", "rule 68.1"] },
    ],
  },
  {
    kind: "choice",
    key: "saturday",
    es: "sábado",
    en: "saturday",
    choices: [
      { es: "no", en: "no" },
      { es: "laborable", en: "working day", also: ["working"] },
    ],
  },
  {
    kind: "choice",
    key: "regularDays",
    es: "días ordinaria",
    en: "regular days",
    choices: [
      { es: "reunión", en: "met", also: ["meeting"] },
      { es: "corridos", en: "consecutive" },
    ],
  },
  {
    kind: "choice",
    key: "hold",
    es: "plazo10",
    en: "hold",
    choices: [
      { es: "comenzar", en: "start" },
      { es: "terminar", en: "end" },
    ],
  },
  {
    kind: "choice",
    key: "filing",
    es: "radicación",
    en: "filing",
    choices: [
      { es: "siguiente", en: "next", also: ["next day"] },
      { es: "mismo", en: "same", also: ["same day"] },
    ],
  },
  {
    kind: "choice",
    key: "fullVote",
    es: "voto pleno",
    en: "full vote",
    choices: [
      { es: "todos", en: "all" },
      { es: "mayoría", en: "majority" },
    ],
  },
  {
    kind: "choice",
    key: "message",
    es: "mensaje",
    en: "message",
    choices: [
      { es: "convocatoria y sesión", en: "call and session" },
      { es: "convocatoria", en: "call" },
      { es: "sesión", en: "session" },
    ],
  },
  {
    kind: "choice",
    key: "rank",
    es: "rango",
    en: "rank",
    choices: [
      { es: "suma", en: "sum" },
      { es: "mejor", en: "top", also: ["best"] },
    ],
  },
  {
    kind: "choice",
    key: "opposition",
    es: "oposición",
    en: "opposition",
    choices: [NO, YES],
  },
  {
    kind: "choice",
    key: "directTie",
    es: "empate directo",
    en: "direct tie",
    choices: [
      { es: "fila", en: "row" },
      { es: "emblema", en: "emblem" },
    ],
  },
  {
    kind: "choice",
    key: "independents",
    es: "independientes",
    en: "independents",
    choices: [
      { es: "candidatos", en: "candidates" },
      { es: "partido", en: "party" },
    ],
  },
  {
    kind: "choice",
    key: "christmasEve",
    es: "nochebuena",
    en: "christmas eve",
    choices: [
      { es: "laborable", en: "working day", also: ["working"] },
      { es: "feriado", en: "holiday" },
    ],
  },
  {
    kind: "choice",
    key: "scope",
    es: "feriados",
    en: "holidays",
    choices: [
      { es: "general+ejecutiva", en: "general+executive" },
      { es: "general", en: "general" },
      { es: "solo lista", en: "list only" },
    ],
  },
  {
    kind: "choice",
    key: "law",
    es: "ley",
    en: "law",
    choices: [
      { es: "81-1991", en: "81-1991" },
      { es: "49-2016", en: "49-2016" },
      { es: "107-2020", en: "107-2020" },
    ],
  },
  {
    kind: "choice",
    key: "language",
    es: "idioma",
    en: "language",
    choices: [
      { es: "es", en: "es", also: ["español", "spanish"] },
      { es: "en", en: "en", also: ["inglés", "english"] },
    ],
  },
  { kind: "choice", key: "headers", es: "encabezados", en: "headers", choices: [YES, NO] },
  { kind: "choice", key: "steps", es: "pasos", en: "steps", choices: [NO, YES] },
  { kind: "text", key: "municipality", es: "municipio", en: "municipality" },
  { kind: "count", key: "members", es: "miembros", en: "members" },
  { kind: "count", key: "bylawsSessions", es: "sesiones reglamento", en: "bylaws sessions" },
  { kind: "date", key: "from", es: "desde", en: "from" },
  { kind: "date", key: "to", es: "hasta", en: "to" },
  { kind: "date", key: "extension", es: "prórroga", en: "extension" },
  { kind: "date", key: "extendedTo", es: "prórroga hasta", en: "extended to" },
];

/**
 * The word of a value in each language, as a user writes it.
 *
 * @example
 * choiceWord("rank", "mejor") //=> { es: "mejor", en: "top" }
 */
export function choiceWord(key: ChoiceOption["key"], value: string): Text {
  const option = OPTIONS.find((one): one is ChoiceOption => one.kind === "choice" && one.key === key)!;
  const { es, en } = option.choices.find((choice) => choice.es === value)!;
  return { es, en };
}
