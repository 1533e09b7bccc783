const { exampleFormula, lawAndErrors, outcome, plainOutcome } = require("./function-texts.js");
const { answerOf, cellsIn, placeOfFormula } = require("./function-examples.js");
const { readingBlocks } = require("./reading-blocks.js");

/**
 * What people write of a function beside its comment; the rest of its page is the product's own.
 *
 * @typedef {{ es: string, en: string }} Text
 * @typedef {object} FunctionSource
 * @property {Text} use what it is for, and what to know before one relies on it
 * @property {import("./function-examples.js").FunctionExample[]} examples
 * @property {(string | Text)[]} errors formulas that give an error, at least one for each that its comment names
 * @property {string[]} [readings] R numbers that bear on it
 * @property {Text} [open] where the words of the law are open, and what the function then gives
 * @property {string[]} see rules and functions
 */

const WORDS = {
  es: {
    syntax: "Sintaxis",
    parameters: "Parámetros",
    parameterColumns: ["parámetro", "uso", "qué es"],
    required: "obligatorio",
    optional: "opcional",
    row: "fila",
    result: "Resultado",
    example: "Ejemplo",
    gives: (place, value) => `\`${place}\` da \`${value}\`.`,
    short: (formula, value) => `Por ejemplo, \`${formula}\` ${value}.`,
    plain: (value) => `da ${value}`,
    spills: (place) => `Desde \`${place}\` se desborda:`,
    separator:
      "Si su Excel separa los argumentos con punto y coma, escríbalo en lugar de la coma de estas fórmulas.",
    law: "Ley",
    readings: "Lecturas",
    settled: "Ninguna lectura de la ley cambia este resultado.",
    errors: "Errores",
    errorColumns: ["error", "cuándo"],
    errorNames: "En Excel en español se llaman `#N/D`, `#¡VALOR!` y `#¡NUM!`.",
    errorExamples: "Por ejemplo:",
    errorExampleColumns: ["fórmula", "da", "qué dice"],
    hidden: "Excel no enseña el mensaje de `#NUM!`; aquí consta lo que quiere decir.",
    spanishOnly: "",
    see: "Vea también",
    truth: { TRUE: "VERDADERO", FALSE: "FALSO" },
  },
  en: {
    syntax: "Syntax",
    parameters: "Parameters",
    parameterColumns: ["parameter", "use", "what it is"],
    required: "required",
    optional: "optional",
    row: "row",
    result: "Result",
    example: "Example",
    gives: (place, value) => `\`${place}\` gives \`${value}\`.`,
    short: (formula, value) => `For example, \`${formula}\` ${value}.`,
    plain: (value) => `gives ${value}`,
    spills: (place) => `From \`${place}\` it spills:`,
    separator:
      "If your Excel separates arguments with semicolons, write them instead of the commas in these formulas.",
    law: "Law",
    readings: "Readings",
    settled: "No reading of the law changes this result.",
    errors: "Errors",
    errorColumns: ["error", "when"],
    errorNames: "",
    errorExamples: "For example:",
    errorExampleColumns: ["formula", "gives", "what it says"],
    hidden: "Excel does not show the message of `#NUM!`; here is what it means.",
    spanishOnly: "This function takes no `options`, so its messages are in Spanish.",
    see: "See also",
    truth: { TRUE: "TRUE", FALSE: "FALSE" },
  },
};

/** Parameters whose names or words are listed on a reference page, and in which section of it. */
const SECTIONS = {
  options: "options#options",
  settings: "options#options",
  table: "tables#calendar",
  holidays: "tables#holidays",
  exceptions: "tables#exceptions",
  candidates: "tables#candidates",
  candidates_of_many: "tables#candidates",
  party_votes: "tables#party-votes",
};

const LISTED = { es: "nombres y palabras", en: "names and words" };

/**
 * The page of a function.
 *
 * @param {object} read as readFunctions gives it
 * @param {import("./function-texts.js").FunctionTexts} texts in this language
 * @param {FunctionSource} source
 * @param {"es" | "en"} language
 * @param {object} product
 * @param {(file: string) => Record<string, any>} product.load as sourceLoader gives it
 * @param {object} product.functions as sourceFunctions gives them
 * @returns {import("./blocks.js").Block[]}
 */
function functionBlocks(read, texts, source, language, { load, functions }) {
  const words = WORDS[language];
  const { law, errors } = lawAndErrors(texts.errors);
  return [
    { text: linked(texts.description, read) },
    { heading: words.syntax, id: "syntax" },
    { code: signature(read.metadata) },
    { text: shortExample(read, texts, language) },
    ...paragraphs(source.use, language, read),
    { heading: words.parameters, id: "parameters" },
    parameterTable(read.metadata.parameters, texts, language),
    { heading: words.result, id: "result" },
    { text: sentence(linked(texts.returns, read)) },
    { heading: words.example, id: "example" },
    ...source.examples.flatMap((example) => exampleBlocks(example, language, functions)),
    { text: words.separator },
    { heading: words.law, id: "law" },
    { text: sentence(linked(law.charAt(0).toUpperCase() + law.slice(1), read)) },
    { heading: words.readings, id: "readings" },
    ...(source.open ? paragraphs(source.open, language, read) : [{ text: words.settled }]),
    ...readingBlocks(source.readings ?? [], language, load),
    { heading: words.errors, id: "errors" },
    ...errorBlocks(errors, read, source, language, functions),
    { heading: words.see, id: "see" },
    { items: source.see.map((page) => seeItem(page, language, load)) },
  ];
}

