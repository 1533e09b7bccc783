/* The names of MUNI's functions inside formulas, in every form in which a workbook may have them. */

/**
 * Texts in quotes and sheet names in apostrophes, to be passed over; or a function of MUNI that is called: with the
 * prefixes that files keep (`_xldudf_`, `_xlfn.`), the other workbook that COM add-ins bring in (`[2]!`), and the dot
 * of names with a namespace.
 */
const TOKEN =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\p{N}_.!$])(?:\[\d+\]!)?(?:_xl(?:fn|ws|udf|pm|l)\.|_xldudf_)*(MUNI[_.][A-Z0-9_.]+)(?=\s*\()/giu;

/**
 * The functions of MUNI that a formula calls, as MUNI names them.
 *
 * @example
 * muniCalls('=IF(A1="MUNI_X(",_xldudf_muni_quorum(16),MUNI.SEATS(B1:D9,12))') //=> ["MUNI_QUORUM", "MUNI_SEATS"]
 */
export function muniCalls(formula: string): string[] {
  return [...formula.matchAll(TOKEN)].flatMap(([, name]) => (name === undefined ? [] : [ownName(name)]));
}

/**
 * The formula with those names as a person types them; all else of it stays.
 *
 * @example
 * withPlainNames("=SUM([2]!_xldudf_MUNI_QUORUM(A1),1)") //=> "=SUM(MUNI_QUORUM(A1),1)"
 */
export function withPlainNames(formula: string): string {
  return formula.replace(TOKEN, (token, name?: string) => (name === undefined ? token : ownName(name)));
}

/** Only the part behind MUNI may have had a dot; no name of ours has one. */
function ownName(name: string): string {
  return name.toUpperCase().replaceAll(".", "_");
}
