import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { DELIVERY_WORDS } from "../../src/sessions/delivery";
import type { Delivery } from "../../src/sessions/petition";
import { plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

const NOT_IN_THE_LAW = new Set(["correo electronico", "email", "e-mail", "fax"]);

const TEXTS = {
  notInTheLaw: {
    es: "delivery: «{value}» no es una entrega que la ley conozca (§ 4203(b)(2)). Use personal o correo.",
    en: "delivery: “{value}” is no delivery that the law knows (§ 4203(b)(2)). Use personal or mail.",
  },
  unknown: {
    es: "delivery: «{value}» no se entiende. Use personal o correo.",
    en: "delivery: “{value}” is not understood. Use personal or mail.",
  },
};

/** Words as typed that were understood before, so that a column of them is folded once. */
const understood = new Map<string, Delivery>();

/**
 * Way of delivery of a cell, by its words in Spanish or English.
 *
 * @throws Problem `missing` for a blank, `value` for electronic ways and unknown words
 */
export function readDelivery(cell: Cell): Delivery {
  const value = plainValue(cell);
  if (value === null) throw missing("delivery");
  return understood.get(value as string) ?? understand(String(value));
}

function understand(value: string): Delivery {
  const word = fold(value);
  const delivery = DELIVERY_WORDS.get(word);
  if (delivery) {
    understood.set(value, delivery);
    return delivery;
  }
  if (NOT_IN_THE_LAW.has(word)) throw new Problem("value", fill(TEXTS.notInTheLaw, { value }));
  throw new Problem("value", fill(TEXTS.unknown, { value }));
}
