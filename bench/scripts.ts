import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { createContext, runInNewContext, Script, type Context } from "node:vm";
import { gzipSync } from "node:zlib";
import { host, type BuiltFunction } from "./built-functions";
import { median } from "./measure";
import { duration, kilobytes, type Line, type Section } from "./report";

const MOST_BYTES = 40_000;
const TWENTY_MS = 2e7;
const MOST_HEAP = 10_000_000;
const LOADS = 15;

/** What functions.js costs a host: its start, and the memory that stays with it. */
export function functionsScript(script: string): Section {
  const [first, ...others] = Array.from({ length: LOADS }, (_, at) => loadTime(script, at));
  const start = (what: string, time: number): Line => ({
    what,
    result: duration(time),
    target: { text: `under ${duration(TWENTY_MS)}`, reached: time < TWENTY_MS },
  });
  return {
    title: "functions.js",
    lines: [
      start("parsed and associated in a new context", median(others)),
      start("the same, the first time of this run", first!),
      ...heapGrowth(script),
    ],
  };
}

/** What comes over the wire: the scripts that the page names, before the first number, and those that come when asked for. */
export function wireSizes(addin: string): Section {
  const page = readFileSync(join(addin, "taskpane.html"), "utf8");
  const first = [...page.matchAll(/<script[^>]* src="([^":]+)"/g)].map(([, name]) => name!);
  const later = readdirSync(addin).filter((name) => name.endsWith(".js") && !first.includes(name));
  const bytesOf = (name: string): number => gzipSync(readFileSync(join(addin, name))).length;
  return {
    title: "Scripts, gzip",
    lines: [
      ...first.map((name): Line => {
        const bytes = bytesOf(name);
        const target = { text: `at most ${kilobytes(MOST_BYTES)}`, reached: bytes <= MOST_BYTES };
        return { what: name, result: kilobytes(bytes), target };
      }),
      // The hash in such a name is another one after each change.
      ...later.map((name): Line => {
        const what = `when asked for: ${name.replace(/\.\w+\.js$/, ".js")}`;
        return { what, result: kilobytes(bytesOf(name)) };
      }),
    ],
  };
}

/** Nanoseconds; a remark of its own keeps the engine from knowing the text again. */
function loadTime(script: string, at: number): number {
  const { context } = hostContext();
  const text = `${script}\n// ${at}`;
  const before = performance.now();
  new Script(text).runInContext(context);
  return (performance.now() - before) * 1e6;
}

interface HostContext {
  readonly context: Context;
  readonly functions: Map<string, BuiltFunction>;
}

function hostContext(): HostContext {
  const functions = new Map<string, BuiltFunction>();
  return { context: createContext(host((name, answer) => functions.set(name, answer))), functions };
}

function heapGrowth(script: string): Line[] {
  const { context, functions } = hostContext();
  const before = heap();
  new Script(`${script}\n// heap`).runInContext(context);
  const loaded = heap() - before;
  for (const call of FIRST_CALLS) functions.get(call.name)!(...call.args);
  const used = heap() - before;
  return [heapLine("heap when loaded", loaded), heapLine("heap after the first deadline and seats", used)];
}

const FIRST_CALLS = [
  { name: "MUNI_PETITION_DEADLINE", args: [[[46182]], [["correo"]], null, null] },
  {
    name: "MUNI_SEATS",
    args: [
      [
        ["A", 1, 90],
        ["B", 1, 80],
        ["C", 1, 70],
      ],
      [["Culebra"]],
      null,
      null,
    ],
  },
];

function heapLine(what: string, bytes: number): Line {
  const target = { text: `at most ${MOST_HEAP / 1e6} MB`, reached: bytes <= MOST_HEAP };
  return { what, result: kilobytes(bytes), target };
}

/** Bytes that are still in use once everything else is collected, arrays of numbers included. */
function heap(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
