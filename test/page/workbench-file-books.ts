/** Workbooks that a clerk might bring, made here; nothing in them is of a real municipality. */
import ExcelJS from "exceljs";
import { MAIN, R, relationships, smallParts, workbook, zipped } from "../files/small-workbook";

const HEADERS = ["Sesión", "Tipo", "Estado", "Comienza", "Termina", "Presupuesto aprobado", "Notas"];
const ROWS: readonly (readonly (string | number)[])[] = [
  ["O-1", "ordinaria", "celebrada", "2027-01-11", "2027-01-15", "", ""],
  ["O-2", "ordinaria", "celebrada", "2027-02-08", "2027-02-12", "", "Se leyó el acta"],
  ["P-1", "presupuesto", "programada", "2027-05-28", "2027-06-20", "", ""],
  ["X-1", "extraordinaria", "celebrada", "2027-03-01", "2027-03-12", "", ""],
];

/** A calendar as a program writes it: an Excel table, widths, a list of choices, a format, formulas of all kinds. */
export async function clerksBook(): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Calendario", { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.addTable({
    name: "Sesiones",
    ref: "A1",
    headerRow: true,
    columns: HEADERS.map((name) => ({ name })),
    rows: ROWS.map((row) => row.map(asDate)),
  });
  sheet.columns.forEach((column, i) => (column.width = i === 6 ? 30 : 16));
  for (const letter of ["D", "E", "F"]) sheet.getColumn(letter).numFmt = "dd/mm/yyyy";
  sheet.getRow(1).font = { bold: true, color: { argb: "FFFFFFFF" } };
  sheet.getRow(1).fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FF1B3A5C" } };
  sheet.getRow(3).hidden = true;
  sheet.getCell("C2").dataValidation = {
    type: "list",
    allowBlank: true,
    formulae: ['"celebrada,programada,cancelada"'],
  };
  sheet.addConditionalFormatting({
    ref: "B2:B5",
    rules: [
      {
        type: "expression",
        priority: 1,
        formulae: ['$B2="presupuesto"'],
        style: { font: { bold: true, color: { argb: "FF0F5B8D" } } },
      },
    ],
  });
  const data = book.addWorksheet("Datos");
  data.getCell("A1").value = 10;
  data.getCell("A2").value = { formula: "A1*2", result: 20 };
  data.getCell("A3").value = { formula: "_xlfn.IFNA(A2+1,0)", result: 21 };
  data.getCell("A4").value = { formula: 'COUNTIF(Sesiones[Tipo],"ordinaria")', result: 2 };
  data.getCell("A5").value = { formula: '_xlfn.WEBSERVICE("x")', result: "del archivo" };
  data.getCell("B1").value = { formula: "A1+1", result: 11, shareType: "shared", ref: "B1:B2" } as never;
  data.getCell("B2").value = { sharedFormula: "B1", result: 21 };
  data.getCell("C1").value = asDate("2027-06-03");
  data.getCell("C1").numFmt = "yyyy-mm-dd";
  data.getCell("C2").value = { formula: '_xldudf_MUNI_PETITION_DEADLINE(C1,"correo")', result: 1 };
  data.getCell("C2").numFmt = "yyyy-mm-dd";
  data.mergeCells("E1:F2");
  data.getCell("E1").value = "Unidas";
  data.getCell("A6").value = { formula: "NombreQueNadieTiene+1", result: 5 };
  data.getCell("A7").value = { formula: "A6*10", result: 50 };
  const hidden = book.addWorksheet("Oculta", { state: "hidden" });
  hidden.getCell("A1").value = "no se ve";
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function asDate(value: string | number): string | number | Date {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value)
    ? new Date(`${value}T00:00:00Z`)
    : value;
}

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Written by hand, with what a plain grid cannot show: a note, a drawing, a rule with bars, and a foreign prefix. */
export function handWrittenBook(): Uint8Array {
  const texts = [...HEADERS.slice(0, 5), "P-1", "presupuesto", "programada", "C-9", "comisión"];
  const cell = (address: string, text: string): string =>
    `<c r="${address}" t="s"><v>${texts.indexOf(text)}</v></c>`;
  const rows = [
    `<row r="1" spans="1:5" ht="30" customHeight="1">${HEADERS.slice(0, 5)
      .map((header, i) => `<c r="${"ABCDE"[i]!}1" s="2" t="s"><v>${texts.indexOf(header)}</v></c>`)
      .join("")}</row>`,
    `<row r="2" spans="1:5">${cell("A2", "P-1")}${cell("B2", "presupuesto")}${cell("C2", "programada")}<c r="D2" s="1"><v>46535</v></c><c r="E2" s="1"><v>46560</v></c></row>`,
    `<row r="3" spans="1:5">${cell("A3", "C-9")}${cell("B3", "comisión")}${cell("C3", "programada")}<c r="D3" s="1"><v>46600</v></c><c r="E3" s="1"><v>46599</v></c></row>`,
    `<row r="9"><c r="B9"><f t="array" ref="B9:B10">D2:D3*1</f><v>46535</v></c></row>`,
    `<row r="10"><c r="B10"><v>46600</v></c></row>`,
  ].join("");
  const bars = `<conditionalFormatting sqref="D2:D3"><cfRule type="dataBar" priority="1"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar></cfRule></conditionalFormatting>`;
  const sheet =
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}" xmlns:r="${R}"><dimension ref="A1:E10"/>` +
    `<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="9.7109375" customWidth="1"/><col min="2" max="3" width="16.7109375" customWidth="1"/></cols>` +
    `<sheetData>${rows}</sheetData>${bars}<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><drawing r:id="rId1"/></worksheet>`;
  return zipped(
    smallParts({
      "[Content_Types].xml":
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
        `<Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/></Types>`,
      "xl/workbook.xml": workbook(
        '<sheets><sheet name="Sesiones 2027" sheetId="4" r:id="rId1"/></sheets><definedNames><definedName name="Fechas">\'Sesiones 2027\'!$D$2:$D$3</definedName></definedNames>',
      ),
      "xl/worksheets/sheet1.xml": sheet,
      "xl/worksheets/_rels/sheet1.xml.rels": relationships({
        rId1: [`${R}/drawing`, "../drawings/drawing1.xml"],
      }),
      "xl/drawings/drawing1.xml": `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>`,
      "xl/sharedStrings.xml": `<sst xmlns="${MAIN}" count="${texts.length}" uniqueCount="${texts.length}">${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
      "xl/styles.xml":
        `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>` +
        `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color theme="0"/><name val="Calibri"/></font></fonts>` +
        `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor theme="4" tint="-0.25"/><bgColor indexed="64"/></patternFill></fill></fills>` +
        `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
        `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf></cellXfs>` +
        `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs count="0"/></styleSheet>`,
    }),
  );
}

/** A small workbook that counts days from 1904; its one date is 3 June 2027. Its second sheet is protected. */
export function bookOf1904(): Uint8Array {
  return zipped(
    smallParts({
      "xl/workbook.xml": workbook(
        '<workbookPr date1904="1"/><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/><sheet name="Cerrada" sheetId="2" r:id="rId2"/></sheets>',
      ),
      "xl/_rels/workbook.xml.rels": relationships({
        rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
        rId2: [`${R}/worksheet`, "worksheets/sheet2.xml"],
        rId3: [`${R}/styles`, "styles.xml"],
      }),
      "xl/worksheets/sheet2.xml": `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>3</v></c></row></sheetData><sheetProtection sheet="1" formatCells="0"/></worksheet>`,
      "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" s="1"><v>${46541 - 1462}</v></c></row></sheetData></worksheet>`,
    }),
  );
}
