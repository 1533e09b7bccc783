import ExcelJS from "exceljs";
import * as SheetJS from "@e965/xlsx";
import { fromCivil } from "../../src/days/civil";
import { openPackage } from "../../xlsx/package/open-package";
import { formulaPieces, shiftedFormula } from "../../xlsx/read/shift-formula";
import { isDateCode, isDateNumber } from "../../xlsx/read/number-format";
import { parseBlock, parseCell } from "../../xlsx/read/cell-reference";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import {
  MAIN,
  R,
  readRows,
  readSmall,
  relationships,
  sheet,
  smallParts,
  workbook,
  zipped,
} from "./small-workbook";

const STRICT = "http://purl.oclc.org/ooxml";

describe("Values of cells", () => {
  it("are numbers, texts, booleans and the words of errors", () => {
    const { rows } = readRows(
      `<row r="1"><c r="A1"><v>1.5E3</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="b"><v>1</v></c>` +
        `<c r="D1" t="e"><v>#N/A</v></c><c r="E1" t="str"><f>A1&amp;"x"</f><v>a &lt; b</v></c><c r="F1" t="n"><v/></c>` +
        `<c r="G1" t="b"><v>0</v></c></row>`,
    );
    expect(rows).toEqual([[1500, "uno", true, "#N/A", "a < b", "", false]]);
  });

  it("without address follow the one before, in row and column", () => {
    const { used, rows } = readRows(
      `<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row r="4"><c><v>4</v></c></row>` +
        `<row><c r="B5"><v>5</v></c></row>`,
    );
    expect(used).toEqual({ row: 0, column: 0, rows: 5, columns: 5 });
    expect(rows[0]).toEqual([1, "", "", 2, 3]);
    expect(rows[3]).toEqual([4, "", "", "", ""]);
    expect(rows[4]).toEqual(["", 5, "", "", ""]);
  });

  it("take the row of their address when the row says none", () => {
    const { used } = readRows('<row><c r="C7"/><c r="D7"><v>1</v></c></row><row><c><v>2</v></c></row>');
    expect(used).toEqual({ row: 6, column: 0, rows: 2, columns: 4 });
  });

  it("begin with the first that holds something", () => {
    const { used, rows } = readRows('<row r="2"><c r="A2" s="1"/><c r="C2"><v>7</v></c></row><row r="9"/>');
    expect(used).toEqual({ row: 1, column: 2, rows: 1, columns: 1 });
    expect(rows).toEqual([[7]]);
  });

  it("of a blank sheet are no rows", () => {
    expect(readRows("")).toMatchObject({ used: { rows: 0, columns: 0 }, rows: [] });
  });

  it("in runs of several looks are one text, without how it is pronounced", () => {
    const sst =
      `<sst xmlns="${MAIN}"><si><r><rPr><b/></rPr><t>Sesión </t></r><r><t xml:space="preserve"> 1</t></r>` +
      `<rPh sb="0" eb="1"><t>セッション</t></rPh><phoneticPr/></si></sst>`;
    const { rows } = readSmall({
      "xl/sharedStrings.xml": sst,
      "xl/worksheets/sheet1.xml": sheet(
        `<row><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>a</t></r><rPh><t>b</t></rPh><r><t>c</t></r></is></c></row>`,
      ),
    }).sheets[0]!;
    expect(rows).toEqual([["Sesión 1", "ac"]]);
  });

  it("keep spaces at their ends where the file says so", () => {
    const inline = (text: string, attributes = ""): string =>
      `<c t="inlineStr"><is><t${attributes}>${text}</t></is></c>`;
    const { rows } = readRows(
      `<row>${inline(" a ")}${inline(" a ", ' xml:space="preserve"')}${inline("\u00a0a")}${inline("b")}</row>`,
    );
    expect(rows).toEqual([["a", " a ", "\u00a0a", "b"]]);
  });

  it("resolve the codes of what XML cannot hold", () => {
    const { rows } = readRows(
      '<row><c t="inlineStr"><is><t>a_x000D_\nb_x005F_x000D_ _x12_</t></is></c><c t="str"><f>A1</f><v>_x0009_</v></c></row>',
    );
    expect(rows).toEqual([["a\r\nb_x000D_ _x12_", "\t"]]);
  });

  it("that no program should have written are read as far as they can be", () => {
    const { rows } = readRows('<row><c><v>abc</v></c><c t="inlineStr"><v>d</v></c><c><v> 5 </v></c></row>');
    expect(rows).toEqual([["abc", "d", 5]]);
  });
});

