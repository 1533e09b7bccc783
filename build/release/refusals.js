const { isHigher, isReleased } = require("../signatures.js");

const MOST_NAMED = 5;

/**
 * What is known before a release.
 *
 * @typedef {object} ReleaseFacts
 * @property {string} version of package.json
 * @property {string[]} changedFiles files that differ from the last commit, as git names them
 * @property {string[]} tags of earlier releases, such as "v0.1.0"
 * @property {string} changelog text of CHANGELOG.md
 * @property {string | undefined} signatures what is wrong with the versions for the signatures
 * @property {string | undefined} addinUrl ADDIN_URL
 * @property {{ command: string, ok: boolean }[]} checks commands that were run, and whether they succeeded
 */

/**
 * Why this must not be given out; empty where nothing stands against it.
 *
 * @param {ReleaseFacts} facts
 * @returns {string[]} one sentence each, which says what to do
 */
function refusals({ version, changedFiles, tags, changelog, signatures, addinUrl, checks }) {
  return [
    ...(changedFiles.length > 0 ? [`Commit or take back: ${someOf(changedFiles)}.`] : []),
    ...versionRefusals(version, tags, changelog),
    ...(signatures ? [signatures] : []),
    ...(addinUrl
      ? []
      : ["Set ADDIN_URL to the address of publication; else the manifest is that of development."]),
    ...checks.filter(({ ok }) => !ok).map(({ command }) => `${command} fails.`),
  ];
}

/** The first few names, and how many there are. */
function someOf(files) {
  const more = files.length - MOST_NAMED;
  return files.slice(0, MOST_NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function versionRefusals(version, tags, changelog) {
  const earlier = tags.map((tag) => tag.replace(/^v/, ""));
  const notBelow = earlier.filter((one) => !isHigher(version, one));
  return [
    ...(notBelow.length > 0 ? [`Raise version in package.json above ${notBelow.at(-1)}.`] : []),
    ...(isReleased(changelog, version)
      ? []
      : [`Give CHANGELOG.md a section "## ${version}, day of release", without "not yet released".`]),
  ];
}

module.exports = { refusals };
