/**
 * npm run fuzz [-- --runs 100000] [--seed 1]: random workbooks through the calendar check. It prints its seed; on a
 * broken promise it prints the smallest workbook that breaks it and ends with 1.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import ts from "typescript";

const require = createRequire(import.meta.url);
const { values } = parseArgs({ options: { runs: { type: "string" }, seed: { type: "string" } } });
const runs = Number(values.runs ?? 100_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};
require.extensions[".ts"] = (module, fileName) => {
  const source = readFileSync(fileName, "utf8");
  module._compile(ts.transpileModule(source, { compilerOptions, fileName }).outputText, fileName);
};

console.log(`${runs} workbooks, seed ${seed}`);
const start = performance.now();
const broken = require("./fuzz.ts").fuzz(runs, seed);
console.log(broken ?? `No promise broken in ${Math.round((performance.now() - start) / 1000)} s.`);
process.exitCode = broken ? 1 : 0;
