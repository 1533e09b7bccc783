import ExcelJS from "exceljs";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { NotesEdit } from "../../xlsx/edit/workbook-edit";
import { MAIN, R, relationships, sheet, smallParts, zipped } from "./small-workbook";
import { changedParts, faultsOf, partTexts } from "./xlsx-edit-parts";

const SHEET = "xl/worksheets/sheet1.xml";
const LINKS = "xl/worksheets/_rels/sheet1.xml.rels";

function notes(...add: NotesEdit["add"]): NotesEdit {
  return { kind: "notes", sheet: "Hoja", add };
}

const TWO = notes(
  { row: 1, column: 3, text: "Límite: <13> de junio\n& más" },
  { row: 8, column: 0, text: "Falta" },
);

function noted(file: Uint8Array, edit = TWO): Uint8Array {
  const result = applyEdits(file, [edit]);
  expect(faultsOf(result)).toEqual([]);
  return result;
}

async function notesOf(file: Uint8Array): Promise<Record<string, string>> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.slice().buffer);
  const found: Record<string, string> = {};
  book.worksheets[0]!.eachRow({ includeEmpty: true }, (row) =>
    row.eachCell({ includeEmpty: true }, (cell) => {
      const note = cell.note as string | { texts?: { text: string }[] } | undefined;
      if (note)
        found[cell.address] = typeof note === "string" ? note : note.texts!.map(({ text }) => text).join("");
    }),
  );
  return found;
}

describe("Notes", () => {
  it("come with their drawing where there are none, and go without a trace", async () => {
    const file = zipped(
      smallParts({
        [SHEET]: sheet(
          '<row r="2"><c r="D2"><v>1</v></c></row><row r="9"><c r="A9"><v>1</v></c></row>',
          "<pageMargins/><tableParts/>",
        ),
      }),
    );
    const result = applyEdits(file, [TWO]);
    expect(changedParts(file, result)).toEqual([
      "[Content_Types].xml",
      "xl/comments1.xml",
      "xl/drawings/vmlDrawing1.vml",
      LINKS,
      SHEET,
    ]);
    expect(partTexts(result)[SHEET]).toContain('<pageMargins/><legacyDrawing r:id="rId2"/><tableParts/>');
    expect(await notesOf(result)).toEqual({ D2: "MUNI:\nLímite: <13> de junio\n& más", A9: "MUNI:\nFalta" });
    expect(changedParts(file, applyEdits(result, [notes()]))).toEqual([]);
  });

  it("name no person", () => {
    expect(partTexts(noted(zipped(smallParts())))["xl/comments1.xml"]).toContain(
      "<authors><author>MUNI</author></authors>",
    );
  });

  it("have a box each with a number of its own, inside of the sheet", () => {
    const edge = notes({ row: 0, column: 0, text: "a" }, { row: 1048575, column: 16383, text: "b" });
    const drawing = partTexts(noted(zipped(smallParts()), edge))["xl/drawings/vmlDrawing1.vml"]!;
    expect([...drawing.matchAll(/id="(_x0000_s\d+)"/g)].map(([, id]) => id)).toEqual([
      "_x0000_s1025",
      "_x0000_s1026",
    ]);
    expect(drawing).toContain("<x:Anchor>1, 15, 0, 4, 4, 15, 5, 4</x:Anchor>");
    expect(drawing).toContain("<x:Anchor>16380, 15, 1048570, 4, 16383, 15, 1048575, 4</x:Anchor>");
  });

  it("are renewed", () => {
    const once = noted(zipped(smallParts()));
    expect(changedParts(once, noted(once))).toEqual([]);
  });

  it("declare the prefix of relationships where the sheet does not", () => {
    const file = zipped(
      smallParts({ [SHEET]: `<x:worksheet xmlns:x="${MAIN}"><x:sheetData/></x:worksheet>` }),
    );
    expect(partTexts(noted(file))[SHEET]).toContain(
      `<x:legacyDrawing xmlns:r="${R}" r:id="rId2"/></x:worksheet>`,
    );
    expect(changedParts(file, applyEdits(noted(file), [notes()]))).toEqual([]);
  });
});

