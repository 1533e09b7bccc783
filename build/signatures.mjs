/**
 * npm run signatures: writes functions/signatures.json after a signature changed. It refuses while the versions were
 * not raised.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import reader from "./read-signatures.js";
import { isReleased, versionProblem } from "./signatures.js";

const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "functions/signatures.json");

const now = await reader.readSignatures(root);
const released = isReleased(readFileSync(path.join(root, "CHANGELOG.md"), "utf8"), now.version);
const problem = existsSync(file) && versionProblem(JSON.parse(readFileSync(file, "utf8")), now, released);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
