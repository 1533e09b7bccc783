import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { contentTypesOf, withDefault, withOverride } from "../../xlsx/package/content-types";
import { crc32 } from "../../xlsx/package/crc32";
import { openPackage } from "../../xlsx/package/open-package";
import { partBytes, partText } from "../../xlsx/package/part-text";
import { addRelationship, relationshipsOf, relationshipsPart } from "../../xlsx/package/relationships";
import { savePackage } from "../../xlsx/package/save-package";
import { relationships, R, smallParts, zipped } from "./small-workbook";

const file = zipped(smallParts({ "xl/media/Ñandú 1.txt": "imagen" }));

/** Bytes of a zip's entry with its local header, up to the next entry. */
function rawEntry(zip: Uint8Array, name: string): Uint8Array {
  const text = strFromU8(zip, true);
  const at = text.indexOf(strFromU8(strToU8(name), true)) - 30;
  const next = ["PK\x03\x04", "PK\x01\x02"]
    .map((mark) => text.indexOf(mark, at + 4))
    .filter((end) => end > 0);
  return zip.slice(at, Math.min(...next));
}

describe("A package", () => {
  const pkg = openPackage(file);

  it("lists its parts in the file's order and finds them without case", () => {
    expect(pkg.names).toEqual(Object.keys(smallParts({ "xl/media/Ñandú 1.txt": "" })));
    expect(pkg.has("XL/Workbook.xml")).toBe(true);
    expect(pkg.has("/xl/workbook.xml")).toBe(true);
    expect(pkg.has("xl/other.xml")).toBe(false);
  });

  it("gives a part as bytes, in pieces and as text", () => {
    const text = smallParts()["xl/workbook.xml"]!;
    expect(pkg.text("xl/workbook.xml")).toBe(text);
    expect(strFromU8(pkg.bytes("xl/workbook.xml"))).toBe(text);
    const pieces = [...pkg.chunks("xl/workbook.xml")].map((piece) => strFromU8(piece));
    expect(pieces.join("")).toBe(text);
  });

  it("gives stored parts and parts of many pieces whole", () => {
    const large = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) >> 3);
    const zip = zipSync({ "a.bin": [large, { level: 0 }], "b.bin": large, "empty.bin": new Uint8Array() });
    const both = openPackage(zip);
    expect(Buffer.compare(both.bytes("a.bin"), large)).toBe(0);
    expect(Buffer.compare(both.bytes("b.bin"), large)).toBe(0);
    expect(both.bytes("empty.bin")).toHaveLength(0);
  });

  it("takes no folder for a part", () => {
    expect(
      openPackage(zipSync({ xl: { "a.xml": strToU8("<a/>") }, "_rels/": new Uint8Array() })).names,
    ).toEqual(["xl/a.xml"]);
  });

  it("reads names written with backslashes, and a file within a larger buffer", () => {
    const zip = zipped({ "xl\\a.xml": "<a/>" });
    const larger = new Uint8Array(zip.length + 20);
    larger.set(zip, 10);
    expect(openPackage(larger.subarray(10, 10 + zip.length)).text("xl/a.xml")).toBe("<a/>");
  });
});

describe("The text of a part", () => {
  const text = '<?xml version="1.0" encoding="UTF-16"?><a>ñ😀</a>';
  const utf16 = (littleEndian: boolean): Uint8Array => {
    const bytes = new Uint8Array(2 + 2 * text.length);
    const view = new DataView(bytes.buffer);
    [...`\uFEFF${text}`]
      .join("")
      .split("")
      .forEach((unit, i) => view.setUint16(2 * i, unit.charCodeAt(0), littleEndian));
    return bytes;
  };
  it.each([
    ["UTF-8 with its mark", new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8("<a>ñ</a>")]), "<a>ñ</a>"],
    ["UTF-8", strToU8("<a>ñ</a>"), "<a>ñ</a>"],
    ["UTF-16, low byte first", utf16(true), text],
    ["UTF-16, high byte first", utf16(false), text],
  ])("is read from %s", (_, bytes, expected) => {
    expect(partText(bytes, "a.xml")).toBe(expected);
  });
  it("is written as UTF-8, and says so", () => {
    expect(strFromU8(partBytes(text))).toBe(text.replace("UTF-16", "UTF-8"));
    expect(strFromU8(partBytes("<?xml version='1.0' encoding='utf-8'?><a/>"))).toBe(
      "<?xml version='1.0' encoding='utf-8'?><a/>",
    );
    expect(strFromU8(partBytes("<a/>"))).toBe("<a/>");
  });
});

