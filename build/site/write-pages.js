const { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { filesBelow } = require("../folder-differences.js");
const { escapeHtml } = require("../html-page.js");
const { sourceLoader } = require("../load-source.js");
const { layout } = require("./layout.js");
const { linksOf, siteFile } = require("./links.js");
const { renderPage } = require("./markdown.js");
const { navigation } = require("./navigation.js");
const { findPages } = require("./pages.js");
const { searchScript } = require("./search-index.js");
const { WORDS } = require("./words.js");

const LANGUAGES = ["es", "en"];

/**
 * Writes the pages of the site, what they link, and the index of its search.
 *
 * @param {string} root folder of the repository
 * @param {string} folder of the site
 * @throws with every link to what is not in the repository
 */
function writePages(root, folder) {
  const sources = findPages(root);
  const files = new Set();
  const missing = [];
  const pages = sources.map((page) => rendered(page, { root, pages: sources, files, missing }));
  if (missing.length > 0) throw new Error(`Links to what is not there:\n${missing.join("\n")}`);
  const groups = Object.fromEntries(LANGUAGES.map((language) => [language, navigation(pages, language)]));
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const page of pages) write(page.target, layout(page, groups[page.language]));
  for (const page of fileLists(root, [...files])) write(page.target, layout(page, groups[page.language]));
  copyFiles(root, folder, [...files]);
  const { fold } = sourceLoader(root)("src/messages/fold.ts");
  for (const language of LANGUAGES)
    write(`search-${language}.js`, searchScript(readIn(pages, language), fold));
  write("index.html", welcome());
  write("site.css", readFileSync(path.join(__dirname, "site.css")));
  write("icon.png", readFileSync(path.join(root, "assets/icon-32.png")));
}

function rendered(page, site) {
  const linkOf = linksOf(site, page);
  const { title, html, parts, other } = renderPage(page.markdown, linkOf);
  const away = other && path.posix.join(path.posix.dirname(page.target), linkOf(other) ?? other);
  return { ...page, title, parts, html, other: page.other ?? away };
}

/** What is searched in a language: its own pages, and those of the project, which are in one language. */
function readIn(pages, language) {
  return pages.filter((page) => page.language === language || page.other === undefined);
}

/** A page for each linked folder, with the files in it. */
function fileLists(root, files) {
  return files
    .filter((file) => statSync(path.join(root, file)).isDirectory())
    .map((folder) => {
      const items = filesBelow(path.join(root, folder)).map(
        (file) => `<li><a href="${encodeURI(file)}">${escapeHtml(file)}</a></li>`,
      );
      const html = `<ul>\n${items.join("\n")}\n</ul>\n`;
      return { target: siteFile(root, folder), language: "es", title: `${WORDS.es.files}: ${folder}`, html };
    });
}

function copyFiles(root, folder, files) {
  for (const file of files) {
    const place = siteFile(root, file).replace(/\/index\.html$/, "");
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, place), { recursive: true });
  }
}

/** The first page: nothing but the choice of language. */
function welcome() {
  const choice = (language) =>
    `<p lang="${language}"><a href="${language}/index.html" hreflang="${language}">${{ es: "Español", en: "English" }[language]}</a>: ${escapeHtml(WORDS[language].about)}.</p>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>MUNI</title>
<link rel="icon" href="icon.png">
<link rel="stylesheet" href="site.css">
</head>
<body>
<main class="welcome">
<h1>MUNI</h1>
${LANGUAGES.map(choice).join("\n")}
</main>
</body>
</html>
`;
}

module.exports = { writePages };
