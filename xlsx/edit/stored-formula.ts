/** Texts in quotes, sheet names in apostrophes, names of our functions. */
const TOKEN = /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\w.!'])(?:_xldudf_)?(MUNI[_.]\w+)(?=\s*\()/gi;

/**
 * A formula as files keep it: without "=", the names of our functions as Excel stores those of add-ins.
 *
 * @example
 * storedFormula('=IF(MUNI_QUORUM(A1)>2,"MUNI_QUORUM(","")') //=> 'IF(_xldudf_MUNI_QUORUM(A1)>2,"MUNI_QUORUM(","")'
 */
export function storedFormula(formula: string): string {
  return formula
    .replace(/^=/, "")
    .replace(TOKEN, (token, name?: string) =>
      name === undefined ? token : `_xldudf_${name.toUpperCase().replace(/\./g, "_")}`,
    );
}
