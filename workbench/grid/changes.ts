import type { ICellData, ICommandInfo, IExecutionOptions } from "@univerjs/core";
import { COLUMNS, ROWS } from "../host/a1";
import type { Change, ChangeType, Rect, Value } from "../host/grid";
import type { Shift } from "../host/shift";
import { AFTER_EDIT, AFTER_MOVE, watchCalculation, type Calculation } from "./calculation";
import { boundsOf } from "./cells";
import { toRect, type UniverParts, type UniverRange } from "./facade";

const SET_VALUES = "sheet.mutation.set-range-values";

const MOVES: Readonly<Record<string, { type: ChangeType; axis: Shift["axis"]; sign: 1 | -1 }>> = {
  "sheet.mutation.insert-row": { type: "RowInserted", axis: "row", sign: 1 },
  "sheet.mutation.remove-rows": { type: "RowDeleted", axis: "row", sign: -1 },
  "sheet.mutation.insert-col": { type: "ColumnInserted", axis: "column", sign: 1 },
  "sheet.mutation.remove-col": { type: "ColumnDeleted", axis: "column", sign: -1 },
};

interface MutationParams {
  unitId: string;
  subUnitId: string;
  cellValue?: object;
  range?: UniverRange;
}

interface Options {
  /** True while the add-in writes. */
  isAddin(): boolean;
  /** The value of one cell. */
  valueAt(sheetId: string, rect: Rect): Value;
  moved(sheetId: string, by: Shift): void;
  changed(change: Change): void;
}

/**
 * Tells the edits of a workbook after the recalculation that they cause. What the engine writes is no edit,
 * nor is what Univer rewrites while it moves rows.
 */
export function watchChanges(parts: UniverParts, options: Options): Calculation {
  let waiting: { change: Change; turn: number }[] = [];
  let turn = 0;
  let before: Value | undefined;
  const calculation = watchCalculation(parts.injector, () => {
    const told = waiting;
    waiting = [];
    const movingTurns = new Set(
      told.filter(({ change }) => change.type !== "RangeEdited").map((one) => one.turn),
    );
    for (const { change, turn: at } of told)
      if (change.type !== "RangeEdited" || !movingTurns.has(at)) options.changed(change);
  });
  const note = (change: Omit<Change, "own">, within: number): void => {
    waiting.push({ change: { ...change, own: options.isAddin() }, turn });
    queueMicrotask(() => void turn++);
    calculation.expect(within);
  };

  parts.facade.onBeforeCommandExecute((command) => {
    const rect = paramsOf(command).unitId === parts.workbook.getId() ? editedRect(command) : null;
    before = rect && isSingle(rect) ? options.valueAt(paramsOf(command).subUnitId, rect) : undefined;
  });
  parts.facade.onCommandExecuted((command: Readonly<ICommandInfo>, execution?: IExecutionOptions) => {
    const { unitId, subUnitId, range } = paramsOf(command);
    if (unitId !== parts.workbook.getId()) return;
    const move = MOVES[command.id];
    if (move && range) {
      const { type, axis, sign } = move;
      const rect = band(toRect(range), axis);
      const size = axis === "row" ? rect.rows : rect.columns;
      options.moved(subUnitId, { axis, at: rect[axis], count: sign * size });
      return note({ sheetId: subUnitId, rect, type }, AFTER_MOVE);
    }
    const rect = execution?.fromFormula ? null : editedRect(command);
    if (!rect) return;
    const values =
      isSingle(rect) && before !== undefined ? { before, after: options.valueAt(subUnitId, rect) } : {};
    note({ sheetId: subUnitId, rect, type: "RangeEdited", ...values }, AFTER_EDIT);
  });
  return calculation;
}

function paramsOf(command: Readonly<ICommandInfo>): MutationParams {
  return (command.params ?? {}) as MutationParams;
}

/** The cells whose data a command sets; a style alone is no edit. */
function editedRect(command: Readonly<ICommandInfo>): Rect | null {
  if (command.id !== SET_VALUES) return null;
  const isEdit = (cell: ICellData | null): boolean =>
    cell === null || "v" in cell || "f" in cell || "p" in cell;
  return boundsOf(paramsOf(command).cellValue, isEdit);
}

function isSingle({ rows, columns }: Rect): boolean {
  return rows === 1 && columns === 1;
}

/** The whole rows or columns. */
function band(rect: Rect, axis: Shift["axis"]): Rect {
  return axis === "row" ? { ...rect, column: 0, columns: COLUMNS } : { ...rect, row: 0, rows: ROWS };
}
