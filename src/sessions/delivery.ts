import { fold } from "../messages/fold";
import type { Delivery } from "./petition";

/** The law knows delivery by hand and by post, and no other (§ 4203(b)(2)(i), (ii)). */
const WORDS: Readonly<Record<Delivery, readonly string[]>> = {
  personal: ["personal", "a mano", "en persona", "by hand"],
  mail: ["correo", "correo postal", "correo certificado", "postal", "mail", "certified mail"],
};

/** Ways that people write, folded, each with what it says. */
export const DELIVERY_WORDS: ReadonlyMap<string, Delivery> = new Map(
  (Object.keys(WORDS) as Delivery[]).flatMap((way) => WORDS[way].map((word) => [fold(word), way] as const)),
);
