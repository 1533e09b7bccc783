const { posix } = require("node:path");
const { exampleFormula, lawAndErrors, outcome, plainOutcome } = require("./function-texts.js");
const { escapeHtml } = require("./html-page.js");
const { leadingFrom } = require("./page-links.js");
const { REFERENCES } = require("./reference-pages.js");
const { htmlFileOf } = require("./written-page.js");

/** Words of the help pages around the functions' own texts. */
const WORDS = {
  es: {
    functions: "Funciones de MUNI",
    parameters: "Parámetros",
    optional: "opcional",
    result: "Resultado",
    law: "Ley",
    errors: "Errores",
    gives: (value) => `da ${value.replace("TRUE", "VERDADERO").replace("FALSE", "FALSO")}`,
    example: "Ejemplo",
    separator:
      "Si su Excel separa los argumentos con punto y coma, escríbalo en lugar de la coma de estos ejemplos.",
  },
  en: {
    functions: "MUNI functions",
    parameters: "Parameters",
    optional: "optional",
    result: "Result",
    law: "Law",
    errors: "Errors",
    gives: (value) => `gives ${value}`,
    example: "Example",
    separator:
      "If your Excel separates arguments with semicolons, write them instead of the commas shown here.",
  },
};

/** Parameters whose names or words are listed on a reference page, and in which section of it. */
const SECTIONS = {
  options: ["options", "options"],
  settings: ["options", "options"],
  table: ["tables", "calendar"],
  holidays: ["tables", "holidays"],
  exceptions: ["tables", "exceptions"],
  candidates: ["tables", "candidates"],
  candidates_of_many: ["tables", "candidates"],
  party_votes: ["tables", "party-votes"],
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
  const page = (name, title, body) => {
    const [file, text] = htmlFileOf({ page: `function/${name}`, title }, body, language);
    return [posix.basename(file), text];
  };
  return Object.fromEntries([
    ...functions.map((source) => {
      const { id } = source.metadata;
      return page(id, id, functionBody(source, textsOf(source), language));
    }),
    page("", WORDS[language].functions, indexBody(functions, textsOf, language)),
  ]);
}

function functionBody(source, texts, language) {
  const words = WORDS[language];
  const { law, errors } = lawAndErrors(texts.errors);
  return [
    `<p class="signature"><code>${escapeHtml(signature(source.metadata))}</code></p>`,
    paragraph(texts.description),
    heading(words.parameters),
    parameterList(source.metadata.parameters, texts, language),
    heading(words.result),
    paragraph(texts.returns),
    heading(words.law),
    paragraph(law),
    heading(words.errors),
    paragraph(errors),
    heading(words.example),
    `<pre tabindex="0"><code>${escapeHtml(exampleFormula(source, texts))}</code></pre>`,
    ...exampleOutcome(source, texts, words),
    `<p class="note">${words.separator}</p>`,
  ].join("\n");
}

/** What the example gives: in the language's own words, else its plain value, which needs no translation. */
function exampleOutcome(source, { example = "" }, words) {
  const own = outcome(example);
  const value = plainOutcome(source.example);
  if (own) return [paragraph(own)];
  return value === undefined ? [] : [paragraph(words.gives(value))];
}

function parameterList(parameters, texts, language) {
  const mark = ` <span class="note">(${WORDS[language].optional})</span>`;
  const entry = ({ name, optional }) =>
    `<dt><code>${name}</code>${optional ? mark : ""}</dt>
<dd>${escapeHtml(texts.parameters[name])}${lookUp(name, language)}</dd>`;
  return `<dl>\n${parameters.map(entry).join("\n")}\n</dl>`;
}

/** Where the names and words of a parameter are listed, for one that takes any. */
function lookUp(parameter, language) {
  const [reference, section] = SECTIONS[parameter] ?? [];
  if (!reference) return "";
  return ` (${referenceLink(reference, language, `#${section}`)})`;
}

function referenceLink(reference, language, fragment = "") {
  const href = leadingFrom(`help/${language}/index.html`, language, "addin")(reference + fragment);
  return `<a href="${href}">${escapeHtml(REFERENCES[reference].title[language])}</a>`;
}

function indexBody(functions, textsOf, language) {
  const references = Object.keys(REFERENCES).map(
    (reference) => `<li>${referenceLink(reference, language)}</li>`,
  );
  const entry = (source) =>
    `<dt><a href="${source.metadata.id}.html"><code>${source.metadata.id}</code></a></dt>
<dd>${escapeHtml(textsOf(source).description)}</dd>`;
  return `<ul>\n${references.join("\n")}\n</ul>
<dl>\n${functions.map(entry).join("\n")}\n</dl>`;
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

module.exports = { helpPages, signature };
