/**
 * Both languages of a custom function: English from its comment in functions/functions.ts, Spanish from
 * functions/descriptions.es.json.
 *
 * @typedef {object} FunctionTexts
 * @property {string} description
 * @property {string} returns
 * @property {Record<string, string>} parameters
 * @property {string} errors
 */

/** @returns {FunctionTexts} the English texts of a function read by readFunctions */
function englishTexts({ metadata, returns, remarks }) {
  const parameters = Object.fromEntries(
    metadata.parameters.map(({ name, description }) => [name, description]),
  );
  return { description: metadata.description, returns, parameters, errors: remarks };
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
      ...(source.example ? [] : [`${source.metadata.id}: no @example`]),
    ]),
  ];
}

function missingIn({ metadata }, texts, language) {
  const complain = (what) => `${metadata.id}: no ${language} ${what}`;
  const names = metadata.parameters.map(({ name }) => name);
  const described = texts.parameters ?? {};
  return [
    ...["description", "returns", "errors"].filter((field) => !texts[field]).map(complain),
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

module.exports = { englishTexts, missingTexts, metadataFile };
