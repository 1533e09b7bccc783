const { posix } = require("node:path");
const { currencyBlocks } = require("./currency-reference.js");
const { optionBlocks } = require("./option-reference.js");
const { tableBlocks } = require("./table-reference.js");
const { htmlFile, markdownFile } = require("./written-page.js");

/** The pages on which a user looks up names, words and the law behind the numbers. */
const REFERENCES = {
  options: {
    title: { es: "Opciones y parámetros", en: "Options and parameters" },
    blocks: optionBlocks,
  },
  tables: {
    title: { es: "Tablas: columnas y palabras", en: "Tables: columns and words" },
    blocks: tableBlocks,
  },
  currency: {
    title: { es: "Vigencia de la ley", en: "Currency of the law" },
    blocks: currencyBlocks,
  },
};

/**
 * The reference pages of one language as HTML, by file name below help/es or help/en.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {Record<string, string>}
 */
function referencePages(language, load) {
  const files = pagesOf(language, load).map((page) => htmlFile(page, language));
  return Object.fromEntries(files.map(([file, text]) => [posix.basename(file), text]));
}

/**
 * The same pages as Markdown, by path below docs/.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {Record<string, string>}
 */
function referenceDocuments(language, load) {
  return Object.fromEntries(pagesOf(language, load).map((page) => markdownFile(page, language)));
}

function pagesOf(language, load) {
  return Object.entries(REFERENCES).map(([page, { title, blocks }]) => ({
    page,
    title: title[language],
    blocks: blocks(language, load),
  }));
}

module.exports = { REFERENCES, referenceDocuments, referencePages };
