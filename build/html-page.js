/** Words around every page. */
const WORDS = {
  es: { help: "Ayuda de MUNI", other: "English" },
  en: { help: "MUNI help", other: "Español" },
};

/**
 * A page of the help, beside the add-in.
 *
 * @param {object} about
 * @param {"es" | "en"} about.language
 * @param {string} about.title plain text
 * @param {string} about.style address of the style sheet
 * @param {{ href: string, words: string }[]} about.lists where all pages of a kind are listed
 * @param {string} about.inOther address of the same page in the other language
 * @param {string} body HTML
 */
function htmlPage({ language, title, style, lists, inOther }, body) {
  const { help, other } = WORDS[language];
  const away = otherLanguage(language);
  const links = lists.map(({ href, words }) => `<a href="${href}">${words}</a>`).join(" ");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${help}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<header>
<nav>${links} <a href="${inOther}" lang="${away}" hreflang="${away}">${other}</a></nav>
</header>
<main>
<h1>${escapeHtml(title).replaceAll("_", "_<wbr>")}</h1>
${body}
</main>
</body>
</html>
`;
}

/**
 * @param {"es" | "en"} language
 * @returns {"es" | "en"}
 */
function otherLanguage(language) {
  return language === "es" ? "en" : "es";
}

function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

module.exports = { escapeHtml, htmlPage, otherLanguage };
