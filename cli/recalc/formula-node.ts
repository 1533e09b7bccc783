import type { Text } from "../../src/messages/text";
import type { CellFormula, WorkbookData } from "../../xlsx/read/workbook-data";
import { cellKey, type CellArea, type CellAt } from "./area";
import { translate, type Surroundings } from "./translate";

/** A formula of the workbook with what it reads. */
export interface FormulaNode extends CellAt {
  readonly formula: CellFormula;
  readonly areas: readonly CellArea[];
  readonly functions: ReadonlySet<string>;
  /** Why it cannot be computed, as far as its text tells. */
  readonly reason?: Text;
  /** Cells that it fills in the file. */
  readonly stored: CellArea;
}

/** The formulas of a workbook. */
export interface Formulas {
  readonly nodes: readonly FormulaNode[];
  readonly nodeAt: (sheet: number, row: number, column: number) => FormulaNode | undefined;
}

/** True for a formula that calls one of MUNI's functions. */
export function callsMuni({ functions }: FormulaNode): boolean {
  for (const name of functions) if (name.startsWith("MUNI_")) return true;
  return false;
}

/** Reads every formula of a workbook. */
export function formulasOf({ sheets }: WorkbookData, surroundings: Surroundings): Formulas {
  const bySheet = sheets.map(() => new Map<number, FormulaNode>());
  const nodes = sheets.flatMap(({ formulas }, sheet) =>
    formulas.map((formula) => {
      const node = nodeOf(formula, sheet, surroundings);
      bySheet[sheet]!.set(cellKey(formula.row, formula.column), node);
      return node;
    }),
  );
  return { nodes, nodeAt: (sheet, row, column) => bySheet[sheet]?.get(cellKey(row, column)) };
}

function nodeOf(formula: CellFormula, sheet: number, surroundings: Surroundings): FormulaNode {
  const { row, column } = formula;
  const { areas, functions, reason } = translate(formula.text, { sheet, row, column }, surroundings);
  return {
    sheet,
    row,
    column,
    formula,
    areas,
    functions,
    stored: storedBlock(formula, sheet),
    ...(reason ? { reason } : {}),
  };
}

function storedBlock({ row, column, kind, block }: CellFormula, sheet: number): CellArea {
  if (kind !== "array" || !block) return { sheet, top: row, left: column, bottom: row, right: column };
  return {
    sheet,
    top: block.row,
    left: block.column,
    bottom: block.row + block.rows - 1,
    right: block.column + block.columns - 1,
  };
}
