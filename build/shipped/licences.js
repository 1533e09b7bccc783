const { keyOf } = require("./packages.js");

/** Licences that let a package be passed on with this product, under the duty of its notice alone. */
const ALLOWED = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"]);

/** Packages whose package.json states no licence, and what the licence file beside it is. */
const BY_ITS_FILE = { "@univerjs/telemetry@0.25.1": "Apache-2.0" };

/**
 * The licence of a package, from its own statement or from what its licence file was read to be.
 *
 * @param {import("./packages.js").ShippedPackage} shipped
 * @returns {string | undefined}
 */
function licenceOf(shipped) {
  return shipped.licence ?? BY_ITS_FILE[keyOf(shipped)];
}

/**
 * Why a package may not be shipped; undefined where it may.
 *
 * @param {import("./packages.js").ShippedPackage} shipped
 * @returns {string | undefined}
 */
function licenceProblem(shipped) {
  const licence = licenceOf(shipped);
  if (licence === undefined) return `${keyOf(shipped)} states no licence`;
  return ALLOWED.has(licence)
    ? undefined
    : `${keyOf(shipped)} has the licence ${licence}, which is not allowed`;
}

module.exports = { licenceOf, licenceProblem };
