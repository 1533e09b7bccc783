const { gzipSync } = require("node:zlib");
const { BUDGETS } = require("./budgets.js");

/**
 * @typedef {import("./budgets.js").Budget & { bytes: number, found: string[] }} Weighed
 */

/**
 * What each budget's files weigh.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files contents by name
 * @param {readonly import("./budgets.js").Budget[]} [budgets]
 * @returns {Weighed[]}
 */
function weigh(files, budgets = BUDGETS) {
  return budgets.map((budget) => {
    const found = [...files.keys()].filter((name) => budget.files.test(name)).sort();
    return {
      ...budget,
      found,
      bytes: found.reduce((sum, name) => sum + gzipSync(files.get(name)).length, 0),
    };
  });
}

/**
 * What a build is told that is over its budgets, or lacks what one of them weighs.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {readonly import("./budgets.js").Budget[]} [budgets]
 * @returns {string[]} none where all is within
 */
function overweight(files, budgets = BUDGETS) {
  return weigh(files, budgets).flatMap(({ name, found, bytes, most }) => {
    if (found.length === 0) return [`${name}: no file of the build is one (build/sizes/budgets.js).`];
    if (bytes <= most) return [];
    const over = `${bytes.toLocaleString("en")} bytes compressed, ${(bytes - most).toLocaleString("en")} over its budget`;
    return [`${name} (${found.join(", ")}): ${over}. "npm run size" lists what is in it.`];
  });
}

module.exports = { overweight, weigh };
