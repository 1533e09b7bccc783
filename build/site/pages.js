const { existsSync, readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

/**
 * A page of the site before it is rendered.
 *
 * @typedef {object} SourcePage
 * @property {string} source Markdown file below the repository
 * @property {string} target HTML file below the site
 * @property {"es" | "en"} language of its text and of what is around it
 * @property {string} markdown
 * @property {string} [other] target of the same page in the other language, where the source does not link it
 */

/** Files outside of docs/ that are pages too. */
const ROOT_PAGES = [
  { source: "README.es.md", target: "es/index.html", language: "es", other: "en/index.html" },
  { source: "README.md", target: "en/index.html", language: "en", other: "es/index.html" },
  { source: "CHANGELOG.md", target: "changelog.html", language: "en" },
  { source: "THIRD-PARTY-NOTICES.md", target: "third-party-notices.html", language: "en" },
];

/** Folders and files of docs/ in Spanish; all others are in English. */
const SPANISH = /^(es|reglas|funciones)\/|^manual-checks\.md$/;

/** A file with both languages, one below the other. */
const BOTH = /^## Español\n([^]*?)^## English\n([^]*)$/m;

/**
 * All pages that the repository's Markdown gives.
 *
 * @param {string} root folder of the repository
 * @returns {SourcePage[]}
 */
function findPages(root) {
  const read = (source) => readFileSync(path.join(root, source), "utf8");
  const documents = readdirSync(path.join(root, "docs"), { recursive: true })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith(".md"))
    .sort();
  return [
    ...ROOT_PAGES.filter(({ source }) => existsSync(path.join(root, source))).map((page) => ({
      ...page,
      markdown: read(page.source),
    })),
    ...documents.flatMap((file) => documentPages(file, read(`docs/${file}`))),
  ];
}

function documentPages(file, markdown) {
  const source = `docs/${file}`;
  const target = file.replace(/README\.md$/, "index.md").replace(/\.md$/, ".html");
  const both = BOTH.exec(markdown);
  if (!both) return [{ source, target, markdown, language: SPANISH.test(file) ? "es" : "en" }];
  const [spanish, english] = /^# (.*)$/m.exec(markdown)[1].split(" · ");
  const [es, en] = [`es/${target}`, `en/${target}`];
  return [
    { source, target: es, language: "es", other: en, markdown: `# ${spanish}\n\n${both[1]}` },
    { source, target: en, language: "en", other: es, markdown: `# ${english}\n\n${both[2]}` },
  ];
}

module.exports = { findPages };
