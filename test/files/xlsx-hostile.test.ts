import { deflateSync, strToU8, zipSync } from "fflate";
import { Problem } from "../../src/messages/problem";
import { crc32 } from "../../xlsx/package/crc32";
import { openPackage } from "../../xlsx/package/open-package";
import type { PackageLimits } from "../../xlsx/package/package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import { R, readRows, relationships, sheet, smallParts, workbook, zipped } from "./small-workbook";

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** Text of the problem in Spanish; the file must be left as it was, and the English text must be there too. */
function refusal(file: Uint8Array, limits: Partial<PackageLimits> = {}): string {
  const before = file.slice();
  try {
    readWorkbook(openPackage(file, limits));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(Buffer.compare(file, before)).toBe(0);
    expect(error.text.en).not.toMatch(/\{\w+\}|^$/);
    expect(error.text.es).not.toMatch(/\{\w+\}/);
    return error.text.es;
  }
  return "leído";
}

const refusedParts = (changes: Readonly<Record<string, string>>): string =>
  refusal(zipped(smallParts(changes)));
const refusedRows = (rows: string, after = "", before = ""): string =>
  refusedParts({ "xl/worksheets/sheet1.xml": sheet(rows, after, before) });

interface RawEntry {
  readonly name: string;
  readonly data?: Uint8Array;
  /** What the directory says, where it lies. */
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly offset?: number;
  readonly localName?: string;
}

/** A zip made by hand, for what no zip program writes. */
function rawZip(entries: readonly RawEntry[]): Uint8Array {
  const locals: number[] = [];
  const records: number[] = [];
  const u16 = (value: number): number[] => [value & 255, (value >> 8) & 255];
  const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
  for (const {
    name,
    data = strToU8("<a/>"),
    size,
    method = 8,
    flags = 0,
    offset,
    localName = name,
  } of entries) {
    const packed = method === 8 ? deflateSync(data) : data;
    const facts = [
      ...u16(20),
      ...u16(flags),
      ...u16(method),
      ...u32(0),
      ...u32(crc32(data)),
      ...u32(packed.length),
    ];
    facts.push(...u32(size ?? data.length));
    const start = offset ?? locals.length;
    const bytes = strToU8(name);
    const localBytes = strToU8(localName);
    locals.push(...u32(0x04034b50), ...facts, ...u16(localBytes.length), ...u16(0), ...localBytes, ...packed);
    records.push(
      ...u32(0x02014b50),
      ...u16(20),
      ...facts,
      ...u16(bytes.length),
      ...u16(0),
      ...u16(0),
      ...u16(0),
    );
    records.push(...u16(0), ...u32(0), ...u32(start), ...bytes);
  }
  const end = [
    ...u32(0x06054b50),
    ...u32(0),
    ...u16(entries.length),
    ...u16(entries.length),
    ...u32(records.length),
  ];
  return Uint8Array.from([...locals, ...records, ...end, ...u32(locals.length), ...u16(0)]);
}

/** An OLE file with a directory of these streams. */
function compoundFile(...streams: string[]): Uint8Array {
  const file = new Uint8Array(4096);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  streams.forEach((name, i) =>
    [...name].forEach((letter, j) => (file[1024 + 128 * i + 2 * j] = letter.charCodeAt(0))),
  );
  return file;
}

