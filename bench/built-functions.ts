import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";

/** A custom function as Excel calls it: an argument left out arrives as null. */
export type BuiltFunction = (...args: unknown[]) => unknown;

/**
 * The text of a built file, or undefined where the add-in is not built.
 *
 * @param addin folder of the build
 */
export function builtFile(addin: string, name: string): string | undefined {
  const file = join(addin, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * The functions of a built functions.js by name. It runs as a classic script among this process's own globals,
 * as in a host: in a context of its own every look-up of a global costs more than there.
 *
 * @param script text of the built functions.js
 */
export function loadFunctions(script: string): ReadonlyMap<string, BuiltFunction> {
  const functions = new Map<string, BuiltFunction>();
  Object.assign(
    globalThis,
    host((name, answer) => functions.set(name, answer)),
  );
  new Script(script, { filename: "functions.js" }).runInThisContext();
  return functions;
}

/** As much of a host as functions.js speaks to: one that knows every requirement set, so that dates are formatted. */
export function host(associate: (name: string, answer: BuiltFunction) => void): object {
  return {
    CustomFunctions: { associate, Error },
    Office: { context: { requirements: { isSetSupported: () => true } } },
  };
}
