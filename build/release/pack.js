const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const path = require("node:path");
const { zipSync } = require("fflate");
const { filesBelow } = require("../folder-differences.js");

const UNIX = 3;
const FILE = 0o100644;
const PROGRAM = 0o100755;

/**
 * A folder as a zip file. The same files always give the same bytes: their order is that of their names and their time
 * the first that a zip file knows.
 *
 * @param {string} folder
 * @param {{ files?: Record<string, Buffer>, programs?: string[] }} [more] files to add, and which may be run
 * @returns {Uint8Array}
 */
function packFolder(folder, { files = {}, programs = [] } = {}) {
  const found = filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file))]);
  const all = [...found, ...Object.entries(files)].sort(([one], [other]) => (one < other ? -1 : 1));
  const entry = (file, bytes) => [
    bytes,
    { attrs: ((programs.includes(file) ? PROGRAM : FILE) << 16) >>> 0, os: UNIX },
  ];
  // A zip file has the hour of the clock on the wall.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(all.map(([file, bytes]) => [file, entry(file, bytes)])), {
    level: 9,
    mtime,
  });
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
