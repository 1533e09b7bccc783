const { posix } = require("node:path");
const { escapeHtml } = require("../html-page.js");
const { WORDS } = require("./words.js");

/**
 * A page of the site.
 *
 * @param {object} page
 * @param {string} page.target HTML file below the site
 * @param {"es" | "en"} page.language
 * @param {string} page.title plain text
 * @param {string} page.html its body
 * @param {string} [page.other] target in the other language; its home where there is none
 * @param {ReturnType<import("./navigation.js").navigation>} groups
 * @returns {string}
 */
function layout({ target, language, title, html, other }, groups) {
  const words = WORDS[language];
  const away = language === "es" ? "en" : "es";
  const to = (file) => posix.relative(posix.dirname(target), file);
  const whole =
    target.endsWith("/index.html") && title === words.site ? words.site : `${title} – ${words.site}`;
  return `<!doctype html>
<html lang="${language}" data-root="${to(".") || "."}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(words.about)}">
<title>${escapeHtml(whole)}</title>
<link rel="icon" href="${to("icon.png")}">
<link rel="stylesheet" href="${to("site.css")}">
<script defer src="${to("search.js")}"></script>
</head>
<body>
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="name" href="${to(`${language}/index.html`)}"><strong>MUNI</strong> <span>${escapeHtml(words.about)}</span></a>
<form class="search" role="search">
<input type="search" id="search" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off">
</form>
<a class="language" href="${to(other ?? `${away}/index.html`)}" lang="${away}" hreflang="${away}">${words.other}</a>
</header>
<section id="results" aria-label="${words.results}" aria-live="polite" data-none="${words.none}" hidden></section>
<div class="columns">
<nav aria-label="${words.menu}">
<details class="pages"><summary>${words.menu}</summary>
${menu(groups, { target, language, to })}
</details>
</nav>
<main id="content">
<h1>${escapeHtml(title)}</h1>
${html}</main>
</div>
<footer><p>${words.aid}</p></footer>
</body>
</html>
`;
}

function menu(groups, { target, language, to }) {
  const words = WORDS[language];
  const item = (file, text) =>
    `<li><a href="${to(file)}"${file === target ? ' aria-current="page"' : ""}>${text}</a></li>`;
  const fixed = [
    item(`${language}/index.html`, words.home),
    item(`trial/index.html?lang=${language}`, words.trial),
    item(`trial/muni/help/${language}/index.html`, words.help),
  ];
  const lists = groups.map(({ title, pages }) => {
    const items = pages.map((page) => item(page.target, titleIn(page, language)));
    const list = `<ul>\n${items.join("\n")}\n</ul>`;
    // The rules and the functions are many.
    if (pages.length < 16) return `<h2>${title}</h2>\n${list}`;
    const open = pages.some((page) => page.target === target) ? " open" : "";
    return `<details class="many"${open}><summary>${title}</summary>\n${list}\n</details>`;
  });
  return `<ul>\n${fixed.join("\n")}\n</ul>\n${lists.join("\n")}`;
}

/** The title of a page, with a word on its language where that is another. */
function titleIn(page, language) {
  const title = escapeHtml(page.title);
  if (page.language === language || language === "en") return title;
  return `<span lang="en">${title}</span> <small>(${WORDS.es.inEnglish})</small>`;
}

module.exports = { layout };
