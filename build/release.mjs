/**
 * npm run release [-- --dry-run] [-- --output folder]: packs what is given out into release/: the add-in for the address
 * ADDIN_URL with its manifest, the command, the site, their bills of materials, this version's changes and the checksums.
 *
 * It refuses a tree with changes, a failed check and a version that was not raised. A dry run packs all the same, runs
 * no check that takes minutes, and says what would be refused.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import reader from "./read-signatures.js";
import changes from "./release/changelog-section.js";
import pack from "./release/pack.js";
import refusal from "./release/refusals.js";
import { compile } from "./compile.mjs";
import { isReleased, versionProblem } from "./signatures.js";
import { buildSite } from "./site/build-site.mjs";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const text = (file) => readFileSync(path.join(root, file), "utf8");
const { values: asked } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false }, output: { type: "string" } },
});
const CHECKS = ["npm run lint", "npm run typecheck", "npm test"];

function lines(command, ...parameters) {
  return execFileSync(command, parameters, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}

function check(command) {
  return { command, ok: spawnSync(command, { cwd: root, stdio: "inherit", shell: true }).status === 0 };
}

async function facts() {
  const now = await reader.readSignatures(root);
  const changelog = text("CHANGELOG.md");
  const recorded = JSON.parse(text("functions/signatures.json"));
  return {
    ...{ version: now.version, changelog, addinUrl: process.env.ADDIN_URL },
    changedFiles: lines("git", "status", "--porcelain").map((line) => line.slice(3)),
    tags: lines("git", "tag", "--list", "v*", "--sort=version:refname"),
    signatures: versionProblem(recorded, now, isReleased(changelog, now.version)),
    checks: asked["dry-run"] ? [] : CHECKS.map(check),
  };
}

async function outputs(folder) {
  const [addin] = await require("../webpack.config.js")({}, { mode: "production" });
  return {
    addin: await compile(addin, path.join(folder, "addin")),
    command: await compile(require("../cli/webpack.release.js")(), path.join(folder, "command")),
    site: await buildSite(path.join(folder, "site")),
  };
}

/** The files of the release by name; those in the archives have the time of the commit. */
async function releaseFiles({ version, changelog }, folder) {
  const { addin, command, site } = await outputs(folder);
  const files = { LICENSE: readFileSync(path.join(root, "LICENSE")) };
  const made = new Date(lines("git", "log", "-1", "--format=%cI")[0]);
  const bytes = (...parts) => readFileSync(path.join(...parts));
  return {
    [`muni-addin-${version}.zip`]: pack.packFolder(addin, { made, files }),
    [`muni-addin-${version}.cdx.json`]: bytes(addin, "sbom.cdx.json"),
    [`muni-manifest-${version}.xml`]: bytes(addin, "manifest.xml"),
    [`muni-command-${version}.zip`]: pack.packFolder(command, { made, files, programs: ["muni.js"] }),
    [`muni-command-${version}.cdx.json`]: bytes(command, "sbom.cdx.json"),
    [`muni-site-${version}.zip`]: pack.packFolder(site, { made, files }),
    [`CHANGES-${version}.md`]: Buffer.from(changes.changelogSection(changelog, version)),
  };
}

function write(files, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const all = { ...files, SHA256SUMS: Buffer.from(pack.checksums(files)) };
  for (const [name, bytes] of Object.entries(all)) {
    writeFileSync(path.join(target, name), bytes);
    console.log(`${String(bytes.length).padStart(10)}  ${path.join(path.relative(root, target), name)}`);
  }
}

const known = await facts();
const against = refusal.refusals(known);
const told = against.map((sentence) => `- ${sentence}`).join("\n");
if (against.length > 0 && !asked["dry-run"]) {
  console.error(`Not released:\n${told}`);
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(path.join(tmpdir(), "muni-release-"));
  try {
    write(await releaseFiles(known, folder), path.resolve(asked.output ?? path.join(root, "release")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (asked["dry-run"])
    console.log(
      `\nA dry run: not checked were ${CHECKS.join(", ")}.\n${told ? `A release would be refused:\n${told}` : "Nothing else stands against a release."}`,
    );
}
