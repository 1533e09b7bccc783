const { readFileSync } = require("node:fs");
const { englishTexts, metadataFile, missingTexts } = require("./function-texts.js");
const { helpPages } = require("./help-pages.js");
const { readFunctions } = require("./read-functions.js");

/**
 * What is told about the functions beside their code: functions.json (Spanish, the default), functions.en.json
 * and the help pages.
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
  return {
    ...languageFiles(functions, "es", "functions.json", ({ metadata }) => spanishTexts[metadata.id], url),
    ...languageFiles(functions, "en", "functions.en.json", englishTexts, url),
  };
}

function languageFiles(functions, language, file, textsOf, url) {
  const folder = `help/${language}/`;
  const pages = Object.entries(helpPages(functions, textsOf, language));
  return {
    [file]: metadataFile(functions, textsOf, (id) => `${url}${folder}${id}.html`),
    ...Object.fromEntries(pages.map(([page, text]) => [folder + page, text])),
  };
}

module.exports = { functionFiles };
