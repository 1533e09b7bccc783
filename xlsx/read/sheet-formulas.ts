import type { SheetCell } from "../../src/calendar/input";
import type { Block } from "../../src/workbook/address";
import type { Budget } from "./budget";
import type { CellRef } from "./cell-reference";
import { formulaPieces, shiftedFormula, type FormulaPieces } from "./shift-formula";
import type { CellFormula } from "./workbook-data";

/** What a formula takes beside its letters, as letters. */
const FORMULA_COST = 48;

/** A formula as the file has it. */
export interface StoredFormula {
  readonly text: string;
  /** "shared", "array", "dataTable"; anything else is a formula of one cell. */
  readonly type: string | undefined;
  readonly block: Block | undefined;
  /** Number under which cells share a formula. */
  readonly shared: string | undefined;
  readonly isDynamic: boolean;
}

interface SharedFormula {
  readonly pieces: FormulaPieces;
  readonly from: CellRef;
  readonly block: Block | undefined;
}

/** Formulas of a sheet as they are read. */
export interface FormulasReader {
  add(cell: CellRef, formula: StoredFormula, cached: SheetCell): void;
  /** By row, then column. */
  finish(): readonly CellFormula[];
}

/** Gathers the formulas of a sheet; one that several cells share is written out for each of them. */
export function formulasReader(budget: Budget): FormulasReader {
  const found: CellFormula[] = [];
  const shared = new Map<string, SharedFormula>();
  return {
    add: ({ row, column }, stored, cached) => {
      const written = stored.type === "shared" ? writtenOut(shared, { row, column }, stored) : own(stored);
      if (!written) return;
      const { text, kind, block } = written;
      const { isDynamic } = stored;
      budget.keep(text.length + FORMULA_COST);
      const formula = { row, column, text, kind, isDynamic, cached };
      found.push(block ? { ...formula, block } : formula);
    },
    finish: () => found.sort((one, other) => one.row - other.row || one.column - other.column),
  };
}

interface Written {
  readonly text: string;
  readonly kind: CellFormula["kind"];
  readonly block: Block | undefined;
}

function own({ text, type, block }: StoredFormula): Written {
  return type === "array" || type === "dataTable"
    ? { text, kind: type, block }
    : { text, kind: "normal", block: undefined };
}

/** The first cell has the text; a later one that shares what nobody wrote has no formula, only its value. */
function writtenOut(
  shared: Map<string, SharedFormula>,
  cell: CellRef,
  { text, block, shared: key = "" }: StoredFormula,
): Written | undefined {
  if (text !== "") shared.set(key, { pieces: formulaPieces(text), from: cell, block });
  const source = shared.get(key);
  if (!source) return undefined;
  const rows = cell.row - source.from.row;
  const columns = cell.column - source.from.column;
  const moved = text === "" ? shiftedFormula(source.pieces, rows, columns) : text;
  return { text: moved, kind: "shared", block: source.block };
}
