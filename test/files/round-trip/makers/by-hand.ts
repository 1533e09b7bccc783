import { MAIN, R, relationships, sheet, smallParts, workbook, zipped } from "../../small-workbook";
import type { TrialBook } from "../trial-book";

const STRICT = "http://purl.oclc.org/ooxml";
const OFFICE = "http://schemas.microsoft.com/office";
const SHEET = "xl/worksheets/sheet1.xml";

const ROWS =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Comienza</t></is></c></row>' +
  '<row r="2"><c r="A2" t="inlineStr"><is><t>O-01</t></is></c><c r="B2" s="1"><v>46398</v></c></row>';

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Parts of a small workbook, each with its type told, as readers other than ours ask for. */
function typedParts(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  const parts = smallParts(changes);
  const kinds = { [SHEET]: "worksheet", "xl/sharedStrings.xml": "sharedStrings", "xl/styles.xml": "styles" };
  const types = Object.entries(kinds).map(
    ([part, kind]) => `<Override PartName="/${part}" ContentType="${TYPE}.${kind}+xml"/>`,
  );
  return {
    ...parts,
    "[Content_Types].xml": parts["[Content_Types].xml"]!.replace(
      "<Override",
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override',
    ).replace("</Types>", `${types.join("")}</Types>`),
  };
}

/** Files in forms that the standard permits and few programs write. */
export function booksByHand(): TrialBook[] {
  const books: Readonly<Record<string, Uint8Array>> = {
    "by-hand-strict": zipped(strict()),
    "by-hand-prefixed": zipped(prefixed()),
    "by-hand-without-addresses": zipped(withoutAddresses()),
    "by-hand-utf-16": zipped(inUtf16()),
    "by-hand-with-order-marks": zipped(withOrderMarks()),
    "by-hand-other-places": zipped(inOtherPlaces()),
    "by-hand-threads": zipped(withThreads()),
    "by-hand-with-macros": zipped(withMacros()),
    "by-hand-bare": zipped(bare()),
    "by-hand-newer-parts": zipped(withNewerParts()),
  };
  return Object.entries(books).map(([name, bytes]) => ({ name, maker: "written by hand", bytes }));
}

/** Namespaces of ISO 29500 Strict, with a date as it writes one. */
function strict(): Record<string, string> {
  const parts = typedParts({
    [SHEET]: sheet(
      ROWS + '<row r="3"><c r="B3" s="1" t="d"><v>2027-01-12</v></c></row>',
      '<pageMargins left="1" right="1" top="1" bottom="1" header="0" footer="0"/>',
    ),
  });
  const renamed = Object.entries(parts).map(([name, text]) => [
    name,
    text
      .replaceAll(MAIN, `${STRICT}/spreadsheetml/main`)
      .replaceAll(R, `${STRICT}/officeDocument/relationships`),
  ]);
  const made = Object.fromEntries(renamed) as Record<string, string>;
  return {
    ...made,
    "xl/workbook.xml": made["xl/workbook.xml"]!.replace("<workbook ", '<workbook conformance="strict" '),
  };
}

/** Every element of the main parts with a prefix, another one in each. */
function prefixed(): Record<string, string> {
  const parts = typedParts({
    [SHEET]: sheet(ROWS, '<pageMargins left="1" right="1" top="1" bottom="1" header="0" footer="0"/>'),
  });
  return {
    ...parts,
    [SHEET]: withPrefix(parts[SHEET]!, "x"),
    "xl/workbook.xml": withPrefix(parts["xl/workbook.xml"]!, "w")
      .replaceAll("r:", "rel:")
      .replace("xmlns:r=", "xmlns:rel="),
    "xl/styles.xml": withPrefix(parts["xl/styles.xml"]!, "s"),
    "xl/sharedStrings.xml": withPrefix(parts["xl/sharedStrings.xml"]!, "t"),
  };
}

function withPrefix(text: string, prefix: string): string {
  return text
    .replace(/<(\/?)(\w)/g, (_, slash: string, letter: string) => `<${slash}${prefix}:${letter}`)
    .replace("xmlns=", `xmlns:${prefix}=`);
}

