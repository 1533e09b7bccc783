import { fold } from "../../src/messages/fold";
import { INDEPENDENTS } from "../../src/messages/seats";

/** Longer names are cut to their initials. */
const MOST_LETTERS = 4;
const INITIALS = 3;

/** Colours of the parties of 2020, by their place in pictures.css; a convenience: letters tell them apart. */
const USUAL: Readonly<Record<string, number>> = {
  pnp: 1,
  "partido nuevo progresista": 1,
  ppd: 2,
  "partido popular democratico": 2,
  pip: 3,
  "partido independentista puertorriqueno": 3,
  mvc: 4,
  "movimiento victoria ciudadana": 4,
  pd: 5,
  "proyecto dignidad": 5,
};
const FREE = [6, 7, 8] as const;

/** What stands for a party in a seat: its letters, and the number of its colour. */
export interface PartySign {
  readonly letters: string;
  readonly colour: number;
}

/**
 * Signs of parties, in their order. Beyond the eighth colour they repeat; the letters never rest on them.
 *
 * @example
 * partySigns(["PNP", "Movimiento Cívico Local"]) //=> [{ letters: "PNP", colour: 1 }, { letters: "MCL", colour: 6 }]
 */
export function partySigns(names: readonly string[]): PartySign[] {
  let taken = 0;
  return names.map((name) => ({
    letters: lettersOf(name),
    colour: USUAL[fold(name)] ?? FREE[taken++ % FREE.length]!,
  }));
}

function lettersOf(name: string): string {
  if (name.length <= MOST_LETTERS) return name;
  if (name === INDEPENDENTS.es || name === INDEPENDENTS.en) return "IND";
  const words = name.split(/[\s.-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join("") : name;
  return letters.slice(0, INITIALS).toUpperCase();
}
