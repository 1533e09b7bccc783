const { existsSync, statSync } = require("node:fs");
const path = require("node:path");

const { posix } = path;

/** What of the repository may be fetched from the site beside its pages. */
const GIVEN = /^(docs\/|data\/|LICENSE$)/;

/**
 * Where the links of a page lead in the site. Files that are linked and may be given are remembered; what is only in
 * the repository is no link in the site.
 *
 * @param {object} site
 * @param {string} site.root folder of the repository
 * @param {import("./pages.js").SourcePage[]} site.pages
 * @param {Set<string>} site.files linked files and folders, below the repository
 * @param {string[]} site.missing links to what is not in the repository, to which this adds
 * @param {import("./pages.js").SourcePage} page
 * @returns {(href: string) => string | undefined}
 */
function linksOf({ root, pages, files, missing }, page) {
  const relative = (target) => posix.relative(posix.dirname(page.target), target);
  return (href) => {
    if (/^[a-z]+:/.test(href) || href.startsWith("#")) return href;
    const [linked, part] = href.split("#");
    const file = posix.join(posix.dirname(page.source), decodeURI(linked)).replace(/\/$/, "");
    const fragment = part === undefined ? "" : `#${part}`;
    const target = pageOf(pages, file, page.language);
    if (target) return relative(target.target) + fragment;
    if (!existsSync(path.join(root, file))) missing.push(`${page.source}: ${href}`);
    else if (GIVEN.test(file)) files.add(file);
    if (!files.has(file)) return undefined;
    return relative(siteFile(root, file)) + fragment;
  };
}

/** The page of a Markdown file, or of a folder's README; of one in both languages, that of the reader's. */
function pageOf(pages, file, language) {
  const found = pages.filter(({ source }) => source === file || source === `${file}/README.md`);
  return found.find((page) => page.language === language) ?? found[0];
}

/** A file of docs/ keeps its place among the pages; a folder is a page that lists its files. */
function siteFile(root, file) {
  const place = file.startsWith("docs/") ? file.slice("docs/".length) : `files/${file}`;
  return statSync(path.join(root, file)).isDirectory() ? `${place}/index.html` : place;
}

module.exports = { linksOf, siteFile };
