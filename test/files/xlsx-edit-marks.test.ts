import ExcelJS from "exceljs";
import XlsxPopulate from "xlsx-populate";
import { MARK_COLOURS } from "../../src/workbook/mark-colours";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { MarksEdit } from "../../xlsx/edit/workbook-edit";
import { MAIN, R, relationships, sheet, smallParts, zipped } from "./small-workbook";
import { changedParts, faultsOf, partTexts, readFile } from "./xlsx-edit-parts";

const SHEET = "xl/worksheets/sheet1.xml";
const ROWS = '<row r="1"><c r="A1"><v>1</v></c></row>';

function marks(add: MarksEdit["add"], sheetName = "Hoja"): MarksEdit {
  return { kind: "marks", sheet: sheetName, add };
}

const TWO = marks([
  { severity: "violation", address: "D2:D5,F9" },
  { severity: "note", address: "A3" },
]);

/** A small workbook with these things behind its cells. */
function small(after: string, changes: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipped(smallParts({ [SHEET]: sheet(ROWS, after), ...changes }));
}

function marked(file: Uint8Array, edit = TWO): Uint8Array {
  const result = applyEdits(file, [edit]);
  expect(faultsOf(result)).toEqual([]);
  return result;
}

/** Marks go again, and nothing of them is left. */
function expectNoTrace(file: Uint8Array, edit = TWO): void {
  const after = applyEdits(marked(file, edit), [marks([], edit.sheet)]);
  expect(changedParts(file, after)).toEqual([]);
}

describe("Marks", () => {
  it("are conditional formats that are always true, in the colours of their severity", () => {
    const texts = partTexts(marked(small("<pageMargins/>")));
    const rule = (letter: string, style: number, rank: number): string =>
      `<cfRule type="expression" dxfId="${style}" priority="${rank}"><formula>N(&quot;MUNI-${letter}&quot;)=0</formula></cfRule>`;
    expect(texts[SHEET]).toBe(
      sheet(
        ROWS,
        `<conditionalFormatting sqref="D2:D5 F9">${rule("I", 0, 1)}</conditionalFormatting>` +
          `<conditionalFormatting sqref="A3">${rule("N", 1, 2)}</conditionalFormatting><pageMargins/>`,
      ),
    );
    const style = ({ fill, font }: { fill: string; font: string }): string =>
      `<dxf><font><color rgb="FF${font.slice(1)}"/></font><fill><patternFill><bgColor rgb="FF${fill.slice(1)}"/></patternFill></fill></dxf>`;
    expect(texts["xl/styles.xml"]).toContain(
      `</cellXfs><dxfs>${style(MARK_COLOURS.violation)}${style(MARK_COLOURS.note)}</dxfs></styleSheet>`,
    );
  });

  it("change only the sheet and the styles, and go without a trace", () => {
    const file = small("<pageMargins/>");
    expect(changedParts(file, marked(file))).toEqual(["xl/styles.xml", SHEET]);
    expectNoTrace(file);
  });

  it("come before the clerk's own formats, whose order stays", () => {
    const own =
      '<conditionalFormatting sqref="A1"><cfRule type="expression" priority="7" stopIfTrue="1"><formula>A1&gt;1</formula></cfRule><cfRule type="dataBar" priority="2"/></conditionalFormatting>' +
      '<dataValidations count="1"><dataValidation sqref="A1"/></dataValidations>' +
      '<extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}"><x14:conditionalFormattings xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:conditionalFormatting><x14:cfRule type="iconSet" priority="3"/><x14:cfRule type="dataBar"/></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>';
    const file = small(own);
    const text = partTexts(marked(file))[SHEET]!;
    expect([...text.matchAll(/priority="(\d+)"/g)].map(([, rank]) => rank)).toEqual([
      "1",
      "2",
      "9",
      "4",
      "5",
    ]);
    expect(text).toContain('stopIfTrue="1"');
    expect(text.indexOf("MUNI-N")).toBeLessThan(text.indexOf("A1&gt;1"));
    expectNoTrace(file);
  });

  it("come before formats that other programs rank from 0 on", () => {
    expectNoTrace(
      small(
        '<conditionalFormatting sqref="A1"><cfRule type="dataBar" priority="0"/></conditionalFormatting>',
      ),
    );
  });

  it("are renewed without growing", () => {
    const once = marked(small(""));
    expect(changedParts(once, marked(once))).toEqual([]);
    const fewer = marked(once, marks([{ severity: "note", address: "B2" }]));
    expect(partTexts(fewer)[SHEET]).not.toContain("MUNI-I");
    expect(changedParts(small(""), applyEdits(fewer, [marks([])]))).toEqual([]);
  });

  it("that Excel has saved are known again, though their format holds a rule of the clerk's", () => {
    const rules =
      '<cfRule type="expression" dxfId="0" priority="1" stopIfTrue="1"><formula>N("MUNI-A")=0</formula></cfRule>';
    const own = '<cfRule type="expression" dxfId="0" priority="2"><formula>B1=2</formula></cfRule>';
    const file = small(`<conditionalFormatting sqref="A1">${rules}${own}</conditionalFormatting>`);
    expect(partTexts(applyEdits(file, [marks([])]))[SHEET]).toBe(
      sheet(
        ROWS,
        `<conditionalFormatting sqref="A1">${own.replace('y="2"', 'y="1"')}</conditionalFormatting>`,
      ),
    );
  });

  it("leave the ranks of others when one of them has been moved before", () => {
    const rule = (rank: number, formula: string): string =>
      `<conditionalFormatting sqref="A1"><cfRule type="expression" priority="${rank}"><formula>${formula}</formula></cfRule></conditionalFormatting>`;
    const file = small(rule(2, 'N("MUNI-A")=0') + rule(1, "B1=2") + rule(3, "B1=3"));
    expect(partTexts(applyEdits(file, [marks([])]))[SHEET]).toBe(
      sheet(ROWS, rule(1, "B1=2") + rule(3, "B1=3")),
    );
  });

  it("are nothing on a sheet that has none", () => {
    const file = small(
      '<conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>N("MUNI")=0</formula></cfRule></conditionalFormatting>',
    );
    expect(changedParts(file, applyEdits(file, [marks([])]))).toEqual([]);
  });
});

