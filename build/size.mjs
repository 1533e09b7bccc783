/**
 * npm run size [-- FOLDER]: what the add-in weighs, file by file, how that stands to its budgets, and what is in each
 * script. It builds into a folder of its own; of a build in FOLDER it tells the weight alone. It ends with 1 where a
 * budget is passed.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "./compile.mjs";
import reports from "./sizes/report.js";
import maps from "./sizes/source-map.js";
import weights from "./sizes/weigh.js";

const require = createRequire(import.meta.url);

/** Contents by name, below a folder. */
function read(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const nameOf = (file) => path.relative(folder, file).replaceAll(path.sep, "/");
  return new Map(files.sort().map((file) => [nameOf(file), readFileSync(file)]));
}

/** Builds with source maps, and without what would end a build over its budgets before anything is told. */
async function build(folder) {
  const [addin] = await require("../webpack.config.js")({}, { mode: "production" });
  const plugins = addin.plugins.filter(({ name }) => name !== "withinBudgets");
  return read(await compile({ ...addin, plugins, devtool: "hidden-source-map" }, folder));
}

function tell(all) {
  const files = new Map([...all].filter(([name]) => !name.endsWith(".map")));
  console.log(reports.sizeReport(files));
  for (const [name, script] of files)
    if (all.has(`${name}.map`)) {
      const map = JSON.parse(all.get(`${name}.map`).toString());
      console.log(`\n${reports.contentReport(name, maps.piecesByModule(script.toString(), map))}`);
    }
  const told = weights.overweight(files);
  for (const line of told) console.error(`\n${line}`);
  if (told.length > 0) process.exitCode = 1;
}

const [given] = process.argv.slice(2);
const own = given ?? mkdtempSync(path.join(tmpdir(), "muni-size-"));
try {
  tell(given ? read(path.resolve(given)) : await build(own));
} finally {
  if (!given) rmSync(own, { recursive: true, force: true });
}
