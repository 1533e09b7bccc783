/**
 * npm run reproducible [-- addin workbench …]: builds everything, or what is named, twice, of which once from a copy of
 * the sources in another folder, and compares every byte. It ends with an error that names the files that differ.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "./compile.mjs";
import folders from "./folder-differences.js";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const names = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "muni-reproducible-"));

/** A copy of what the builds read, with the same packages. */
function copySources(target) {
  const left = new Set([
    "node_modules",
    ".git",
    ".cache",
    "dist",
    "dist-cli",
    "dist-workbench",
    "site",
    "release",
  ]);
  cpSync(root, target, {
    recursive: true,
    filter: (source) => !left.has(path.relative(root, source)),
  });
  symlinkSync(path.join(root, "node_modules"), path.join(target, "node_modules"), "junction");
  return target;
}

async function buildAll(sources, output) {
  const configs = await require(path.join(sources, "webpack.config.js"))({}, { mode: "production" });
  const release = require(path.join(sources, "cli/webpack.release.js"))();
  const wanted = [...configs, release].filter(({ name }) => names.length === 0 || names.includes(name));
  for (const config of wanted) await compile(inPlace(config), path.join(output, config.name));
  return output;
}

/** The copy has its packages by a link, which is not followed: they are then where the first build has them. */
function inPlace(config) {
  const symlinks = false;
  return { ...config, resolve: { ...config.resolve, symlinks }, resolveLoader: { symlinks } };
}

try {
  const copy = copySources(path.join(folder, "copy"));
  const first = await buildAll(root, path.join(folder, "first"));
  const second = await buildAll(copy, path.join(folder, "second"));
  const different = folders.differences(first, second);
  if (different.length > 0) {
    console.error(`These files differ:\n${different.join("\n")}`);
    process.exitCode = 1;
  } else console.log("Both builds are the same, byte for byte.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
