import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { SheetCell } from "../../src/calendar/input";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import type { Block } from "../../src/workbook/address";
import type { Area, SheetRef } from "../../src/workbook/reading";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { SheetData, TableData } from "../../xlsx/read/workbook-data";
import { csvCell } from "../csv/csv-cells";
import { decodeText } from "../csv/decode-text";
import { parseCsv } from "../csv/parse-csv";
import { inFile } from "../output/in-file";
import { fileTrouble } from "../output/file-trouble";

/** A table of a sheet: all of it, and its header and rows without the totals. */
export interface BookTable {
  readonly name: string;
  readonly block: Block;
  readonly withoutTotals: Block;
  readonly headerRow: boolean;
}

export interface BookSheet {
  readonly ref: SheetRef;
  readonly visible: boolean;
  readonly protected: boolean;
  /** Cells in use; no rows for a blank sheet. */
  readonly area: Area;
  readonly tables: readonly BookTable[];
}

/** A file to check: a workbook, or a text of separated fields as one sheet. */
export interface Book {
  readonly file: string;
  readonly kind: "workbook" | "text";
  readonly sheets: readonly BookSheet[];
  readonly dates1904: boolean;
  readonly bytes: Uint8Array;
}

const TEXTS = {
  kind: {
    es: "MUNI lee .xlsx, .xlsm, .csv, .tsv y .txt, no «{extension}». Guarde el archivo como .xlsx o como CSV.",
    en: "MUNI reads .xlsx, .xlsm, .csv, .tsv and .txt, not “{extension}”. Save the file as .xlsx or as CSV.",
  },
  noWorkbook: {
    es: "hace falta un libro .xlsx o .xlsm, no «{extension}».",
    en: "a workbook .xlsx or .xlsm is needed, not “{extension}”.",
  },
  empty: { es: "el archivo está vacío.", en: "the file is empty." },
  large: {
    es: "el archivo tiene {size} MB; un texto se lee hasta {most} MB.",
    en: "the file has {size} MB; a text is read up to {most} MB.",
  },
};

const WORKBOOK_ENDINGS = [".xlsx", ".xlsm"];
const TEXT_ENDINGS = [".csv", ".tsv", ".txt"];

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 64;

/**
 * Reads a file by its name's ending.
 *
 * @throws Problem `value` for a file that cannot be opened or read
 */
export function readBook(file: string): Book {
  const extension = path.extname(file).toLowerCase();
  if (WORKBOOK_ENDINGS.includes(extension)) return workbook(file, readBytes(file));
  if (TEXT_ENDINGS.includes(extension)) return textBook(file, readBytes(file));
  // A file that is not there is told before a name that cannot be right.
  readBytes(file, 0);
  throw new Problem("value", fill(TEXTS.kind, { extension: extension || path.basename(file) }));
}

/**
 * Bytes of a workbook.
 *
 * @throws Problem `value` for a file that is no workbook by its name, or cannot be opened
 */
export function readWorkbookBytes(file: string): Uint8Array {
  const bytes = readBytes(file);
  const extension = path.extname(file).toLowerCase();
  if (!WORKBOOK_ENDINGS.includes(extension))
    throw new Problem("value", fill(TEXTS.noWorkbook, { extension }));
  return bytes;
}

/**
 * Rows of a text of separated fields, as a sheet would hold them.
 *
 * @throws Problem `value`, naming the file, for one that cannot be read
 */
export function readTextRows(file: string): SheetCell[][] {
  return inFile(file, () => textRows(readBytes(file)));
}

function textRows(bytes: Uint8Array): SheetCell[][] {
  if (bytes.length === 0) throw new Problem("value", TEXTS.empty);
  return parseCsv(decodeText(bytes)).map((row) => row.map(csvCell));
}

function readBytes(file: string, most = MOST_MEGABYTES * MEGABYTE): Uint8Array {
  try {
    const { size } = statSync(file);
    if (most > 0 && size > most)
      throw new Problem(
        "value",
        fill(TEXTS.large, { size: Math.ceil(size / MEGABYTE), most: MOST_MEGABYTES }),
      );
    if (most === 0) return new Uint8Array();
    // A Buffer's slices share its memory, other than those of the bytes that it is made of.
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return new Uint8Array(buffer, byteOffset, byteLength);
  } catch (error) {
    throw fileTrouble(error);
  }
}

function textBook(file: string, bytes: Uint8Array): Book {
  const name = path.basename(file);
  const ref: SheetRef = { id: name, name };
  const rows = textRows(bytes);
  const area: Area = { sheet: ref, row: 0, column: 0, rows };
  const sheet: BookSheet = { ref, visible: true, protected: false, area, tables: [] };
  return { file, kind: "text", sheets: [sheet], dates1904: false, bytes };
}

function workbook(file: string, bytes: Uint8Array): Book {
  const { sheets, dates1904 } = readWorkbook(openPackage(bytes));
  return { file, kind: "workbook", sheets: sheets.map(bookSheet), dates1904, bytes };
}

function bookSheet({ id, name, state, protected: isProtected, used, rows, tables }: SheetData): BookSheet {
  const ref: SheetRef = { id, name };
  return {
    ref,
    visible: state === "visible",
    protected: isProtected,
    area: { sheet: ref, row: used.row, column: used.column, rows },
    tables: tables.map(bookTable),
  };
}

function bookTable({ name, block, headerRow, totalsRow }: TableData): BookTable {
  const withoutTotals = totalsRow ? { ...block, rows: block.rows - 1 } : block;
  return { name, block, withoutTotals, headerRow };
}
