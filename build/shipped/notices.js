const { licenceOf } = require("./licences.js");
const { keyOf } = require("./packages.js");

const RULE = "-".repeat(80);

/**
 * The licences of what is shipped, each text once with the packages that it covers.
 *
 * @param {import("./packages.js").ShippedPackage[]} packages
 * @returns {string}
 */
function noticesText(packages) {
  const byText = new Map();
  for (const shipped of packages)
    byText.set(textOf(shipped), [...(byText.get(textOf(shipped)) ?? []), shipped]);
  const parts = [...byText].map(([text, covered]) => `${covered.map(lineOf).join("\n")}\n\n${text}\n`);
  return `These files contain parts of the following packages.\n\n${parts.map((part) => `${RULE}\n${part}`).join("\n")}`;
}

/** A package without a licence file is given with its licence's name and its author, as it states them. */
function textOf(shipped) {
  const { text, author } = shipped;
  return (
    text || `Licence ${licenceOf(shipped)}${author ? `, © ${author}` : ""}. The package brings no text of it.`
  );
}

function lineOf(shipped) {
  return `${keyOf(shipped)} (${licenceOf(shipped)})`;
}

module.exports = { noticesText };
