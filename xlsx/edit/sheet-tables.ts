import type { Block } from "../../src/workbook/address";
import { parseBlock } from "../read/cell-reference";
import { worksheets, type Book } from "./book";
import { partLinks } from "./links";
import { xmlTree, type XmlElement } from "./xml-tree";

/** A table of a sheet, with its part. */
export interface SheetTable {
  readonly part: string;
  readonly text: string;
  readonly root: XmlElement;
  readonly name: string;
  readonly block: Block;
  /** Rows above and below the data: 0 or 1 each. */
  readonly headerRows: number;
  readonly totalsRows: number;
}

export function sheetTables({ parts }: Book, sheetPart: string): SheetTable[] {
  return partLinks(parts, sheetPart)
    .filter(({ kind }) => kind === "table")
    .flatMap(({ part }) => {
      const text = parts.text(part);
      const root = xmlTree(text, part);
      const block = parseBlock(root.attributes.ref ?? "");
      return block ? [{ part, text, root, block, ...headings(root) }] : [];
    });
}

function headings({ attributes }: XmlElement): Pick<SheetTable, "name" | "headerRows" | "totalsRows"> {
  return {
    name: attributes.displayName ?? attributes.name ?? "",
    headerRows: Number(attributes.headerRowCount ?? 1),
    totalsRows: Number(attributes.totalsRowCount ?? 0),
  };
}

/** Names and ids of all tables of a book. */
export function takenByTables(book: Book): { readonly names: string[]; readonly ids: number[] } {
  const tables = worksheets(book).flatMap(({ part }) => sheetTables(book, part));
  return {
    names: tables.map(({ name }) => name.toLowerCase()),
    ids: tables.map(({ root }) => Number(root.attributes.id ?? 0)),
  };
}
