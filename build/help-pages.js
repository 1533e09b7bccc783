const { formula, lawAndErrors } = require("./function-texts.js");

/** Words of the help pages around the functions' own texts. */
const WORDS = {
  es: {
    help: "Ayuda de MUNI",
    functions: "Funciones de MUNI",
    other: "English",
    parameters: "Parámetros",
    optional: "opcional",
    result: "Resultado",
    law: "Ley",
    errors: "Errores",
    gives: (value) => `da ${value.replace("TRUE", "VERDADERO").replace("FALSE", "FALSO")}`,
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
    law: "Law",
    errors: "Errors",
    gives: (value) => `gives ${value}`,
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
  const { law, errors } = lawAndErrors(texts.errors);
  return [
    `<p class="signature"><code>${escapeHtml(signature(source.metadata))}</code></p>`,
    paragraph(texts.description),
    heading(words.parameters),
    parameterList(source.metadata.parameters, texts, words),
    heading(words.result),
    paragraph(texts.returns),
    heading(words.law),
    paragraph(law),
    heading(words.errors),
    paragraph(errors),
    heading(words.example),
    `<pre tabindex="0"><code>${escapeHtml(formula(source.example))}</code></pre>`,
    ...exampleOutcome(source.example, texts.example, words),
    `<p class="note">${words.separator}</p>`,
  ].join("\n");
}

/** What the example gives: in the language's own words, else its plain value, which needs no translation. */
function exampleOutcome(example, ownWords, words) {
  const value = / gives ([\d-]+|TRUE|FALSE)\b/.exec(example)?.[1];
  if (ownWords) return [paragraph(ownWords)];
  return value === undefined ? [] : [paragraph(words.gives(value))];
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

/** A paragraph in which the name of another function leads to its page. */
function paragraph(text) {
  const linked = escapeHtml(text).replace(
    /\bMUNI_[A-Z_]+\b/g,
    (id) => `<a href="${id}.html"><code>${id}</code></a>`,
  );
  return `<p>${linked}</p>`;
}

function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

module.exports = { helpPages, signature };
