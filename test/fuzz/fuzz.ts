import * as fc from "fast-check";
import { keepsPromises } from "./promises";
import { workbooks } from "./sheets";

/**
 * Holds so many random workbooks against the promises of the check.
 *
 * @returns what went wrong with the smallest workbook that breaks a promise, or undefined
 */
export function fuzz(runs: number, seed: number): string | undefined {
  const { failed, counterexample, errorInstance, counterexamplePath, numRuns } = fc.check(
    fc.property(workbooks, keepsPromises),
    { numRuns: runs, seed },
  );
  if (!failed) return undefined;
  const why = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance);
  return [
    `Run ${numRuns} of seed ${seed} (path ${counterexamplePath ?? ""}): ${why}`,
    "The smallest workbook that does it:",
    JSON.stringify(counterexample?.[0].input, (_, value: unknown) => named(value), 1),
  ].join("\n");
}

/** JSON has no words for some numbers, and of a long text its beginning tells enough. */
function named(value: unknown): unknown {
  if (typeof value === "string" && value.length > LONGEST)
    return `${value.slice(0, LONGEST)}… (${value.length} characters)`;
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

const LONGEST = 60;
