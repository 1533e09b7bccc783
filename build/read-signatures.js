const { readFileSync } = require("node:fs");
const path = require("node:path");
const { readFunctions } = require("./read-functions.js");
const { signatureOf } = require("./signatures.js");

/**
 * The signatures and versions as the sources have them now.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<import("./signatures.js").SignatureRecord>}
 */
async function readSignatures(root) {
  const text = (file) => readFileSync(path.join(root, file), "utf8");
  const functions = await readFunctions(path.join(root, "functions/functions.ts"));
  return {
    version: JSON.parse(text("package.json")).version,
    manifest: /<Version>(.*)<\/Version>/.exec(text("manifest.xml"))[1],
    functions: functions.map(({ metadata }) => signatureOf(metadata)).sort(),
  };
}

module.exports = { readSignatures };
