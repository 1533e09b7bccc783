/* Files spell the names of newer functions with prefixes (`_xlfn.`) and those of add-ins too; nobody types them. */

/** Texts in quotes, sheet names in apostrophes, and the prefixes of a name. */
const PREFIXED =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\w.])(?:_xl(?:fn|ws|udf|pm|l)\.|_xldudf_)+(?=[\p{L}_])/giu;

/** Texts in quotes, sheet names in apostrophes, and names, those before a parenthesis told apart. */
const NAME = /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\w.!$])([\p{L}_][\w.\u00a1-\uffff]*)(\s*\()?/gu;

/**
 * A formula as a person writes it.
 *
 * @param stored as the file keeps it, without "="
 * @example
 * shownFormula('_xlfn.IFNA(_xldudf_MUNI_QUORUM(A1),"_xlfn.")') //=> '=IFNA(MUNI_QUORUM(A1),"_xlfn.")'
 */
export function shownFormula(stored: string): string {
  return `=${stored.replace(PREFIXED, (token) => (/^["']/.test(token) ? token : ""))}`;
}

/** Functions that Excel got after its 2007 edition. */
const NEWER = new Set(
  (
    "ACOT ACOTH AGGREGATE ARABIC ARRAYTOTEXT BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE BINOM.INV BITAND BITLSHIFT " +
    "BITOR BITRSHIFT BITXOR BYCOL BYROW CEILING.MATH CEILING.PRECISE CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT " +
    "CHISQ.TEST CHOOSECOLS CHOOSEROWS COMBINA CONCAT CONFIDENCE.NORM CONFIDENCE.T COT COTH COVARIANCE.P COVARIANCE.S " +
    "CSC CSCH DAYS DECIMAL DROP ERF.PRECISE ERFC.PRECISE EXPAND EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST " +
    "FILTERXML FLOOR.MATH FLOOR.PRECISE FORECAST.ETS FORECAST.ETS.CONFINT FORECAST.ETS.SEASONALITY FORECAST.ETS.STAT " +
    "FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST GAMMA.INV GAMMALN.PRECISE GAUSS HSTACK HYPGEOM.DIST IFNA IFS IMCOSH " +
    "IMCOT IMCSC IMCSCH IMSEC IMSECH IMSINH IMTAN ISFORMULA ISOMITTED ISOWEEKNUM LAMBDA LET LOGNORM.DIST LOGNORM.INV " +
    "MAKEARRAY MAP MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NORM.DIST NORM.INV NORM.S.DIST NORM.S.INV " +
    "NUMBERVALUE PDURATION PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC PERCENTRANK.INC PERMUTATIONA PHI POISSON.DIST " +
    "QUARTILE.EXC QUARTILE.INC QUERYSTRING RANDARRAY RANK.AVG RANK.EQ REDUCE RRI SCAN SEC SECH SEQUENCE SHEET SHEETS " +
    "SKEW.P SORTBY STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T T.DIST.RT T.INV T.INV.2T T.TEST TAKE TEXTAFTER TEXTBEFORE " +
    "TEXTJOIN TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VALUETOTEXT VAR.P VAR.S VSTACK WEBSERVICE WEIBULL.DIST " +
    "WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR Z.TEST"
  ).split(" "),
);

/** Two of them have a second prefix. */
const OF_SHEETS = new Set(["FILTER", "SORT"]);

/**
 * A formula as files keep it, but for the names of our own functions, which the writer of files knows.
 *
 * @returns without "="
 * @example
 * storedFormula("=IFNA(FILTER(A:A,B:B>0),\"IFNA(\")") //=> '_xlfn.IFNA(_xlfn._xlws.FILTER(A:A,B:B>0),"IFNA(")'
 * storedFormula("=LET(x,2,x*3)") //=> "_xlfn.LET(_xlpm.x,2,_xlpm.x*3)"
 */
export function storedFormula(shown: string): string {
  const formula = shown.replace(/^=/, "");
  const variables = ownVariables(formula);
  return formula.replace(NAME, (token, name?: string, call?: string) => {
    if (name === undefined) return token;
    const upper = name.toUpperCase();
    if (variables.has(upper)) return `_xlpm.${token}`;
    if (call === undefined) return token;
    if (OF_SHEETS.has(upper)) return `_xlfn._xlws.${upper}${call}`;
    return `${NEWER.has(upper) ? "_xlfn." : ""}${upper}${call}`;
  });
}

/** Names that LET and LAMBDA give: each argument of theirs that is a name and nothing else. */
function ownVariables(formula: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (!/\b(?:LET|LAMBDA)\s*\(/i.test(formula)) return names;
  const plain = formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, (text) => "0".repeat(text.length));
  const call = /\b(LET|LAMBDA)\s*\(/gi;
  for (let match = call.exec(plain); match; match = call.exec(plain)) {
    const parts = argumentsAt(plain, call.lastIndex).slice(0, -1);
    const own = match[1]!.toUpperCase() === "LET" ? parts.filter((_, i) => i % 2 === 0) : parts;
    for (const one of own) if (/^\s*[\p{L}_][\w.]*\s*$/u.test(one)) names.add(one.trim().toUpperCase());
  }
  return names;
}

/** Arguments of a call, from behind its parenthesis. */
function argumentsAt(formula: string, start: number): string[] {
  const parts = [""];
  for (let at = start, depth = 0; at < formula.length; at++) {
    const sign = formula[at]!;
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign) && depth-- === 0) break;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Names of the functions that a formula calls, in capitals. */
export function calledFunctions(formula: string): string[] {
  return [...formula.matchAll(NAME)].flatMap(([, name, call]) =>
    name !== undefined && call !== undefined ? [name.toUpperCase()] : [],
  );
}

/** True for what no name or address of the grid says: columns of tables, other workbooks, rows of sheets. */
export function reachesBeyondTheGrid(formula: string): boolean {
  const plain = formula
    .replace(/"(?:[^"]|"")*"/g, "")
    .replace(/'(?:[^']|'')*'/g, (name) => (name.includes("[") || name.includes(":") ? "[" : "x"));
  return plain.includes("[") || /[\p{L}\w.]+:[\p{L}\w.]+!/u.test(plain) || plain.includes("#REF!");
}
