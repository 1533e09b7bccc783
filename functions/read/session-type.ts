import { Problem } from "../../src/messages/problem";
import { SESSION_INPUT_TEXTS } from "../../src/messages/session-tests";
import { fill } from "../../src/messages/text";
import { sessionType, type SessionType } from "../../src/sessions/session-type";
import { plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

/**
 * Kind of session of a cell.
 *
 * @throws Problem `missing` for a blank, `value` for an unknown word, naming those that have something to check
 */
export function readSessionType(cell: Cell): SessionType {
  const value = plainValue(cell);
  if (value === null) throw missing("type");
  const type = sessionType(String(value));
  if (type) return type;
  throw new Problem("value", fill(SESSION_INPUT_TEXTS.unknownType, { value: String(value) }));
}
