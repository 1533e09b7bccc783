import { parseCell } from "../read/cell-reference";
import { absoluteAddress, absoluteColumns, absoluteRows } from "./absolute-address";
import { addTitle } from "./app-titles";
import {
  addNames,
  addSheetEntry,
  bookNames,
  sameName,
  sheetNames,
  type Book,
  type DefinedName,
} from "./book";
import { addContentType } from "./content-types";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { addLink } from "./links";
import type { NewSheet, PrintSettings } from "./new-sheet";
import { freePartName } from "./parts";
import { sheetMarkup } from "./sheet-markup";
import { takenByTables } from "./sheet-tables";
import { addTablePart } from "./table-part";

/**
 * Puts a new sheet behind the others.
 *
 * @throws Problem for a name that is taken or that Excel does not take
 */
export function addSheet(session: EditSession, sheet: NewSheet): void {
  const { book } = session;
  checkSheetName(book, sheet.name);
  checkNames(book, sheet);
  const part = freePartName(book.parts, `${book.folder}worksheets/sheet`, ".xml");
  const links = (sheet.tables ?? []).map((table) =>
    addLink(book.parts, {
      from: part,
      to: addTablePart(book, sheet, table),
      kind: "table",
      strict: book.strict,
    }),
  );
  book.parts.put(part, sheetMarkup(session, sheet, links));
  addContentType(book.parts, part, "worksheet");
  addTitle(book, sheet.name);
  addNames(book, namesOf(sheet, addSheetEntry(book, sheet.name, part)));
}

const LONGEST_SHEET_NAME = 31;

function checkSheetName(book: Book, name: string): void {
  const fits = name.length > 0 && name.length <= LONGEST_SHEET_NAME;

  if (!fits || /[[\]:*?/\\\0-\x1f]|^'|'$/.test(name) || /^history$/i.test(name))
    throw editProblem("sheetName", { sheet: name });
  if (sheetNames(book).some((other) => sameName(other, name)))
    throw editProblem("sheetNameTaken", { sheet: name });
}

/** Names of tables and of ranges are one set in Excel. */
function checkNames(book: Book, { tables = [], names = [] }: NewSheet): void {
  const taken = new Set([...bookNames(book), ...takenByTables(book).names]);
  for (const { name } of [...tables, ...names]) {
    if (!/^[\p{L}_\\][\p{L}\p{N}_.\\]{0,254}$/u.test(name) || looksLikeCell(name))
      throw editProblem("nameForm", { name });
    if (taken.has(name.toLowerCase())) throw editProblem("nameTaken", { name });
    taken.add(name.toLowerCase());
  }
}

function looksLikeCell(name: string): boolean {
  return parseCell(name) !== undefined || /^(?:r\d*c\d*|r\d*|c\d*)$/i.test(name);
}

function namesOf({ name, names = [], print }: NewSheet, place: number): DefinedName[] {
  const own = names.map((one) => ({ name: one.name, formula: absoluteAddress(name, one.range) }));
  const formula = print ? titlesOf(name, print) : "";
  return formula === "" ? own : [{ name: "_xlnm.Print_Titles", formula, sheet: place }, ...own];
}

/** What each page repeats: Excel wants the columns before the rows. */
function titlesOf(name: string, { repeatedColumns, repeatedRows }: PrintSettings): string {
  const columns = repeatedColumns && absoluteColumns(name, repeatedColumns.column, repeatedColumns.columns);
  const rows = repeatedRows && absoluteRows(name, repeatedRows.row, repeatedRows.rows);
  return [columns, rows].filter((range) => range !== undefined).join(",");
}
