const MiniSearch = require("minisearch");

/** What is searched of a part of a page, and what is kept to show it. */
const FIELDS = { fields: ["title", "page", "text"], storeFields: ["title", "page", "target"] };

/**
 * The index of the pages of one language, as a script that leaves it on the window: a page opened from the disk may not
 * fetch a file.
 *
 * @param {{ target: string, title: string, parts: { id: string, title: string, text: string }[] }[]} pages
 * @param {(words: string) => string} fold takes off case and accents
 * @returns {string}
 */
function searchScript(pages, fold) {
  const index = new MiniSearch({ ...FIELDS, processTerm: fold });
  index.addAll(
    pages.flatMap(({ target, title, parts }) =>
      parts.map((part) => ({
        id: part.id ? `${target}#${part.id}` : target,
        target: part.id ? `${target}#${part.id}` : target,
        title: part.title,
        page: title,
        text: part.text,
      })),
    ),
  );
  return `window.muniIndex = ${JSON.stringify(index)};\n`;
}

module.exports = { searchScript };