describe("Styles of marks", () => {
  const withStyles = (inner: string, tag = "styleSheet", space = "xmlns"): Uint8Array =>
    small("", { "xl/styles.xml": `<${tag} ${space}="${MAIN}">${inner}</${tag}>` });

  it.each([
    ["without a list", "<cellXfs><xf/></cellXfs>"],
    ["with an empty list", '<dxfs count="0"/><tableStyles count="0"/>'],
    ["with an empty list written otherwise", "<cellXfs/><dxfs  count='0'/>"],
    ["with an empty list of two tags", '<cellXfs/><dxfs count="0"></dxfs><tableStyles/>'],
    ["with an empty list of two tags and no count", "<cellXfs/><dxfs></dxfs>"],
    ["with an empty list of one tag and no count", "<cellXfs/><dxfs />"],
    ["with nothing but a blank in the list", '<cellXfs/><dxfs count="0">\n</dxfs>'],
    ["with a style", '<dxfs count="1"><dxf><font><b/></font></dxf></dxfs><extLst/>'],
    ["with spaces", '<fonts/>\n <dxfs count="1">\n  <dxf/>\n </dxfs>\n'],
  ])("go with them, %s", (_, inner) => expectNoTrace(withStyles(inner)));

  it("have the prefix of the part", () => {
    const file = withStyles('<x:dxfs count="0"/>', "x:styleSheet", "xmlns:x");
    expect(partTexts(marked(file))["xl/styles.xml"]).toContain(
      '<x:dxfs count="2"><x:dxf><x:font><x:color rgb=',
    );
    expectNoTrace(file);
  });

  it("stay while another sheet or a table uses them", () => {
    const parts = smallParts({
      [SHEET]: sheet(ROWS),
      "xl/worksheets/sheet2.xml": sheet(ROWS),
      "xl/_rels/workbook.xml.rels": relationships({
        rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
        rId2: [`${R}/worksheet`, "worksheets/sheet2.xml"],
        rId3: [`${R}/styles`, "styles.xml"],
      }),
    });
    const main = `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/><sheet name="Dos" sheetId="2" r:id="rId2"/></sheets></workbook>`;
    const file = zipped({ ...parts, "xl/workbook.xml": main });
    const both = applyEdits(file, [TWO, marks([{ severity: "note", address: "B1" }], "Dos")]);
    const one = applyEdits(both, [marks([])]);
    expect(partTexts(one)["xl/styles.xml"]).toBe(partTexts(both)["xl/styles.xml"]);
    expect(changedParts(file, applyEdits(one, [marks([], "Dos")]))).toEqual([]);
  });

  it("stay where a style of the clerk's has come behind them", () => {
    const after = marked(small(""));
    const texts = partTexts(after);
    texts["xl/styles.xml"] = texts["xl/styles.xml"]!.replace(
      "</dxfs>",
      "<dxf><font><i/></font></dxf></dxfs>",
    );
    expect(partTexts(applyEdits(zipped(texts), [marks([])]))["xl/styles.xml"]).toBe(texts["xl/styles.xml"]);
  });
});

describe("Marks in files of others", () => {
  it("by exceljs, with formats of their own", async () => {
    const book = new ExcelJS.Workbook();
    const calendar = book.addWorksheet("Hoja", { views: [{ state: "frozen", ySplit: 1 }] });
    calendar.addRows([
      ["Sesión", "Comienza"],
      ["O-01", new Date(Date.UTC(2027, 0, 12))],
    ]);
    calendar.getCell("A2").note = "del secretario";
    calendar.getCell("B2").dataValidation = { type: "list", allowBlank: true, formulae: ['"a,b"'] };
    calendar.addConditionalFormatting({
      ref: "A1:B2",
      rules: [{ type: "expression", priority: 1, formulae: ["A1=1"], style: { font: { bold: true } } }],
    });
    const file = new Uint8Array(await book.xlsx.writeBuffer());
    expect(changedParts(file, marked(file))).toEqual(["xl/styles.xml", SHEET]);
    expectNoTrace(file);
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(marked(file).buffer as ArrayBuffer);
    const formats = (read.getWorksheet("Hoja") as unknown as { conditionalFormattings: { ref: string }[] })
      .conditionalFormattings;
    expect(formats.map(({ ref }) => ref)).toEqual(["D2:D5 F9", "A3", "A1:B2"]);
  });

  it("by xlsx-populate", async () => {
    const book = await XlsxPopulate.fromBlankAsync();
    book.sheet(0).cell("A1").value("Sesión");
    const file = new Uint8Array(await book.outputAsync("nodebuffer"));
    const { name } = readFile(file).sheets[0]!;
    expectNoTrace(file, marks(TWO.add, name));
  });
});
