/**
 * Writes docs/funciones and docs/functions from the functions' comments and from docs/source/functions.
 *
 * Usage: node build/function-documents.mjs [folder to write]
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pages from "./function-pages.js";
import texts from "./function-texts.js";
import loader from "./load-source.js";
import reader from "./read-functions.js";
import { writeDocuments } from "./write-documents.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const read = await reader.readFunctions(path.join(ROOT, "functions/functions.ts"));
const spanish = JSON.parse(readFileSync(path.join(ROOT, "functions/descriptions.es.json"), "utf8"));
const textsOf = { es: ({ metadata }) => spanish[metadata.id], en: texts.englishTexts };
const product = { load: loader.sourceLoader(ROOT), root: ROOT };
const pagesIn = (language) => pages.functionPages(read, textsOf[language], language, product);
await writeDocuments(pagesIn, process.argv[2] ?? path.join(ROOT, "docs"));
