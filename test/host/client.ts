import { readFileSync } from "node:fs";
import { createContext, runInContext, Script } from "node:vm";
import { createOffice, type OfficeEnvironment } from "../../workbench/office/office";
import { createCustomFunctions, type CustomFunctionsObject } from "../../workbench/office/custom-functions";
import type { NativeBridge } from "../../workbench/host/bridge";

const FILE = require.resolve("@microsoft/office-js/dist/excel-web-16.00.js");
let client: Script | undefined;

/** What Microsoft's Excel client leaves on its window, as far as tests use it. */
export interface ClientWindow {
  readonly Excel: any;
  readonly OfficeExtension: any;
  readonly CustomFunctions: CustomFunctionsObject & { Error: unknown; ErrorCode: unknown };
  readonly Office: unknown;
  /** Evaluates a classic script in the client's own global scope. */
  run(code: string, filename: string): unknown;
}

/** A script element that the page adds to itself, as far as a loader sets it. */
export interface AddedScript {
  readonly src: string;
  readonly onload?: (event: { type: "load" }) => void;
  readonly onerror?: (event: { type: "error"; target: AddedScript }) => void;
}

interface ClientOptions {
  /** Of any timer, in milliseconds, for tests that would only wait. */
  readonly longestWait?: number;
  /** Hears of each script that is added; left out, none ever comes. */
  readonly onScript?: (script: AddedScript) => void;
}

/**
 * Microsoft's unchanged Excel client in a Node vm, with our bridge and our small Office object around it.
 *
 * Timers are unreferenced: a waiting client never keeps a test process alive.
 */
export function loadClient(
  bridge: NativeBridge,
  environment: OfficeEnvironment,
  options: ClientOptions = {},
): ClientWindow {
  client ??= new Script(readFileSync(FILE, "utf8"), { filename: "excel-web-16.00.js" });
  const customFunctions = createCustomFunctions();
  const office = createOffice(environment);
  const scope = createContext(browserGlobals(bridge, office, customFunctions, options));
  client.runInContext(scope);
  const window = scope as unknown as Omit<ClientWindow, "run">;
  return Object.assign(window, {
    Office: office,
    run: (code: string, filename: string): unknown => runInContext(code, scope, { filename }),
  });
}

function browserGlobals(
  bridge: NativeBridge,
  Office: object,
  CustomFunctions: object,
  { longestWait = Infinity, onScript }: ClientOptions,
): object {
  const nothing = (): undefined => undefined;
  const added = (element: AddedScript): void => {
    if (element.src) onScript?.(element);
  };
  const storage = { getItem: () => null, setItem: nothing };
  const window: Record<string, unknown> = {
    console,
    performance,
    setTimeout: (f: () => void, ms = 0) => setTimeout(f, Math.min(ms, longestWait)).unref(),
    setInterval: (f: () => void, ms?: number) => setInterval(f, ms).unref(),
    clearTimeout,
    clearInterval,
    queueMicrotask,
    structuredClone,
    navigator: { userAgent: "node" },
    location: { href: "http://localhost:3000/", search: "", hash: "" },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: nothing,
    XMLHttpRequest: nothing,
    Office,
    CustomFunctions,
    _richApiNativeBridge: bridge,
    document: {
      readyState: "complete",
      addEventListener: nothing,
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: nothing, style: {} }),
      head: { appendChild: added },
      URL: "http://localhost:3000/",
      cookie: "",
    },
  };
  window.window = window.self = window.top = window.parent = window;
  return window;
}
