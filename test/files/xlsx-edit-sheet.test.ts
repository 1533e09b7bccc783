import ExcelJS from "exceljs";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { NewSheet } from "../../xlsx/edit/new-sheet";
import type { ColumnEdit, WorkbookEdit } from "../../xlsx/edit/workbook-edit";
import { MAIN, R, relationships, sheet, smallParts, workbook, zipped } from "./small-workbook";
import { changedParts, faultsOf, partTexts, readFile } from "./xlsx-edit-parts";

const SHEET = "xl/worksheets/sheet1.xml";

function result(file: Uint8Array, ...edits: WorkbookEdit[]): Uint8Array {
  const after = applyEdits(file, edits);
  expect(faultsOf(after)).toEqual([]);
  return after;
}

function added(given: Partial<NewSheet>): WorkbookEdit {
  return { kind: "sheet", sheet: { name: "Informe", rows: [], ...given } };
}

describe("A new sheet", () => {
  it("comes behind the others and leaves them as they are", () => {
    const file = zipped(smallParts());
    const after = result(file, added({ rows: [{ cells: ["a", 1, { day: 46399 }, null, true] }] }));
    expect(changedParts(file, after)).toEqual([
      "[Content_Types].xml",
      "xl/_rels/workbook.xml.rels",
      "xl/sharedStrings.xml",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet2.xml",
    ]);
    expect(partTexts(after)["xl/workbook.xml"]).toContain(
      '<sheet name="Informe" sheetId="8" r:id="rId4"/></sheets>',
    );
    const [, informe] = readFile(after).sheets;
    expect(informe).toMatchObject({ name: "Informe", rows: [["a", 1, 46399, "", true]] });
    expect(informe!.isDate(0, 2)).toBe(true);
  });

  it("never takes a name that is there, whatever its case, or that Excel does not take", () => {
    for (const name of ["HOJA", "", "a".repeat(32), "a/b", "a[1]", "'a", "History"])
      expect(() => applyEdits(zipped(smallParts()), [added({ name })])).toThrow(`"${name}"`);
    expect(() => applyEdits(zipped(smallParts()), [added({}), added({})])).toThrow("Informe");
  });

  it("is written with the prefixes of the book, and its names with its own", () => {
    const main = `<w:workbook xmlns:w="${MAIN}" xmlns:rel="${R}"><w:sheets><w:sheet name="Hoja" sheetId="3" rel:id="rId1"/></w:sheets><w:definedNames><w:definedName name="Viejo">1</w:definedName></w:definedNames></w:workbook>`;
    const after = result(
      zipped(smallParts({ "xl/workbook.xml": main })),
      added({
        name: "Año 'A' 1",
        names: [{ name: "Lista", range: { row: 0, column: 1, rows: 3, columns: 1 } }],
        print: { repeatedRows: { row: 0, rows: 2 } },
      }),
    );
    expect(partTexts(after)["xl/workbook.xml"]).toContain(
      `<w:sheet name="Año 'A' 1" sheetId="4" rel:id="rId4"/></w:sheets><w:definedNames><w:definedName name="Viejo">1</w:definedName>` +
        `<w:definedName name="_xlnm.Print_Titles" localSheetId="1">'Año ''A'' 1'!$1:$2</w:definedName><w:definedName name="Lista">'Año ''A'' 1'!$B$1:$B$3</w:definedName></w:definedNames>`,
    );
  });

  it("refuses names that are taken or look like cells", () => {
    const range = { row: 0, column: 0, rows: 1, columns: 1 };
    const main = workbook(
      '<sheets><sheet name="Hoja" sheetId="7" r:id="rId1"/></sheets><definedNames><definedName name="Viejo">1</definedName></definedNames>',
    );
    for (const name of ["viejo", "A1", "R1C1", "1a", "a b"])
      expect(() =>
        applyEdits(zipped(smallParts({ "xl/workbook.xml": main })), [added({ names: [{ name, range }] })]),
      ).toThrow(`"${name}"`);
  });

  it("is told in the properties of a file that list its sheets", async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet("Hoja");
    const file = new Uint8Array(await book.xlsx.writeBuffer());
    const after = partTexts(result(file, added({})))["docProps/app.xml"];
    expect(after).toContain("<vt:i4>2</vt:i4>");
    expect(after).toContain(
      '<vt:vector size="2" baseType="lpstr"><vt:lpstr>Hoja</vt:lpstr><vt:lpstr>Informe</vt:lpstr>',
    );
  });

  it("refuses tables, lists and messages that Excel does not take", () => {
    const range = { row: 0, column: 0, rows: 2, columns: 2 };
    const table = (cells: NewSheet["rows"][number]["cells"]): WorkbookEdit =>
      added({ rows: [{ cells }], tables: [{ name: "T", range }] });
    for (const cells of [["a"], ["a", "A"], ["a", 1], ["a", ""]])
      expect(() => applyEdits(zipped(smallParts()), [table(cells)])).toThrow('"T"');
    const list = (values: string[], title: string): WorkbookEdit =>
      added({
        validations: [{ ranges: [range], rule: { kind: "list", values }, prompt: { title, text: "" } }],
      });
    expect(() => applyEdits(zipped(smallParts()), [list(["a".repeat(256)], "")])).toThrow("255");
    expect(() => applyEdits(zipped(smallParts()), [list(["a,b"], "")])).toThrow("A1:B2");
    expect(() => applyEdits(zipped(smallParts()), [list(["a"], "b".repeat(33))])).toThrow("32");
  });
});