function withoutAddresses(): Record<string, string> {
  const rows =
    '<row><c t="s"><v>0</v></c><c><v>1</v></c></row><row r="4"><c t="inlineStr"><is><t>a</t></is></c><c r="D4"><v>2</v></c><c><v>3</v></c></row>' +
    "<row><c><f>SUM(B1:E4)</f><v>6</v></c></row>";
  return typedParts({ [SHEET]: sheet(rows) });
}

function inUtf16(): Record<string, string | Uint8Array> {
  const parts = typedParts({ [SHEET]: sheet(ROWS) });
  const utf16 = (text: string): Uint8Array =>
    new Uint8Array(Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${text}`, "utf16le"));
  return {
    ...parts,
    [SHEET]: utf16(parts[SHEET]!),
    "xl/workbook.xml": utf16(parts["xl/workbook.xml"]!),
    "xl/styles.xml": utf16(parts["xl/styles.xml"]!),
  };
}

/** UTF-8 with the mark that Microsoft's libraries put before it, and lines that end in two letters. */
function withOrderMarks(): Record<string, string> {
  const parts = typedParts({ [SHEET]: sheet(ROWS) });
  const lines = (text: string): string =>
    `\ufeff<?xml version="1.0" encoding="utf-8"?>\r\n${text.replaceAll("><", ">\r\n<")}\r\n`;
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, lines(text)]));
}

/** Parts in places of their own, found by whole paths only. */
function inOtherPlaces(): Record<string, string> {
  const { "xl/workbook.xml": book, "xl/styles.xml": styles, "xl/sharedStrings.xml": texts } = smallParts();
  const override = (part: string, kind: string): string =>
    `<Override PartName="${part}" ContentType="${TYPE}.${kind}+xml"/>`;
  return {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `${override("/Libro.xml", "sheet.main")}${override("/datos/Hoja.xml", "worksheet")}${override("/datos/estilos.xml", "styles")}${override("/textos.xml", "sharedStrings")}</Types>`,
    "_rels/.rels": relationships({ rId9: [`${R}/officeDocument`, "/Libro.xml"] }),
    "Libro.xml": book!,
    "_rels/Libro.xml.rels": relationships({
      rId1: [`${R}/worksheet`, "/datos/Hoja.xml"],
      rId5: [`${R}/styles`, "./datos/estilos.xml"],
      rId7: [`${R}/sharedStrings`, "datos/../textos.xml"],
    }),
    "datos/Hoja.xml": sheet(ROWS),
    "datos/estilos.xml": styles!,
    "textos.xml": texts!,
  };
}

/** A conversation as Microsoft 365 keeps it: an old note, the thread behind it, and the persons. */
function withThreads(): Record<string, string> {
  const person = "{A1B2C3D4-0000-4000-8000-000000000001}";
  const thread = "{A1B2C3D4-0000-4000-8000-00000000000A}";
  const types =
    `<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>` +
    `<Override PartName="/xl/threadedComments/threadedComment1.xml" ContentType="application/vnd.ms-excel.threadedcomments+xml"/>` +
    `<Override PartName="/xl/persons/person.xml" ContentType="application/vnd.ms-excel.person+xml"/>`;
  const parts = typedParts({ [SHEET]: sheet(ROWS, '<legacyDrawing r:id="rId1"/>') });
  return {
    ...parts,
    "[Content_Types].xml": parts["[Content_Types].xml"]!.replace(
      "</Types>",
      `<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>${types}</Types>`,
    ),
    "xl/_rels/workbook.xml.rels": parts["xl/_rels/workbook.xml.rels"]!.replace(
      "</Relationships>",
      `<Relationship Id="rId8" Type="${OFFICE}/2017/10/relationships/person" Target="persons/person.xml"/></Relationships>`,
    ),
    "xl/worksheets/_rels/sheet1.xml.rels": relationships({
      rId1: [`${R}/vmlDrawing`, "../drawings/vmlDrawing1.vml"],
      rId2: [`${R}/comments`, "../comments1.xml"],
      rId3: [`${OFFICE}/2017/10/relationships/threadedComment`, "../threadedComments/threadedComment1.xml"],
    }),
    "xl/drawings/vmlDrawing1.vml":
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/><v:shape id="_x0000_s1025" type="#_x0000_t202" style="visibility:hidden"><x:ClientData ObjectType="Note"><x:Row>1</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>',
    "xl/comments1.xml": `<comments xmlns="${MAIN}"><authors><author>tc=${thread}</author></authors><commentList><comment ref="B2" authorId="0" shapeId="0"><text><t>[Comentario]</t></text></comment></commentList></comments>`,
    "xl/threadedComments/threadedComment1.xml": `<ThreadedComments xmlns="${OFFICE}/spreadsheetml/2018/threadedcomments"><threadedComment ref="B2" dT="2026-06-09T08:00:00.00" personId="${person}" id="${thread}"><text>¿Es lunes?</text></threadedComment></ThreadedComments>`,
    "xl/persons/person.xml": `<personList xmlns="${OFFICE}/spreadsheetml/2018/threadedcomments"><person displayName="secretaría" id="${person}" userId="s" providerId="None"/></personList>`,
  };
}

/** A workbook with macros; what they are is bytes to us. */
function withMacros(): Record<string, string | Uint8Array> {
  const parts = typedParts({ [SHEET]: sheet(ROWS) });
  return {
    ...parts,
    "[Content_Types].xml": parts["[Content_Types].xml"]!.replace(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
      "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
    ).replace(
      "<Override",
      '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override',
    ),
    "xl/_rels/workbook.xml.rels": parts["xl/_rels/workbook.xml.rels"]!.replace(
      "</Relationships>",
      `<Relationship Id="rId8" Type="${OFFICE}/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>`,
    ),
    "xl/vbaProject.bin": Uint8Array.from({ length: 700 }, (_, i) => (i * 31) % 256),
  };
}

