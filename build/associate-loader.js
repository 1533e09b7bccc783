const { readFunctions } = require("./read-functions.js");

/**
 * Webpack loader for functions/functions.ts: appends the lines that tell Excel which function answers which
 * name. They are in the bundle only, so that tests and the command line import the functions without Excel.
 */
module.exports = function associateLoader(source) {
  const done = this.async();
  readFunctions(this.resourcePath).then(
    (functions) => done(null, [source, ...functions.map(associateLine)].join("\n")),
    (error) => done(error),
  );
};

function associateLine({ metadata, functionName }) {
  return `CustomFunctions.associate(${JSON.stringify(metadata.id)}, ${functionName});`;
}
