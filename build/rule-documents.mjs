/**
 * Writes docs/reglas and docs/rules from the rules and from docs/source/rules.
 *
 * Usage: node build/rule-documents.mjs [folder to write]
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import loader from "./load-source.js";
import rules from "./rule-pages.js";
import { writeDocuments } from "./write-documents.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const load = loader.sourceLoader(ROOT);
const pages = (language) => rules.rulePages(language, load, ROOT);
await writeDocuments(pages, process.argv[2] ?? path.join(ROOT, "docs"));
