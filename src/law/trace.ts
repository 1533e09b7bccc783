import type { Day } from "../days/civil";
import type { Text } from "../messages/text";

/** One deciding step of an answer: the day it is about, where it is about one, and the reason. */
export interface Step {
  readonly day?: Day;
  readonly text: Text;
}
