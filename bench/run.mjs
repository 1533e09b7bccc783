/**
 * npm run bench [-- --save FILE]: compiles the benchmark into a temporary folder, runs it, prints its table.
 * It is no test: it ends with 0 whatever it finds.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import webpack from "webpack";
import config from "./webpack.config.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "muni-bench-"));

function compile() {
  return new Promise((resolve, reject) => {
    webpack(config(folder), (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(path.join(folder, "bench.mjs"));
    });
  });
}

try {
  const { bench } = await import(pathToFileURL(await compile()));
  const table = await bench(path.resolve(import.meta.dirname, ".."), (subject) => console.error(subject));
  console.log(table);
  const save = process.argv.indexOf("--save");
  if (save > 0) writeFileSync(process.argv[save + 1], `${table}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
