import { fileProblem } from "../package/file-problem";

/** Letters of all cells, formulas and names of a workbook together, in millions. */
const MOST_LETTERS = 32;

/** Cells of all sheets together, in millions; blank ones between others in their rows count too. */
const MOST_CELLS = 2;

/** Letters that anything kept costs beside its own: a short text takes as much memory. */
const COST = 16;

/** What a workbook may still take of the memory that reading is given. */
export interface Budget {
  /** Counts something kept, with its letters. */
  keep(letters: number): void;
  /** Counts cells of a sheet. */
  addCells(count: number, sheet: string): void;
}

/** A budget for one workbook; it throws a Problem when it is spent. */
export function startBudget(): Budget {
  let letters = 0;
  let cells = 0;
  return {
    keep: (more) => {
      letters += more + COST;
      if (letters > MOST_LETTERS * 1_000_000) throw fileProblem("tooMuchText", { limit: MOST_LETTERS });
    },
    addCells: (more, sheet) => {
      cells += more;
      if (cells > MOST_CELLS * 1_000_000) throw fileProblem("tooManyCells", { sheet, limit: MOST_CELLS });
    },
  };
}
