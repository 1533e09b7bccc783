import type { SheetCell, SheetRows } from "../../src/calendar/input";
import type { Block } from "../../src/workbook/address";

/** What is read of a workbook. Rows and columns count from 0 everywhere. */
export interface WorkbookData {
  /** Worksheets in the order of their tabs; sheets of charts, dialogs and old macros are left out. */
  readonly sheets: readonly SheetData[];
  /** Id of the sheet that was in front when the file was saved. */
  readonly activeSheet: string;
  /** Serials of the workbook count from 1904. */
  readonly dates1904: boolean;
  readonly names: readonly DefinedName[];
  /** Names of the workbook's part in the file, and of its shared texts and styles where it has them. */
  readonly parts: WorkbookParts;
  /** Program that wrote the file, where it says so: "Microsoft Excel", "LibreOffice/7.4". */
  readonly application?: string;
}

export interface WorkbookParts {
  readonly workbook: string;
  readonly sharedStrings?: string;
  readonly styles?: string;
}

export interface DefinedName {
  readonly name: string;
  /** What it stands for, without "=": "Datos!$A$1:$B$9", "0.5". */
  readonly formula: string;
  /** Id of the only sheet where it holds; undefined for the whole workbook. */
  readonly sheet?: string;
  readonly hidden: boolean;
}

export type SheetVisibility = "visible" | "hidden" | "veryHidden";

export interface SheetData {
  readonly name: string;
  /** Name of its part in the file: "xl/worksheets/sheet1.xml". */
  readonly part: string;
  /** The file's own sheetId: it stays when the sheet is renamed. */
  readonly id: string;
  readonly state: SheetVisibility;
  readonly protected: boolean;
  /** From the first to the last row and column that hold a value or a formula; no rows for a blank sheet. */
  readonly used: Block;
  /** Values of `used`, formulas by the result that the file keeps; "" for a blank. Blank rows may be one array. */
  readonly rows: SheetRows;
  /** By row, then column. */
  readonly formulas: readonly CellFormula[];
  /** True for a cell whose number format shows a date or a time. Rows and columns of the sheet, not of `used`. */
  readonly isDate: (row: number, column: number) => boolean;
  readonly tables: readonly TableData[];
  readonly merged: readonly Block[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** Range of the sheet's own filter. */
  readonly autoFilter?: Block;
  readonly conditionalFormats: readonly ConditionalFormat[];
}

export interface CellFormula {
  readonly row: number;
  readonly column: number;
  /** Without "="; prefixes as stored (`_xlfn.`, `_xldudf_`). A shared formula is written out for its own cell. */
  readonly text: string;
  readonly kind: "normal" | "shared" | "array" | "dataTable";
  /** Cells that an array formula or data table fills; of a shared formula, those that share it. */
  readonly block?: Block;
  /** True for a formula whose result may spill (Excel marks its cell as one of dynamic arrays). */
  readonly isDynamic: boolean;
  /** The result that the file keeps; "" where it keeps none. */
  readonly cached: SheetCell;
}

export interface TableData {
  /** The file's own id of the table. */
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly part: string;
  /** All of it, with its header row and row of totals. */
  readonly block: Block;
  readonly headerRow: boolean;
  readonly totalsRow: boolean;
  readonly columns: readonly string[];
}

/** One rule of a conditional format. */
export interface ConditionalFormat {
  readonly blocks: readonly Block[];
  /** "expression", "cellIs", "dataBar"… */
  readonly type: string;
  readonly priority: number;
  /** Without "=". */
  readonly formulas: readonly string[];
}
