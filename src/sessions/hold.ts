import type { Day } from "../days/civil";
import { assertInRange } from "../days/range";

/**
 * Last day to hold a petitioned special session: so many days after the date of its call.
 *
 * § 4203(b)(2), 3rd ¶ after (ii). No roll: sessions can be held on holidays. R7: it must start by then.
 *
 * @throws Problem `number` when it leaves 1991–2100
 * @example
 * holdDeadline(46000, 10) //=> 46010
 */
export function holdDeadline(called: Day, withinDays: number): Day {
  return assertInRange(called + withinDays);
}