/**
 * @example
 * signature({ id: "MUNI_HOLIDAYS", parameters: [{ name: "year" }, { name: "options", optional: true }] })
 * //=> "=MUNI_HOLIDAYS(year, [options])"
 */
function signature({ id, parameters }) {
  return `=${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;
}

/** The formula of the comment, with what it gives in the language's own words, else its plain value. */
function shortExample(read, texts, language) {
  const words = WORDS[language];
  const value = plainOutcome(read.example);
  const given = outcome(texts.example ?? "") || words.plain(words.truth[value] ?? value);
  return words.short(exampleFormula(read, texts), given);
}

function paragraphs(text, language, read) {
  return text[language]
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => ({ text: linked(paragraph.replace(/\s*\n\s*/g, " "), read) }));
}

/** A text in which the name of another function leads to its page. */
function linked(text, { metadata: { id } }) {
  return text.replace(/\bMUNI_[A-Z_]+\b/g, (name) =>
    name === id ? `\`${name}\`` : `[${name}](function/${name})`,
  );
}

function sentence(text) {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function parameterTable(parameters, texts, language) {
  const words = WORDS[language];
  const rows = parameters.map(({ name, optional }) => {
    const page = SECTIONS[name];
    const listed = page ? ` ([${LISTED[language]}](${page}))` : "";
    return [`\`${name}\``, optional ? words.optional : words.required, texts.parameters[name] + listed];
  });
  return { columns: words.parameterColumns, rows };
}

function exampleBlocks(example, language, functions) {
  const words = WORDS[language];
  const cells = cellsIn(example, language);
  const at = placeOfFormula(cells);
  const answer = answerOf(cells[at.row][at.column], cells, functions);
  if (answer.error) throw new Error(`${cells[at.row][at.column]} gives ${answer.error}: ${answer.message}`);
  const rows = answer.rows.map((row) => row.map((cell) => words.truth[cell] ?? cell));
  const place = addressOf(at);
  const isOne = rows.length === 1 && rows[0].length === 1;
  return [
    { text: example.says[language] },
    sheet(cells, { row: 0, column: 0 }, language, "sheet"),
    ...(isOne
      ? [{ text: words.gives(place, rows[0][0]) }]
      : [{ text: words.spills(place) }, sheet(rows, at, language, "result")]),
  ];
}

/** Cells with the letters and numbers that Excel shows around them. */
function sheet(cells, { row, column }, language, look) {
  const widest = Math.max(...cells.map((line) => line.length));
  const columns = [
    WORDS[language].row,
    ...Array.from({ length: widest }, (_, at) => String.fromCharCode(65 + column + at)),
  ];
  const text = (cell) => (String(cell ?? "").startsWith("=") ? `\`${cell}\`` : String(cell ?? ""));
  const rows = cells.map((line, at) => [
    String(row + at + 1),
    ...Array.from({ length: widest }, (_, along) => text(line[along])),
  ]);
  return { columns, rows, look };
}

function addressOf({ row, column }) {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Each error and its causes, as the comment tells them, and formulas that give it. */
function errorBlocks(errors, read, { errors: formulas }, language, functions) {
  const words = WORDS[language];
  const { causes, rest } = causesIn(errors);
  const examples = formulas.map((formula) => errorExample(formula, language, functions));
  const takesOptions = read.metadata.parameters.some(({ name }) => name === "options" || name === "settings");
  const given = new Set(examples.map(([, code]) => code.replaceAll("`", "")));
  const lacking = causes.map(([code]) => code.replaceAll("`", "")).filter((code) => !given.has(code));
  if (lacking.length > 0) throw new Error(`${read.metadata.id}: no formula that gives ${lacking.join(", ")}`);
  const notes = [
    rest,
    words.errorNames,
    given.has("#NUM!") ? words.hidden : "",
    takesOptions ? "" : words.spanishOnly,
  ];
  return [
    { columns: words.errorColumns, rows: causes },
    { text: notes.filter(Boolean).join(" ") || words.errorExamples },
    { columns: words.errorExampleColumns, rows: examples, look: "findings" },
  ];
}

/**
 * The causes of each error, in their order, and what is said after them.
 *
 * @example
 * causesIn("#N/A without a; #VALUE! for text. Blanks count.")
 * //=> { causes: [["`#N/A`", "without a"], ["`#VALUE!`", "for text"]], rest: "Blanks count." }
 */
function causesIn(text) {
  const [, listed, rest = ""] = /^(.*?\.)(?: (.*))?$/.exec(text.replace(/([^.])$/, "$1."));
  const causes = listed
    .slice(0, -1)
    .split(/; (?=#)/)
    .map((cause) => {
      const [, code, when] = /^(#\S+) (.+)$/.exec(cause) ?? [];
      if (!code) throw new Error(`no error and its cause: ${cause}`);
      return [`\`${code}\``, when];
    });
  return { causes, rest };
}

function errorExample(formula, language, functions) {
  const text = typeof formula === "object" ? formula[language] : formula;
  const { error, message } = answerOf(text, [], functions);
  if (!error) throw new Error(`${text} gives no error`);
  return [`\`${text}\``, `\`${error}\``, message];
}

function seeItem(page, language, load) {
  const { RULE_TITLES } = load("src/messages/rule-titles.ts");
  if (page.startsWith("MUNI_")) return `[${page}](function/${page})`;
  const title = RULE_TITLES[page]?.[language];
  if (!title) throw new Error(`no rule or function is called ${page}`);
  return `[${page}](rule/${page}): ${title}`;
}

module.exports = { functionBlocks, signature };
