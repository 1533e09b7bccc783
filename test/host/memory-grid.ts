import { fromCivil } from "../../src/days/civil";
import type { Change, DefinedName, Grid, GridSheet, Rect, Value } from "../../workbench/host/grid";
import { createMemorySheet } from "./memory-sheet";

const DAYS_1900_TO_1904 = 1462;

export interface MemoryGrid extends Grid {
  /** The person begins and ends typing in a cell. */
  startEditing(): void;
  endEditing(): void;
  /** All that is written inside counts as somebody else's, in another Excel. */
  asCoauthor(work: () => void): void;
}

export interface MemoryGridOptions {
  /** Values of the formulas a test uses; all others are 0. Rows of values spill. */
  formulas?: Readonly<Record<string, Value | readonly (readonly Value[])[]>>;
  date1904?: boolean;
}

/** A workbook in memory, without calculation: what Excel keeps, for tests under Node. */
export function createMemoryGrid(options: MemoryGridOptions = {}): MemoryGrid {
  const changes = createListeners<[Change]>();
  const selections = createListeners<[string, readonly Rect[]]>();
  const activations = createListeners<[string]>();
  const names: DefinedName[] = [];
  const cellEdit = createCellEdit();
  let sheets: GridSheet[] = [];
  let activeId = "";
  let selected: { sheet: GridSheet; rects: readonly Rect[] } | null = null;
  let addinDepth = 0;
  let remote = false;
  let made = 0;

  const active = (): GridSheet => sheets.find(({ id }) => id === activeId) ?? sheets[0]!;
  const activate = (id: string): void => {
    if (id === activeId) return;
    activeId = id;
    activations.tell(id);
  };
  const workbook = {
    evaluate: (formula: string) => options.formulas?.[formula] ?? 0,
    changed: (change: Omit<Change, "own">) =>
      changes.tell({ ...change, own: addinDepth > 0, ...(remote ? { remote } : {}) }),
  };

  return {
    settings: new Map(),
    sheets: () => sheets,
    active,
    activate,
    addSheet(name) {
      const sheet = createMemorySheet(
        `{00000000-0000-4000-8000-${String(++made).padStart(12, "0")}}`,
        name,
        workbook,
      );
      sheets = [...sheets, sheet];
      if (activeId === "") activeId = sheet.id;
      return sheet;
    },
    deleteSheet(id) {
      sheets = sheets.filter((sheet) => sheet.id !== id);
      if (activeId === id) activate(sheets[0]!.id);
      if (selected?.sheet.id === id) selected = null;
    },
    selection: () => selected ?? { sheet: active(), rects: [{ row: 0, column: 0, rows: 1, columns: 1 }] },
    select(sheet, rects) {
      selected = { sheet, rects };
      activate(sheet.id);
      selections.tell(sheet.id, rects);
    },
    names: () => names,
    addName: (name) => void names.push(name),
    serial: (year, month, day) => fromCivil(year, month, day) - (options.date1904 ? DAYS_1900_TO_1904 : 0),
    ...cellEdit,
    asAddin(work) {
      addinDepth++;
      try {
        return work();
      } finally {
        addinDepth--;
      }
    },
    asCoauthor(work) {
      remote = true;
      work();
      remote = false;
    },
    settled: () => Promise.resolve(),
    calculated: () => Promise.resolve(),
    onChange: (listener) => changes.add(listener),
    onSelect: (listener) => selections.add(listener),
    onActivate: (listener) => activations.add(listener),
  };
}

function createCellEdit() {
  let end: (() => void) | null = null;
  let done = Promise.resolve();
  return {
    editing: () => end !== null,
    whenNotEditing: () => done,
    startEditing: () => void (done = new Promise((resolve) => (end = resolve))),
    endEditing() {
      end?.();
      end = null;
    },
  };
}

function createListeners<A extends unknown[]>() {
  const listeners = new Set<(...args: A) => void>();
  return {
    add(listener: (...args: A) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (...args: A) => listeners.forEach((listener) => listener(...args)),
  };
}
