const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

/**
 * Files that two folders have not alike, byte for byte.
 *
 * @param {string} one
 * @param {string} other
 * @returns {string[]} paths below the folders
 */
function differences(one, other) {
  const [left, right] = [one, other].map((folder) => new Set(filesBelow(folder)));
  const all = [...new Set([...left, ...right])].sort();
  return all.filter(
    (file) =>
      !left.has(file) ||
      !right.has(file) ||
      !readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))),
  );
}

/**
 * @param {string} folder
 * @returns {string[]} paths below it, with slashes, in order
 */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

module.exports = { differences, filesBelow };
