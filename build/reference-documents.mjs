/**
 * Writes docs/es and docs/en, the pages of options and of tables, from the product's own lists of names.
 *
 * Usage: node build/reference-documents.mjs [folder to write]
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import prettier from "prettier";
import loader from "./load-source.js";
import references from "./reference-pages.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const folder = process.argv[2] ?? path.join(ROOT, "docs");

const load = loader.sourceLoader(ROOT);
const style = await prettier.resolveConfig(path.join(ROOT, "docs/README.md"));
for (const language of ["es", "en"])
  for (const [name, text] of Object.entries(references.referenceDocuments(language, load))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await prettier.format(text, { ...style, parser: "markdown" }));
  }
