import * as SheetJS from "@e965/xlsx";
import ExcelJS from "exceljs";
import fc from "fast-check";
import { Problem } from "../../src/messages/problem";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { CellEdit, ResultEdit } from "../../xlsx/edit/workbook-edit";
import { MAIN, R, relationships, sheet, smallParts, workbook, zipped } from "./small-workbook";
import { changedParts, faultsOf, partTexts, readFile, without } from "./xlsx-edit-parts";

const SHEET = "xl/worksheets/sheet1.xml";

function cell(row: number, column: number, content: CellEdit["content"], numberFormat?: string): CellEdit {
  return { kind: "cell", sheet: "Hoja", row, column, content, ...(numberFormat ? { numberFormat } : {}) };
}

/** The sheet's part after edits of a small workbook whose sheet has these rows. */
function edited(rows: string, edits: readonly CellEdit[], after = "", before = ""): string {
  const file = zipped(smallParts({ [SHEET]: sheet(rows, after, before) }));
  const result = applyEdits(file, edits);
  expect(faultsOf(result)).toEqual([]);
  return partTexts(result)[SHEET]!;
}

describe("A cell that is there", () => {
  it("keeps its style, its other attributes and all around it", () => {
    const row =
      '<row r="1" ht="20"  custom="a"><c r="A1" s="1"><v>1</v></c> <!-- x --><c  s="1" r="B1" t="s"><v>0</v></c></row>';
    expect(edited(row, [cell(0, 1, 5)])).toBe(
      sheet(row.replace('<c  s="1" r="B1" t="s"><v>0</v></c>', '<c  s="1" r="B1"><v>5</v></c>')),
    );
  });

  it("takes numbers, texts, yes and no, days and nothing", () => {
    const row = ["A", "B", "C", "D", "E"].map((letter) => `<c r="${letter}1" s="1"><v>1</v></c>`).join("");
    const edits = [
      cell(0, 0, 1.5),
      cell(0, 1, "dos"),
      cell(0, 2, true),
      cell(0, 3, { day: 46399 }),
      cell(0, 4, null),
    ];
    expect(edited(`<row r="1">${row}</row>`, edits)).toContain(
      '<row r="1"><c r="A1" s="1"><v>1.5</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="b"><v>1</v></c>' +
        '<c r="D1" s="1"><v>46399</v></c><c r="E1" s="1"/></row>',
    );
  });

  it("keeps what newer programs put behind its value", () => {
    const row = '<row r="1"><c r="A1" vm="1"><v>1</v><extLst><ext uri="{x}"/></extLst></c></row>';
    expect(edited(row, [cell(0, 0, 2)])).toContain('<c r="A1"><v>2</v><extLst><ext uri="{x}"/></extLst></c>');
  });

  it("takes the last of several edits", () => {
    expect(edited('<row r="1"><c r="A1"/></row>', [cell(0, 0, 1), cell(0, 0, 2)])).toContain("<v>2</v>");
  });

  it("is found without its address", () => {
    const row = '<row><c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c></row><row><c><v>4</v></c></row>';
    const text = edited(row, [cell(0, 4, 30), cell(1, 0, 40), cell(0, 2, 20)]);
    expect(text).toBe(
      sheet(
        '<row><c><v>1</v></c><c r="C1"><v>20</v></c><c r="D1"><v>2</v></c><c><v>30</v></c></row><row><c><v>40</v></c></row>',
      ),
    );
  });
});