/** Nothing that a workbook can do without. */
function bare(): Record<string, string> {
  const { "[Content_Types].xml": types, "_rels/.rels": links, "xl/workbook.xml": book } = smallParts();
  return {
    "[Content_Types].xml": types!,
    "_rels/.rels": links!,
    "xl/workbook.xml": book!,
    "xl/_rels/workbook.xml.rels": relationships({ rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"] }),
    [SHEET]: sheet('<row r="1"><c r="A1"><v>1</v></c></row>'),
  };
}

/** Extensions, alternatives and comments that only newer programs know. */
function withNewerParts(): Record<string, string> {
  const x14 = `${OFFICE}/spreadsheetml/2009/9/main`;
  const after =
    '<conditionalFormatting sqref="B2"><cfRule type="dataBar" priority="1"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar>' +
    `<extLst><ext xmlns:x14="${x14}" uri="{B025F937-C7B1-47D3-B67F-A62EFF666E3E}"><x14:id>{00000000-0000-4000-8000-000000000001}</x14:id></ext></extLst></cfRule></conditionalFormatting>` +
    '<!-- de otro programa --><pageMargins left="1" right="1" top="1" bottom="1" header="0" footer="0"/>' +
    `<extLst><ext uri="{78C0D931-6437-407d-A8EE-F0AAD7539E65}" xmlns:x14="${x14}"><x14:conditionalFormattings><x14:conditionalFormatting xmlns:xm="${OFFICE}/excel/2006/main"><x14:cfRule type="dataBar" id="{00000000-0000-4000-8000-000000000001}"><x14:dataBar minLength="0" maxLength="100"><x14:cfvo type="autoMin"/><x14:cfvo type="autoMax"/><x14:negativeFillColor rgb="FFFF0000"/><x14:axisColor rgb="FF000000"/></x14:dataBar></x14:cfRule><xm:sqref>B2</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`;
  const book = workbook(
    '<workbookPr defaultThemeVersion="166925"/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x15"><x15ac:absPath xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac" url="/"/></mc:Choice></mc:AlternateContent>' +
      '<sheets><sheet name="Hoja" sheetId="7" r:id="rId1"/></sheets><calcPr calcId="191029"/>',
  ).replace("<workbook ", `<workbook xmlns:x15="${OFFICE}/spreadsheetml/2010/11/main" `);
  return typedParts({ [SHEET]: sheet(ROWS, after), "xl/workbook.xml": book });
}
