/**
 * The whole test run: builds, then the law and function layers under four time zones, the other layers once.
 * Ends with the plain line `N passed, N failed`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import browserFinder from "./browser.js";
import officeFinder from "./office.js";

const TIME_ZONES = ["UTC", "America/Puerto_Rico", "Europe/Madrid", "Pacific/Kiritimati"];
// Jest alone would leave one core idle; a browser beside each of many workers would be too much.
const WORKERS = Math.max(2, Math.min(4, availableParallelism()));
const require = createRequire(import.meta.url);
const results = mkdtempSync(path.join(tmpdir(), "muni-test-"));
const total = { passed: 0, failed: 0 };

// What is tried is a build for this machine, whatever address and cloud are set for a build to be published.
const surroundings = { ...process.env };
for (const name of ["ADDIN_URL", "OFFICE_CLOUD"]) delete surroundings[name];

function node(script, args, env = {}) {
  return spawnSync(process.execPath, [script, ...args], {
    stdio: "inherit",
    env: { ...surroundings, ...env },
  }).status;
}

function layers(names, env) {
  const file = path.join(results, `${names.join("-")}-${(env.TZ ?? "local").replace("/", "-")}.json`);
  const jest = path.join(path.dirname(require.resolve("jest/package.json")), "bin/jest.js");
  const options = ["--json", "--outputFile", file, "--maxWorkers", String(WORKERS)];
  const status = node(jest, ["--selectProjects", ...names, ...options], env);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  total.passed += numPassedTests;
  // A suite that does not start, or a test left out, is a failure too.
  total.failed += numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
  if (status !== 0 && numFailedTests + numRuntimeErrorTestSuites === 0) total.failed++;
}

try {
  const chrome = browserFinder.browser();
  const office = officeFinder.office();
  const webpack = path.join(path.dirname(require.resolve("webpack-cli/package.json")), "bin/cli.js");
  if (node(webpack, ["--mode", "production"]) !== 0) throw new Error("The build failed: see above.");
  for (const TZ of TIME_ZONES) {
    console.log(`\nlaw and functions, TZ=${TZ}`);
    layers(["law", "functions"], { TZ });
  }
  console.log("\ncontract, page, files");
  layers(["contract", "page", "files"], { CHROME_PATH: chrome, MUNI_SOFFICE: office });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed++;
} finally {
  rmSync(results, { recursive: true, force: true });
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
