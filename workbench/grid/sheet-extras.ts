import type { Mark, Protection, TableInfo, Validation } from "../host/grid";
import { moveRect, type Shift } from "../host/shift";
import type { Rect } from "../host/grid";

/** What Excel keeps with a sheet and Univer has no place for. */
export interface SheetExtras {
  readonly props: Map<string, string>;
  tables: TableInfo[];
  validations: { rect: Rect; validation: Validation }[];
  protection: Protection;
  /** The part of a mark that Univer does not keep, by the mark's id. */
  readonly markLooks: Map<string, Mark["look"]>;
}

export function createExtras(): SheetExtras {
  return {
    props: new Map(),
    tables: [],
    validations: [],
    protection: { on: false, options: {} },
    markLooks: new Map(),
  };
}

/** Moves tables and validations with the rows or columns under them. */
export function shiftExtras(extras: SheetExtras, by: Shift): void {
  const moved = <T extends { rect: Rect }>(one: T): T[] => {
    const rect = moveRect(one.rect, by);
    return rect ? [{ ...one, rect }] : [];
  };
  extras.tables = extras.tables.flatMap(moved);
  extras.validations = extras.validations.flatMap(moved);
}
