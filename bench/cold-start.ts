import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { median } from "./measure";
import { duration, type Line, type Section } from "./report";

const PROCESSES = 9;

/** What a new process does: reads the script, runs it, calls one function; tells the nanoseconds of each. */
const FRESH = `
  const now = () => Number(process.hrtime.bigint());
  const functions = new Map();
  globalThis.CustomFunctions = { associate: (name, answer) => functions.set(name, answer), Error };
  globalThis.Office = { context: { requirements: { isSetSupported: () => true } } };
  const text = require("node:fs").readFileSync(process.argv[1], "utf8");
  const start = now();
  const script = new (require("node:vm").Script)(text);
  const parsed = now();
  script.runInThisContext();
  const associated = now();
  functions.get("MUNI_PETITION_DEADLINE")([[46182]], [["correo"]], null, null);
  const called = now();
  functions.get("MUNI_PETITION_DEADLINE")([[46183]], [["correo"]], null, null);
  console.log(JSON.stringify([parsed - start, associated - parsed, called - associated, now() - called]));
`;

const PARTS = ["parsed", "run and associated", "first deadline", "second deadline"];

/** The start of functions.js in processes that never saw it. */
export function coldStart(addin: string): Section {
  const times = Array.from({ length: PROCESSES }, () => startOf(join(addin, "functions.js")));
  const medianOf = (part: number): number => median(times.map((one) => one[part]!));
  return {
    title: `functions.js in a new process of Node (${PROCESSES} processes)`,
    lines: PARTS.map((what, part): Line => ({ what, result: duration(medianOf(part)) })),
  };
}

function startOf(file: string): number[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--eval", FRESH, "--", file], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`functions.js does not start: ${stderr}`);
  return JSON.parse(stdout) as number[];
}