describe("What is no .xlsx is told apart", () => {
  it.each<[string, Uint8Array, RegExp]>([
    ["an empty file", new Uint8Array(), /vacío/],
    ["an .xls", compoundFile("Root Entry", "Workbook"), /\.xls de Excel 97-2003/],
    ["an .xls of Excel 5", compoundFile("Root Entry", "Book"), /\.xls de Excel 97-2003/],
    [
      "a workbook with a password",
      compoundFile("Root Entry", "EncryptionInfo", "EncryptedPackage"),
      /contraseña/,
    ],
    ["a .doc", compoundFile("Root Entry", "WordDocument"), /formato antiguo/],
    [
      "a page saved as .xls",
      strToU8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'),
      /HTML/,
    ],
    ["an XML spreadsheet of 2003", strToU8('<?xml version="1.0"?><Workbook xmlns="urn:x"/>'), /XML suelto/],
    ["a PDF", strToU8("%PDF-1.7\n"), /PDF/],
    ["a CSV", strToU8("Sesión,Tipo\n1,ordinaria\n"), /CSV/],
    ["a CSV of an old code page", strToU8("Sesi\xf3n;Tipo;A\xf1o\n1;ordinaria;2027\n", true), /CSV/],
    ["bytes of nothing", Uint8Array.from({ length: 500 }, (_, i) => (i * 37) & 255), /no es un libro/],
    ["a zip of texts", zipped({ "a.txt": "x" }), /no un libro de Excel/],
    [
      "a zip that holds the workbook",
      zipped({ "2027/calendario.xlsx": zipped(smallParts()) }),
      /«2027\/calendario\.xlsx»/,
    ],
    ["an .ods", zipped({ mimetype: "x", "content.xml": "<a/>" }), /OpenDocument/],
    ["a document of Numbers", zipped({ "Index/Document.iwa": "x" }), /Numbers/],
    ["an .xlsb", zipped(withType("application/vnd.ms-excel.sheet.binary.macroEnabled.main")), /\.xlsb/],
    [
      "a .docx",
      zipped(withType("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")),
      /Word/,
    ],
  ])("%s", (_, file, words) => {
    expect(refusal(file)).toMatch(words);
  });
});

function withType(type: string): Parts {
  const types = smallParts()["[Content_Types].xml"]!;
  return smallParts({
    "[Content_Types].xml": types.replace(/ContentType="[^"]*main\+xml"/, `ContentType="${type}"`),
  });
}

describe("A damaged or deceptive zip", () => {
  const whole = zipped(smallParts());

  it("cut anywhere is told so, or that it is damaged", () => {
    for (let length = 4; length < whole.length; length += 97)
      expect(refusal(whole.slice(0, length))).toMatch(/incompleto|dañad/);
  });
  it("with any byte changed is read or refused in words, never otherwise", () => {
    for (let at = 0; at < whole.length; at += 3) {
      const changed = whole.slice();
      changed[at]! ^= 0x55;
      expect(refusal(changed)).not.toBe("");
    }
  });
  it.each<[string, RawEntry[], RegExp]>([
    ["two parts of one name", [{ name: "xl/a.xml" }, { name: "xl/a.xml" }], /dos veces/],
    ["two parts whose names differ in case", [{ name: "xl/a.xml" }, { name: "XL/A.xml" }], /dos veces/],
    [
      "one name in the directory, another at the part",
      [{ name: "xl/a.xml", localName: "xl/b.xml" }],
      /dos veces/,
    ],
    ["a name that climbs", [{ name: "../../etc/passwd" }], /peligroso/],
    ["a name that climbs in the middle", [{ name: "xl/../../a.xml" }], /peligroso/],
    ["a name that climbs by backslashes", [{ name: "..\\..\\a.xml" }], /peligroso/],
    ["a name that climbs by codes", [{ name: "xl/%2e%2e/%2E%2E/a.xml" }], /peligroso/],
    ["an absolute name", [{ name: "/etc/passwd" }], /peligroso/],
    ["a name with a drive", [{ name: "C:\\a.xml" }], /peligroso/],
    ["a name with a control character", [{ name: "xl/a\u0000.xml" }], /peligroso/],
    ["no name", [{ name: "" }], /peligroso/],
    ["an encrypted part", [{ name: "a.xml", flags: 1 }], /cifrada/],
    ["an unknown compression", [{ name: "a.xml", method: 99 }], /comprimida/],
    ["two parts in one place", [{ name: "a.xml" }, { name: "b.xml", offset: 0 }], /mismo lugar/],
    [
      "a part that begins within another",
      [{ name: "a.xml" }, { name: "b.xml", offset: 3 }],
      /mismo lugar|dañado/,
    ],
    ["a part beyond the end", [{ name: "a.xml", offset: 99_999 }], /dañado|mismo lugar/],
  ])("%s", (_, entries, words) => {
    expect(refusal(rawZip(entries))).toMatch(words);
  });
  it.each([10, 5000])("that says %i bytes for a part of other size", (size) => {
    const parts = smallParts();
    const entries = Object.entries(parts).map(([name, text]) => ({ name, data: strToU8(text) }));
    const lying = entries.map((entry) => (entry.name === "xl/workbook.xml" ? { ...entry, size } : entry));
    expect(refusal(rawZip(entries))).toBe("leído");
    expect(refusal(rawZip(lying))).toMatch(/«xl\/workbook\.xml» del archivo está dañada/);
  });
});

