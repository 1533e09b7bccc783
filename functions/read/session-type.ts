import { fold } from "../../src/messages/fold";
import { nearest } from "../../src/messages/nearest";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { sessionType, SESSION_TYPE_WORDS, type SessionType } from "../../src/sessions/session-type";
import { plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

const UNKNOWN = {
  es: "type: «{value}» no es un tipo de sesión. ¿Quiso decir «{nearest}»?",
  en: "type: “{value}” is no type of session. Did you mean “{nearest}”?",
};

/**
 * Kind of session of a cell.
 *
 * @throws Problem `missing` for a blank, `value` for an unknown word
 */
export function readSessionType(cell: Cell): SessionType {
  const value = plainValue(cell);
  if (value === null) throw missing("type");
  const type = sessionType(String(value));
  if (type) return type;
  const best = nearest(fold(String(value)), SESSION_TYPE_WORDS.map(fold))!;
  const word = SESSION_TYPE_WORDS.find((known) => fold(known) === best)!;
  throw new Problem("value", fill(UNKNOWN, { value: String(value), nearest: word }));
}
