/* Custom functions called the way Excel calls them: by messages, through Microsoft's own runtime. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { NEWEST, type RequirementSets } from "../../workbench/host/sets";
import type { NativeBridge } from "../../workbench/host/bridge";
import { standaloneEnvironment } from "../../workbench/office/office";
import { loadClient, type AddedScript, type ClientWindow } from "./client";

/** What one call gives to Excel: a value, or a failure with its message and the runtime's error number. */
export interface CallResult {
  ok: boolean;
  value: unknown;
  /** 1 #N/A, 5 #DIV/0!, 6 #NUM!, 7 #VALUE!, 8 #NULL!; 2 something else was thrown. */
  errorCode?: number;
}

export interface FunctionsRuntime {
  /** The runtime's own `CustomFunctions` (with `Error` and `ErrorCode`), as the functions see it. */
  readonly CustomFunctions: ClientWindow["CustomFunctions"];
  /** Upper-case ids of everything associated. */
  ids(): string[];
  /** Calls with plain values: numbers, texts, booleans, null, and 2-D arrays of them. */
  call(name: string, ...args: unknown[]): Promise<CallResult>;
  /** The same for functions that accept error cells and data types: see {@link errorCell}. */
  callWithErrors(name: string, ...args: unknown[]): Promise<CallResult>;
}

type CustomFunction = (...args: any[]) => unknown;

/** The runtime gathers answers for half a second before it sends them; here nobody else is waited for. In milliseconds. */
const LONGEST_WAIT = 10;

const INVOCATION = { category: 1, type: 1000 };
const ACCEPTS_ERRORS = 4;
const CARRIES_DATA = 8;

/**
 * An error cell as an argument for `callWithErrors`; the function gets a `CustomFunctions.Error`.
 *
 * @example
 * await runtime.callWithErrors("MUNI_QUORUM", errorCell("#REF!"))
 */
export function errorCell(code: string): object {
  return { type: "CustomFunctionError", code };
}

/**
 * Microsoft's runtime with these functions associated.
 *
 * @example
 * const runtime = cfRuntime({ DOUBLE: (n: number) => 2 * n });
 * await runtime.call("DOUBLE", 21) //=> { ok: true, value: 42 }
 */
export function cfRuntime(
  functions: Record<string, CustomFunction> = {},
  sets: RequirementSets = NEWEST,
): FunctionsRuntime {
  return startRuntime(sets, ({ CustomFunctions }) => CustomFunctions.associate(functions));
}

/** The text of a script that the page asks for; undefined where it does not come. */
export type ServeScript = (name: string) => string | undefined;

/**
 * Microsoft's runtime with a built functions.js (a classic script) evaluated in its window.
 *
 * @param file path of the built script, e.g. `dist/functions.js`
 * @param serve scripts that it loads later; those beside it unless given
 */
export function loadFunctions(
  file: string,
  sets: RequirementSets = NEWEST,
  serve: ServeScript = (name) => readFileSync(join(dirname(file), name), "utf8"),
): FunctionsRuntime {
  return startRuntime(sets, (window) => window.run(readFileSync(file, "utf8"), file), serve);
}

type Invoke = (name: string, args: unknown[], flags: number) => Promise<CallResult>;
type ReturnedResult = readonly [id: number, ok: boolean, value: unknown, errorCode?: number];
interface RuntimeAction {
  Id: number;
  Name: string;
  ArgumentInfo: { Arguments: unknown[] };
}
interface RuntimeBatch {
  Actions: RuntimeAction[];
}

/** Starts the client behind a bridge that knows nothing but custom functions. */
function startRuntime(
  sets: RequirementSets,
  associate: (window: ClientWindow) => void,
  serve: ServeScript = () => undefined,
): FunctionsRuntime {
  const waiting = new Map<number, (result: ReturnedResult) => void>();
  const bridge = functionsBridge((result) => waiting.get(result[0])?.(result));
  const onScript = (script: AddedScript): void => {
    // A loader listens only once its element is on the page.
    queueMicrotask(() => answerScript(window, script, serve(script.src)));
  };
  const window = loadClient(bridge, standaloneEnvironment(sets), { longestWait: LONGEST_WAIT, onScript });
  associate(window);
  let last = 0;
  const invoke: Invoke = (name, args, flags) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, ([, ok, value, errorCode]) => {
        waiting.delete(id);
        resolve(ok ? { ok, value } : { ok, value, ...(errorCode === undefined ? {} : { errorCode }) });
      });
      bridge.onMessageFromHost?.(invocation(id, name, args, flags));
    });
  return {
    CustomFunctions: window.CustomFunctions,
    ids: () => Object.keys(window.CustomFunctions._association.mappings),
    call: (name, ...args) => invoke(name, args, 0),
    callWithErrors: (name, ...args) => invoke(name, args.map(asData), ACCEPTS_ERRORS | CARRIES_DATA),
  };
}

function answerScript(window: ClientWindow, script: AddedScript, text: string | undefined): void {
  if (text === undefined) return script.onerror?.({ type: "error", target: script });
  window.run(text, script.src);
  script.onload?.({ type: "load" });
}

function functionsBridge(settle: (result: ReturnedResult) => void): NativeBridge {
  const bridge: NativeBridge = {
    sendMessageToHost(text) {
      const { id, message } = JSON.parse(text) as { id: number; message: { body: string | RuntimeBatch } };
      const { Actions } =
        typeof message.body === "string" ? (JSON.parse(message.body) as RuntimeBatch) : message.body;
      for (const { Name, ArgumentInfo } of Actions)
        if (Name === "SetInvocationArrayResults")
          (ArgumentInfo.Arguments[0] as ReturnedResult[]).forEach(settle);
      setTimeout(() => bridge.onMessageFromHost?.(acknowledge(id, Actions)), 0);
    },
  };
  return bridge;
}

function invocation(id: number, name: string, args: unknown[], flags: number): string {
  const call = [id, name, args, "Hoja1!A1", flags];
  const { category: messageCategory, type: messageType } = INVOCATION;
  const entry = { messageCategory, messageType, targetId: "", message: call, id };
  return JSON.stringify({ type: 3, message: { entries: [entry] } });
}

function acknowledge(id: number, actions: RuntimeAction[]): string {
  const Results = actions.map((action) => ({
    ActionId: action.Id,
    Value: action.Name === "_GetEnabledFeatures" ? [] : {},
  }));
  return JSON.stringify({
    id,
    type: 2,
    message: { statusCode: 200, headers: {}, body: JSON.stringify({ Results }) },
  });
}

/** Data types and error cells travel as JSON text inside the message. */
function asData(argument: unknown): unknown {
  if (Array.isArray(argument)) return argument.map(asData);
  return typeof argument === "object" && argument !== null ? { value: JSON.stringify(argument) } : argument;
}
