import { fill, type Text } from "../messages/text";
import type { CountedLength } from "./session-length";

const TEXTS = {
  less: {
    es: "{whole}, menos {away} de la interrupción (sesión {specials}), es decir, {left}",
    en: "{whole}, less {away} of the interruption (session {specials}), that is, {left}",
  },
  lessSeveral: {
    es: "{whole}, menos {away} de las interrupciones (sesiones {specials}), es decir, {left}",
    en: "{whole}, less {away} of the interruptions (sessions {specials}), that is, {left}",
  },
};

/**
 * The days from first to last that fill a length; where an interruption takes some of them, these and what is left.
 *
 * @param days their kind, with their number as `{days}`
 * @example
 * spanText({ es: "{days} días corridos", en: "{days} consecutive days" }, length).es
 * //=> "8 días corridos, menos 2 de la interrupción (sesión E-1), es decir, 6"
 */
export function spanText(days: Text, { counted, away }: Pick<CountedLength, "counted" | "away">): Text {
  const left = counted.length;
  if (!away) return fill(days, { days: left });
  return fill(away.interruptions.length > 1 ? TEXTS.lessSeveral : TEXTS.less, {
    whole: fill(days, { days: left + away.days.length }),
    away: away.days.length,
    left,
    specials: away.interruptions.map(({ special }) => special.shown).join(", "),
  });
}
