/*
 * Excel keeps functions.json and functions.js for up to a day whatever the server says, and fetches both anew when the
 * manifest's Version is higher. So no signature may change under a version that somebody may have.
 */

/**
 * @typedef {object} SignatureRecord functions/signatures.json
 * @property {string} version of package.json
 * @property {string} manifest Version of manifest.xml
 * @property {string[]} functions one line each, as signatureOf writes it
 */

/**
 * What a workbook relies on in a function: its name, its parameters in their order, its result.
 *
 * @param {object} metadata a function of functions.json
 * @returns {string}
 * @example
 * signatureOf({ name: "MUNI_QUORUM", parameters: [{ name: "members", type: "any" }], result: {} })
 * //=> "MUNI_QUORUM(members: any): any"
 */
function signatureOf({ name, parameters, result, options = {} }) {
  const typed = parameters.map(
    (parameter) => `${parameter.optional ? `[${parameter.name}]` : parameter.name}: ${typeOf(parameter)}`,
  );
  const modes = Object.keys(options).filter((mode) => options[mode]);
  return `${name}(${typed.join(", ")}): ${[typeOf(result), ...modes].join(" ")}`;
}

function typeOf({ type = "any", dimensionality, repeating }) {
  return `${repeating ? "..." : ""}${type}${dimensionality === "matrix" ? "[][]" : ""}`;
}

/**
 * What is wrong with the versions for these signatures; undefined when the record may be written or needs no writing.
 *
 * @param {SignatureRecord} recorded
 * @param {SignatureRecord} now
 * @param {boolean} released whether the version of package.json was given out before
 * @returns {string | undefined}
 */
function versionProblem(recorded, now, released) {
  const changes = changedLines(recorded.functions, now.functions);
  if (changes.length === 0) return undefined;
  const raise = [
    ...(isHigher(now.manifest, recorded.manifest)
      ? []
      : [`Version in manifest.xml above ${recorded.manifest}`]),
    ...(released && !isHigher(now.version, recorded.version)
      ? [`version in package.json above ${recorded.version}`]
      : []),
  ];
  if (raise.length === 0) return undefined;
  return `Signatures changed:\n${changes.join("\n")}\nRaise ${raise.join(" and ")}, then run npm run signatures.`;
}

/** Lines taken away and lines added, as a comparison of files shows them. */
function changedLines(before, after) {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

/**
 * @example
 * isHigher("1.0.10.0", "1.0.9.9") //=> true
 */
function isHigher(one, other) {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  const at = left.findIndex((part, index) => part !== (right[index] ?? 0));
  return at >= 0 && left[at] > (right[at] ?? 0);
}

/**
 * Whether a version has been given out, by the heading of its section in CHANGELOG.md.
 *
 * @param {string} changelog
 * @param {string} version
 */
function isReleased(changelog, version) {
  const heading = changelog.split("\n").find((line) => line.startsWith(`## ${version}`));
  return heading !== undefined && !heading.includes("not yet released");
}

module.exports = { changedLines, isHigher, isReleased, signatureOf, versionProblem };
