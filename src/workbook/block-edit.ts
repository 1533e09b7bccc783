import type { CellContent } from "../calendar/finding";
import type { SheetCell } from "../calendar/input";
import type { Block } from "./address";
import type { SheetRef, TableRef } from "./reading";

/** A change of some cells of a rectangle. */
export interface BlockEdit {
  readonly sheet: SheetRef;
  /** The first cell, from 0. */
  readonly row: number;
  readonly column: number;
  /** What the cells hold now, as the sheet gave it: where they hold something else, nothing is written. */
  readonly before: readonly (readonly SheetCell[])[];
  /** What is written; undefined leaves a cell as it is. */
  readonly after: readonly (readonly (CellContent | undefined)[])[];
  /** A cell of the same sheet whose look the first cell takes on, where it has none of its own. */
  readonly like?: { readonly row: number; readonly column: number };
  /** The table that grows by this block, which stands right below it, and its rectangle now. */
  readonly grow?: { readonly table: TableRef; readonly block: Block };
}

/** A cell as Excel keeps it. */
export interface CellState {
  readonly value: SheetCell;
  /** With its `=`; a cell without formula gives its value. */
  readonly formula: SheetCell;
  readonly format: string;
}

/** A rectangle that was changed, and what it was before. */
export interface EditedBlock {
  readonly sheet: SheetRef;
  readonly row: number;
  readonly column: number;
  /** undefined for the cells that were left alone. */
  readonly before: readonly (readonly (CellState | undefined)[])[];
  /** Values after the change, of the same cells. */
  readonly written: readonly (readonly SheetCell[])[];
  readonly grown?: BlockEdit["grow"];
  /** The first cell, which had no look of its own, took one on. */
  readonly styled?: true;
  /** The number format that was given, where nothing else was changed: values and formulas are left alone. */
  readonly formatted?: string;
}

/** What takes a change back. */
export type Undo = readonly EditedBlock[];

/** Whether two cells hold the same, as the sheet gives them. */
export function sameCell(one: SheetCell, other: SheetCell): boolean {
  return (one ?? "") === (other ?? "");
}
