const { licenceOf } = require("./licences.js");
const { keyOf } = require("./packages.js");

/**
 * The bill of materials of an output in CycloneDX 1.5: what went into its files, not all that is installed. It has no
 * number and no hour, so that the same sources give the same file.
 *
 * @param {object} product package.json
 * @param {import("./packages.js").ShippedPackage[]} packages
 * @param {object} lock package-lock.json
 * @returns {object}
 */
function sbom({ name, version, license }, packages, lock) {
  const product = { name, version, licence: license, needs: packages.map((shipped) => shipped.name) };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: { ...identity(product), type: "application" },
    },
    components: packages.map((shipped) => component(shipped, lock)),
    dependencies: [product, ...packages].map((shipped) => ({
      ref: keyOf(shipped),
      dependsOn: packages.filter((other) => shipped.needs.includes(other.name)).map(keyOf),
    })),
  };
}

function component(shipped, lock) {
  const { integrity } = lock.packages[shipped.folder];
  const [algorithm, digest] = integrity.split("-");
  return {
    ...identity(shipped),
    type: "library",
    scope: "required",
    hashes: [
      {
        alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
        content: Buffer.from(digest, "base64").toString("hex"),
      },
    ],
  };
}

function identity(shipped) {
  const { name, version } = shipped;
  return {
    "bom-ref": keyOf(shipped),
    ...{ name, version },
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
    licenses: [{ license: { id: licenceOf(shipped) } }],
  };
}

module.exports = { sbom };