describe("Dates", () => {
  it("of strict files are serials", () => {
    const cells = [
      "2026-06-09",
      "2026-06-09T12:00:00",
      "1900-02-28",
      "06:00:00",
      "1899-12-31T18:00:00Z",
      "2026-02-30",
    ];
    const xml = `<row>${cells.map((text) => `<c t="d"><v>${text}</v></c>`).join("")}</row>`;
    const day = fromCivil(2026, 6, 9);
    expect(readRows(xml).rows).toEqual([[day, day + 0.5, 59, 0.25, 0.75, "2026-02-30"]]);
    expect(readRows(xml).isDate(0, 0)).toBe(true);
  });

  it("count from 1904 where the workbook says so", () => {
    const data = readSmall({
      "xl/workbook.xml": workbook(
        '<workbookPr date1904="true"/><sheets><sheet name="H" sheetId="1" r:id="rId1"/></sheets>',
      ),
      "xl/worksheets/sheet1.xml": sheet('<row><c t="d"><v>1904-01-02</v></c><c s="1"><v>1</v></c></row>'),
    });
    expect(data.dates1904).toBe(true);
    expect(data.sheets[0]!.rows).toEqual([[1, 1]]);
  });

  it("are known by the format of their cell", () => {
    const styles =
      `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="dd&quot; de &quot;mmmm"/>` +
      `<numFmt numFmtId="165" formatCode="0 &quot;días&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
      `<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf/><xf numFmtId="22"/></cellXfs></styleSheet>`;
    const { isDate } = readSmall({
      "xl/styles.xml": styles,
      "xl/worksheets/sheet1.xml": sheet(
        `<row>${[0, 1, 2, 3, 4, 99].map((style) => `<c s="${style}"><v>5</v></c>`).join("")}</row>`,
      ),
    }).sheets[0]!;
    expect([0, 1, 2, 3, 4, 5, 6].map((column) => isDate(0, column))).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it.each([
    "dd/mm/yyyy",
    "[$-540A]dddd, d \\de mmmm \\de yyyy;@",
    "[h]:mm",
    "[mm]:ss",
    "h:mm AM/PM",
    "yyyy\\-mm\\-dd",
    "mmm-yy",
    "[Red]d/m/yy",
    "DD/MM/AAAA\\ hh:mm",
    "[<1]hh:mm;d/m/yyyy",
    "ggge",
    '"Día "d',
    "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy",
  ])("%s shows a date", (code) => {
    expect(isDateCode(code)).toBe(true);
  });

  it.each([
    "General",
    "0",
    "#,##0.00",
    '0 "días"',
    "[Red]#,##0;[Blue]-#,##0",
    "0.00E+00",
    "##0.0E+0",
    "@",
    "\\d0",
    "_d0",
    "*y0",
    "[$$-540A]#,##0.00",
    "[$USD] 0",
    '"hms"0',
    "0%",
    "# ?/?",
    "",
    "GENERAL",
    "[>=100]0",
    '"sin cerrar d',
  ])("%s shows none", (code) => {
    expect(isDateCode(code)).toBe(false);
  });

  it("have these numbers among the built-in formats", () => {
    expect([13, 14, 22, 23, 44, 45, 47, 48, 49].map(isDateNumber)).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("A shared formula written out two rows down and one column right", () => {
  it.each([
    ["A1+B2*2", "B3+C4*2"],
    ["$A$1+$A1+A$1", "$A$1+$A3+B$1"],
    ["SUM(A1:B9)", "SUM(B3:C11)"],
    ["SUM(A:A,$B:C,2:3,$2:3)", "SUM(B:B,$B:D,4:5,$2:5)"],
    ['A1&"A1 ""B2"""', 'B3&"A1 ""B2"""'],
    ["Hoja1!A1+'A1''s B2'!A1", "Hoja1!B3+'A1''s B2'!B3"],
    ["SUM(Feb:Mar!A1)", "SUM(Feb:Mar!B3)"],
    ["SUM('Feb:Mar'!A:A)", "SUM('Feb:Mar'!B:B)"],
    ["[1]Datos!A1", "[1]Datos!B3"],
    ["LOG10(A1)+ATAN2(A1,B1)", "LOG10(B3)+ATAN2(B3,C3)"],
    ["Tabla[[#This Row],[A1]]+Tabla[A1 '] x]+A1", "Tabla[[#This Row],[A1]]+Tabla[A1 '] x]+B3"],
    ["_xldudf_MUNI_SEATS(A1,_xlfn.XLOOKUP(A1,B1,C1))", "_xldudf_MUNI_SEATS(B3,_xlfn.XLOOKUP(B3,C3,D3))"],
    ["año1+Total_A1+A1.x+ñA1", "año1+Total_A1+A1.x+ñA1"],
    ["1E5+1.5+#REF!+TRUE+XFE1+A1048577", "1E5+1.5+#REF!+TRUE+XFE1+A1048577"],
    ["XFD1048576", "A2"],
    ["IF(A1>0,-B2%,\n A3)", "IF(B3>0,-C4%,\n B5)"],
    ["A1 B2", "B3 C4"],
    ["{1,2;3,4}*A1#", "{1,2;3,4}*B3#"],
  ])("%s is %s", (formula, expected) => {
    expect(shiftedFormula(formulaPieces(formula), 2, 1)).toBe(expected);
  });
});

describe("Formulas", () => {
  const { formulas } = readRows(
    `<row r="1"><c r="A1"><f>_xldudf_MUNI_SEATS(1)</f><v>16</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*2</f><v>32</v></c></row>` +
      `<row r="2"><c r="A2" cm="1"><f t="array" ref="A2:A4">_xlfn.SEQUENCE(3)</f><v>1</v></c><c r="B2"><f t="shared" si="0"/><v>2</v></c></row>` +
      `<row r="3"><c r="A3"><v>2</v></c><c r="B3" t="str"><f t="shared" si="0"/><v>x</v></c></row>` +
      `<row r="4"><c r="B4"><f>=A4</f></c><c r="C4"><f t="dataTable" ref="C4:C5" dt2D="0" r1="A1"/><v>1</v></c>` +
      `<c r="D4"><f t="shared" si="8"/><v>9</v></c></row>`,
  );
  it("keep their kind, cells and result", () => {
    expect(formulas.map(({ row, column, text, kind, cached }) => [row, column, text, kind, cached])).toEqual([
      [0, 0, "_xldudf_MUNI_SEATS(1)", "normal", 16],
      [0, 1, "A1*2", "shared", 32],
      [1, 0, "_xlfn.SEQUENCE(3)", "array", 1],
      [1, 1, "A2*2", "shared", 2],
      [2, 1, "A3*2", "shared", "x"],
      [3, 1, "A4", "normal", ""],
      [3, 2, "", "dataTable", 1],
    ]);
    expect(formulas[2]).toMatchObject({ isDynamic: true, block: { row: 1, column: 0, rows: 3, columns: 1 } });
    expect(formulas[0]!.block).toBeUndefined();
  });
});

describe("What stands beside the cells", () => {
  const { sheets } = readSmall({
    "xl/worksheets/sheet1.xml": sheet(
      '<row r="3" hidden="1"><c r="B3"><v>1</v></c></row>',
      '<sheetProtection sheet="1" password="CC1A"/><autoFilter ref="A1:C9"/>' +
        '<customSheetViews><customSheetView guid="x"><autoFilter ref="A1:Z99"/></customSheetView></customSheetViews>' +
        '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>' +
        '<conditionalFormatting sqref="B2 D4:D5"><cfRule type="expression" dxfId="0" priority="3"><formula>N("MUNI-I")=0</formula></cfRule>' +
        '<cfRule type="cellIs" priority="1" operator="between"><formula>1</formula><formula>A1&lt;2</formula></cfRule></conditionalFormatting>' +
        '<tableParts count="1"><tablePart r:id="rId9"/></tableParts>',
      '<cols><col min="2" max="3" hidden="1"/><col min="5" max="5"/><col min="7" max="16384" hidden="true"/></cols>',
    ),
    "xl/worksheets/_rels/sheet1.xml.rels": relationships({ rId9: [`${R}/table`, "../tables/table1.xml"] }),
    "xl/tables/table1.xml":
      `<table xmlns="${MAIN}" id="4" name="Calendario" displayName="Calendario" ref="B2:C8" totalsRowCount="1">` +
      `<autoFilter ref="B2:C7"/><tableColumns count="2"><tableColumn id="1" name="Sesión"/><tableColumn id="2" name="Lugar_x000a_y hora"/></tableColumns></table>`,
  });
  const read = sheets[0]!;
  it("is the protection, the filter, what is hidden and what is merged", () => {
    expect(read.protected).toBe(true);
    expect(read.autoFilter).toEqual({ row: 0, column: 0, rows: 9, columns: 3 });
    expect(read.merged).toEqual([{ row: 0, column: 0, rows: 1, columns: 3 }]);
    expect([...read.hiddenRows]).toEqual([2]);
    expect([0, 1, 2, 3, 4, 5, 6, 16_383].map((column) => read.hiddenColumns.has(column))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      true,
      true,
    ]);
  });
  it("is the rules of conditional formats", () => {
    expect(read.conditionalFormats).toEqual([
      {
        blocks: [parseBlock("B2"), parseBlock("D4:D5")],
        type: "expression",
        priority: 3,
        formulas: ['N("MUNI-I")=0'],
      },
      {
        blocks: [parseBlock("B2"), parseBlock("D4:D5")],
        type: "cellIs",
        priority: 1,
        formulas: ["1", "A1<2"],
      },
    ]);
  });
  it("is the tables", () => {
    expect(read.tables).toEqual([
      {
        id: "4",
        name: "Calendario",
        displayName: "Calendario",
        part: "xl/tables/table1.xml",
        block: { row: 1, column: 1, rows: 7, columns: 2 },
        headerRow: true,
        totalsRow: true,
        columns: ["Sesión", "Lugar\ny hora"],
      },
    ]);
  });

  it("is read where old LibreOffice put commas between the cells of a format", () => {
    const rule = '<cfRule type="expression" priority="1"><formula>A1</formula></cfRule>';
    const format = `<conditionalFormatting sqref="C4:D9,B1:C1">${rule}</conditionalFormatting>`;
    expect(readRows("", format).conditionalFormats[0]!.blocks).toEqual([
      { row: 3, column: 2, rows: 6, columns: 2 },
      { row: 0, column: 1, rows: 1, columns: 2 },
    ]);
  });
});

describe("The workbook", () => {
  const data = readSmall({
    "xl/workbook.xml": workbook(
      '<bookViews><workbookView activeTab="2"/></bookViews><sheets><sheet name="Gráfica" sheetId="9" r:id="rId7"/>' +
        '<sheet name="Oculta &amp; vieja" sheetId="3" state="veryHidden" r:id="rId1"/><sheet name="Datos" sheetId="5" r:id="rId8"/></sheets>' +
        '<definedNames><definedName name="Asientos">Datos!$A$1:$B$2</definedName>' +
        '<definedName name="_xlnm.Print_Area" localSheetId="2" hidden="1">Datos!$A$1</definedName></definedNames>',
    ),
    "xl/_rels/workbook.xml.rels": relationships({
      rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
      rId7: [`${R}/chartsheet`, "chartsheets/sheet1.xml"],
      rId8: [`${R}/worksheet`, "/xl/worksheets/sheet2.xml"],
    }),
    "xl/chartsheets/sheet1.xml": "<chartsheet/>",
    "xl/worksheets/sheet2.xml": sheet(""),
    "_rels/.rels": relationships({
      a: [`${R}/officeDocument`, "/xl/workbook.xml"],
      b: [`${R}/extended-properties`, "docProps/app.xml"],
    }),
    "docProps/app.xml":
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application><AppVersion>16</AppVersion></Properties>',
  });
  it("lists worksheets only, with their state, and which is in front", () => {
    expect(data.sheets.map(({ name, id, state, part }) => [name, id, state, part])).toEqual([
      ["Oculta & vieja", "3", "veryHidden", "xl/worksheets/sheet1.xml"],
      ["Datos", "5", "visible", "xl/worksheets/sheet2.xml"],
    ]);
    expect(data.activeSheet).toBe("5");
    expect(data.application).toBe("Microsoft Excel");
  });
  it("names ranges, for all sheets or one", () => {
    expect(data.names).toEqual([
      { name: "Asientos", formula: "Datos!$A$1:$B$2", hidden: false },
      { name: "_xlnm.Print_Area", formula: "Datos!$A$1", hidden: true, sheet: "5" },
    ]);
  });
});

describe("However it is written", () => {
  const plain = {
    ...smallParts({
      "xl/worksheets/sheet1.xml": sheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1"><f>1+1</f><v>2</v></c></row>',
        '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      ),
    }),
  };
  const facts = ({ sheets: [first] }: WorkbookData): unknown => [
    first!.rows,
    first!.formulas,
    first!.merged,
    first!.isDate(0, 1),
  ];
  const expected = facts(readWorkbook(openPackage(zipped(plain))));
  const rewritten = (change: (text: string) => string): Record<string, string> =>
    Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, change(text)]));

  it.each<[string, (text: string) => string]>([
    [
      "with prefixes",
      (text) =>
        text
          .replace(/<(\/?)(\w)/g, "<$1x:$2")
          .replace(/xmlns="/, 'xmlns:x="')
          .replace(/xmlns:r=/, "xmlns:rel=")
          .replace(/ r:id=/g, " rel:id="),
    ],
    [
      "strictly",
      (text) =>
        text
          .replaceAll(
            "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
            `${STRICT}/spreadsheetml/main`,
          )
          .replaceAll(
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
            `${STRICT}/officeDocument/relationships`,
          ),
    ],
    ["without addresses", (text) => text.replace(/<(row|c) r="\w+"/g, "<$1")],
    ["with line ends and comments between tags", (text) => text.replace(/></g, ">\r\n<!-- x --><")],
  ])("%s it reads the same", (_, change) => {
    expect(facts(readWorkbook(openPackage(zipped(rewritten(change)))))).toEqual(expected);
  });
});

describe("Addresses", () => {
  it("are read up to the last cell", () => {
    expect(parseCell("XFD1048576")).toEqual({ row: 1_048_575, column: 16_383 });
    expect(["XFE1", "A1048577", "A0", "A", "1", "", "AAAA1", "A1B"].map(parseCell)).toEqual(
      Array(8).fill(undefined),
    );
  });
  it("of blocks are in any order, whole rows and columns too", () => {
    expect(parseBlock("$C$9:A1")).toEqual({ row: 0, column: 0, rows: 9, columns: 3 });
    expect(parseBlock("B:C")).toEqual({ row: 0, column: 1, rows: 1_048_576, columns: 2 });
    expect(parseBlock("2:3")).toEqual({ row: 1, column: 0, rows: 2, columns: 16_384 });
    expect(["A1:B2:C3", "A1:", ":", "A:1"].map(parseBlock)).toEqual(Array(4).fill(undefined));
  });
});

describe("Workbooks of other makers", () => {
  const day = fromCivil(2027, 6, 3);
  const midnight = new Date(Date.UTC(2027, 5, 3));

  it("exceljs: dates, rich text, formulas, tables, merged and hidden cells", async () => {
    const book = new ExcelJS.Workbook();
    const made = book.addWorksheet("Calendario");
    made.addTable({
      name: "Sesiones",
      ref: "B2",
      headerRow: true,
      columns: [{ name: "Sesión" }, { name: "Comienza" }],
      rows: [["1-O", midnight]],
    });
    made.getCell("F1").value = { richText: [{ text: "Año " }, { font: { bold: true }, text: "2027" }] };
    made.getCell("F2").value = { formula: "C3+1", result: day + 1 };
    made.getCell("C3").numFmt = "dd/mm/yyyy";
    made.mergeCells("F4:G5");
    made.getRow(6).hidden = true;
    made.getCell("A6").value = true;
    const { sheets } = readWorkbook(openPackage(new Uint8Array(await book.xlsx.writeBuffer())));
    const read = sheets[0]!;
    expect(read.used).toEqual(parseBlock("A1:F6"));
    expect(read.rows.slice(0, 3)).toEqual([
      ["", "", "", "", "", "Año 2027"],
      ["", "Sesión", "Comienza", "", "", day + 1],
      ["", "1-O", day, "", "", ""],
    ]);
    expect([read.isDate(2, 2), read.isDate(2, 1)]).toEqual([true, false]);
    expect(read.tables).toMatchObject([
      { displayName: "Sesiones", block: parseBlock("B2:C3"), columns: ["Sesión", "Comienza"] },
    ]);
    expect(read.merged).toEqual([parseBlock("F4:G5")]);
    expect(read.hiddenRows.has(5)).toBe(true);
  });

  it("xlsx-populate: texts, numbers, formulas and a name", async () => {
    const { default: XlsxPopulate } = await import("xlsx-populate");
    const book = await XlsxPopulate.fromBlankAsync();
    book.sheet(0).cell("A1").value("Sesión  especial ");
    book.sheet(0).cell("B2").formula("A1&1");
    book.sheet(0).cell("C3").value(midnight).style("numberFormat", "yyyy-mm-dd");
    book.definedName("Datos", book.sheet(0).range("A1:C3"));
    const data = readWorkbook(openPackage(new Uint8Array(await book.outputAsync("nodebuffer"))));
    expect(data.sheets[0]!.rows[0]).toEqual(["Sesión  especial ", "", ""]);
    expect(data.sheets[0]!.formulas).toMatchObject([{ row: 1, column: 1, text: "A1&1" }]);
    expect(data.sheets[0]!.isDate(2, 2)).toBe(true);
    expect(data.names).toMatchObject([{ name: "Datos" }]);
  });

  it("SheetJS: values of every kind, with shared texts or inline, and its old .xls told apart", () => {
    const values = [
      ["Sesión", 1.5, true],
      ['ñ < & "', -0.25, false],
    ];
    const book = SheetJS.utils.book_new();
    SheetJS.utils.book_append_sheet(book, SheetJS.utils.aoa_to_sheet(values), "Hoja 1");
    for (const bookSST of [true, false]) {
      const file = SheetJS.write(book, { type: "array", bookType: "xlsx", bookSST });
      expect(readWorkbook(openPackage(new Uint8Array(file))).sheets[0]!.rows).toEqual(values);
    }
    const refusalOf = (bookType: SheetJS.BookType): string => {
      try {
        readWorkbook(openPackage(new Uint8Array(SheetJS.write(book, { type: "array", bookType }))));
        return "leído";
      } catch (error: any) {
        return error.text.es;
      }
    };
    expect(refusalOf("biff8")).toMatch(/Excel 97-2003/);
    expect(refusalOf("xlsb")).toMatch(/\.xlsb/);
    expect(refusalOf("ods")).toMatch(/OpenDocument/);
    expect(refusalOf("csv")).toMatch(/CSV/);
    expect(refusalOf("html")).toMatch(/HTML/);
    expect(refusalOf("xlml")).toMatch(/XML suelto/);
  });
});
