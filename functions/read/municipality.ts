import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { suggestion } from "../../src/messages/suggestion";
import { fill } from "../../src/messages/text";
import { MUNICIPALITIES, municipalityNamed } from "../../src/seats/municipalities";
import { isBlankDate, plainValue, type Cell } from "../cell";

const UNKNOWN = {
  es: "municipality: «{value}» no es un municipio de Puerto Rico.{suggestion}",
  en: "municipality: “{value}” is no municipality of Puerto Rico.{suggestion}",
};

/**
 * Municipality of a cell that may be blank, as its name is written; undefined where it is blank.
 *
 * @throws Problem `value` for a name that is none, naming the one that was probably meant
 */
export function readMunicipality(cell: Cell): string | undefined {
  if (isBlankDate(cell)) return undefined;
  const value = String(plainValue(cell));
  const name = municipalityNamed(value);
  if (name !== undefined) return name;
  const known = new Map([...MUNICIPALITIES.keys()].map((one) => [fold(one), one]));
  throw new Problem("value", fill(UNKNOWN, { value, suggestion: suggestion(value, known) }));
}
