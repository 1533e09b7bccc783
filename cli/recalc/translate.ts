import { fill, type Text } from "../../src/messages/text";
import { parseBlock } from "../../xlsx/read/cell-reference";
import { formulaPieces, shiftedFormula } from "../../xlsx/read/shift-formula";
import { areaText, LAST_COLUMN, LAST_ROW, type CellArea, type CellAt } from "./area";
import type { BookIndex } from "./book-index";
import { REASONS } from "./reasons";
import { tableArea } from "./structured-reference";
import { tokensOf, type Token } from "./tokens";

/** A formula in the words of the engine, and what it reads. */
export interface Translated {
  /** With "=": references by sheet and cell, no names, no prefixes. */
  readonly text: string;
  readonly areas: readonly CellArea[];
  /** In capitals, without prefixes. */
  readonly functions: ReadonlySet<string>;
  /** Why the engine cannot compute it. */
  readonly reason?: Text;
}

/** What the translation asks of the workbook. */
export interface Surroundings {
  readonly index: BookIndex;
  /** Cells that the formula of a cell fills. */
  readonly blockAt: (cell: CellAt) => CellArea;
  /** Last row and column in use of a sheet; whole columns and rows end there. */
  readonly extentOf: (sheet: number) => { readonly row: number; readonly column: number };
}

/** Functions whose cells are known only while computing. */
const MOVING = new Set(["INDIRECT", "OFFSET"]);