describe("A cell that is not there", () => {
  it("comes where its address belongs, with its row", () => {
    const rows = '<row r="2" spans="2:2"><c r="B2"><v>1</v></c></row><row r="5"/>';
    const edits = [
      cell(4, 1, 52),
      cell(1, 0, 21),
      cell(3, 0, 41),
      cell(1, 3, 24),
      cell(9, 0, 101),
      cell(4, 0, 51),
    ];
    const text = edited(rows, edits, "", '<dimension ref="B2"/>');
    expect(text).toBe(
      sheet(
        '<row r="2" spans="1:4"><c r="A2"><v>21</v></c><c r="B2"><v>1</v></c><c r="D2"><v>24</v></c></row>' +
          '<row r="4"><c r="A4"><v>41</v></c></row><row r="5"><c r="A5"><v>51</v></c><c r="B5"><v>52</v></c></row>' +
          '<row r="10"><c r="A10"><v>101</v></c></row>',
        "",
        '<dimension ref="A2:D10"/>',
      ),
    );
  });

  it("comes into a sheet without cells", () => {
    const file = zipped(smallParts({ [SHEET]: `<worksheet xmlns="${MAIN}"><sheetData/></worksheet>` }));
    const text = partTexts(applyEdits(file, [cell(1, 1, 2), cell(0, 0, 1)]))[SHEET];
    expect(text).toContain(
      '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="B2"><v>2</v></c></row></sheetData>',
    );
  });

  it("has the style of its row, else of its column", () => {
    const rows = '<row r="1" s="1" customFormat="1"/><row r="2" s="9"/>';
    const text = edited(
      rows,
      [cell(0, 0, 1), cell(1, 0, 1), cell(1, 5, 1)],
      "",
      '<cols><col min="1" max="3" style="1"/></cols>',
    );
    expect(text).toContain('<c r="A1" s="1"><v>1</v></c>');
    expect(text).toContain('<c r="A2" s="1"><v>1</v></c><c r="F2"><v>1</v></c>');
  });

  it("stays away when it is to hold nothing", () => {
    const rows = '<row r="1"><c r="A1"/></row>';
    const file = zipped(smallParts({ [SHEET]: sheet(rows) }));
    expect(changedParts(file, applyEdits(file, [cell(0, 3, null), cell(7, 3, null)]))).toEqual([]);
  });

  it("fits in the sheet", () => {
    expect(() => edited("", [cell(1048576, 0, 1)])).toThrow(Problem);
    expect(() => edited("", [cell(0, 16384, 1)])).toThrow(Problem);
    expect(() => edited("", [cell(-1, 0, 1)])).toThrow(Problem);
  });
});