describe("A bomb", () => {
  const zeros = new Uint8Array(8 * 1024 * 1024);
  it("is refused by what it says, before anything is inflated", () => {
    expect(refusal(zipped(smallParts({ "xl/a.bin": "x".repeat(3000) })), { part: 2048 })).toMatch(
      /«xl\/a\.bin» pasa/,
    );
    expect(refusal(zipped(smallParts()), { total: 1024 })).toMatch(/sin comprimir/);
    expect(refusal(zipped(smallParts()), { parts: 3 })).toMatch(/más de 3 partes/);
    expect(refusal(zipped(smallParts()), { file: 100 })).toMatch(/máximo que se lee/);
  });
  it("that says less than it is stops at what it says", () => {
    const parts = Object.entries(smallParts()).filter(([name]) => name !== "xl/worksheets/sheet1.xml");
    const entries: RawEntry[] = parts.map(([name, text]) => ({ name, data: strToU8(text) }));
    const bomb = rawZip([...entries, { name: "xl/worksheets/sheet1.xml", data: zeros, size: 100 }]);
    expect(refusal(bomb)).toMatch(/dañada/);
  });
  it("of zips within zips is not opened", () => {
    const inner = zipSync({ "zeros.bin": zeros });
    expect(refusal(zipped({ "a/b.zip": inner }))).toMatch(/no un libro/);
    expect(refusal(zipped({ ...smallParts(), "xl/embeddings/a.xlsx": inner }))).toBe("leído");
  });
  it("of one formula that a sheet shares without end is refused", () => {
    const long = Array.from({ length: 2000 }, () => "A1").join("+");
    const cells = '<row><c><f t="shared" si="0"/></c></row>'.repeat(8000);
    expect(
      refusedRows(`<row r="1"><c r="A1"><f t="shared" si="0" ref="A1">${long}</f></c></row>${cells}`),
    ).toMatch(/pasan de lo que se lee/);
  });
});

describe("Broken relationships", () => {
  const rels = (target: string, type = "worksheet"): Record<string, string> => ({
    "xl/_rels/workbook.xml.rels": relationships({ rId1: [`${R}/${type}`, target] }),
  });
  it.each<[string, Record<string, string>, RegExp]>([
    [
      "a sheet that is not there",
      rels("worksheets/sheet9.xml"),
      /señala la parte «xl\/worksheets\/sheet9\.xml»/,
    ],
    ["a sheet outside the file", rels("../../../etc/passwd"), /señala la parte/],
    [
      "a sheet without relationship",
      { "xl/_rels/workbook.xml.rels": relationships({}) },
      /señala la parte «rId1»/,
    ],
    ["a sheet that is the workbook", rels("workbook.xml"), /no contiene lo que/],
    ["a sheet that is the styles", rels("styles.xml"), /no contiene lo que/],
    ["no relationships at all", { "_rels/.rels": relationships({}) }, /no un libro/],
    [
      "a workbook that is not there",
      { "_rels/.rels": relationships({ a: [`${R}/officeDocument`, "x.xml"] }) },
      /señala/,
    ],
    ["only a chart sheet", rels("worksheets/sheet1.xml", "chartsheet"), /no tiene hojas/],
    ["no sheets", { "xl/workbook.xml": workbook("<sheets/>") }, /no tiene hojas/],
    [
      "two sheets of one part",
      {
        "xl/workbook.xml": workbook(
          '<sheets><sheet name="a" r:id="rId1"/><sheet name="b" r:id="rId1"/></sheets>',
        ),
      },
      /señala la parte/,
    ],
    [
      "a table that is not there",
      { "xl/worksheets/sheet1.xml": sheet("", '<tableParts><tablePart r:id="rId1"/></tableParts>') },
      /señala la parte «rId1»/,
    ],
  ])("%s", (_, changes, words) => {
    expect(refusedParts(changes)).toMatch(words);
  });
});

