import { blockAddress } from "../../src/workbook/address";
import { escapeXml } from "../xml/escape";
import { mainNamespace } from "./book";
import { cellAddress, contentMarkup } from "./cell-markup";
import type { EditSession } from "./edit-session";
import { DAY_FORMAT } from "./format-number";
import { relationshipsNamespace } from "./links";
import { element, fileColour, XML_DECLARATION } from "./markup";
import type { CellLook, NewCell, NewConditionalFormat, NewRow, NewSheet, PrintSettings } from "./new-sheet";
import { checkPlace } from "./place-cells";
import { storedFormula } from "./stored-formula";
import { validationsMarkup } from "./validation-markup";
import type { CellContent, CellFormula } from "./workbook-edit";

/** New parts are written without prefix. */
const PLAIN = { prefix: "" };

/**
 * The part of a new sheet.
 *
 * @param tables ids of the relationships to its tables
 */
export function sheetMarkup(session: EditSession, sheet: NewSheet, tables: readonly string[]): string {
  const { book } = session;
  const spaces = `xmlns="${mainNamespace(book)}" xmlns:r="${relationshipsNamespace(book.strict)}"`;
  const rows = sheet.rows.map((row, number) => rowMarkup(session, row, number)).join("");
  const inner = [
    propertiesMarkup(sheet),
    element(PLAIN, "dimension", { ref: usedAddress(sheet) }),
    viewMarkup(sheet.frozen),
    element(PLAIN, "sheetFormatPr", { defaultRowHeight: 15 }),
    widthsMarkup(sheet.widths ?? []),
    element(PLAIN, "sheetData", {}, rows),
    listMarkup("mergeCells", (sheet.merged ?? []).map(mergedMarkup)),
    ...(sheet.conditionalFormats ?? []).map((format, i) => conditionalMarkup(session, format, i + 1)),
    validationsMarkup(session, sheet.validations ?? []),
    printMarkup(sheet.print),
    listMarkup("tableParts", tables.map(tableMarkup)),
  ].join("");
  return `${XML_DECLARATION}<worksheet ${spaces}>${inner}</worksheet>`;
}

function propertiesMarkup({ tab, print }: NewSheet): string {
  const colour = tab === undefined ? "" : element(PLAIN, "tabColor", { rgb: fileColour(tab) });
  const fits = print?.pagesWide === undefined ? "" : element(PLAIN, "pageSetUpPr", { fitToPage: true });
  return colour + fits === "" ? "" : element(PLAIN, "sheetPr", {}, colour, fits);
}

function usedAddress({ rows }: NewSheet): string {
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  return blockAddress({ row: 0, column: 0, rows: Math.max(1, rows.length), columns });
}

function viewMarkup(frozen: NewSheet["frozen"]): string {
  const { rows = 0, columns = 0 } = frozen ?? {};
  if (rows + columns === 0) return listOne("sheetViews", element(PLAIN, "sheetView", { workbookViewId: 0 }));
  const active = rows > 0 && columns > 0 ? "bottomRight" : rows > 0 ? "bottomLeft" : "topRight";
  const pane = element(PLAIN, "pane", {
    xSplit: columns > 0 ? columns : undefined,
    ySplit: rows > 0 ? rows : undefined,
    topLeftCell: cellAddress({ row: rows, column: columns }),
    activePane: active,
    state: "frozen",
  });
  const selection = element(PLAIN, "selection", { pane: active });
  return listOne("sheetViews", element(PLAIN, "sheetView", { workbookViewId: 0 }, pane, selection));
}

function listOne(name: string, inner: string): string {
  return element(PLAIN, name, {}, inner);
}

function listMarkup(name: string, items: readonly string[]): string {
  return items.length === 0 ? "" : element(PLAIN, name, { count: items.length }, ...items);
}

function widthsMarkup(widths: NonNullable<NewSheet["widths"]>): string {
  const columns = widths.map((width, i) =>
    width === undefined ? "" : element(PLAIN, "col", { min: i + 1, max: i + 1, width, customWidth: true }),
  );
  return columns.join("") === "" ? "" : element(PLAIN, "cols", {}, ...columns);
}

function rowMarkup(session: EditSession, { cells, height }: NewRow, row: number): string {
  const inner = cells.map((cell, column) => cellMarkup(session, cell, row, column)).join("");
  if (inner === "" && height === undefined) return "";
  // Without customHeight: a row whose text changes is measured again.
  const tall = height === undefined ? {} : { ht: height };
  return element(PLAIN, "row", { r: row + 1, ...tall }, inner);
}

function cellMarkup(session: EditSession, cell: NewCell, row: number, column: number): string {
  checkPlace({ row, column });
  const { content, look } = withLook(cell);
  if (isFormula(content)) session.formulasChanged();
  const { type, mark, inner } = contentMarkup(session, PLAIN, { row, column }, content);
  const style = look && session.styles().styleOf(look);
  if (inner === "" && !style) return "";
  const address = cellAddress({ row, column });
  return element(PLAIN, "c", { r: address, s: style || undefined, t: type, cm: mark }, inner);
}

interface LookedCell {
  readonly content: CellContent | CellFormula | null;
  readonly look: CellLook | undefined;
}

/** A day is shown as one, whatever its look says of the rest. */
function withLook(cell: NewCell): LookedCell {
  const looked = typeof cell === "object" && cell !== null && "look" in cell;
  const content = looked ? cell.content : cell;
  const look = looked ? cell.look : undefined;
  const isDay = typeof content === "object" && content !== null && "day" in content;
  return { content, look: isDay ? { numberFormat: DAY_FORMAT, ...look } : look };
}

function isFormula(content: CellContent | CellFormula | null): boolean {
  return typeof content === "object" && content !== null && "formula" in content;
}

function mergedMarkup(block: Parameters<typeof blockAddress>[0]): string {
  return element(PLAIN, "mergeCell", { ref: blockAddress(block) });
}

function conditionalMarkup(
  session: EditSession,
  { ranges, formula, look }: NewConditionalFormat,
  priority: number,
): string {
  const rule = element(
    PLAIN,
    "cfRule",
    { type: "expression", dxfId: session.styles().differential(look), priority },
    element(PLAIN, "formula", {}, escapeXml(storedFormula(formula))),
  );
  return element(PLAIN, "conditionalFormatting", { sqref: ranges.map(blockAddress).join(" ") }, rule);
}

/** Numbers under which files know sizes of paper. */
const PAPERS = { letter: 1, legal: 5 } as const;

function printMarkup(print: PrintSettings | undefined): string {
  if (!print) return "";
  const { landscape, paper, pagesWide, header, footer } = print;
  const margins = { left: 0.5, right: 0.5, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 };
  const setup = {
    paperSize: PAPERS[paper ?? "letter"],
    ...(pagesWide === undefined ? {} : { fitToWidth: pagesWide, fitToHeight: 0 }),
    orientation: landscape ? "landscape" : "portrait",
  };
  const texts = [
    header === undefined ? "" : element(PLAIN, "oddHeader", {}, escapeXml(header)),
    footer === undefined ? "" : element(PLAIN, "oddFooter", {}, escapeXml(footer)),
  ].join("");
  return [
    element(PLAIN, "pageMargins", margins),
    element(PLAIN, "pageSetup", setup),
    texts === "" ? "" : element(PLAIN, "headerFooter", {}, texts),
  ].join("");
}

function tableMarkup(link: string): string {
  return element(PLAIN, "tablePart", { "r:id": link });
}
