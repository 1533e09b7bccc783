import type { Day } from "../../days/civil";
import type { Text } from "../../messages/text";

/** Why what a cell holds is not used. */
export type Trouble =
  /** A date written as text that is not ISO: the day it can only mean, where it means one. */
  | { readonly kind: "date-text"; readonly shown: string; readonly meant?: Day }
  /** A date written as text whose day and month can be swapped. */
  | { readonly kind: "date-ambiguous"; readonly shown: string; readonly meanings: readonly Day[] }
  /** An error, a yes/no value or a small number where a date belongs. */
  | { readonly kind: "date-none"; readonly shown: string }
  /** A date that the holiday table does not cover. */
  | { readonly kind: "outside"; readonly shown: string; readonly day: Day }
  /** A type of session that is not known. */
  | { readonly kind: "type"; readonly shown: string }
  /** A word, number or hour that is not understood. */
  | { readonly kind: "word"; readonly shown: string; readonly expected: Text };

/** What a cell gives: a value, a trouble, or nothing where it is blank. */
export type CellReading<Value> = { readonly value: Value } | { readonly trouble: Trouble } | undefined;
