const { readFileSync } = require("node:fs");
const path = require("node:path");
const { englishTexts, metadataFile, missingTexts } = require("./function-texts.js");
const { functionPages } = require("./function-pages.js");
const { sourceLoader } = require("./load-source.js");
const { pageFile } = require("./page-links.js");
const { readFunctions } = require("./read-functions.js");
const { referencePages } = require("./reference-pages.js");
const { rulePages } = require("./rule-pages.js");
const { htmlFile } = require("./written-page.js");

const ROOT = path.resolve(__dirname, "..");

/**
 * What is told beside the code: functions.json (Spanish, the default), functions.en.json and the help pages, those of
 * names and words and of the rules among them.
 *
 * @param {{ source: string, spanish: string, url: string }} from functions.ts, descriptions.es.json, ADDIN_URL
 * @returns {Promise<Record<string, string>>} texts by file name
 * @throws with the list of texts that a language lacks
 */
async function functionFiles({ source, spanish, url }) {
  const functions = await readFunctions(source);
  const spanishTexts = JSON.parse(readFileSync(spanish, "utf8"));
  const missing = missingTexts(functions, spanishTexts);
  if (missing.length > 0) throw new Error(`texts of the functions:\n${missing.join("\n")}`);
  const load = sourceLoader(ROOT);
  const files = (language, file, textsOf) => ({
    [file]: metadataFile(
      functions,
      textsOf,
      (id) => `${url}${pageFile(`function/${id}`, language, "addin")}`,
    ),
    ...htmlFiles(functionPages(functions, textsOf, language, { load, root: ROOT }), language),
    ...inFolder(`help/${language}/`, referencePages(language, load)),
    ...htmlFiles(rulePages(language, load, ROOT), language),
  });
  return {
    ...files("es", "functions.json", ({ metadata }) => spanishTexts[metadata.id]),
    ...files("en", "functions.en.json", englishTexts),
  };
}

function htmlFiles(pages, language) {
  return Object.fromEntries(pages.map((page) => htmlFile(page, language)));
}

function inFolder(folder, pages) {
  return Object.fromEntries(Object.entries(pages).map(([page, text]) => [folder + page, text]));
}

module.exports = { functionFiles };
