const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { compileFunction } = require("node:vm");
const ts = require("typescript");

/**
 * A reader of the product's TypeScript files, for pages that are made from the product's own tables.
 *
 * Every constant of a file is given, exported or not: the headers that a table is known by belong to its reader alone.
 *
 * @param {string} root folder of the repository
 * @returns {(file: string) => Record<string, any>} exports and constants of a file below root, read once
 * @example
 * sourceLoader(root)("src/messages/fold.ts").fold("Días") //=> "dias"
 */
function sourceLoader(root) {
  const loaded = new Map();
  const load = (file) => {
    const known = loaded.get(file);
    if (known) return known;
    const exports = {};
    loaded.set(file, exports);
    const requireBeside = (name) => load(fileOf(path.resolve(path.dirname(file), name)));
    compileFunction(javaScript(file), ["exports", "require"], { filename: file })(exports, requireBeside);
    return exports;
  };
  return (file) => load(path.join(root, file));
}

/** The file of a module's name, which may be that of a folder. */
function fileOf(name) {
  return existsSync(`${name}.ts`) ? `${name}.ts` : path.join(name, "index.ts");
}

function javaScript(file) {
  const source = readFileSync(file, "utf8").replace(/^const /gm, "export const ");
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(source, { compilerOptions }).outputText;
}

module.exports = { sourceLoader };