describe("Texts", () => {
  const strings = (edits: readonly CellEdit[], before?: string): string => {
    const parts = smallParts(before === undefined ? {} : { "xl/sharedStrings.xml": before });
    const result = applyEdits(zipped(parts), edits);
    expect(faultsOf(result)).toEqual([]);
    expect(readFile(result).sheets[0]!.rows).toEqual([edits.map(({ content }) => content)]);
    return partTexts(result)["xl/sharedStrings.xml"]!;
  };

  it("that begin like a formula stay texts", () => {
    expect(strings(["=1+1", "+1", "-1", "@A1"].map((text, i) => cell(0, i, text)))).toBe(
      `<sst xmlns="${MAIN}"><si><t>uno</t></si><si><t>=1+1</t></si><si><t>+1</t></si><si><t>-1</t></si><si><t>@A1</t></si></sst>`,
    );
  });

  it("keep spaces, line breaks, signs of XML, and what XML cannot hold", () => {
    strings(
      [" a ", "b\nc", '<d> & "e"', "f\u0007", "_x0041_", "g\tñ", "\u{1F389}"].map((text, i) =>
        cell(0, i, text),
      ),
    );
  });

  it("are counted where the part counts them, and equal ones are one", () => {
    const before = `<x:sst xmlns:x="${MAIN}" count="4" uniqueCount="1"><x:si><x:t>uno</x:t></x:si><x:extLst/></x:sst>`;
    const file = zipped(smallParts({ "xl/sharedStrings.xml": before }));
    const text = partTexts(applyEdits(file, [cell(0, 0, "a"), cell(0, 1, "a")]))["xl/sharedStrings.xml"];
    expect(text).toBe(
      `<x:sst xmlns:x="${MAIN}" count="6" uniqueCount="2"><x:si><x:t>uno</x:t></x:si><x:si><x:t>a</x:t></x:si><x:extLst/></x:sst>`,
    );
  });

  it("come into a book that had none", () => {
    const parts = without(
      smallParts({
        "xl/_rels/workbook.xml.rels": relationships({ rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"] }),
      }),
      "xl/sharedStrings.xml",
    );
    const result = applyEdits(zipped(parts), [cell(0, 0, "uno")]);
    expect(faultsOf(result)).toEqual([]);
    expect(readFile(result).sheets[0]!.rows).toEqual([["uno"]]);
  });

  it("longer than Excel takes are refused", () => {
    expect(() => strings([cell(0, 0, "a".repeat(32768))])).toThrow("32,767");
  });
});

describe("Number formats", () => {
  const styles = (edits: readonly CellEdit[], before: string): [string, string] => {
    const rows = '<row r="1"><c r="A1" s="1"><v>1</v></c></row>';
    const file = zipped(smallParts({ [SHEET]: sheet(rows), "xl/styles.xml": before }));
    const result = applyEdits(file, edits);
    expect(faultsOf(result)).toEqual([]);
    return [partTexts(result)[SHEET]!, partTexts(result)["xl/styles.xml"]!];
  };

  it("are taken from the book, or appended with the rest of the style", () => {
    const before = `<x:styleSheet xmlns:x="${MAIN}"><x:fonts count="1"><x:font/></x:fonts><x:cellXfs count="2"><x:xf numFmtId="0"/><x:xf fontId="0" numFmtId="0" xfId="0"><x:alignment wrapText="1"/></x:xf></x:cellXfs></x:styleSheet>`;
    const [text, after] = styles([cell(0, 0, { day: 46399 }), cell(0, 1, 5, "0.00")], before);
    expect(text).toContain('<c r="A1" s="2"><v>46399</v></c><c r="B1" s="3"><v>5</v></c>');
    expect(after).toBe(
      before
        .replace(
          "<x:fonts",
          '<x:numFmts count="1"><x:numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></x:numFmts><x:fonts',
        )
        .replace('cellXfs count="2"', 'cellXfs count="4"')
        .replace(
          "</x:cellXfs>",
          '<x:xf fontId="0" numFmtId="164" xfId="0" applyNumberFormat="1"><x:alignment wrapText="1"/></x:xf>' +
            '<x:xf numFmtId="2" applyNumberFormat="1"/></x:cellXfs>',
        ),
    );
  });

  it("gets a format though the tag of its style ends in a blank", () => {
    const styles = `<styleSheet xmlns="${MAIN}"><cellXfs count="1"><xf ></xf></cellXfs></styleSheet>`;
    const file = zipped(smallParts({ [SHEET]: sheet(""), "xl/styles.xml": styles }));
    const after = applyEdits(file, [cell(0, 0, { day: 46399 })]);
    expect(faultsOf(after)).toEqual([]);
    expect(readFile(after).sheets[0]!.isDate(0, 0)).toBe(true);
  });

  it("of a cell that shows days already stay", () => {
    const before = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="170" formatCode="dd/mm/yy"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>`;
    expect(styles([cell(0, 0, { day: 46399 })], before)[1]).toBe(before);
    expect(styles([cell(0, 0, 5, "dd/mm/yy")], before)[1]).toBe(before);
  });

  it("come into a book without any style", () => {
    const parts = without(
      smallParts({
        "xl/_rels/workbook.xml.rels": relationships({ rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"] }),
      }),
      "xl/styles.xml",
    );
    const result = applyEdits(zipped(parts), [cell(0, 0, { day: 46399 })]);
    expect(faultsOf(result)).toEqual([]);
    expect(readFile(result).sheets[0]!.isDate(0, 0)).toBe(true);
  });

  it("come into styles that lack what styles rest on", () => {
    const [, after] = styles([cell(0, 0, { day: 46399 })], `<styleSheet xmlns="${MAIN}"/>`);
    expect(after).toContain('<fonts count="1">');
    expect(after).toContain('<fills count="2">');
    expect(after).toContain('<cellXfs count="2">');
  });
});

it("A day is counted as the workbook counts", () => {
  const main = workbook(
    '<workbookPr date1904="1"/><sheets><sheet name="Hoja" sheetId="7" r:id="rId1"/></sheets>',
  );
  const result = applyEdits(zipped(smallParts({ "xl/workbook.xml": main })), [cell(0, 0, { day: 46399 })]);
  expect(readFile(result).sheets[0]!.rows).toEqual([[46399 - 1462]]);
});

describe("Formulas", () => {
  const CHAIN = {
    "xl/calcChain.xml": `<calcChain xmlns="${MAIN}"><c r="A1" i="7"/></calcChain>`,
    "xl/_rels/workbook.xml.rels": relationships({
      rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
      rId2: [`${R}/sharedStrings`, "sharedStrings.xml"],
      rId3: [`${R}/styles`, "styles.xml"],
      rId4: [`${R}/calcChain`, "calcChain.xml"],
    }),
  };
  const withChain = (rows: string): Uint8Array => zipped(smallParts({ ...CHAIN, [SHEET]: sheet(rows) }));

  it("are written with their value and the stored name of our functions", () => {
    const edits = [
      cell(0, 0, { formula: '=MUNI_QUORUM(B1)&"MUNI_QUORUM("', cached: "9" }),
      cell(0, 1, { formula: "A1<2", cached: false }),
      cell(0, 2, { formula: "1/0", cached: { error: "#DIV/0!" } }),
      cell(0, 3, { formula: "_xldudf_muni_seats(A1)", cached: 3 }),
    ];
    expect(edited("", edits)).toContain(
      '<row r="1"><c r="A1" t="str"><f>_xldudf_MUNI_QUORUM(B1)&amp;&quot;MUNI_QUORUM(&quot;</f><v>9</v></c>' +
        '<c r="B1" t="b"><f>A1&lt;2</f><v>0</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c>' +
        '<c r="D1"><f>_xldudf_MUNI_SEATS(A1)</f><v>3</v></c></row>',
    );
  });

  it("that come or go take the order of calculation away, and are calculated at the next opening", () => {
    const file = withChain(
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1"><f>A1</f><v>2</v></c></row>',
    );
    const result = applyEdits(file, [cell(0, 0, 3)]);
    expect(faultsOf(result)).toEqual([]);
    expect(changedParts(file, result)).toEqual([
      "xl/_rels/workbook.xml.rels",
      "xl/calcChain.xml",
      "xl/workbook.xml",
      SHEET,
    ]);
    expect(partTexts(result)["xl/workbook.xml"]).toContain(
      '</sheets><calcPr fullCalcOnLoad="1"/></workbook>',
    );
  });

  it("that rest on a changed value leave the order of calculation", () => {
    const file = withChain('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1</f><v>1</v></c></row>');
    expect(changedParts(file, applyEdits(file, [cell(0, 0, 3)]))).toEqual(["xl/workbook.xml", SHEET]);
  });

  it("are not asked for in a book that has none", () => {
    const file = zipped(smallParts());
    expect(changedParts(file, applyEdits(file, [cell(0, 0, 3)]))).toEqual([SHEET]);
  });

  it("that share another's are written out when that one goes", () => {
    const rows =
      '<row r="1"><c r="A1"><f t="shared" ref="A1:B2" si="3">C1+$D$1+Hoja!E1</f><v>1</v></c><c r="B1"><f t="shared" si="3"/><v>2</v></c></row>' +
      '<row r="2"><c r="A2"><f t="shared" ca="1" si="3"></f><v>3</v></c><c r="B2"><f t="shared" si="3"/><v>4</v></c><c r="C2"><f t="shared" ref="C2" si="4">A1</f></c></row>';
    const text = edited(rows, [cell(0, 0, 9), cell(1, 1, 8)]);
    expect(text).toContain('<c r="A1"><v>9</v></c><c r="B1"><f>D1+$D$1+Hoja!F1</f><v>2</v></c>');
    expect(text).toContain('<c r="A2"><f ca="1">C2+$D$1+Hoja!E2</f><v>3</v></c><c r="B2"><v>8</v></c>');
    expect(text).toContain('<f t="shared" ref="C2" si="4">A1</f>');
  });

  it("of others stay shared when one that shares goes", () => {
    const rows =
      '<row r="1"><c r="A1"><f t="shared" ref="A1:A2" si="0">B1</f></c></row><row r="2"><c r="A2"><f t="shared" si="0"/></c></row>';
    expect(edited(rows, [cell(1, 0, 9)])).toContain('<f t="shared" ref="A1:A2" si="0">B1</f>');
  });

  it("that fill several cells are not broken", () => {
    const rows =
      '<row r="1"><c r="A1"><f t="array" ref="A1:A2">B1:B2</f><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>';
    expect(() => edited(rows, [cell(1, 0, 9)])).toThrow("A1:A2");
    expect(edited(rows.replace("A1:A2", "A1"), [cell(0, 0, 9)])).toContain('<c r="A1"><v>9</v></c>');
  });

  it("that spill carry their mark, which the book knows once", () => {
    const spill = { formula: "MUNI_HOLIDAYS(2027)", cached: "Fecha", spill: { rows: 2, columns: 3 } };
    const once = applyEdits(zipped(smallParts()), [cell(4, 0, spill)]);
    expect(faultsOf(once)).toEqual([]);
    expect(readFile(once).sheets[0]!.formulas).toMatchObject([
      {
        text: "_xldudf_MUNI_HOLIDAYS(2027)",
        kind: "array",
        isDynamic: true,
        block: { row: 4, rows: 2, columns: 3 },
      },
    ]);
    const twice = applyEdits(once, [cell(9, 0, spill)]);
    expect(partTexts(twice)["xl/metadata.xml"]).toBe(partTexts(once)["xl/metadata.xml"]);
  });

  it("that spill get their mark beside other metadata", () => {
    const metadata =
      `<metadata xmlns="${MAIN}"><metadataTypes count="1"><metadataType name="XLRICHVALUE"/></metadataTypes>` +
      '<futureMetadata name="XLRICHVALUE" count="1"><bk/></futureMetadata><cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>';
    const parts = smallParts({
      "xl/metadata.xml": metadata,
      "xl/_rels/workbook.xml.rels": relationships({
        rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
        rId9: [`${R}/sheetMetadata`, "metadata.xml"],
      }),
    });
    const spill = { formula: "MUNI_HOLIDAYS(2027)", cached: 1, spill: { rows: 1, columns: 1 } };
    const result = applyEdits(zipped(parts), [cell(0, 0, spill)]);
    expect(faultsOf(result)).toEqual([]);
    expect(partTexts(result)[SHEET]).toContain('<c r="A1" cm="2"><f t="array" ref="A1">');
    expect(partTexts(result)["xl/metadata.xml"]).toContain(
      '<bk><rc t="2" v="0"/></bk></cellMetadata><valueMetadata',
    );
  });
});

describe("Results of formulas", () => {
  const result = (row: number, column: number, values: ResultEdit["values"]): ResultEdit => ({
    kind: "result",
    sheet: "Hoja",
    row,
    column,
    values,
  });
  const renewed = (rows: string, edits: readonly ResultEdit[]): string => {
    const file = zipped(smallParts({ [SHEET]: sheet(rows) }));
    const after = applyEdits(file, edits);
    expect(faultsOf(after)).toEqual([]);
    expect(changedParts(file, after)).toEqual([SHEET]);
    return partTexts(after)[SHEET]!;
  };

  it("replace the value and leave the formula as it stands", () => {
    const rows =
      '<row r="1"><c r="A1" s="1" t="str"><f  ca="1">B1 &amp;"x"</f><v>viejo</v></c><c r="B1"><f t="shared" si="0" ref="B1">C1</f><v>1</v></c></row>';
    expect(renewed(rows, [result(0, 0, [[7]]), result(0, 1, [[{ error: "#N/A" }]])])).toBe(
      sheet(
        '<row r="1"><c r="A1" s="1"><f  ca="1">B1 &amp;"x"</f><v>7</v></c><c r="B1" t="e"><f t="shared" si="0" ref="B1">C1</f><v>#N/A</v></c></row>',
      ),
    );
  });

  const SPILLED =
    '<row r="1"><c r="A1" cm="1"><f t="array" ref="A1:A2">_xldudf_MUNI_X()</f><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>';

  it("that spill grow and shrink with their block", () => {
    const grown = renewed(SPILLED, [
      result(0, 0, [
        [1, "a"],
        [2, "b"],
        [3, "c"],
      ]),
    ]);
    expect(grown).toContain(
      '<c r="A1" cm="1"><f t="array" ref="A1:B3">_xldudf_MUNI_X()</f><v>1</v></c><c r="B1" t="str"><v>a</v></c>',
    );
    expect(grown).toContain('<row r="3"><c r="A3"><v>3</v></c><c r="B3" t="str"><v>c</v></c></row>');
    expect(renewed(SPILLED, [result(0, 0, [[5]])])).toContain(
      'ref="A1">_xldudf_MUNI_X()</f><v>5</v></c></row><row r="2"><c r="A2"/></row>',
    );
  });

  it("never cover what is there", () => {
    const rows = SPILLED + '<row r="3"><c r="A3"><v>9</v></c></row>';
    expect(() => renewed(rows, [result(0, 0, [[1], [2], [3]])])).toThrow("A3");
  });

  it("of an old array formula keep its size", () => {
    const rows = SPILLED.replace(' cm="1"', "");
    expect(renewed(rows, [result(0, 0, [[8], [9]])])).toContain(
      '<v>8</v></c></row><row r="2"><c r="A2"><v>9</v>',
    );
    expect(() => renewed(rows, [result(0, 0, [[8]])])).toThrow("A1:A2");
  });

  it("need a formula", () => {
    expect(() => renewed('<row r="1"><c r="A1"><v>1</v></c></row>', [result(0, 0, [[1]])])).toThrow(Problem);
  });
});

describe("Files of others", () => {
  const edits: readonly CellEdit[] = [
    { kind: "cell", sheet: "Calendario", row: 1, column: 2, content: { day: 46410 } },
    { kind: "cell", sheet: "calendario", row: 8, column: 0, content: "=O-99" },
  ];

  it("by exceljs keep every other part", async () => {
    const book = new ExcelJS.Workbook();
    const calendar = book.addWorksheet("Calendario");
    calendar.addRows([
      ["Sesión", "Tipo", "Comienza"],
      ["O-01", "ordinaria", new Date(Date.UTC(2027, 0, 12))],
    ]);
    book.addWorksheet("Otra").addRow(["x"]);
    const file = new Uint8Array(await book.xlsx.writeBuffer());
    const result = applyEdits(file, edits);
    expect(faultsOf(result)).toEqual([]);
    expect(changedParts(file, result)).toEqual(["xl/sharedStrings.xml", SHEET]);
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(result.buffer as ArrayBuffer);
    expect(read.getWorksheet("Calendario")!.getCell("C2").value).toEqual(new Date(Date.UTC(2027, 0, 23)));
    expect(read.getWorksheet("Calendario")!.getCell("A9").value).toBe("=O-99");
  });

  it("by SheetJS keep every other part", () => {
    const book = SheetJS.utils.book_new();
    SheetJS.utils.book_append_sheet(
      book,
      SheetJS.utils.aoa_to_sheet([["Sesión"], ["O-01", "ordinaria", 46399]]),
      "Calendario",
    );
    const file = new Uint8Array(SheetJS.write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
    const result = applyEdits(file, edits);
    expect(faultsOf(result)).toEqual([]);
    expect(changedParts(file, result)).not.toContain("xl/theme/theme1.xml");
    const read = SheetJS.read(result).Sheets.Calendario!;
    expect([read.C2!.v, read.C2!.w, read.A9!.v]).toEqual([46410, "2027-01-23", "=O-99"]);
  });

  it("with prefixes, strict namespaces and byte order marks are answered in kind", () => {
    const main = "http://purl.oclc.org/ooxml/spreadsheetml/main";
    const r = "http://purl.oclc.org/ooxml/officeDocument/relationships";
    const parts = smallParts({
      "_rels/.rels": relationships({ rId1: [`${r}/officeDocument`, "xl/workbook.xml"] }),
      "xl/workbook.xml": `<w:workbook xmlns:w="${main}" xmlns:rel="${r}"><w:sheets><w:sheet name="Hoja" sheetId="1" rel:id="rId1"/></w:sheets></w:workbook>`,
      "xl/_rels/workbook.xml.rels": relationships({ rId1: [`${r}/worksheet`, "/xl/worksheets/sheet1.xml"] }),
      [SHEET]: `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n<x:worksheet xmlns:x="${main}"><x:sheetData>\r\n<x:row r="2"/></x:sheetData></x:worksheet>`,
    });
    const result = applyEdits(zipped(without(parts, "xl/sharedStrings.xml", "xl/styles.xml")), [
      cell(1, 0, { day: 46399 }),
      cell(1, 1, "b"),
    ]);
    expect(faultsOf(result)).toEqual([]);
    expect(partTexts(result)[SHEET]).toBe(
      `<?xml version="1.0" encoding="utf-8"?>\r\n<x:worksheet xmlns:x="${main}"><x:sheetData>\r\n<x:row r="2"><x:c r="A2" s="1"><x:v>46399</x:v></x:c><x:c r="B2" t="s"><x:v>0</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    );
    expect(partTexts(result)["xl/styles.xml"]).toContain(`xmlns="${main}"`);
    expect(partTexts(result)["xl/_rels/workbook.xml.rels"]).toContain(`Type="${r}/styles"`);
    expect(readFile(result).sheets[0]!.rows).toEqual([[46399, "b"]]);
  });
});

it("A sheet that is not there is named in the problem", () => {
  expect(() => applyEdits(zipped(smallParts()), [{ ...cell(0, 0, 1), sheet: "Enero" }])).toThrow('"Enero"');
});

it("The header of a table is not changed apart from its table", () => {
  const parts = smallParts({
    [SHEET]: sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'),
    "xl/worksheets/_rels/sheet1.xml.rels": relationships({ rId1: [`${R}/table`, "../tables/table1.xml"] }),
    "xl/tables/table1.xml": `<table xmlns="${MAIN}" id="1" name="T" displayName="T" ref="A1:A3"><tableColumns count="1"><tableColumn id="1" name="uno"/></tableColumns></table>`,
  });
  expect(() => applyEdits(zipped(parts), [cell(0, 0, "dos")])).toThrow(Problem);
  expect(faultsOf(applyEdits(zipped(parts), [cell(1, 0, "dos")]))).toEqual([]);
});

it("Any cells, written in any order and in any number of turns, are read as they were written", () => {
  const content = fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.string({ minLength: 1, unit: "binary" }),
    fc.constant(null),
  );
  const place = { row: fc.nat(9), column: fc.nat(6), content };
  const turns = fc.array(fc.array(fc.record(place), { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 3,
  });
  const rows =
    '<row r="3"><c r="B3" s="1"><v>1</v></c><c r="E3"/></row><row r="4"/><row r="7"><c r="A7" t="s"><v>0</v></c></row>';
  fc.assert(
    fc.property(turns, (given) => {
      const expected = new Map<string, CellEdit["content"]>([
        ["2 1", 1],
        ["6 0", "uno"],
      ]);
      let file = zipped(smallParts({ [SHEET]: sheet(rows) }));
      for (const turn of given) {
        file = applyEdits(
          file,
          turn.map((one) => cell(one.row, one.column, one.content)),
        );
        for (const one of turn) expected.set(`${one.row} ${one.column}`, one.content);
      }
      expect(faultsOf(file)).toEqual([]);
      const { used, rows: read } = readFile(file).sheets[0]!;
      for (let row = 0; row < 10; row++)
        for (let column = 0; column < 7; column++)
          expect(read[row - used.row]?.[column - used.column] ?? "").toEqual(
            expected.get(`${row} ${column}`) ?? "",
          );
    }),
    { numRuns: 60 },
  );
});
