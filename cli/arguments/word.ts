import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { suggestion } from "../../src/messages/suggestion";
import { fill, type Text } from "../../src/messages/text";

const TEXTS = {
  unknown: {
    es: "«{name}» no admite «{value}».{suggestion} Use: {all}.",
    en: "“{name}” does not take “{value}”.{suggestion} Use: {all}.",
  },
  number: {
    es: "«{name}» no admite «{value}». Escriba un número entero de {least} a {most}.",
    en: "“{name}” does not take “{value}”. Enter a whole number from {least} to {most}.",
  },
};

/** A word that an option takes, with what it stands for. */
export interface Choice<Meaning> extends Text {
  readonly means: Meaning;
}

/**
 * What a word stands for, in either language.
 *
 * @param name the option, for the message
 * @throws Problem `value` for another word, naming the one that was probably meant
 */
export function wordOf<Meaning>(name: Text, value: string, choices: readonly Choice<Meaning>[]): Meaning {
  const word = fold(value);
  const found = choices.find(({ es, en }) => fold(es) === word || fold(en) === word);
  if (found) return found.means;
  const known = new Map(choices.flatMap(({ es, en }) => [es, en].map((one) => [fold(one), { es, en }])));
  const all = { es: choices.map(({ es }) => es).join(", "), en: choices.map(({ en }) => en).join(", ") };
  throw new Problem("value", fill(TEXTS.unknown, { name, value, suggestion: suggestion(value, known), all }));
}

/**
 * A whole number between two limits.
 *
 * @throws Problem `value`
 */
export function wholeNumber(name: Text, value: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new Problem("value", fill(TEXTS.number, { name, value, least, most }));
  return number;
}
