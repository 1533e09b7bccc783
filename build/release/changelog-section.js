/**
 * The section of a version in CHANGELOG.md.
 *
 * @param {string} changelog
 * @param {string} version
 * @returns {string} with its heading; empty where there is none
 */
function changelogSection(changelog, version) {
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find(
    (text) => text.startsWith(`## ${version},`) || text.startsWith(`## ${version}\n`),
  );
  return section ? `${section.trim()}\n` : "";
}

module.exports = { changelogSection };