describe("Hostile XML", () => {
  it.each(Object.keys(smallParts()))("a document type in %s", (name) => {
    const text = smallParts()[name]!;
    const lol = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
    expect(refusedParts({ [name]: lol + text })).toMatch(/DTD/);
  });
  it.each(Object.keys(smallParts()))("an end that is missing in %s", (name) => {
    expect(refusedParts({ [name]: smallParts()[name]!.slice(0, -5) })).toMatch(/mal formado/);
  });
  it("a part that is not UTF-8", () => {
    const text = `<?xml version="1.0" encoding="IBM037"?>${smallParts()["xl/workbook.xml"]}`;
    expect(refusedParts({ "xl/workbook.xml": text })).toMatch(/codificación/);
    const bytes = strToU8(smallParts()["xl/workbook.xml"]!.replace("Hoja", "A\xf1o"), true);
    expect(refusal(zipped({ ...smallParts(), "xl/workbook.xml": bytes }))).toMatch(/codificación/);
  });
  it("elements nested without end", () => {
    expect(refusedRows("<row>".repeat(5000))).toMatch(/anida/);
  });
});

describe("Cells that no sheet has", () => {
  it.each<[string, string]>([
    ["a million columns", '<row r="1"><c r="BDWGN1"><v>1</v></c></row>'],
    ["the column after the last", '<row r="1"><c r="XFE1"><v>1</v></c></row>'],
    ["a million cells without address in a row", `<row>${"<c/>".repeat(16_385)}</row>`],
    ["the row after the last", '<row r="1048577"/>'],
    ["a row after the last, without number", '<row r="1048576"/><row/>'],
    ["row zero", '<row r="0"/>'],
    ["a row that is no number", '<row r="x"/>'],
    ["a cell of another row", '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ["a cell that is no address", '<row r="1"><c r="R1C1:"><v>1</v></c></row>'],
  ])("%s", (_, rows) => {
    expect(refusedRows(rows)).toMatch(/celda que no existe/);
  });
  it("a merged range that is none", () => {
    expect(refusedRows("", '<mergeCells><mergeCell ref="A1:"/></mergeCells>')).toMatch(/celda que no existe/);
  });
  it("a shared text that is not there", () => {
    expect(refusedRows('<row><c t="s"><v>7</v></c></row>')).toMatch(/dañada/);
  });
});

describe("Large sheets", () => {
  it("with one value in the last row are read; blank rows are one array", () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="M1048576"><v>2</v></c></row>';
    const { used, rows: values } = readRows(rows);
    expect(used).toEqual({ row: 0, column: 0, rows: 1_048_576, columns: 13 });
    expect(values[5]).toBe(values[6]);
  });
  it("of formatted cells without values are read as blank", () => {
    const rows = Array.from(
      { length: 3000 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}" s="1"/><c s="1"/></row>`,
    );
    expect(refusedRows(rows.join(""))).toBe("leído");
  });
  it("of more cells than are read are refused", () => {
    const rows = Array.from(
      { length: 130 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c><c r="XFD${i + 1}"><v>1</v></c></row>`,
    );
    expect(refusedRows(rows.join(""))).toMatch(/pasa de 2 millones de celdas/);
  });
  it("whose scattered rows make more cells than are read are refused", () => {
    const rows = Array.from(
      { length: 200 },
      (_, i) => `<row r="${i + 1}"><c r="A${i + 1}"><v>1</v></c></row>`,
    );
    expect(refusedRows(`${rows.join("")}<row r="300"><c r="XFD300"><v>1</v></c></row>`)).toMatch(/celdas/);
  });
  it("that hide columns again and again take no longer", () => {
    const cols = `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(20_000)}</cols>`;
    expect(refusedRows("", "", cols)).toBe("leído");
  });
});

it("Words of a file are cut and cleaned before a message repeats them", () => {
  const name = `xl/${"a".repeat(500)}\u202Egpj.xml`;
  const text = refusal(rawZip([{ name }, { name }]));
  expect(text).toContain("…");
  expect(text.length).toBeLessThan(400);
  expect(text).not.toContain("\u202E");
});

it("A workbook in a namespace of its own is none", () => {
  expect(refusedParts({ "xl/workbook.xml": '<workbook xmlns="urn:x"><sheets/></workbook>' })).toMatch(
    /no contiene/,
  );
});
