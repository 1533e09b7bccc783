import { fromCivil } from "../../src/days/civil";
import type { Change, Grid, GridSheet, Rect } from "../host/grid";
import { AFTER_EDIT } from "./calculation";
import { watchChanges } from "./changes";
import type { CellMatrix } from "./cells";
import { toRange, toRect, type FacadeSheet, type UniverParts } from "./facade";
import { watchRowHeights } from "./row-heights";
import { watchSelection } from "./selection";
import { createExtras, shiftExtras, type SheetExtras } from "./sheet-extras";
import { createUniverSheet, type WriteBuffer } from "./univer-sheet";

const LOOK_AGAIN = 50;
const NEIGHBOURS = 3;
const FIRST_CELL: Rect = { row: 0, column: 0, rows: 1, columns: 1 };

export interface UniverGrid extends Grid {
  /** Calculates everything; resolves when the results are there. */
  recalculate(): Promise<void>;
}

/** A Univer workbook as the host sees one. */
export function createUniverGrid(parts: UniverParts): UniverGrid {
  const { facade, workbook } = parts;
  const changeListeners = new Set<(change: Change) => void>();
  const extras = new Map<string, SheetExtras>();
  const wrapped = new Map<string, GridSheet>();
  let addinDepth = 0;

  const asAddin = <T>(work: () => T): T => {
    addinDepth++;
    try {
      const result = work();
      buffer.flush();
      return result;
    } finally {
      addinDepth--;
    }
  };
  const buffer = createBuffer(parts);
  const forgetRowHeights = watchRowHeights(parts);
  const wrap = (sheet: FacadeSheet): GridSheet => {
    const id = sheet.getSheetId();
    const known = wrapped.get(id);
    if (known) return known;
    const own = createExtras();
    extras.set(id, own);
    const made = createUniverSheet(parts, sheet, own, buffer);
    wrapped.set(id, made);
    return made;
  };
  const sheets = (): GridSheet[] => workbook.getSheets().map(wrap);
  const calculation = watchChanges(parts, {
    isAddin: () => addinDepth > 0,
    valueAt: (sheetId, rect) =>
      sheets()
        .find(({ id }) => id === sheetId)
        ?.read(rect)[0]![0]!.value ?? "",
    moved: (sheetId, by) => shiftExtras(extras.get(sheetId) ?? createExtras(), by),
    changed: (change) => changeListeners.forEach((listener) => listener(change)),
  });

  return {
    settings: new Map(),
    sheets,
    active: () => wrap(workbook.getActiveSheet()),
    activate(id) {
      if (workbook.getActiveSheet().getSheetId() !== id) workbook.setActiveSheet(id);
    },
    addSheet(name) {
      // Univer shows a sheet that it inserts; Excel does not.
      const shown = workbook.getActiveSheet();
      const added = workbook.insertSheet(name);
      workbook.setActiveSheet(shown);
      return wrap(added);
    },
    deleteSheet(id) {
      buffer.flush();
      forgetRowHeights(id);
      workbook.deleteSheet(id);
      wrapped.delete(id);
      extras.delete(id);
    },
    selection() {
      const range = workbook.getActiveRange()?.getRange();
      return { sheet: wrap(workbook.getActiveSheet()), rects: [range ? toRect(range) : FIRST_CELL] };
    },
    select(sheet, rects) {
      const target = workbook.getSheetBySheetId(sheet.id)!;
      buffer.flush();
      if (workbook.getActiveSheet().getSheetId() !== sheet.id) workbook.setActiveSheet(target);
      const [first = FIRST_CELL] = rects;
      target.getRange(toRange(first, target)).activate();
      reveal(target, first);
    },
    names: () =>
      workbook.getDefinedNames().map((name) => ({
        name: name.getName(),
        reference: `=${name.getFormulaOrRefString().replace(/^=/, "")}`,
      })),
    addName: ({ name, reference }) => void workbook.insertDefinedName(name, reference.replace(/^=/, "")),
    serial: fromCivil,
    editing: () => workbook.isCellEditing(),
    async whenNotEditing() {
      while (workbook.isCellEditing()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    },
    asAddin,
    settled: () => buffer.settled(),
    calculated: () => calculation.done(),
    async recalculate() {
      facade.getFormula().executeCalculation();
      calculation.expect(AFTER_EDIT);
      await calculation.done();
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    onSelect: (listener) => watchSelection(parts, listener),
    onActivate(listener) {
      const event = facade.addEvent(facade.Event.ActiveSheetChanged, ({ activeSheet }) =>
        listener(activeSheet.getSheetId()),
      );
      return () => event.dispose();
    },
  };
}

/** Scrolls only where the cell is out of sight, and leaves some of its neighbours in view. */
function reveal(sheet: FacadeSheet, { row, column }: Rect): void {
  const seen = sheet.getVisibleRange();
  const inSight =
    seen &&
    row >= seen.startRow &&
    row < seen.endRow &&
    column >= seen.startColumn &&
    column < seen.endColumn;
  if (!inSight) sheet.scrollToCell(Math.max(0, row - NEIGHBOURS), Math.max(0, column - NEIGHBOURS));
}

/** The client slices large writes: one command for each sheet takes all that a batch wrote. */
function createBuffer({ facade, workbook }: UniverParts): WriteBuffer & { settled(): Promise<void> } {
  const pending = new Map<string, CellMatrix>();
  let works: Promise<unknown>[] = [];
  return {
    cells(sheetId) {
      const matrix = pending.get(sheetId) ?? {};
      pending.set(sheetId, matrix);
      return matrix;
    },
    flush() {
      const all = [...pending];
      pending.clear();
      const unitId = workbook.getId();
      for (const [subUnitId, value] of all)
        facade.syncExecuteCommand("sheet.command.set-range-values", { unitId, subUnitId, value });
    },
    wait: (work) => void works.push(work),
    async settled() {
      const awaited = works;
      works = [];
      await Promise.all(awaited);
    },
  };
}
