const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { zipSync } = require("fflate");
const { filesBelow } = require("../folder-differences.js");

const UNIX = 3;
const FILE = 0o100644;
const PROGRAM = 0o100755;

/**
 * A folder as a zip file. The same files made at the same time always give the same bytes.
 *
 * @param {string} folder
 * @param {object} how
 * @param {Date} how.made time of every file, by UTC. A server tells by it and by the size whether a copy is still good, so that
 *   two releases must not share it.
 * @param {Record<string, Buffer>} [how.files] files to add
 * @param {string[]} [how.programs] which may be run
 * @returns {Uint8Array}
 */
function packFolder(folder, { made, files = {}, programs = [] }) {
  const found = filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]);
  const all = [...found, ...Object.entries(files)].sort(([one], [other]) => (one < other ? -1 : 1));
  const entry = (file, bytes) => [
    bytes,
    { attrs: ((programs.includes(file) ? PROGRAM : FILE) << 16) >>> 0, os: UNIX },
  ];
  return zipSync(Object.fromEntries(all.map(([file, bytes]) => [file, entry(file, bytes)])), {
    level: 9,
    mtime: onTheWall(made),
  });
}

/** A zip file has the hour of the clock on the wall: that of UTC, wherever it is made. */
function onTheWall(time) {
  return new Date(
    time.getUTCFullYear(),
    time.getUTCMonth(),
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  );
}

/**
 * The lines of a file of checksums, as `sha256sum --check` reads it.
 *
 * @param {Record<string, Uint8Array>} files by name
 * @returns {string}
 */
function checksums(files) {
  const lines = Object.entries(files).map(
    ([name, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`,
  );
  return lines.join("");
}

module.exports = { checksums, packFolder };
