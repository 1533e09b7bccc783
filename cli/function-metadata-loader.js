const { readFunctions } = require("../build/read-functions.js");

/**
 * Webpack loader for functions/functions.ts?metadata: what Excel is told of each function, as JSON, with the name
 * under which the file exports it.
 */
module.exports = function functionMetadataLoader() {
  const done = this.async();
  readFunctions(this.resourcePath).then(
    (functions) => done(null, JSON.stringify(functions.map(entry))),
    (error) => done(error),
  );
};

function entry({ metadata: { id, name, parameters }, functionName }) {
  return { metadata: { id, name, parameters }, functionName };
}