describe("Notes beside those of the clerk", () => {
  const COMMENTS =
    `<x:comments xmlns:x="${MAIN}"><x:authors><x:author>tc={1}</x:author><x:author>Secretaría</x:author></x:authors><x:commentList>` +
    '<x:comment ref="A1" authorId="1"><x:text><x:r><x:t>propia</x:t></x:r></x:text></x:comment>' +
    '<x:comment ref="B1" authorId="0"><x:text><x:t>[Threaded comment]</x:t></x:text></x:comment></x:commentList></x:comments>';
  const DRAWING =
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="3"/></o:shapelayout><v:shapetype id="_x0000_t202"></v:shapetype>' +
    '<v:shape id="_x0000_s3075" type="#_x0000_t202"><br><x:ClientData ObjectType="Note"><x:Row>0</x:Row><x:Column>0</x:Column></x:ClientData></v:shape>\r\n</xml>';
  const file = zipped(
    smallParts({
      "[Content_Types].xml":
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      [SHEET]: sheet("", '<legacyDrawing r:id="rId5"/><legacyDrawingHF r:id="rId8"/>'),
      [LINKS]: relationships({
        rId8: [`${R}/vmlDrawing`, "../drawings/head.vml"],
        rId5: [`${R}/vmlDrawing`, "../drawings/notes.vml"],
        rId6: [`${R}/comments`, "../comments7.xml"],
        rId7: [
          "http://schemas.microsoft.com/office/2017/10/relationships/threadedComment",
          "../threadedComments/threadedComment1.xml",
        ],
      }),
      "xl/comments7.xml": COMMENTS,
      "xl/drawings/notes.vml": DRAWING,
      "xl/drawings/head.vml": DRAWING,
      "xl/threadedComments/threadedComment1.xml": "<ThreadedComments/>",
    }),
  );

  it("are added to their parts, and go without a trace", () => {
    const result = noted(file);
    expect(changedParts(file, result)).toEqual(["xl/comments7.xml", "xl/drawings/notes.vml"]);
    const texts = partTexts(result);
    expect(texts["xl/comments7.xml"]).toContain("<x:author>Secretaría</x:author><x:author>MUNI</x:author>");
    expect(texts["xl/comments7.xml"]).toContain(
      '</x:comment><x:comment ref="D2" authorId="2"><x:text><x:r><x:rPr><x:b/>',
    );
    expect(texts["xl/drawings/notes.vml"]).toContain('id="_x0000_s3076"');
    expect(changedParts(file, applyEdits(result, [notes()]))).toEqual([]);
  });

  it("never replace one", () => {
    expect(() => noted(file, notes({ row: 0, column: 1, text: "x" }))).toThrow("B1");
    expect(() =>
      noted(file, notes({ row: 4, column: 1, text: "x" }, { row: 4, column: 1, text: "y" })),
    ).toThrow("B5");
  });

  it("are known again by their first line when a program has dropped their author", () => {
    const texts = partTexts(noted(file));
    texts["xl/comments7.xml"] = texts["xl/comments7.xml"]!.replace(
      "<x:author>MUNI</x:author>",
      "<x:author> </x:author>",
    );
    const after = partTexts(applyEdits(zipped(texts), [notes()]));
    expect(after["xl/comments7.xml"]).not.toContain("MUNI");
    expect(after["xl/comments7.xml"]).toContain("propia");
    expect(after["xl/drawings/notes.vml"]).toBe(DRAWING);
  });

  it("need a drawing that can be read", () => {
    const texts = partTexts(file);
    expect(() => noted(zipped({ ...texts, "xl/drawings/notes.vml": "<xml/>" }))).toThrow("drawing");
  });
});

it("Notes of a book by exceljs stay beside ours", async () => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("Hoja").addRow(["x"]).getCell(1).note = "del secretario";
  book.worksheets[0]!.getCell("D2").value = 1;
  const file = new Uint8Array(await book.xlsx.writeBuffer());
  const result = noted(file);
  expect(await notesOf(result)).toMatchObject({
    A1: "del secretario",
    D2: expect.stringContaining("junio") as string,
  });
  expect(changedParts(file, applyEdits(result, [notes()]))).toEqual([]);
});
