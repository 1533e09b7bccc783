import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import webpack from "webpack";
import config from "./webpack.config.mjs";

/**
 * Compiles a file of the benchmark into a temporary folder, hands what it exports on, and removes the folder.
 *
 * @template Result
 * @param {string} entry name of the file in this folder
 * @param {(module: any) => Result | Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function compiled(entry, use) {
  const folder = mkdtempSync(path.join(tmpdir(), "muni-bench-"));
  try {
    const file = await compile(entry, folder);
    return await use(await import(pathToFileURL(file).href));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(entry, folder) {
  return new Promise((resolve, reject) => {
    webpack(config(entry, folder), (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(path.join(folder, "bench.mjs"));
    });
  });
}
