/*
 * The examples of the functions' pages: cells as they stand on a sheet, a formula, and what the function answers when
 * it is called as Excel calls it.
 */

/**
 * @typedef {string | number | { es: string, en: string }} Cell
 * @typedef {object} FunctionExample
 * @property {{ es: string, en: string }} says
 * @property {Cell[][]} rows from A1; the one that begins with "=MUNI_" is the formula
 */

/**
 * The cells of an example in a language.
 *
 * @param {FunctionExample} example
 * @param {"es" | "en"} language
 * @returns {(string | number)[][]}
 */
function cellsIn({ rows }, language) {
  return rows.map((row) => row.map((cell) => textIn(cell, language)));
}

function textIn(cell, language) {
  return cell !== null && typeof cell === "object" ? cell[language] : (cell ?? "");
}

/** Where the formula of an example stands: row and column from 0. */
function placeOfFormula(cells) {
  const row = cells.findIndex((row) => row.some(isFormula));
  if (row < 0) throw new Error("an example without a formula");
  return { row, column: cells[row].findIndex(isFormula) };
}

function isFormula(cell) {
  return String(cell).startsWith("=MUNI_");
}

/**
 * What a formula gives.
 *
 * @param {string} formula one call of a function of MUNI
 * @param {(string | number)[][]} cells from A1
 * @param {object} functions what sourceFunctions gives
 * @returns {{ rows: string[][], isTable: boolean } | { error: string, message: string }} rows: as Excel shows them, but
 *   for TRUE and FALSE, which have a name of their own in each language
 */
function answerOf(formula, cells, { call, parseIso, isoText }) {
  const { name, args } = callIn(formula);
  const value = (argument) => argumentValue(argument, cells, parseIso);
  try {
    const answer = call(name, args.map(value));
    const rows = Array.isArray(answer) ? answer : [[answer]];
    return {
      rows: rows.map((row) => row.map((cell) => shown(cell, isoText))),
      isTable: Array.isArray(answer),
    };
  } catch (error) {
    if (!/^#/.test(error.code)) throw error;
    return { error: error.code, message: error.message };
  }
}

function shown(cell, isoText) {
  if (cell !== null && typeof cell === "object") return isoText(cell.basicValue);
  return typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell ?? "");
}

/**
 * @example
 * callIn('=MUNI_PETITION_DEADLINE(A2,"mail",,"a; b")')
 * //=> { name: "MUNI_PETITION_DEADLINE", args: ["A2", '"mail"', "", '"a; b"'] }
 */
function callIn(formula) {
  const [, name, inside] = /^=(MUNI_\w+)\((.*)\)$/.exec(formula) ?? [];
  if (!name) throw new Error(`${formula} is no formula of MUNI`);
  return { name, args: inside.match(/(?:\{[^}]*\}|"[^"]*"|[^,"{])+|(?<=^|,)(?=,|$)/g) ?? [] };
}

function argumentValue(argument, cells, parseIso) {
  if (argument === "") return null;
  if (argument.startsWith("{")) return arrayRows(argument);
  if (/^".*"$/.test(argument)) return [[constant(argument)]];
  const [, from, to = from] = /^([A-Z]\d+)(?::([A-Z]\d+))?$/.exec(argument) ?? [];
  if (!from) return [[constant(argument)]];
  const [first, last] = [from, to].map((at) => ({
    row: Number(at.slice(1)) - 1,
    column: at.charCodeAt(0) - 65,
  }));
  return Array.from({ length: last.row - first.row + 1 }, (_, row) =>
    Array.from({ length: last.column - first.column + 1 }, (_, column) =>
      held(cells[first.row + row]?.[first.column + column], parseIso),
    ),
  );
}

/**
 * @example
 * arrayRows('{"A",1;"B",2}') //=> [["A", 1], ["B", 2]]
 */
function arrayRows(array) {
  return array
    .slice(1, -1)
    .split(";")
    .map((row) => row.split(",").map(constant));
}

function constant(text) {
  return /^".*"$/.test(text) ? text.slice(1, -1) : Number(text);
}

/** What Excel holds when a cell is typed. */
function held(cell, parseIso) {
  if (cell === undefined || cell === "") return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(cell) ? parseIso(cell) : cell;
}

/**
 * The functions as their source has them, in a host that knows dates.
 *
 * @param {object[]} functions as readFunctions gives them
 * @param {(file: string) => Record<string, any>} load as sourceLoader gives it
 */
function sourceFunctions(functions, load) {
  const { parseIso, isoText } = load("src/days/iso.ts");
  const source = load("functions/functions.ts");
  const names = new Map(functions.map(({ metadata, functionName }) => [metadata.id, functionName]));
  const most = Math.max(...functions.map(({ metadata }) => metadata.parameters.length));
  const call = (name, args) =>
    withDates(() => source[names.get(name)](...Array.from({ length: most }, (_, at) => args[at] ?? null)));
  return { call, parseIso, isoText };
}

/** Dates are told from numbers only where the host has a format for them. */
function withDates(call) {
  const before = globalThis.Office;
  globalThis.Office = { context: { requirements: { isSetSupported: () => true } } };
  try {
    return call();
  } finally {
    if (before === undefined) delete globalThis.Office;
    else globalThis.Office = before;
  }
}

module.exports = { answerOf, callIn, cellsIn, placeOfFormula, sourceFunctions };
