const { readFileSync } = require("node:fs");
const path = require("node:path");
const { filesBelow } = require("../folder-differences.js");

const { posix } = path;

/**
 * Links, pictures and scripts of the pages in a folder that lead to no file of it, or to no part of one.
 *
 * @param {string} folder
 * @returns {string[]} such as "es/a.html: b.html#c"
 */
function deadLinks(folder) {
  const files = new Set(filesBelow(folder));
  const pages = [...files].filter((file) => file.endsWith(".html"));
  const texts = new Map(pages.map((page) => [page, readFileSync(path.join(folder, page), "utf8")]));
  const leads = (page, href) => {
    const [file, part] = decodeURI(href)
      .replace(/\?[^#]*/, "")
      .split("#");
    const target = file === "" ? page : posix.join(posix.dirname(page), file);
    if (!files.has(target)) return false;
    return part === undefined || !texts.has(target) || texts.get(target).includes(`id="${part}"`);
  };
  return pages.flatMap((page) =>
    [...texts.get(page).matchAll(/\s(?:href|src)="([^"]*)"/g)]
      .map(([, href]) => href.replaceAll("&amp;", "&"))
      .filter((href) => !/^[a-z]+:/.test(href) && !leads(page, href))
      .map((href) => `${page}: ${href}`),
  );
}

module.exports = { deadLinks };
