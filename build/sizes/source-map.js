const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The pieces of a script by the module that each came from.
 *
 * @param {string} script
 * @param {{ sources: readonly string[], mappings: string }} map its source map
 * @returns {Map<string, string>} by module, as `./src/days/civil.ts`; what is no module's is the bundler's
 */
function piecesByModule(script, { sources, mappings }) {
  const pieces = new Map();
  const add = (source, text) => {
    const module = source === undefined ? "(bundler)" : moduleName(sources[source]);
    pieces.set(module, (pieces.get(module) ?? "") + text);
  };
  let source = 0;
  const lines = script.split("\n");
  mappings.split(";").forEach((line, at) => {
    let [column, from, current] = [0, 0, undefined];
    for (const segment of line.split(",").filter(Boolean)) {
      const [columns, sourceStep] = numbers(segment);
      column += columns;
      add(current, lines[at].slice(from, column));
      from = column;
      current = sourceStep === undefined ? undefined : (source += sourceStep);
    }
    add(current, lines[at].slice(from));
  });
  return pieces;
}

/** Of `webpack://muni/./src/days/civil.ts?1a2b`; the bundler's own parts are `webpack/…`. */
function moduleName(source) {
  const name = source.replace(/^webpack:\/\/[^/]*\//, "").replace(/\?\w+$/, "");
  return name.startsWith("webpack/") ? "(bundler)" : name;
}

/** Numbers in base 64 with a sign and a mark of continuation, as source maps write them. */
function numbers(segment) {
  const found = [];
  let [value, shift] = [0, 0];
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return found;
}

module.exports = { piecesByModule };
