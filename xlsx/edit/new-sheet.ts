import type { Block } from "../../src/workbook/address";
import type { CellContent, CellFormula } from "./workbook-edit";

/** How a cell looks. Colours are "#RRGGBB". */
export interface CellLook {
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Points; the body text has 11. */
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  /** Thin lines on all four sides. */
  readonly border?: string;
  readonly wrap?: boolean;
  readonly align?: "left" | "center" | "right";
  readonly vertical?: "top" | "center" | "bottom";
  readonly numberFormat?: string;
}

/** A cell of a sheet that is made: only its content, or its content with a look. */
export type NewCell =
  | CellContent
  | CellFormula
  | null
  | { readonly content: CellContent | CellFormula | null; readonly look: CellLook };

export interface NewRow {
  readonly cells: readonly NewCell[];
  /** Points to begin with, for not every reader measures; Excel does again when a text of the row changes. */
  readonly height?: number;
}

/** An Excel table over cells of the sheet; the texts of its first row are its headers. */
export interface NewTable {
  readonly name: string;
  readonly range: Block;
  /** Name of one of Excel's table styles. */
  readonly style?: string;
}

/** What a cell accepts. A blank cell is always accepted. */
export type ValidationRule =
  | { readonly kind: "list"; readonly values: readonly string[] }
  | { readonly kind: "listFrom"; readonly formula: string }
  | { readonly kind: "day"; readonly first: number; readonly last: number }
  | { readonly kind: "whole"; readonly least: number; readonly most: number }
  | { readonly kind: "custom"; readonly formula: string };

export interface NewValidation {
  readonly ranges: readonly Block[];
  readonly rule: ValidationRule;
  /** Shown beside the chosen cell. */
  readonly prompt?: { readonly title: string; readonly text: string };
  /** Shown when something else was typed; `refuses` keeps it out, otherwise it is only told. */
  readonly error?: { readonly title: string; readonly text: string; readonly refuses: boolean };
}

/** Cells that look different while a formula, written for the first cell, is true. */
export interface NewConditionalFormat {
  readonly ranges: readonly Block[];
  readonly formula: string;
  readonly look: Pick<CellLook, "bold" | "italic" | "color" | "fill">;
}

export interface PrintSettings {
  readonly landscape?: boolean;
  readonly paper?: "letter" | "legal";
  /** Pages wide; as many pages high as needed. */
  readonly pagesWide?: number;
  /** Rows at the top of each page. */
  readonly repeatedRows?: { readonly row: number; readonly rows: number };
  /** Columns at the left of each page. */
  readonly repeatedColumns?: { readonly column: number; readonly columns: number };
  /** In Excel's codes: "&L…&C…&R&P / &N". */
  readonly header?: string;
  readonly footer?: string;
}

/** A name for a rectangle of the sheet, known in the whole workbook. */
export interface NewName {
  readonly name: string;
  readonly range: Block;
}

/** A sheet to make. Rows and columns count from 0. */
export interface NewSheet {
  readonly name: string;
  /** Widths of the columns, in characters; undefined leaves a column as it is. */
  readonly widths?: readonly (number | undefined)[];
  readonly rows: readonly NewRow[];
  /** Rows and columns that stay in sight. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  readonly print?: PrintSettings;
  readonly merged?: readonly Block[];
  readonly tables?: readonly NewTable[];
  readonly validations?: readonly NewValidation[];
  readonly conditionalFormats?: readonly NewConditionalFormat[];
  readonly names?: readonly NewName[];
  /** Colour of the sheet's tab. */
  readonly tab?: string;
}
