/**
 * Both languages of a custom function: English from its comment in functions/functions.ts, Spanish from
 * functions/descriptions.es.json.
 *
 * @typedef {object} FunctionTexts
 * @property {string} description
 * @property {string} returns
 * @property {Record<string, string>} parameters
 * @property {string} errors "Cita: … Errores: …", in English "Cite: … Errors: …"; Source or Fuente for no clause
 * @property {string} [example] the example's formula, where this language writes it in words of its own, and what
 *   it gives in words; needed only where the formula has words or its result is no plain value
 */

/** @returns {FunctionTexts} the English texts of a function read by readFunctions */
function englishTexts({ metadata, returns, remarks, example }) {
  const parameters = Object.fromEntries(
    metadata.parameters.map(({ name, description }) => [name, description]),
  );
  return {
    description: metadata.description,
    returns,
    parameters,
    errors: remarks,
    example: outcome(example),
  };
}

/** The words behind the formula of an example. */
function outcome(example) {
  return example.slice(formula(example).length).trim();
}

/** The value that an @example gives when it gives that and says no more: it needs no translation. */
function plainOutcome(example) {
  return /^gives ([\d-]+|TRUE|FALSE)$/.exec(outcome(example))?.[1];
}

/** The example's formula as a language writes it. */
function exampleFormula(source, { example = "" }) {
  return formula(example) || formula(source.example);
}

/**
 * The formula that begins an example; empty when none does.
 *
 * @example
 * formula("=MUNI_QUORUM(16) gives 9") //=> "=MUNI_QUORUM(16)"
 */
function formula(example) {
  return /^=MUNI_[A-Z_]+\((?:"[^"]*"|[^()"])*\)/.exec(example)?.[0] ?? "";
}

/**
 * The two parts of a text on law and errors; undefined when it is not written as "Cite: … Errors: …".
 *
 * @param {string} text
 * @returns {{ law: string, errors: string } | undefined}
 */
function lawAndErrors(text) {
  const parts = /^(?:Cite|Source|Cita|Fuente): (.+?)\.? (?:Errors|Errores): (.+)$/.exec(text);
  return parts ? { law: parts[1], errors: parts[2] } : undefined;
}

/**
 * Every text that one language has and the other has not, and every one that both lack.
 *
 * @param {object[]} functions as readFunctions gives them
 * @param {Record<string, FunctionTexts>} spanish descriptions.es.json
 * @returns {string[]} one complaint each; empty when both languages are complete
 */
function missingTexts(functions, spanish) {
  const known = new Set(functions.map(({ metadata }) => metadata.id));
  const strangers = Object.keys(spanish).filter((id) => !known.has(id));
  return [
    ...strangers.map((id) => `${id}: described in Spanish, but there is no such function`),
    ...functions.flatMap((source) => [
      ...missingIn(source, englishTexts(source), "English"),
      ...missingIn(source, spanish[source.metadata.id] ?? {}, "Spanish"),
      ...missingExample(source, spanish[source.metadata.id]),
    ]),
  ];
}

function missingExample({ metadata: { id }, example }, { example: spanish = "" } = {}) {
  if (!formula(example)) return [`${id}: no @example that begins with a formula`];
  return plainOutcome(example) || outcome(spanish) ? [] : [`${id}: no Spanish words for its example`];
}

function missingIn({ metadata }, texts, language) {
  const complain = (what) => `${metadata.id}: no ${language} ${what}`;
  const names = metadata.parameters.map(({ name }) => name);
  const described = texts.parameters ?? {};
  return [
    ...["description", "returns", "errors"].filter((field) => !texts[field]).map(complain),
    ...(texts.errors && !lawAndErrors(texts.errors)
      ? [complain("law and errors, written Cite: … Errors: …")]
      : []),
    ...names.filter((name) => !described[name]).map((name) => complain(`description of ${name}`)),
    ...Object.keys(described)
      .filter((name) => !names.includes(name))
      .map((name) => `${metadata.id}: ${language} describes ${name}, which is no parameter`),
  ];
}

/**
 * The text of functions.json in one language.
 *
 * @param {object[]} functions as readFunctions gives them
 * @param {(source: object) => FunctionTexts} textsOf
 * @param {(id: string) => string} helpUrlOf
 */
function metadataFile(functions, textsOf, helpUrlOf) {
  const metadata = {
    // Error cells and data types reach the functions, which answer them with a sentence of their own.
    allowErrorForDataTypeAny: true,
    allowCustomDataForDataTypeAny: true,
    functions: functions.map((source) => localized(source.metadata, textsOf(source), helpUrlOf)),
  };
  return JSON.stringify(metadata, null, 2) + "\n";
}

function localized(metadata, texts, helpUrlOf) {
  const parameters = metadata.parameters.map((parameter) => ({
    ...parameter,
    description: texts.parameters[parameter.name],
  }));
  return { ...metadata, description: texts.description, helpUrl: helpUrlOf(metadata.id), parameters };
}

module.exports = {
  englishTexts,
  exampleFormula,
  lawAndErrors,
  metadataFile,
  missingTexts,
  outcome,
  plainOutcome,
};