describe("A saved package", () => {
  const before = file.slice();
  const changed = savePackage(
    file,
    new Map([
      ["xl/workbook.xml", strToU8("<changed/>")],
      ["xl/comments1.xml", strToU8("<new/>")],
      ["XL/sharedStrings.xml", null],
      ["xl/absent.xml", null],
    ]),
  );

  it("leaves the given file as it was", () => {
    expect(Buffer.compare(file, before)).toBe(0);
  });
  it("is the same file when nothing changes", () => {
    expect(Buffer.compare(savePackage(file, new Map()), file)).toBe(0);
  });
  it("keeps the order of parts, puts new ones last and takes removed ones away", () => {
    const kept = openPackage(file).names.filter((name) => name !== "xl/sharedStrings.xml");
    expect(openPackage(changed).names).toEqual([...kept, "xl/comments1.xml"]);
    expect(openPackage(changed).text("xl/workbook.xml")).toBe("<changed/>");
  });
  it("keeps every part not changed byte for byte, header included", () => {
    for (const name of [
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/worksheets/sheet1.xml",
      "xl/media/Ñandú 1.txt",
    ])
      expect(Buffer.compare(rawEntry(changed, name), rawEntry(file, name))).toBe(0);
  });
  it("can be read by another zip program", () => {
    const parts = unzipSync(changed);
    expect(strFromU8(parts["xl/comments1.xml"]!)).toBe("<new/>");
    expect(strFromU8(parts["xl/styles.xml"]!)).toBe(smallParts()["xl/styles.xml"]);
  });
  it("is the same whenever it is saved", () => {
    const once = savePackage(file, new Map([["xl/new.xml", strToU8("<a/>")]]));
    expect(Buffer.compare(once, savePackage(file, new Map([["xl/new.xml", strToU8("<a/>")]])))).toBe(0);
  });
  it("keeps the comment of the zip", () => {
    const commented = Uint8Array.from([...file, ...strToU8("hola")]);
    commented[file.length - 2] = 4;
    expect(strFromU8(savePackage(commented, new Map([["a", strToU8("b")]]))).endsWith("hola")).toBe(true);
  });
});

/** The same zip with every size and place in the Zip64 fields of its directory, as some programs write it. */
function asZip64(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  const start = view.getUint32(end + 16, true);
  const records: number[] = [];
  let count = 0;
  for (let at = start; at < end; count++) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const record = [...zip.slice(at, nameEnd)];
    record.splice(20, 8, ...Array<number>(8).fill(255));
    record.splice(30, 2, 28, 0);
    record.splice(42, 4, ...Array<number>(4).fill(255));
    const wide = [24, 20, 42].flatMap((field) => [...zip.slice(at + field, at + field + 4), 0, 0, 0, 0]);
    records.push(...record, 1, 0, 24, 0, ...wide);
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  const tail = new DataView(new ArrayBuffer(56 + 20 + 22));
  tail.setUint32(0, 0x06064b50, true);
  tail.setUint32(4, 44, true);
  for (const field of [24, 32]) tail.setUint32(field, count, true);
  tail.setUint32(40, records.length, true);
  tail.setUint32(48, start, true);
  tail.setUint32(56, 0x07064b50, true);
  tail.setUint32(64, start + records.length, true);
  tail.setUint32(76, 0x06054b50, true);
  for (const field of [84, 86]) tail.setUint16(field, 0xffff, true);
  for (const field of [88, 92]) tail.setUint32(field, 0xffffffff, true);
  return Uint8Array.from([...zip.slice(0, start), ...records, ...new Uint8Array(tail.buffer)]);
}

describe("A file that Node read", () => {
  const node = Buffer.from(zipped(smallParts()));
  const before = Buffer.from(node.toString("hex"), "hex");

  test("is not changed when a copy is saved", () => {
    const saved = savePackage(node, new Map([["xl/workbook.xml", strToU8("<much-longer/>".repeat(99))]]));
    expect(node.equals(before)).toBe(true);
    expect(openPackage(saved).text("xl/workbook.xml")).toContain("<much-longer/>");
    expect(openPackage(saved).names).toEqual(openPackage(before).names);
  });

  test("shares no memory with a copy that has no change", () => {
    savePackage(node, new Map()).fill(0);
    expect(node.equals(before)).toBe(true);
  });
});

