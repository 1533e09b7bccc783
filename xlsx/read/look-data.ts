import type { Block } from "../../src/workbook/address";

/** How the cells of a workbook look, for programs that show them. Colours are "#RRGGBB"; rows and columns from 0. */
export interface WorkbookLook {
  /** By the number that cells, rows and columns name. */
  readonly styles: readonly CellStyle[];
  /** In the order of the workbook's sheets. */
  readonly sheets: readonly SheetLook[];
}

export interface FontLook {
  readonly name?: string;
  /** Points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly color?: string;
}

export type Side = "left" | "right" | "top" | "bottom";

export interface BorderLine {
  /** In the file's words: "thin", "medium", "dashed"… */
  readonly style: string;
  readonly color?: string;
}

export type BorderLook = Readonly<Partial<Record<Side, BorderLine>>>;

/** The part of a look that a rule may change. */
export interface RuleLook {
  readonly font?: FontLook;
  readonly fill?: string;
  readonly border?: BorderLook;
}

export interface CellStyle extends RuleLook {
  /** Code, "General" where none was set. */
  readonly numberFormat: string;
  /** In the file's words: "center", "right", "justify"… */
  readonly horizontal?: string;
  readonly vertical?: string;
  readonly wrap?: boolean;
}

/** Columns with something of their own. */
export interface ColumnLook {
  readonly first: number;
  readonly last: number;
  /** Characters of the usual font; undefined for the sheet's usual width. */
  readonly width?: number;
  readonly style?: number;
}

export interface RowLook {
  /** Points. */
  readonly height?: number;
  /** Somebody set the height; others were measured. */
  readonly isOwnHeight: boolean;
  readonly style?: number;
}

/** A list of choices for cells. */
export interface ListValidation {
  readonly blocks: readonly Block[];
  /** As stored: '"uno,dos"' or a reference. */
  readonly formula: string;
  readonly allowsBlank: boolean;
  readonly refuses: boolean;
  readonly message?: string;
}

/** A rule of a conditional format that can be shown: its condition and the look that it gives. */
export interface ShownRule {
  readonly blocks: readonly Block[];
  readonly type: string;
  readonly priority: number;
  readonly stopIfTrue: boolean;
  /** Of "cellIs": "greaterThan", "between"… */
  readonly operator?: string;
  /** Without "=". */
  readonly formulas: readonly string[];
  readonly look: RuleLook;
}

/** What a sheet has that a plain grid does not show. */
export type Unseen =
  | "drawings"
  | "notes"
  | "links"
  | "filter"
  | "validations"
  | "conditionalFormats"
  | "pivotTables"
  | "extensions";

export interface SheetLook {
  /** Characters; undefined for the program's own. */
  readonly defaultWidth?: number;
  /** Points. */
  readonly defaultHeight?: number;
  readonly columns: readonly ColumnLook[];
  readonly rows: ReadonlyMap<number, RowLook>;
  /** Styles of cells by row: column and number of the style, one behind the other. */
  readonly cells: ReadonlyMap<number, readonly number[]>;
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly tab?: string;
  readonly lists: readonly ListValidation[];
  readonly rules: readonly ShownRule[];
  /** What a protected sheet allows all the same, in the file's words: "formatCells", "insertRows"… */
  readonly allowed: readonly string[];
  readonly unseen: ReadonlySet<Unseen>;
}
