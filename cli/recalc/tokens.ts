/** A piece of a formula. Blanks are pieces too, so that the pieces together are the formula. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

export type TokenKind =
  | "text"
  | "number"
  | "error"
  /** `Hoja!` or `'Mi hoja'!`: of what follows. */
  | "sheet"
  /** One side of a reference to cells, columns or rows: `$A$1`, `A1:B9`, `A:A`, `1:3`. */
  | "reference"
  /** `Tabla[Columna]`, brackets and all. */
  | "structured"
  /** A name before "(". */
  | "function"
  | "name"
  | "blank"
  | "sign";

const LETTER = "\\p{L}_\\\\";
const WORD = `[${LETTER}][${LETTER}\\p{N}.?]*`;
const CELL = "\\$?[A-Za-z]{1,3}\\$?[1-9][0-9]{0,6}";
const REFERENCE = `${CELL}(?::${CELL})?|\\$?[A-Za-z]{1,3}:\\$?[A-Za-z]{1,3}|\\$?[1-9][0-9]{0,6}:\\$?[1-9][0-9]{0,6}`;

/** In the order in which a piece is tried. */
const KINDS: readonly (readonly [TokenKind, string])[] = [
  ["text", '"[^"]*(?:""[^"]*)*"?'],
  ["error", "#(?:REF!|N/A|NAME\\?|VALUE!|DIV/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|GETTING_DATA)"],
  ["sheet", `(?:'[^']*(?:''[^']*)*'|(?:\\[[^\\]]*\\])?[${LETTER}\\p{N}.]+(?::[${LETTER}\\p{N}.]+)?)!`],
  ["reference", `(?:${REFERENCE})(?![${LETTER}\\p{N}.(!\\[])`],
  ["function", `${WORD}(?=\\()`],
  ["number", "[0-9]+\\.?[0-9]*(?:[eE][+-]?[0-9]+)?|\\.[0-9]+(?:[eE][+-]?[0-9]+)?"],
  ["name", WORD],
  ["blank", "\\s+"],
  ["sign", "<=|>=|<>|[^]"],
];

const TOKEN = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join("|"), "uy");

/**
 * Takes a formula apart.
 *
 * @param formula without "=", as a workbook file stores it: English names, commas
 * @example
 * tokensOf("SUM(A1:A3)").map(({ kind }) => kind) //=> ["function", "sign", "reference", "sign"]
 */
export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    const token = tokenAt(formula, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(formula: string, at: number): Token {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(formula)!;
  const kind = KINDS[match.findIndex((part, group) => group > 0 && part !== undefined) - 1]![0];
  const end = at + match[0].length;
  if (match[0] === "[") return { kind: "structured", text: formula.slice(at, bracketEnd(formula, at)) };
  if (kind === "name" && formula[end] === "[")
    return { kind: "structured", text: formula.slice(at, bracketEnd(formula, end)) };
  return { kind, text: match[0] };
}

/** End of a bracketed part: it may hold others, and an apostrophe there escapes a bracket. */
function bracketEnd(formula: string, start: number): number {
  let depth = 0;
  for (let at = start; at < formula.length; at++) {
    const sign = formula[at];
    if (sign === "'") at++;
    else if (sign === "[") depth++;
    else if (sign === "]" && --depth === 0) return at + 1;
  }
  return formula.length;
}
