import type { Day } from "../days/civil";
import type { Step } from "../law/trace";
import { fill } from "../messages/text";
import type { Book } from "./model/book";
import { valueOf } from "./model/field";
import type { Session } from "./model/session";

const TEXTS = {
  begins: { es: "la interrumpe la sesión {special}", en: "session {special} interrupts it" },
  ends: { es: "último día de esa interrupción", en: "last day of that interruption" },
};

/** Days on which a special session keeps a regular or budget one from meeting (§ 4203(a) ¶1); both inclusive. */
export interface Interruption {
  readonly special: Session;
  readonly first: Day;
  readonly last: Day;
}

/**
 * The interruptions that the sheet records of a session, in order. Each is five days at most: the extension of the
 * special session does not lengthen it. One whose days are not known is left out.
 *
 * @param book of its settings `interruptionDays` is used
 */
export function interruptionsOf(session: Session, { links, settings }: Book): Interruption[] {
  const most = settings.parameters.interruptionDays;
  return (links.interruptionsOf.get(session) ?? [])
    .flatMap((special): Interruption[] => {
      const [first, last] = [valueOf(special.first), valueOf(special.last)];
      if (first === undefined || last === undefined) return [];
      return [{ special, first, last: Math.min(last, first + most - 1) }];
    })
    .sort((a, b) => a.first - b.first || a.last - b.last || (a.special.shown < b.special.shown ? -1 : 1));
}

/** Whether a session went on after an interruption: its days before and after it count together (4203a-resume). */
export function isResumed(session: Session, book: Book): boolean {
  const [opens, closes] = [valueOf(session.first), valueOf(session.last)];
  if (opens === undefined || closes === undefined) return false;
  return interruptionsOf(session, book).some(({ first, last }) => opens <= first && closes > last);
}

/** The steps of an interruption: its first day and its last. */
export function interruptionSteps({ special, first, last }: Interruption): Step[] {
  return [
    { day: first, text: fill(TEXTS.begins, { special: special.shown }) },
    { day: last, text: TEXTS.ends },
  ];
}