/** Functions to which the length of a whole column matters. */
const LENGTHS = /\b(?:ROWS|COLUMNS|COUNTBLANK)\(/i;

/** Names lead to names no deeper than this in any honest workbook. */
const DEEPEST = 30;

/** Prefixes under which a file stores newer functions, parameters and those of add-ins. */
const PREFIX = /^(?:_xlfn\.|_xlws\.|_xludf\.|_xldudf_|_xlpm\.|_xleta\.|_xll\.)+/i;

/**
 * Name of a function without the prefixes of the file.
 *
 * @example
 * functionName("_xldudf_muni_seats") //=> "MUNI_SEATS"
 */
export function functionName(stored: string): string {
  return stored.replace(PREFIX, "").toUpperCase();
}

/** Translates a formula for the cell in which it stands. */
export function translate(formula: string, at: CellAt, surroundings: Surroundings): Translated {
  const work: Work = {
    at,
    surroundings,
    areas: [],
    functions: new Set(),
    trim: !LENGTHS.test(formula),
    parts: [],
  };
  write(formula, work, 0);
  const { parts, areas, functions, reason } = work;
  return { text: `=${parts.join("")}`, areas, functions, ...(reason ? { reason } : {}) };
}

/** A translation under way. */
interface Work {
  readonly at: CellAt;
  readonly surroundings: Surroundings;
  readonly areas: CellArea[];
  readonly functions: Set<string>;
  readonly trim: boolean;
  readonly parts: string[];
  reason?: Text;
}

function write(formula: string, work: Work, depth: number): void {
  if (depth > DEEPEST) return fail(work, REASONS.tooLong);
  const tokens = tokensOf(formula);
  if (crossesRanges(tokens)) fail(work, REASONS.operator);
  for (let i = 0; i < tokens.length; i++) i += writeToken(tokens, i, work, depth);
}

/** @returns how many more tokens it took */
function writeToken(tokens: readonly Token[], i: number, work: Work, depth: number): number {
  const token = tokens[i]!;
  switch (token.kind) {
    case "sheet":
      return writeOfSheet(token.text, tokens[i + 1], work, depth);
    case "reference":
      writeReference(token.text, work.at.sheet, work);
      return 0;
    case "structured":
      writeStructured(token.text, work);
      return 0;
    case "function":
      return writeFunction(tokens, i, work);
    case "name":
      writeName(token.text, work.at.sheet, work, depth);
      return 0;
    default:
      work.parts.push(token.text);
      return 0;
  }
}

function fail(work: Work, reason: Text): void {
  work.reason ??= reason;
}

function writeOfSheet(prefix: string, next: Token | undefined, work: Work, depth: number): number {
  const name = sheetName(prefix);
  if (name.includes("[")) fail(work, REASONS.external);
  const sheet = work.surroundings.index.sheetAt(name);
  if (sheet === undefined)
    fail(work, fill(name.includes(":") ? REASONS.sheetsInRow : REASONS.unknownSheet, { name }));
  else if (next?.kind === "reference") writeReference(next.text, sheet, work);
  else if (next?.kind === "name") writeName(next.text, sheet, work, depth);
  else if (next?.kind === "error") work.parts.push(next.text);
  else fail(work, REASONS.engine);
  return 1;
}

/** `'Mi hoja'!` without its signs. */
function sheetName(prefix: string): string {
  return prefix
    .slice(0, -1)
    .replace(/^'([^]*)'$/, "$1")
    .replaceAll("''", "'");
}

function writeReference(text: string, sheet: number, work: Work): void {
  const block = parseBlock(text);
  if (!block) return writeName(text, sheet, work, 0);
  const { row: top, column: left, rows, columns } = block;
  pushArea({ sheet, top, left, bottom: top + rows - 1, right: left + columns - 1 }, work);
}

/** Whole columns and rows are read as far as the sheet is used. */
function pushArea(area: CellArea, work: Work): void {
  work.areas.push(area);
  const { sheet } = area;
  const used = work.surroundings.extentOf(sheet);
  const bottom = work.trim && area.bottom === LAST_ROW ? Math.max(used.row, area.top) : area.bottom;
  const right = work.trim && area.right === LAST_COLUMN ? Math.max(used.column, area.left) : area.right;
  work.parts.push(areaText({ ...area, bottom, right }, work.surroundings.index.sheetNames[sheet]!));
}

function writeStructured(text: string, work: Work): void {
  const start = text.indexOf("[");
  const found = work.surroundings.index.table(text.slice(0, start));
  if (!found) return fail(work, fill(start === 0 ? REASONS.external : REASONS.unknownTable, { name: text }));
  pushTable(found, text.slice(start), text, work);
}

type FoundTable = NonNullable<ReturnType<BookIndex["table"]>>;

function pushTable({ table, sheet }: FoundTable, brackets: string, name: string, work: Work): void {
  const area = tableArea(table, brackets, work.at.row);
  if (area === "unknown") fail(work, fill(REASONS.unknownTable, { name }));
  else if (area === "empty") work.parts.push("#REF!");
  else pushArea({ sheet, ...area }, work);
}

function writeFunction(tokens: readonly Token[], i: number, work: Work): number {
  const name = functionName(tokens[i]!.text);
  if (name === "ANCHORARRAY" && tokens[i + 3]?.text === ")") return writeSpilled(tokens[i + 2]!, 3, work);
  if (name === "ANCHORARRAY" && tokens[i + 4]?.text === ")") return writeSpilledOfSheet(tokens, i, work);
  if (MOVING.has(name)) fail(work, fill(REASONS.moving, { name }));
  work.functions.add(name);
  work.parts.push(name);
  return 0;
}

function writeSpilledOfSheet(tokens: readonly Token[], i: number, work: Work): number {
  const name = sheetName(tokens[i + 2]!.text);
  const sheet = work.surroundings.index.sheetAt(name);
  if (sheet === undefined) fail(work, fill(REASONS.unknownSheet, { name }));
  else writeSpilled(tokens[i + 3]!, 4, work, sheet);
  return 4;
}

/** `A1#`, as a file stores it: the cells that the formula of A1 fills now. */
function writeSpilled({ text }: Token, taken: number, work: Work, sheet = work.at.sheet): number {
  const block = parseBlock(text);
  if (!block) {
    fail(work, REASONS.engine);
    return taken;
  }
  const { row, column } = block;
  work.areas.push({ sheet, top: row, left: column, bottom: row, right: column });
  const name = work.surroundings.index.sheetNames[sheet]!;
  work.parts.push(areaText(work.surroundings.blockAt({ sheet, row, column }), name));
  return taken;
}

function writeName(text: string, sheet: number, work: Work, depth: number): void {
  if (/^(?:TRUE|FALSE)$/i.test(text)) return void work.parts.push(text.toUpperCase());
  if (/^_xlpm\./i.test(text)) return void work.parts.push(text.replace(PREFIX, ""));
  const { index } = work.surroundings;
  const defined = index.name(text, sheet);
  const table = defined ? undefined : index.table(text);
  if (table) return pushTable(table, "", text, work);
  if (!defined) return fail(work, fill(REASONS.unknownName, { name: text }));
  // What a name says is written for A1.
  const { row, column } = work.at;
  work.parts.push("(");
  write(shiftedFormula(formulaPieces(defined.formula), row, column), work, depth + 1);
  work.parts.push(")");
}

const OPERAND_END: ReadonlySet<string> = new Set(["reference", "structured", "name"]);
const OPERAND_START: ReadonlySet<string> = new Set(["reference", "structured", "name", "sheet", "function"]);

/** A blank between two ranges crosses them, a comma in plain brackets joins them: this engine has neither. */
function crossesRanges(tokens: readonly Token[]): boolean {
  const calls: boolean[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { kind, text } = tokens[i]!;
    const before = tokens[i - 1];
    if (text === "(" && kind === "sign") calls.push(before?.kind === "function");
    if (text === "{" && kind === "sign") calls.push(true);
    if ((text === ")" || text === "}") && kind === "sign") calls.pop();
    if (text === "," && kind === "sign" && calls.at(-1) !== true) return true;
    const ends = before && (OPERAND_END.has(before.kind) || before.text === ")");
    if (kind === "blank" && ends && OPERAND_START.has(tokens[i + 1]?.kind ?? "")) return true;
  }
  return false;
}
