import { fold } from "./fold";
import { nearestWithin } from "./nearest";
import type { Text } from "./text";

/** A slip of the hand in each so many letters still tells the word that was meant. */
const LETTERS_A_SLIP = 3;

/** A shorter known word says little by standing inside what was typed. */
const LEAST_INSIDE = 4;

/**
 * The known word that was probably meant: so near that slips of the hand explain the difference, or else whole inside what was
 * typed. Undefined where nothing is near: a far guess would send the reader astray.
 *
 * @param typed folded
 * @param known folded
 * @example
 * likely("lecutra", ["lectura", "rango"]) //=> "lectura"
 * likely("sesion ordinaria", ["ordinaria", "urgente"]) //=> "ordinaria"
 * likely("se corre", ["letra", "388"]) //=> undefined
 */
export function likely(typed: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / LETTERS_A_SLIP));
  return nearestWithin(typed, known, most) ?? inside(typed, known);
}

function inside(typed: string, known: readonly string[]): string | undefined {
  const words = ` ${typed} `;
  return known
    .filter((word) => word.length >= LEAST_INSIDE && words.includes(` ${word} `))
    .sort((a, b) => b.length - a.length)[0];
}

/**
 * The sentence that offers the word probably meant, with a blank before it, to stand after another; empty where none is near.
 *
 * @param typed as the user wrote it
 * @param known each folded word with what is shown for it
 * @example
 * suggestion("lecutra", new Map([["lectura", "lectura"]])).es //=> " ¿Quiso decir «lectura»?"
 */
export function suggestion(typed: string, known: ReadonlyMap<string, string | Text>): Text {
  const best = likely(fold(typed), [...known.keys()]);
  if (best === undefined) return { es: "", en: "" };
  const shown = known.get(best)!;
  const { es, en } = typeof shown === "string" ? { es: shown, en: shown } : shown;
  return { es: ` ¿Quiso decir «${es}»?`, en: ` Did you mean “${en}”?` };
}
