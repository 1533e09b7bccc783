/**
 * npm run bench [-- --save FILE] [--json FILE] [--without-browser] [--addin FOLDER] [--workbench FOLDER]: compiles the
 * benchmark into a temporary folder, runs it, prints its table. A target that is missed is told; the run ends with 1 only
 * where something grows faster than n log n, or a peer answers otherwise, so that it was no peer.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, release, totalmem } from "node:os";
import path from "node:path";
import { compiled } from "./compiled.mjs";
import { benchInBrowser } from "./in-browser.mjs";
import { option } from "./option.mjs";

const root = path.resolve(import.meta.dirname, "..");
const addin = option("--addin") ?? path.join(root, "dist");
const page = option("--workbench") ?? path.join(root, "dist-workbench");
const PEERS = ["date-fns", "@formulajs/formulajs", "hyperformula", "sql.js", "arquero", "@univerjs/core"];

/** On what the figures were measured: without it they say little. */
function machine() {
  const { devDependencies, version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return {
    muni: version,
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model.trim() ?? "",
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()}`,
    node: process.version,
    peers: Object.fromEntries(PEERS.map((peer) => [peer, devDependencies[peer]])),
  };
}

await compiled("bench.ts", async ({ bench, holidayList, report }) => {
  const tell = (subject) => console.error(subject);
  const sections = await bench({ root, addin }, tell);
  if (!process.argv.includes("--without-browser"))
    sections.push(...(await benchInBrowser({ addin, page, holidays: holidayList() }, tell)));
  const table = report(sections);
  console.log(table);
  const [text, json] = [option("--save"), option("--json")];
  if (text) writeFileSync(text, `${table}\n`);
  if (json) writeFileSync(json, `${JSON.stringify({ machine: machine(), sections }, null, 2)}\n`);
  const broken = sections
    .flatMap(({ lines }) => lines)
    .filter(({ target }) => target?.required && !target.reached);
  for (const { what, result, target } of broken) console.error(`${what}: ${result}, not ${target.text}`);
  if (broken.length > 0) process.exitCode = 1;
});
