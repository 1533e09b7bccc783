const { blocksToHtml, blocksToMarkdown } = require("./blocks.js");
const { htmlPage, otherLanguage } = require("./html-page.js");
const { optionBlocks } = require("./option-reference.js");
const { tableBlocks } = require("./table-reference.js");

/** The pages on which a user looks up names and words; their files without the ending. */
const REFERENCES = {
  options: {
    file: { es: "opciones", en: "options" },
    title: { es: "Opciones y parámetros", en: "Options and parameters" },
    blocks: optionBlocks,
  },
  tables: {
    file: { es: "tablas", en: "tables" },
    title: { es: "Tablas: columnas y palabras", en: "Tables: columns and words" },
    blocks: tableBlocks,
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
  const pages = Object.values(REFERENCES).map(({ file, title, blocks }) => {
    const about = { language, title: title[language], inOther: `${file[otherLanguage(language)]}.html` };
    return [`${file[language]}.html`, htmlPage(about, blocksToHtml(blocks(language, load)))];
  });
  return Object.fromEntries(pages);
}

/**
 * The same pages as Markdown, by path below docs/.
 *
 * @param {"es" | "en"} language
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 * @returns {Record<string, string>}
 */
function referenceDocuments(language, load) {
  const away = otherLanguage(language);
  const documents = Object.values(REFERENCES).map(({ file, title, blocks }) => {
    const inOther = `[${{ es: "English", en: "Español" }[language]}](../${away}/${file[away]}.md)`;
    const text = blocksToMarkdown(blocks(language, load));
    return [`${language}/${file[language]}.md`, `# ${title[language]}\n\n${inOther}\n\n${text}\n`];
  });
  return Object.fromEntries(documents);
}

module.exports = { REFERENCES, referenceDocuments, referencePages };