describe("A zip whose directory is in Zip64", () => {
  const wide = asZip64(file);
  it("is read like any other", () => {
    expect(openPackage(wide).names).toEqual(openPackage(file).names);
    expect(openPackage(wide).text("xl/styles.xml")).toBe(smallParts()["xl/styles.xml"]);
  });
  it("is saved with its parts in their new places", () => {
    const saved = savePackage(wide, new Map([["[Content_Types].xml", strToU8("<longer/>".repeat(99))]]));
    for (const name of openPackage(file).names.slice(1))
      expect(openPackage(saved).text(name)).toBe(openPackage(file).text(name));
  });
  it("is refused when it says more than any file has", () => {
    const lying = wide.slice();
    lying[lying.length - 22 - 20 - 56 + 52] = 9;
    expect(() => openPackage(lying)).toThrow(/damaged/);
  });
});

describe("Relationships", () => {
  const parts = {
    "xl/worksheets/sheet1.xml": "<a/>",
    "xl/tables/my table.xml": "<a/>",
    "xl/worksheets/_rels/sheet1.xml.rels": relationships({
      a: [`${R}/table`, "../tables/my%20table.xml"],
      b: [
        "http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties",
        "/xl/worksheets/./sheet1.xml",
      ],
      c: [`${R}/comments`, "../../../etc/passwd"],
    }).replace(
      "</R",
      `<Relationship Id="d" Type="${R}/hyperlink" Target="https://x.pr/" TargetMode="External"/></R`,
    ),
  };
  const found = relationshipsOf(openPackage(zipped(parts)), "xl/worksheets/sheet1.xml");

  it("say which part they mean, and none for one outside the file", () => {
    expect(found.map(({ id, type, part }) => [id, type, part])).toEqual([
      ["a", "table", "xl/tables/my table.xml"],
      ["b", "extendedProperties", "xl/worksheets/sheet1.xml"],
      ["c", "comments", undefined],
      ["d", "hyperlink", undefined],
    ]);
    expect(found[3]!.external).toBe(true);
  });
  it("are none for a part that has no such part", () => {
    expect(relationshipsOf(openPackage(zipped(parts)), "xl/tables/my table.xml")).toEqual([]);
  });
  it("have their place beside the part", () => {
    expect(relationshipsPart("xl/workbook.xml")).toBe("xl/_rels/workbook.xml.rels");
    expect(relationshipsPart("")).toBe("_rels/.rels");
  });
  it("get an id that is free", () => {
    const before = relationships({ rId2: ["t", "a.xml"], rId3: ["t", "b.xml"] });
    const { id, text } = addRelationship(before, `${R}/comments`, "../a&b.xml");
    expect(before).not.toContain(`"${id}"`);
    expect(text).toContain(
      `<Relationship Id="${id}" Type="${R}/comments" Target="../a&amp;b.xml"/></Relationships>`,
    );
  });
  it("start a part that was not there", () => {
    const { id, text } = addRelationship(undefined, `${R}/comments`, "../c.xml");
    const zip = zipped({ "xl/a.xml": "<a/>", "xl/_rels/a.xml.rels": text });
    expect(relationshipsOf(openPackage(zip), "xl/a.xml")).toMatchObject([
      { id, type: "comments", part: "c.xml" },
    ]);
  });
});

describe("Content types", () => {
  const types = smallParts()["[Content_Types].xml"]!;
  it("come from the part's own entry, then from its extension", () => {
    const { typeOf } = contentTypesOf(openPackage(file));
    expect(typeOf("XL/workbook.xml")).toMatch(/sheet\.main\+xml$/);
    expect(typeOf("xl/other.XML")).toBe("application/xml");
    expect(typeOf("xl/other.bin")).toBeUndefined();
  });
  it("take one more part and one more extension, once", () => {
    const more = withDefault(withOverride(types, "xl/comments1.xml", "a/b"), "vml", "c/d");
    expect(more).toContain('<Override PartName="/xl/comments1.xml" ContentType="a/b"/>');
    expect(more).toContain('<Default Extension="vml" ContentType="c/d"/>');
    expect(withDefault(withOverride(more, "xl/comments1.xml", "a/b"), "VML", "c/d")).toBe(more);
  });
  it("follow the prefix of the part", () => {
    const prefixed = types.replace(/<(\/?)(\w)/g, "<$1p:$2").replace("xmlns=", "xmlns:p=");
    expect(withOverride(prefixed, "a.xml", "a/b")).toContain("<p:Override ");
  });
});

it("The checksum is that of zips", () => {
  expect(crc32(strToU8("123456789"))).toBe(0xcbf43926);
  expect(crc32(strToU8("6789"), crc32(strToU8("12345")))).toBe(0xcbf43926);
});
