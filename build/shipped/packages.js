const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

/**
 * A package of which files went into an output.
 *
 * @typedef {object} ShippedPackage
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} licence as its package.json states it
 * @property {string | undefined} author
 * @property {string} text of its licence and notice files; empty where it brings none
 * @property {string[]} needs names of the packages that it asks for
 * @property {string} folder below the repository, as package-lock.json names it
 */

/**
 * The packages that a compilation ships, by name and version.
 *
 * @param {import("webpack").Compilation} compilation after its chunks are known
 * @returns {ShippedPackage[]}
 */
function shippedPackages(compilation) {
  const folders = new Set();
  for (const module of compilation.modules)
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
      for (const file of filesOf(module)) folders.add(packageFolder(file));
  folders.delete(undefined);
  return [...folders].map(readPackage).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The files of a module, those inside a joined one too. */
function filesOf(module) {
  const inner = (module.modules ?? []).flatMap(filesOf);
  const own = module.nameForCondition?.();
  return own ? [own, ...inner] : inner;
}

/**
 * @example
 * packageFolder("/a/node_modules/@b/c/lib/d.js") //=> "/a/node_modules/@b/c"
 */
function packageFolder(file) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

function readPackage(folder) {
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const { name, version, license, author, dependencies, peerDependencies } = about;
  return {
    ...{ name, version, licence: license, author: typeof author === "string" ? author : author?.name },
    text: licenceText(folder),
    needs: Object.keys({ ...dependencies, ...peerDependencies }),
    folder: folder.slice(folder.indexOf("node_modules")).split(path.sep).join("/"),
  };
}

function licenceText(folder) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(file));
  const texts = files.sort().map((file) => path.join(folder, file));
  return texts.map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim()).join("\n\n");
}

/**
 * @param {ShippedPackage} shipped
 * @returns {string} such as "fflate@0.8.3"
 */
function keyOf({ name, version }) {
  return `${name}@${version}`;
}

module.exports = { keyOf, shippedPackages };
