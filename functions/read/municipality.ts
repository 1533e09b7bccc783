import { fold } from "../../src/messages/fold";
import { nearest } from "../../src/messages/nearest";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { MUNICIPALITIES, municipalityNamed } from "../../src/seats/municipalities";
import { isBlankDate, plainValue, type Cell } from "../cell";

const UNKNOWN = {
  es: "municipality: «{value}» no es un municipio. ¿Quiso decir «{nearest}»?",
  en: "municipality: “{value}” is no municipality. Did you mean “{nearest}”?",
};

/**
 * Municipality of a cell that may be blank, as its name is written; undefined where it is blank.
 *
 * @throws Problem `value` for a name that is none, naming the nearest one
 */
export function readMunicipality(cell: Cell): string | undefined {
  if (isBlankDate(cell)) return undefined;
  const value = String(plainValue(cell));
  const name = municipalityNamed(value);
  if (name !== undefined) return name;
  const names = [...MUNICIPALITIES.keys()];
  const best = nearest(fold(value), names.map(fold));
  throw new Problem("value", fill(UNKNOWN, { value, nearest: names.find((one) => fold(one) === best)! }));
}
