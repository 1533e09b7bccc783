const { readFileSync } = require("node:fs");
const { generateCustomFunctionsMetadata } = require("custom-functions-metadata");
const ts = require("typescript");

/**
 * @typedef {object} FunctionSource a custom function as functions/functions.ts declares it
 * @property {object} metadata what Excel wants to know, in English: id, name, description, parameters, result
 * @property {string} functionName the exported function
 * @property {string} returns text of @returns
 * @property {string} remarks text of @remarks
 * @property {string} example text of @example, its lines kept
 */

/**
 * The custom functions of a source file, in its order.
 *
 * @param {string} file
 * @returns {Promise<FunctionSource[]>}
 * @throws with every complaint of Microsoft's metadata generator
 */
async function readFunctions(file) {
  const { metadataJson, associate, errors } = await generateCustomFunctionsMetadata(file);
  if (errors.length > 0) throw new Error(`${file}:\n${errors.join("\n")}`);
  const tags = tagsByFunction(file);
  return JSON.parse(metadataJson).functions.map((metadata) => {
    const { functionName } = associate.find(({ id }) => id === metadata.id);
    return { metadata: withPlainTexts(metadata), functionName, ...tags.get(functionName) };
  });
}

/** Descriptions on one line each: the line breaks of a comment mean nothing in Excel's help. */
function withPlainTexts(metadata) {
  const plain = (described) =>
    described.description === undefined
      ? described
      : { ...described, description: oneLine(described.description) };
  return { ...plain(metadata), parameters: metadata.parameters.map(plain) };
}

function tagsByFunction(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const tags = new Map();
  for (const statement of source.statements)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      tags.set(statement.name.text, {
        returns: oneLine(tagText(statement, "returns")),
        remarks: oneLine(tagText(statement, "remarks")),
        example: tagText(statement, "example"),
      });
  return tags;
}

function tagText(node, name) {
  const tags = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === name);
  return tags.map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? "").trim()).join("\n");
}

function oneLine(text) {
  return text.replace(/\s+/g, " ").trim();
}

module.exports = { readFunctions };
