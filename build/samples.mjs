/**
 * npm run samples [-- folder]: writes the sample workbooks of data/samples: the calendars of data/calendars in both
 * languages, and the workbook with which the workbench opens. The same sources always give the same bytes.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import webpack from "webpack";
import commandConfig from "../cli/webpack.config.js";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const target = path.resolve(process.argv[2] ?? path.join(root, "data/samples"));

// Below this folder, so that the compiled script finds the packages.
mkdirSync(path.join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(path.join(root, ".cache/samples-"));

/** As the command is compiled, for the formulas are computed by its engine; and with the data of the workbench. */
function config() {
  const command = commandConfig();
  const csv = { test: /\.csv$/, type: "asset/source" };
  return {
    ...command,
    mode: "production",
    entry: { samples: path.join(root, "build/samples/make-samples.ts") },
    output: { ...command.output, path: folder },
    module: { rules: [...command.module.rules, csv] },
  };
}

function compile() {
  return new Promise((resolve, reject) => {
    webpack(config(), (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(path.join(folder, "samples.js"));
    });
  });
}

try {
  const { makeSamples } = require(await compile());
  rmSync(target, { recursive: true, force: true });
  for (const [name, bytes] of await makeSamples(path.join(root, "data/calendars"))) {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
