import { mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compile } from "../compile.mjs";
import { buildTrial } from "./build-trial.mjs";
import { deadLinks } from "./dead-links.js";
import { writePages } from "./write-pages.js";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "../..");

/**
 * Builds the site into a folder: the documents as pages, their search, and the workbench to try.
 *
 * @param {string} folder emptied first
 * @returns {Promise<string>} the folder
 * @throws with every link of its pages that leads nowhere
 */
export async function buildSite(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await compile(require("./webpack.config.js")(), folder);
  writePages(root, folder);
  await buildTrial(path.join(folder, "trial"));
  const dead = deadLinks(folder);
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join("\n")}`);
  return folder;
}
