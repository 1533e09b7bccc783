import type { Text } from "./text";

/**
 * Why an input gives no answer:
 * `missing` something needed is blank (`#N/A`), `value` it cannot be read or contradicts (`#VALUE!`),
 * `number` a date or number is out of range (`#NUM!`).
 */
export type ProblemKind = "missing" | "value" | "number";

/** Bad input, told in both languages with what to do. The core and its readers throw nothing else. */
export class Problem extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly text: Text,
  ) {
    super(text.en);
    this.name = "Problem";
  }
}
