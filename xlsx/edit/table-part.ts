import { blockAddress } from "../../src/workbook/address";
import { mainNamespace, type Book } from "./book";
import { addContentType } from "./content-types";
import { editProblem } from "./edit-problem";
import { element, storedText, XML_DECLARATION } from "./markup";
import type { NewCell, NewSheet, NewTable } from "./new-sheet";
import { freePartName } from "./parts";
import { takenByTables } from "./sheet-tables";

const PLAIN = { prefix: "" };
const USUAL_STYLE = "TableStyleLight9";

/**
 * Makes the part of a table.
 *
 * @returns its name
 */
export function addTablePart(book: Book, sheet: NewSheet, table: NewTable): string {
  const part = freePartName(book.parts, `${book.folder}tables/table`, ".xml");
  const id = Math.max(0, ...takenByTables(book).ids, numberOf(part) - 1) + 1;
  book.parts.put(part, tableMarkup(book, sheet, table, id));
  addContentType(book.parts, part, "table");
  return part;
}

/** Tables of the same sheet are not yet linked when the next is made; their part's number keeps ids apart. */
function numberOf(part: string): number {
  return Number(/(\d+)\.xml$/.exec(part)![1]);
}

function tableMarkup(book: Book, { rows }: NewSheet, table: NewTable, id: number): string {
  const { name, range, style } = table;
  const ref = blockAddress({ ...range, rows: Math.max(2, range.rows) });
  const cells = rows[range.row]?.cells.slice(range.column, range.column + range.columns) ?? [];
  const columns = headersOf(table, cells).map((header, i) =>
    element(PLAIN, "tableColumn", { id: i + 1, name: columnName(header) }),
  );
  const look = {
    name: style ?? USUAL_STYLE,
    showFirstColumn: false,
    showLastColumn: false,
    showRowStripes: true,
    showColumnStripes: false,
  };
  const inner = [
    element(PLAIN, "autoFilter", { ref }),
    element(PLAIN, "tableColumns", { count: columns.length }, ...columns),
    element(PLAIN, "tableStyleInfo", look),
  ].join("");
  const tag = element(
    PLAIN,
    "table",
    { xmlns: mainNamespace(book), id, name, displayName: name, ref, totalsRowShown: false },
    inner,
  );
  return XML_DECLARATION + tag;
}

function headersOf({ name, range }: NewTable, cells: readonly NewCell[]): string[] {
  const headers = cells.map((cell) => {
    const content = typeof cell === "object" && cell !== null && "look" in cell ? cell.content : cell;
    return typeof content === "string" ? content : "";
  });
  const different = new Set(headers.map((header) => header.toLowerCase()));
  if (headers.length !== range.columns || different.size !== headers.length || different.has(""))
    throw editProblem("tableHeaders", { table: name });
  return headers;
}

/** Name of a table's column: the text of its header, with its line breaks by their code. */
export function columnName(header: string): string {
  return storedText(header).replace(/\n/g, "_x000a_");
}
