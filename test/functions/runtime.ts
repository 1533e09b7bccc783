/** The built functions.js inside Microsoft's runtime, and its list of functions. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RequirementSets } from "../../workbench/host/sets";
import { loadFunctions, type CallResult, type FunctionsRuntime, type ServeScript } from "../host/cf-runtime";

export const DIST = path.resolve(__dirname, "../../dist");

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly optional?: boolean;
  }[];
}

export interface BuiltFunctions {
  /**
   * Calls as Excel does: an argument left out arrives as null. The runtime answers in batches a good while apart, so
   * tests send all their calls when they are collected and wait for the answers later.
   */
  call(name: string, ...args: unknown[]): Promise<CallResult>;
  ids(): string[];
}

export function runtime(sets?: RequirementSets, serve?: ServeScript): BuiltFunctions {
  const file = path.join(DIST, "functions.js");
  if (!existsSync(file)) throw new Error("dist/functions.js is missing. Run: npm run build");
  const built: FunctionsRuntime = loadFunctions(file, sets, serve);
  const lengths = new Map(metadata().map(({ name, parameters }) => [name, parameters.length]));
  return {
    ids: () => built.ids(),
    call(name, ...args) {
      const omitted = Array<null>(Math.max(0, (lengths.get(name) ?? 0) - args.length)).fill(null);
      return built.callWithErrors(name, ...args, ...omitted);
    },
  };
}

export function metadata(
  file: "functions.json" | "functions.en.json" = "functions.json",
): FunctionMetadata[] {
  const text = readFileSync(path.join(DIST, file), "utf8");
  return (JSON.parse(text) as { functions: FunctionMetadata[] }).functions;
}

/** Numbers by which the runtime tells Excel which error a cell shows. */
export const ERROR_NUMBERS = { "#N/A": 1, "#DIV/0!": 5, "#NUM!": 6, "#VALUE!": 7 } as const;
export type ErrorName = keyof typeof ERROR_NUMBERS;

/** The error that a call ended with, or undefined for a value. */
export function errorOf({ ok, errorCode }: CallResult): ErrorName | undefined {
  if (ok) return undefined;
  const name = (Object.keys(ERROR_NUMBERS) as ErrorName[]).find((key) => ERROR_NUMBERS[key] === errorCode);
  if (!name) throw new Error(`The function threw something else than an Excel error (number ${errorCode})`);
  return name;
}

/** A value as Excel shows it: of a formatted number its number. */
export function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  const { type, basicValue, errorType } = value as {
    type?: string;
    basicValue?: unknown;
    errorType?: string;
  };
  return type === "Error" ? (basicValue ?? errorType) : basicValue;
}
