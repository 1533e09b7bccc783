/** Words of the help pages around the functions' own texts. */
const WORDS = {
  es: {
    help: "Ayuda de MUNI",
    functions: "Funciones de MUNI",
    other: "English",
    parameters: "Parámetros",
    optional: "opcional",
    result: "Resultado",
    errors: "Ley y errores",
    clauses: "Disposiciones",
    example: "Ejemplo",
    all: "Todas las funciones",
    separator:
      "Si su Excel separa los argumentos con punto y coma, escríbalo en lugar de la coma de estos ejemplos.",
  },
  en: {
    help: "MUNI help",
    functions: "MUNI functions",
    other: "Español",
    parameters: "Parameters",
    optional: "optional",
    result: "Result",
    errors: "Law and errors",
    clauses: "Clauses",
    example: "Example",
    all: "All functions",
    separator:
      "If your Excel separates arguments with semicolons, write them instead of the commas shown here.",
  },
};

/**
 * The help pages of one language: one a function and an index, by file name below help/es or help/en.
 *
 * @param {object[]} functions as readFunctions gives them
 * @param {(source: object) => import("./function-texts.js").FunctionTexts} textsOf
 * @param {"es" | "en"} language
 * @returns {Record<string, string>}
 */
function helpPages(functions, textsOf, language) {
  const pages = functions.map((source) => [
    `${source.metadata.id}.html`,
    page(
      language,
      `${source.metadata.id}.html`,
      source.metadata.id,
      functionBody(source, textsOf(source), language),
    ),
  ]);
  const index = page(language, "index.html", WORDS[language].functions, indexBody(functions, textsOf));
  return Object.fromEntries([...pages, ["index.html", index]]);
}

function page(language, file, title, body) {
  const words = WORDS[language];
  const other = language === "es" ? "en" : "es";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${words.help}</title>
<link rel="stylesheet" href="../../help.css">
</head>
<body>
<header>
<nav><a href="index.html">${words.all}</a> <a href="../${other}/${file}" lang="${other}" hreflang="${other}">${words.other}</a></nav>
</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

function functionBody(source, texts, language) {
  const words = WORDS[language];
  return [
    `<p class="signature"><code>${escapeHtml(signature(source.metadata))}</code></p>`,
    paragraph(texts.description),
    heading(words.parameters),
    parameterList(source.metadata.parameters, texts, words),
    heading(words.result),
    paragraph(texts.returns),
    heading(words.errors),
    paragraph(texts.errors),
    ...clauses(source.remarks, texts.errors, words),
    heading(words.example),
    `<pre tabindex="0"><code>${escapeHtml(source.example)}</code></pre>`,
    `<p class="note">${words.separator}</p>`,
  ].join("\n");
}

/** Clauses are the same in every language: those of the comment that the text does not name itself. */
function clauses(remarks, errors, words) {
  const cited = remarks.match(/§ ?\d+(?:\([^)\s]+\))*/g) ?? [];
  const missing = [...new Set(cited)].filter((clause) => !errors.includes(clause));
  return missing.length === 0 ? [] : [paragraph(`${words.clauses}: ${missing.join(", ")}.`)];
}

function parameterList(parameters, texts, words) {
  const entry = ({ name, optional }) =>
    `<dt><code>${name}</code>${optional ? ` <span class="note">(${words.optional})</span>` : ""}</dt>
<dd>${escapeHtml(texts.parameters[name])}</dd>`;
  return `<dl>\n${parameters.map(entry).join("\n")}\n</dl>`;
}

function indexBody(functions, textsOf) {
  const entry = (source) =>
    `<dt><a href="${source.metadata.id}.html"><code>${source.metadata.id}</code></a></dt>
<dd>${escapeHtml(textsOf(source).description)}</dd>`;
  return `<dl>\n${functions.map(entry).join("\n")}\n</dl>`;
}

/**
 * @example
 * signature({ id: "MUNI_HOLIDAYS", parameters: [{ name: "year" }, { name: "options", optional: true }] })
 * //=> "=MUNI_HOLIDAYS(year, [options])"
 */
function signature({ id, parameters }) {
  return `=${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;
}

function heading(text) {
  return `<h2>${escapeHtml(text)}</h2>`;
}

function paragraph(text) {
  return `<p>${escapeHtml(text)}</p>`;
}

function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

module.exports = { helpPages, signature };
