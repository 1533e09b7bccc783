const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");
const { parse } = require("yaml");
const { functionBlocks } = require("./function-blocks.js");
const { sourceFunctions } = require("./function-examples.js");
const { REFERENCES } = require("./reference-pages.js");

/** What people write of each function beside its comment: one file a function, both languages side by side. */
const SOURCES = "docs/source/functions";

const WORDS = {
  es: { title: "Funciones de MUNI", columns: ["función", "qué da"] },
  en: { title: "MUNI functions", columns: ["function", "what it gives"] },
};

/**
 * The pages of all functions, and the list of them.
 *
 * @param {object[]} read as readFunctions gives them
 * @param {(read: object) => import("./function-texts.js").FunctionTexts} textsOf
 * @param {"es" | "en"} language
 * @param {{ load: (file: string) => Record<string, any>, root: string }} product load as sourceLoader gives it
 * @returns {import("./written-page.js").Page[]}
 * @throws for a function without its source, a source without its function, and an example that gives what it should not
 */
function functionPages(read, textsOf, language, { load, root }) {
  const sources = readSources(root);
  const known = new Set(read.map(({ metadata }) => metadata.id));
  const strangers = Object.keys(sources).filter((id) => !known.has(id));
  if (strangers.length > 0) throw new Error(`${SOURCES}: no function is called ${strangers.join(", ")}`);
  const functions = sourceFunctions(read, load);
  const pages = read.map((one) => {
    const { id } = one.metadata;
    const source = sources[id];
    if (!source) throw new Error(`${SOURCES}/${id}.yaml is missing`);
    const blocks = functionBlocks(one, textsOf(one), source, language, { load, functions });
    return { page: `function/${id}`, title: id, blocks };
  });
  const { title } = WORDS[language];
  return [...pages, { page: "function/", title, blocks: listBlocks(read, textsOf, language) }];
}

function readSources(root) {
  const folder = path.join(root, SOURCES);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      file.replace(/\.yaml$/, ""),
      parse(readFileSync(path.join(folder, file), "utf8")),
    ]),
  );
}

function listBlocks(read, textsOf, language) {
  const references = Object.entries(REFERENCES).map(([page, { title }]) => `[${title[language]}](${page})`);
  const rows = read.map((one) => [
    `[${one.metadata.id}](function/${one.metadata.id})`,
    textsOf(one).description,
  ]);
  return [{ items: references }, { columns: WORDS[language].columns, rows, look: "findings" }];
}

module.exports = { functionPages };
