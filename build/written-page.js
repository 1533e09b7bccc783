const { posix } = require("node:path");
const { blocksToHtml, blocksToMarkdown } = require("./blocks.js");
const { htmlPage, otherLanguage } = require("./html-page.js");
const { leadingFrom, pageFile } = require("./page-links.js");

/**
 * A page in one language, before it is written as Markdown or as HTML.
 *
 * @typedef {object} Page
 * @property {string} page its name, as page-links.js knows it
 * @property {string} title plain text
 * @property {import("./blocks.js").Block[]} blocks whose links name pages as page-links.js does
 */

/** The lists of all pages of a kind. */
const LISTS = {
  es: { "function/": "Todas las funciones", "rule/": "Todas las reglas" },
  en: { "function/": "All functions", "rule/": "All rules" },
};

/**
 * The page as Markdown, which begins with a link to its translation.
 *
 * @param {Page} page
 * @param {"es" | "en"} language
 * @returns {[file: string, text: string]} its path below docs/
 */
function markdownFile({ page, title, blocks }, language) {
  const file = pageFile(page, language, "docs");
  const words = { es: "English", en: "Español" }[language];
  const inOther = leadingFrom(file, otherLanguage(language), "docs")(page);
  const body = blocksToMarkdown(blocks, leadingFrom(file, language, "docs"));
  return [file, `# ${title}\n\n[${words}](${inOther})\n\n${body}\n`];
}

/**
 * The page as HTML.
 *
 * @param {Page} page
 * @param {"es" | "en"} language
 * @returns {[file: string, text: string]} its path below the add-in's address
 */
function htmlFile(page, language) {
  const file = pageFile(page.page, language, "addin");
  return htmlFileOf(page, blocksToHtml(page.blocks, leadingFrom(file, language, "addin")), language);
}

/**
 * A page whose body is HTML already.
 *
 * @param {Pick<Page, "page" | "title">} page
 * @param {string} body
 * @param {"es" | "en"} language
 * @returns {[file: string, text: string]} its path below the add-in's address
 */
function htmlFileOf({ page, title }, body, language) {
  const file = pageFile(page, language, "addin");
  const leadsTo = leadingFrom(file, language, "addin");
  const about = {
    language,
    title,
    style: posix.relative(posix.dirname(file), "help.css"),
    lists: Object.entries(LISTS[language]).map(([list, words]) => ({ href: leadsTo(list), words })),
    inOther: leadingFrom(file, otherLanguage(language), "addin")(page),
  };
  return [file, htmlPage(about, body)];
}

module.exports = { htmlFile, htmlFileOf, markdownFile };
