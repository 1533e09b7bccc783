import { parseA1 } from "./host/a1";
import type { Cell, GridSheet, Value } from "./host/grid";
import type { ExcelHost } from "./host/host";
import type { Desk } from "./files/desk";
import type { FacadeWorkbook } from "./grid/facade";
import type { UniverGrid } from "./grid/univer-grid";
import type { Pane } from "./pane";

/** What page tests (and the developer's console) find under `window.muniWorkbench`. */
export interface WorkbenchHandle {
  /** Resolves when the pane's Office is ready and its functions have been calculated. */
  readonly ready: Promise<void>;
  /** Moments since the page began to load, in milliseconds. */
  readonly moments: Readonly<Record<string, number>>;
  readonly host: ExcelHost;
  readonly grid: UniverGrid;
  readonly pane: Pane;
  readonly workbook: FacadeWorkbook;
  /** Resolves when no calculation and no answer of a function is pending. */
  settled(): Promise<void>;
  /** Resolves when the next edit by a person has been calculated with. */
  nextEdit(): Promise<void>;
  /** Values, formulas and formats of a range: `cells("Calendario", "A1:B2")`. */
  cells(sheet: string, address: string): Cell[][];
  /** Value of one cell. */
  value(sheet: string, address: string): Value;
  /** As the person at the grid, not as the add-in. */
  readonly user: {
    type(sheet: string, address: string, value: string | number): Promise<void>;
    select(sheet: string, address: string): void;
    startEditing(): void;
    endEditing(): Promise<void>;
    insertRow(sheet: string, row: number): Promise<void>;
  };
  /** Middle of a cell on the screen, to be clicked; the sheet must be the shown one and the cell in view. */
  point(address: string): { x: number; y: number };
}

/** Everything a test needs, so that none has to know Univer. */
export function createTestHandle({
  parts,
  grid,
  host,
  pane,
  late,
}: Desk): Omit<WorkbenchHandle, "ready" | "moments"> {
  const sheet = (name: string): GridSheet => {
    const found = grid.sheets().find((one) => one.name() === name);
    if (!found) throw new Error(`No sheet ${name}`);
    return found;
  };
  const rect = (address: string) => {
    const found = parseA1(address);
    if (!found) throw new Error(`No address: ${address}`);
    return found;
  };
  const cells = (name: string, address: string): Cell[][] => sheet(name).read(rect(address));
  return {
    host,
    grid,
    pane,
    workbook: parts.workbook,
    async settled() {
      await grid.calculated();
      await late.settled();
    },
    nextEdit: () =>
      new Promise((resolve) => {
        const stop = grid.onChange(({ own }) => {
          if (own) return;
          stop();
          resolve();
        });
      }),
    cells,
    value: (name, address) => cells(name, address)[0]![0]!.value,
    user: {
      async type(name, address, value) {
        parts.workbook.getSheetByName(name)!.getRange(address).setValue(value);
        await grid.calculated();
      },
      select: (name, address) => grid.select(sheet(name), [rect(address)]),
      startEditing: () => void parts.workbook.startEditing(),
      endEditing: async () => void (await parts.workbook.endEditing(false)),
      async insertRow(name, row) {
        sheet(name).insertRows(row, 1);
        await grid.calculated();
      },
    },
    point: (address) => pointOf(parts.workbook, address),
  };
}

function pointOf(workbook: FacadeWorkbook, address: string): { x: number; y: number } {
  const shown = workbook.getActiveSheet();
  const range = shown.getRange(address);
  const { xSplit, ySplit } = shown.getFreeze();
  const { sheetViewStartRow, sheetViewStartColumn, offsetX, offsetY } = shown.getScrollState();
  // Univer gives the place of a cell as if nothing were scrolled.
  const top = (row: number): number => shown.getRange(row, 0).getCellRect().top;
  const left = (column: number): number => shown.getRange(0, column).getCellRect().left;
  const scrolledY = range.getRow() < ySplit ? 0 : top(sheetViewStartRow + ySplit) - top(ySplit) + offsetY;
  const scrolledX =
    range.getColumn() < xSplit ? 0 : left(sheetViewStartColumn + xSplit) - left(xSplit) + offsetX;
  const canvas = document.querySelector("[id^=univer-sheet-main-canvas]")!.getBoundingClientRect();
  const box = range.getCellRect();
  return {
    x: canvas.left + box.left + box.width / 2 - scrolledX,
    y: canvas.top + box.top + box.height / 2 - scrolledY,
  };
}
