/** Words around every page. */
const WORDS = {
  es: { help: "Ayuda de MUNI", all: "Todas las funciones", other: "English" },
  en: { help: "MUNI help", all: "All functions", other: "Español" },
};

/**
 * A page of the help, below help/es or help/en.
 *
 * @param {object} about
 * @param {"es" | "en"} about.language
 * @param {string} about.title plain text
 * @param {string} about.inOther file of the same page in the other language
 * @param {string} body HTML
 */
function htmlPage({ language, title, inOther }, body) {
  const { help, all, other } = WORDS[language];
  const away = otherLanguage(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${help}</title>
<link rel="stylesheet" href="../../help.css">
</head>
<body>
<header>
<nav><a href="index.html">${all}</a> <a href="../${away}/${inOther}" lang="${away}" hreflang="${away}">${other}</a></nav>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
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
