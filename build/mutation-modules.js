const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { Script } = require("node:vm");
const ts = require("typescript");

/**
 * A loader of the repository's TypeScript that gives every mutant modules of its own: what a module remembers between
 * calls must not outlive the mutant under which it was worked out. Each file is compiled once.
 *
 * @param {string} root folder of the sources, mutants included
 * @returns {{ fresh: () => (file: string) => unknown }} each `fresh` is a new set of modules
 */
function moduleLoader(root) {
  const compiled = new Map();
  const outside = createRequire(path.join(root, "package.json"));
  const scriptOf = (file) => {
    if (!compiled.has(file)) compiled.set(file, new Script(wrapped(file), { filename: file }));
    return compiled.get(file);
  };
  const fresh = () => {
    const loaded = new Map();
    const load = (file) => {
      const known = loaded.get(file);
      if (known) return known.exports;
      const module = { exports: {} };
      loaded.set(file, module);
      const requireFrom = (name) =>
        name.startsWith(".") ? load(sourceFile(path.resolve(path.dirname(file), name))) : outside(name);
      scriptOf(file).runInThisContext()(module.exports, requireFrom, module, path.dirname(file));
      return module.exports;
    };
    return load;
  };
  return { fresh };
}

function sourceFile(name) {
  const found = [name, `${name}.ts`, path.join(name, "index.ts")].find(
    (file) => /\.(ts|js|json)$/.test(file) && existsSync(file),
  );
  if (!found) throw new Error(`no source ${name}`);
  return found;
}

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};

function wrapped(file) {
  const source = readFileSync(file, "utf8");
  if (file.endsWith(".json")) return `(function (_, __, module) { module.exports = ${source}; })`;
  const code = file.endsWith(".ts") ? ts.transpileModule(source, { compilerOptions }).outputText : source;
  return `(function (exports, require, module, __dirname) {${code}\n})`;
}

module.exports = { moduleLoader };
