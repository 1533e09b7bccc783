import { strToU8, zipSync } from "fflate";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { SheetData, WorkbookData } from "../../xlsx/read/workbook-data";

export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Parts of a small workbook with one sheet, as texts; what a test gives replaces them. */
export function smallParts(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    "[Content_Types].xml":
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    "_rels/.rels": relationships({ rId1: [`${R}/officeDocument`, "xl/workbook.xml"] }),
    "xl/workbook.xml": workbook(),
    "xl/_rels/workbook.xml.rels": relationships({
      rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
      rId2: [`${R}/sharedStrings`, "sharedStrings.xml"],
      rId3: [`${R}/styles`, "styles.xml"],
    }),
    "xl/worksheets/sheet1.xml": sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}"><si><t>uno</t></si></sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...changes,
  };
}

export function relationships(
  list: Readonly<Record<string, readonly [type: string, target: string]>>,
): string {
  const items = Object.entries(list).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

export function workbook(inner = '<sheets><sheet name="Hoja" sheetId="7" r:id="rId1"/></sheets>'): string {
  return `<workbook xmlns="${MAIN}" xmlns:r="${R}">${inner}</workbook>`;
}

/** A sheet of these rows, with what stands before and behind `sheetData`. */
export function sheet(rows: string, after = "", before = ""): string {
  return `<worksheet xmlns="${MAIN}" xmlns:r="${R}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

export function zipped(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === "string" ? strToU8(part) : part,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
}

export function readSmall(changes: Readonly<Record<string, string>> = {}): WorkbookData {
  return readWorkbook(openPackage(zipped(smallParts(changes))));
}

/** The only sheet of a small workbook with these rows. */
export function readRows(rows: string, after = "", before = ""): SheetData {
  return readSmall({ "xl/worksheets/sheet1.xml": sheet(rows, after, before) }).sheets[0]!;
}
