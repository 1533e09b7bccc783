import { escapeXml } from "../xml/escape";
import type { Book } from "./book";
import { dynamicArrayMark } from "./dynamic-arrays";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { element, storedText, type Dialect } from "./markup";
import { storedFormula } from "./stored-formula";
import { blockAddress } from "../../src/workbook/address";
import type { CellRef } from "../read/cell-reference";
import type { CellContent, CellFormula, FormulaResult } from "./workbook-edit";

/** Days between the starts of Excel's two ways to count them. */
const DAYS_TO_1904 = 1462;

/** The most letters that a cell takes. */
const LONGEST_TEXT = 32_767;

/** What a cell's element holds, and the attributes that say how to read it. */
export interface CellMarkup {
  /** Undefined for a number. */
  readonly type?: string | undefined;
  /** Mark of a formula that spills. */
  readonly mark?: number | undefined;
  readonly inner: string;
  /** Number of its style; undefined leaves it as it is. */
  readonly style?: number | undefined;
}

export const NO_CONTENT: CellMarkup = { inner: "" };

/** What a cell of a sheet's part is to hold. */
export function contentMarkup(
  session: EditSession,
  dialect: Dialect,
  cell: CellRef,
  content: CellContent | CellFormula | null,
): CellMarkup {
  if (content === null) return NO_CONTENT;
  if (typeof content === "string") return sharedText(session, dialect, cell, content);
  if (typeof content !== "object") return plainMarkup(dialect, cell, content);
  if ("day" in content) return plainMarkup(dialect, cell, fileDay(session.book, content.day));
  return formulaMarkup(session, dialect, cell, content);
}

function sharedText(session: EditSession, dialect: Dialect, cell: CellRef, text: string): CellMarkup {
  if (text === "") return NO_CONTENT;
  refuseLongText(cell, text);
  return { type: "s", inner: element(dialect, "v", {}, String(session.strings().indexOf(text))) };
}

function refuseLongText(cell: CellRef, text: string): void {
  if (text.length > LONGEST_TEXT) throw editProblem("textTooLong", { cell: cellAddress(cell) });
}

function plainMarkup(dialect: Dialect, cell: CellRef, value: number | boolean): CellMarkup {
  if (typeof value === "boolean") return { type: "b", inner: element(dialect, "v", {}, value ? "1" : "0") };
  if (!Number.isFinite(value)) throw editProblem("notNumber", { cell: cellAddress(cell) });
  return { inner: element(dialect, "v", {}, String(value)) };
}

/** A day as the file counts it. */
export function fileDay(book: Book, day: number): number {
  return book.dates1904 ? day - DAYS_TO_1904 : day;
}

/** A formula with the value that it has. */
function formulaMarkup(
  session: EditSession,
  dialect: Dialect,
  cell: CellRef,
  { formula, cached, spill }: CellFormula,
): CellMarkup {
  const { type, inner } = resultMarkup(dialect, cell, cached);
  const array = spill && { t: "array", ref: blockAddress({ ...cellOnly(cell), ...spill }) };
  return {
    type,
    mark: spill && dynamicArrayMark(session.book),
    inner: element(dialect, "f", array ?? {}, escapeXml(storedFormula(formula))) + inner,
  };
}

/** The value of a formula, without the formula. */
export function resultMarkup(dialect: Dialect, cell: CellRef, result: FormulaResult): CellMarkup {
  if (typeof result === "object") return { type: "e", inner: valueElement(dialect, result.error) };
  if (typeof result !== "string") return plainMarkup(dialect, cell, result);
  refuseLongText(cell, result);
  return { type: "str", inner: valueElement(dialect, storedText(result)) };
}

function valueElement(dialect: Dialect, text: string): string {
  const space = /^\s|\s$/.test(text) ? { "xml:space": "preserve" } : {};
  return element(dialect, "v", space, escapeXml(text));
}

export function cellAddress(cell: CellRef): string {
  return blockAddress({ ...cellOnly(cell), rows: 1, columns: 1 });
}

function cellOnly({ row, column }: CellRef): CellRef {
  return { row, column };
}
