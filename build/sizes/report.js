const { brotliCompressSync, gzipSync } = require("node:zlib");
const { weigh } = require("./weigh.js");

const MOST_LISTED = 15;
/** Told one by one; of the help and the other pages only the sum. */
const ONE_BY_ONE = /^[^/]+\.(js|css)$|^taskpane\.html$|^functions\.(en\.)?json$/;

/**
 * What files weigh as they are, with gzip and with brotli, and how that stands to the budgets.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @returns {string}
 */
function sizeReport(files) {
  const isListed = (name) => ONE_BY_ONE.test(name);
  const listed = [...files].filter(([name]) => isListed(name));
  const others = [...files].filter(([name]) => !isListed(name));
  const rows = [...listed.map(([name, content]) => [name, ...weights([content])])];
  rows.push([`${others.length} other files`, ...weights(others.map(([, content]) => content))]);
  rows.push(["all", ...weights([...files.values()])]);
  const budgets = weigh(files).map(({ name, bytes, most }) => [
    name,
    figure(bytes),
    figure(most),
    bytes <= most ? `${figure(most - bytes)} left` : `${figure(bytes - most)} OVER`,
  ]);
  return [
    table(["file", "raw", "gzip", "brotli"], rows),
    table(["budget", "gzip", "at most", ""], budgets),
  ].join("\n\n");
}

/** @returns {[string, string, string]} each content compressed by itself, as a server does */
function weights(contents) {
  const sum = (size) => figure(contents.reduce((total, content) => total + size(content), 0));
  return [
    sum((content) => content.length),
    sum((content) => gzipSync(content).length),
    sum((content) => brotliCompressSync(content).length),
  ];
}

/**
 * What is in a script: its folders and its largest modules, minified, and compressed each by itself. Compressed together
 * they weigh less than the sum.
 *
 * @param {string} name
 * @param {ReadonlyMap<string, string>} pieces by module
 * @returns {string}
 */
function contentReport(name, pieces) {
  const folders = new Map();
  for (const [module, text] of pieces) {
    const folder = module.replace(/^\.\//, "").replace(/\/?[^/]*$/, "") || module;
    folders.set(folder, (folders.get(folder) ?? "") + text);
  }
  return [
    table([`${name}: folders`, "minified", "gzip alone"], largest(folders)),
    table([`${name}: modules`, "minified", "gzip alone"], largest(pieces)),
  ].join("\n\n");
}

function largest(pieces) {
  const sized = [...pieces].map(([name, text]) => ({
    name,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
  }));
  sized.sort((one, other) => other.gzip - one.gzip || (one.name < other.name ? -1 : 1));
  const rest = sized.slice(MOST_LISTED);
  const rows = sized
    .slice(0, MOST_LISTED)
    .map(({ name, bytes, gzip }) => [name, figure(bytes), figure(gzip)]);
  const left = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  return rest.length === 0 ? rows : [...rows, [`${rest.length} more`, figure(left), ""]];
}

function figure(bytes) {
  return bytes.toLocaleString("en");
}

/** The first column to the left, figures to the right. */
function table(headers, rows) {
  const lines = [headers, ...rows];
  const widths = headers.map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  const written = lines.map((line) =>
    line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join("  "),
  );
  written.splice(1, 0, widths.map((width) => "-".repeat(width)).join("  "));
  return written.map((line) => line.trimEnd()).join("\n");
}

module.exports = { contentReport, sizeReport };
