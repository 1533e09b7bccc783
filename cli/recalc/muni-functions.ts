import * as functions from "../../functions/functions";
import list from "../../functions/functions.ts?metadata";
import { AddinFunction, type FunctionsSetting } from "../../workbench/functions/addin-function";
import type { ErrorMessages } from "../../workbench/functions/error-messages";

type Implementation = (...args: unknown[]) => unknown;

const byId = new Map(
  list.map(({ metadata, functionName }) => [
    metadata.id,
    (functions as unknown as Readonly<Record<string, Implementation>>)[functionName]!,
  ]),
);

/** MUNI's functions for the engine: the very ones that Excel and the workbench call. */
export function muniFunctions(messages: ErrorMessages): AddinFunction[] {
  const setting: FunctionsSetting = {
    source: { implementation: (id) => byId.get(id) ?? "missing", makeError: (code) => ({ code }) },
    acceptsErrors: true,
    messages,
  };
  return list.map(({ metadata }) => new AddinFunction(metadata, setting));
}
