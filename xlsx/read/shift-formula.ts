import { columnLetters } from "../../src/workbook/address";
import { columnNumber, MOST_COLUMNS, MOST_ROWS } from "./cell-reference";

/** A formula taken apart: texts that stay, and references that move with the cell. */
export type FormulaPieces = readonly (string | Reference)[];

interface Reference {
  /** Undefined for the rows of "1:3", or the columns of "A:C". */
  readonly column?: Line;
  readonly row?: Line;
}

/** A column or row, from 0; an absolute one stays. */
interface Line {
  readonly number: number;
  readonly absolute: boolean;
}

/**
 * What a formula is made of: texts in quotes, sheet names in apostrophes, bracketed parts (of tables and other
 * books), words (names, functions, numbers and references), and single signs. Words hold letters of any alphabet.
 */
const TOKEN = /"(?:[^"]|"")*"?|'(?:[^']|'')*'?|\[|[$\w.\\?\u00a1-\uffff]+|[^]/gu;

const CELL = /^(\$?)([a-z]{1,3})(\$?)([1-9]\d{0,6})$/i;
const COLUMN = /^(\$?)([a-z]{1,3})$/i;
const ROW = /^(\$?)([1-9]\d{0,6})$/;

/**
 * Takes a formula apart, once for all cells that share it.
 *
 * @param formula without "="
 */
export function formulaPieces(formula: string): FormulaPieces {
  const tokens = tokensOf(formula);
  const pieces: (string | Reference)[] = [];
  const add = (piece: string | Reference): void => {
    const before = pieces.at(-1);
    if (typeof piece === "string" && typeof before === "string") pieces[pieces.length - 1] = before + piece;
    else pieces.push(piece);
  };
  tokens.forEach((token, i) => add(referenceAt(tokens, i) ?? token));
  return pieces;
}

/** Tokens, with a bracketed part as one: it may hold others, and an apostrophe there escapes a bracket. */
function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(formula); match; match = TOKEN.exec(formula)) {
    if (match[0] !== "[") tokens.push(match[0]);
    else {
      const end = bracketEnd(formula, match.index);
      tokens.push(formula.slice(match.index, end));
      TOKEN.lastIndex = end;
    }
  }
  return tokens;
}

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

/** The reference that a token is: not a function's or a sheet's name, nor a column of a table. */
function referenceAt(tokens: readonly string[], i: number): Reference | undefined {
  const next = tokens[i + 1];
  if (next === "(" || next === "!" || next?.startsWith("[")) return undefined;
  const cell = CELL.exec(tokens[i]!);
  if (cell) return inSheet({ column: columnLine(cell[1]!, cell[2]!), row: rowLine(cell[3]!, cell[4]!) });
  return lineAt(tokens, i);
}

/** A side of "A:C" or "1:3". Sheets in a row look alike, but end in "!": "Feb:Mar!A1". */
function lineAt(tokens: readonly string[], i: number): Reference | undefined {
  for (const kind of [COLUMN, ROW]) {
    const match = kind.exec(tokens[i]!);
    const isFirst = tokens[i + 1] === ":" && kind.test(tokens[i + 2] ?? "") && tokens[i + 3] !== "!";
    const isLast = tokens[i - 1] === ":" && kind.test(tokens[i - 2] ?? "");
    if (match && (isFirst || isLast))
      return inSheet(
        kind === COLUMN
          ? { column: columnLine(match[1]!, match[2]!) }
          : { row: rowLine(match[1]!, match[2]!) },
      );
  }
  return undefined;
}

function columnLine(sign: string, letters: string): Line {
  return { number: columnNumber(letters), absolute: sign !== "" };
}

function rowLine(sign: string, digits: string): Line {
  return { number: Number(digits) - 1, absolute: sign !== "" };
}

function inSheet(reference: Reference): Reference | undefined {
  const { column, row } = reference;
  return (column?.number ?? 0) < MOST_COLUMNS && (row?.number ?? 0) < MOST_ROWS ? reference : undefined;
}

/**
 * The formula as it reads some rows and columns from where it was written. A reference that would leave the sheet
 * goes on at its other side, as in Excel.
 *
 * @example
 * shiftedFormula(formulaPieces("A1+$B$2&\"A1\""), 2, 1) //=> 'B3+$B$2&"A1"'
 */
export function shiftedFormula(pieces: FormulaPieces, rows: number, columns: number): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : shifted(piece, rows, columns))).join("");
}

function shifted({ column, row }: Reference, rows: number, columns: number): string {
  const letters = column && sign(column) + columnLetters(moved(column, columns, MOST_COLUMNS));
  const digits = row && sign(row) + (moved(row, rows, MOST_ROWS) + 1);
  return `${letters ?? ""}${digits ?? ""}`;
}

function sign({ absolute }: Line): string {
  return absolute ? "$" : "";
}

function moved({ number, absolute }: Line, by: number, count: number): number {
  return absolute ? number : (((number + by) % count) + count) % count;
}