describe("A column of findings", () => {
  const column = (given: Partial<ColumnEdit> = {}): ColumnEdit => ({
    kind: "column",
    sheet: "Hoja",
    range: { row: 1, column: 0, rows: 3, columns: 2 },
    header: "Hallazgos",
    cells: ["I 4203a-length", ""],
    ...given,
  });
  const ROWS =
    '<row r="2"><c r="A2" s="1" t="s"><v>0</v></c><c r="B2" s="1" t="inlineStr"><is><t>Comienza</t></is></c></row>' +
    '<row r="3"><c r="A3"/><c r="B3" s="1"><v>46399</v></c></row><row r="4"><c r="A4"><v>1</v></c></row>';
  const TABLE = `<table xmlns="${MAIN}" id="4" name="Sesiones" displayName="Sesiones" ref="A2:B4" totalsRowShown="0"><autoFilter ref="A2:B4"><filterColumn colId="0"/></autoFilter><tableColumns count="2"><tableColumn id="1" name="uno"/><tableColumn id="7" name="Comienza"/></tableColumns><tableStyleInfo/></table>`;
  const plain = (rows = ROWS, after = "", before = ""): Uint8Array =>
    zipped(smallParts({ [SHEET]: sheet(rows, after, before) }));
  const withTable = (table = TABLE, rows = ROWS): Uint8Array => {
    const parts = smallParts({
      [SHEET]: sheet(rows, '<tableParts count="1"><tablePart r:id="rId1"/></tableParts>'),
      "xl/worksheets/_rels/sheet1.xml.rels": relationships({ rId1: [`${R}/table`, "../tables/table1.xml"] }),
      "xl/tables/table1.xml": table,
    });
    return zipped(parts);
  };

  it("comes at the right of a range, looks like its neighbour and shows no dates", () => {
    const after = result(plain(), column());
    const data = readFile(after).sheets[0]!;
    expect(data.rows.map((row) => row[2])).toEqual(["Hallazgos", "I 4203a-length", ""]);
    expect(data.isDate(2, 2)).toBe(false);
    expect(partTexts(after)[SHEET]).toContain(
      '<cols><col min="3" max="3" width="32" customWidth="1"/></cols><sheetData>',
    );
    expect(partTexts(after)[SHEET]).toContain('<c r="C2" s="1" t="s">');
  });

  it("widens the table, its filter and its columns", () => {
    const file = withTable();
    const after = result(file, column());
    expect(partTexts(after)["xl/tables/table1.xml"]).toBe(
      TABLE.replaceAll("A2:B4", "A2:C4")
        .replace('count="2"', 'count="3"')
        .replace("</tableColumns>", '<tableColumn id="8" name="Hallazgos"/></tableColumns>'),
    );
    expect(readFile(after).sheets[0]!.tables[0]!.columns).toEqual(["uno", "Comienza", "Hallazgos"]);
  });

  it("is filled again, not doubled, and what it held goes", () => {
    for (const file of [plain(), withTable()]) {
      const once = result(file, column());
      const again = result(once, column({ cells: ["", "A 4203b-agenda"] }));
      const { rows, tables } = readFile(again).sheets[0]!;
      expect(rows.map((row) => row[2])).toEqual(["Hallazgos", "", "A 4203b-agenda"]);
      expect(rows[0]).toHaveLength(3);
      expect(tables.map(({ columns }) => columns.length)).toEqual(
        readFile(file).sheets[0]!.tables.map(() => 3),
      );
      const wide = column({ range: { row: 1, column: 0, rows: 3, columns: 3 } });
      expect(changedParts(once, result(once, wide))).toEqual(["xl/sharedStrings.xml", SHEET]);
    }
  });

  it("leaves the row of totals", () => {
    const file = withTable(TABLE.replace('totalsRowShown="0"', 'totalsRowCount="1"'));
    const after = result(file, column({ cells: ["I 4203a-length", "no cabe"] }));
    expect(readFile(after).sheets[0]!.rows.map((row) => row[2])).toEqual(["Hallazgos", "I 4203a-length", ""]);
  });

  it("needs a free column", () => {
    expect(() =>
      result(plain(ROWS.replace('<c r="A4">', '<c r="C4"><v>1</v></c><c r="A4">')), column()),
    ).toThrow("C4");
    expect(() =>
      result(plain(ROWS, '<mergeCells count="1"><mergeCell ref="C3:D3"/></mergeCells>'), column()),
    ).toThrow("C3");
    const other = TABLE.replaceAll("A2:B4", "C1:D9");
    expect(() => result(withTable(other), column())).toThrow("C2");
    expect(() =>
      result(plain(ROWS.replace('<c r="A4">', '<c r="C4" s="1"/><c r="A4">')), column()),
    ).not.toThrow();
  });

  it("leaves a column of the clerk's own with its header", () => {
    const rows = ROWS.replace("Comienza", "Hallazgos").replace("46399", "5");
    expect(() => result(plain(rows), column())).toThrow("B3");
  });

  it("takes a whole table, and none that comes from elsewhere", () => {
    const part = column({ range: { row: 2, column: 0, rows: 2, columns: 2 } });
    expect(() => result(withTable(), part)).toThrow('"Sesiones"');
    const linked = TABLE.replace('id="4"', 'id="4" tableType="queryTable"');
    expect(() => result(withTable(linked), column())).toThrow("query");
  });

  it("takes its place among the widths", () => {
    const cols = '<cols><col min="1" max="2" width="9"/><col min="5" max="16384" width="8"/></cols>';
    expect(partTexts(result(plain(ROWS, "", cols), column()))[SHEET]).toContain(
      '<col min="1" max="2" width="9"/><col min="3" max="3" width="32" customWidth="1"/><col min="5"',
    );
    const set = cols.replace('max="2"', 'max="3"');
    expect(partTexts(result(plain(ROWS, "", set), column()))[SHEET]).toContain(set);
  });
});
