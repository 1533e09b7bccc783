import type { SheetCell } from "../src/calendar/input";
import type { Block } from "../src/workbook/address";
import type { Place } from "../src/workbook/report";
import type { BlockEdit, CellState, Undo } from "../src/workbook/block-edit";
import type { SheetRef } from "../src/workbook/reading";
import type { SheetPlan } from "../src/plan/sheet-plan";

/** Why a change was not begun: nothing was written. */
export type Refusal =
  | { readonly kind: "stale"; readonly at: Place }
  | { readonly kind: "protected"; readonly sheets: readonly SheetRef[] };

export type Written = { readonly kind: "written"; readonly undo: Undo };
export type Undone = { readonly kind: "undone" };

/** A sheet to write, and what it is called where its name is taken already. */
export interface NewSheet {
  readonly plan: SheetPlan;
  readonly otherNames: readonly string[];
}

/**
 * What the pane writes into cells and sheets, always at the clerk's wish. taskpane/excel answers it. A change is made
 * as a whole or not at all.
 */
export interface SheetWriter {
  /** One request. */
  readCells(places: readonly Place[]): Promise<CellState[]>;
  /** One request. */
  readBlock(sheet: SheetRef, block: Block): Promise<SheetCell[][]>;
  /**
   * Two requests: the cells are compared with what the edits say of them, then written.
   *
   * @param dates1904 whether the workbook counts its days from 1904
   * @throws BookFailure
   */
  edit(edits: readonly BlockEdit[], dates1904: boolean): Promise<Written | Refusal>;
  /** Two requests: values, formulas and number formats as they were, unless somebody changed the cells meanwhile. */
  undo(undo: Undo): Promise<Undone | Refusal>;
  /**
   * Three requests: new sheets behind the others. None is ever overwritten: where a name is taken the next one is used.
   *
   * @throws BookFailure
   */
  addSheets(sheets: readonly NewSheet[], dates1904: boolean): Promise<SheetRef[]>;
}
