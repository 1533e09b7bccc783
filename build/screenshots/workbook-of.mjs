import { strToU8, zipSync } from "fflate";

const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/**
 * A workbook with one sheet: empty, as a clerk opens it in Excel, or with rows pasted into A1.
 *
 * @param {string} sheet its name
 * @param {(string | number)[][]} [rows]
 */
export function workbookOf(sheet, rows = []) {
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    "_rels/.rels": relationship("officeDocument", "xl/workbook.xml"),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationship("worksheet", "worksheets/sheet1.xml"),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, strToU8(PROLOG + text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

function relationship(type, target) {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
}

function rowXml(cells, at) {
  return `<row r="${at + 1}">${cells.map(cellXml).join("")}</row>`;
}

/** The texts of the guides' examples need no escaping. */
function cellXml(value) {
  return typeof value === "number"
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
}
