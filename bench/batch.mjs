/**
 * npm run bench:batch [-- number of files]: writes so many calendars of sixty sessions into a temporary folder, checks
 * them all in one run of the command, and tells how long it took and how much memory. It is no test: it ends with 0
 * unless a file could not be checked.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { batchCalendar } from "./batch-calendar.mjs";

const FILES = Number(process.argv[2] ?? 1000);
const root = path.resolve(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "muni-batch-"));
const used = path.join(folder, "used.json");

/** Asks the command what it used, all threads counted, as it ends. */
const ASK = `
const { isMainThread } = require("node:worker_threads");
if (isMainThread) process.on("exit", () =>
  require("node:fs").writeFileSync(${JSON.stringify(used)}, JSON.stringify(process.resourceUsage())));
`;

function generate() {
  let bytes = 0;
  for (let number = 0; number < FILES; number++) {
    const file = batchCalendar(number);
    bytes += file.length;
    writeFileSync(path.join(folder, `calendario-${String(number).padStart(5, "0")}.xlsx`), file);
  }
  return bytes;
}

function check() {
  const ask = path.join(folder, "ask.cjs");
  writeFileSync(ask, ASK);
  const began = performance.now();
  const words = ["--require", ask, path.join(root, "cli/muni.js"), "check", folder, "--language", "en"];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { seconds: (performance.now() - began) / 1000, status, stdout, stderr };
}

try {
  const bytes = generate();
  const { seconds, status, stdout, stderr } = check();
  console.log(stdout.slice(stdout.indexOf("\nSummary")));
  console.log(
    `${FILES} files of 60 sessions (${Math.round(bytes / FILES / 1024)} kB each), ` +
      `${availableParallelism()} cores, Node ${process.version}`,
  );
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(readFileSync(used, "utf8"));
  const busy = (userCPUTime + systemCPUTime) / 1e6;
  console.log(
    `${seconds.toFixed(1)} s, ${Math.round(FILES / seconds)} files/s, ${busy.toFixed(1)} s of processor, ` +
      `peak memory ${Math.round(maxRSS / 1024)} MB`,
  );
  if (status === 2) process.exitCode = 1;
  if (stderr !== "") console.error(stderr);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
