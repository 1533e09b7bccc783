/** What the host needs from a spreadsheet. Two of them: in memory (test/host) and Univer (workbench/grid). */

/** What a cell holds; an empty cell holds `""`, an error its text (`"#N/A"`). Dates are serials. */
export type Value = string | number | boolean;

/** A rectangle of cells; row and column count from zero. */
export interface Rect {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface Cell {
  readonly value: Value;
  /** With its `=`; empty where there is none. */
  readonly formula: string;
  /** Number format, `General` where none was set. */
  readonly format: string;
}

/** The parts of a cell's look that the product sets; `undefined` is the workbook's default. */
export interface Look {
  fill?: string | undefined;
  fontColor?: string | undefined;
  bold?: boolean | undefined;
  wrap?: boolean | undefined;
  horizontal?: string | undefined;
  vertical?: string | undefined;
}

/** A conditional format. `Custom` ones have a formula; the others are kept and shown, not edited. */
export interface Mark {
  readonly id: string;
  readonly type: string;
  rects: readonly Rect[];
  formula: string;
  stopIfTrue: boolean;
  look: { fill?: string; fontColor?: string; bold?: boolean; border?: string };
}

/** The rule as Office.js words it: `{ list: { inCellDropDown, source } }` and the like. */
export interface Validation {
  rule: Readonly<Record<string, unknown>>;
  errorAlert?: Readonly<Record<string, unknown>>;
  prompt?: Readonly<Record<string, unknown>>;
  ignoreBlanks?: boolean;
}

export interface TableInfo {
  readonly id: string;
  name: string;
  rect: Rect;
  hasHeaders: boolean;
}

export interface Protection {
  readonly on: boolean;
  readonly options: Readonly<Record<string, boolean>>;
}

export interface DefinedName {
  readonly name: string;
  /** With its `=`: `=Hoja!$A$1:$B$9`. */
  readonly reference: string;
  /** Absent for a name of the whole workbook. */
  readonly sheetId?: string;
}

/** In the words of Office.js. */
export type ChangeType =
  | "RangeEdited"
  | "RowInserted"
  | "RowDeleted"
  | "ColumnInserted"
  | "ColumnDeleted"
  | "CellInserted"
  | "CellDeleted";

export interface Change {
  readonly sheetId: string;
  readonly rect: Rect;
  readonly type: ChangeType;
  /** Given for a single cell only. */
  readonly before?: Value;
  readonly after?: Value;
  /** True when the add-in wrote it. */
  readonly own: boolean;
  /** True when somebody else wrote it, in another Excel. */
  readonly remote?: boolean;
}

export type Content = (Value | null)[][];

export interface GridSheet {
  readonly id: string;
  readonly props: Map<string, string>;
  name(): string;
  rename(name: string): void;
  visible(): boolean;
  read(rect: Rect): Cell[][];
  /** A text that begins with `=` is a formula; null keeps the cell. */
  write(rect: Rect, content: Content): void;
  writeFormats(rect: Rect, formats: (string | null)[][]): void;
  /** The rectangle that a formula fills and this cell is in; null where there is none. */
  spillAt(row: number, column: number): Rect | null;
  /** The cells in use; null for an empty sheet. */
  used(valuesOnly: boolean): Rect | null;
  look(rect: Rect): Look;
  setLook(rect: Rect, look: Look): void;
  /** In pixels. */
  columnWidth(column: number): number;
  setColumnWidth(column: number, count: number, pixels: number): void;
  insertRows(row: number, count: number): void;
  deleteRows(row: number, count: number): void;
  insertColumns(column: number, count: number): void;
  deleteColumns(column: number, count: number): void;
  /** Whether a row is out of sight, hidden by hand or by a filter. */
  rowHidden(row: number): boolean;
  hideRows(row: number, count: number, hidden: boolean): void;
  /** Rectangles of merged cells. */
  merges(): Rect[];
  merge(rect: Rect): void;
  freeze(rows: number, columns: number): void;
  frozen(): { rows: number; columns: number };
  /** By priority, the first one wins. */
  marks(): Mark[];
  /** Adds on top, or replaces the one of that id in its place. */
  putMark(mark: Mark): void;
  moveMark(id: string, priority: number): void;
  dropMark(id: string): void;
  validation(rect: Rect): Validation | null;
  setValidation(rect: Rect, validation: Validation | null): void;
  tables(): TableInfo[];
  putTable(table: TableInfo): void;
  dropTable(id: string): void;
  protection(): Protection;
  protect(protection: Protection): void;
}

export interface Grid {
  readonly settings: Map<string, unknown>;
  sheets(): GridSheet[];
  active(): GridSheet;
  activate(id: string): void;
  addSheet(name: string): GridSheet;
  deleteSheet(id: string): void;
  selection(): { sheet: GridSheet; rects: readonly Rect[] };
  select(sheet: GridSheet, rects: readonly Rect[]): void;
  names(): DefinedName[];
  addName(name: DefinedName): void;
  /** Serial of a day by the workbook's own date system (1900 or 1904). */
  serial(year: number, month: number, day: number): number;
  /** True while the person is typing in a cell. */
  editing(): boolean;
  whenNotEditing(): Promise<void>;
  /** All that is written inside counts as the add-in's. */
  asAddin<T>(work: () => T): T;
  /** Resolves when the grid has taken what was written. */
  settled(): Promise<void>;
  /** Resolves when no recalculation is pending: Excel never answers between an edit and its results. */
  calculated(): Promise<void>;
  onChange(listener: (change: Change) => void): () => void;
  onSelect(listener: (sheetId: string, rects: readonly Rect[]) => void): () => void;
  onActivate(listener: (sheetId: string) => void): () => void;
}
