import { Problem } from "../../src/messages/problem";
import { scan, type CloseTag, type OpenTag } from "../../xlsx/xml/scan";
import { appendChild } from "../../xlsx/xml/append-child";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const STRICT = "http://purl.oclc.org/ooxml/spreadsheetml/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function tagsOf(source: string | Iterable<string>): {
  opens: OpenTag[];
  closes: CloseTag[];
  text: string;
} {
  const opens: OpenTag[] = [];
  const closes: CloseTag[] = [];
  let text = "";
  scan(source, "part.xml", {
    open: (tag) => opens.push(tag),
    close: (tag) => closes.push(tag),
    text: (piece) => (text += piece),
  });
  return { opens, closes, text };
}

function inPieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
    text.slice(i * size, (i + 1) * size),
  );
}

const problemOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return error.text.es;
    throw error;
  }
  return "none";
};

describe("Names", () => {
  it("are told by local name and namespace, whatever the prefix", () => {
    const plain = tagsOf(`<row xmlns="${MAIN}"><c r="A1"/></row>`).opens;
    const prefixed = tagsOf(`<x:row xmlns:x="${MAIN}"><x:c r="A1"/></x:row>`).opens;
    const strict = tagsOf(`<row xmlns="${STRICT}"><c r="A1"/></row>`).opens;
    for (const opens of [plain, prefixed, strict])
      expect(opens.map(({ name, space }) => [name, space])).toEqual([
        ["row", "main"],
        ["c", "main"],
      ]);
    expect(prefixed[1]!.prefix).toBe("x:");
  });

  it("follow the declaration in force where they stand", () => {
    const { opens, closes } = tagsOf(`<a xmlns="${MAIN}"><b xmlns="urn:x"><c/></b><d/></a>`);
    expect(opens.map(({ space }) => space)).toEqual(["main", "other", "other", "main"]);
    expect(closes.map(({ name, space }) => `${name} ${space}`)).toEqual([
      "c other",
      "b other",
      "d main",
      "a main",
    ]);
  });

  it("of attributes get the short name of their namespace", () => {
    const [sheet] = tagsOf(
      `<s xmlns:q="${R}" xmlns:z="urn:z" name="Año" q:id="rId1" z:w="2" xml:space="preserve"/>`,
    ).opens;
    expect({ ...sheet!.attributes }).toEqual({
      name: "Año",
      "r:id": "rId1",
      "z:w": "2",
      "xml:space": "preserve",
    });
  });
});

describe("Places in the text", () => {
  const text = `\uFEFF<?xml version="1.0"?>\r\n<!-- <c> --><x:a\r\n xmlns:x="${MAIN}" v="a>b"><x:b\r/>😀é<x:c  t='1'\n>x &lt; y</x:c  ><![CDATA[<z>]]></x:a>\n`;
  const spans = ({ opens, closes }: ReturnType<typeof tagsOf>): string[] =>
    [...opens, ...closes].map(({ start, end }) => text.slice(start, end));

  it("are those of the whole tag, from < to >", () => {
    expect(spans(tagsOf(text))).toEqual([
      `<x:a\r\n xmlns:x="${MAIN}" v="a>b">`,
      "<x:b\r/>",
      "<x:c  t='1'\n>",
      "<x:b\r/>",
      "</x:c  >",
      "</x:a>",
    ]);
  });

  it.each([1, 2, 3, 5, 7, 16, 64])("are the same when the text comes in pieces of %i", (size) => {
    expect(spans(tagsOf(inPieces(text, size)))).toEqual(spans(tagsOf(text)));
    expect(tagsOf(inPieces(text, size)).text).toBe(tagsOf(text).text);
  });
});

describe("Text", () => {
  it("comes with entities resolved and CDATA as text", () => {
    expect(tagsOf("<a>1 &lt; 2 &amp;&#233;&#x1F600;<![CDATA[<b>&amp;]]></a>").text).toBe(
      "1 < 2 &é😀<b>&amp;",
    );
  });
});

describe("Refused in words", () => {
  it.each([
    ["a document type", "<!DOCTYPE a><a/>", /DTD/],
    ["an entity that expands", '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>', /DTD/],
    ["an external entity", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', /DTD/],
    ["an entity that nobody declared", "<a>&nbsp;</a>", /mal formado/],
    ["a tag that never closes", "<a><b></a>", /mal formado/],
    ["an end that is missing", "<a><b/>", /mal formado/],
    ["an attribute given twice", '<a b="1" b="2"/>', /mal formado/],
    ["a letter that XML cannot hold", "<a>\u0001</a>", /mal formado/],
    ["nothing at all", "", /mal formado/],
    ["nesting without end", "<a>".repeat(10_000), /anida/],
    [
      "a thousand and one attributes",
      `<a ${Array.from({ length: 1001 }, (_, i) => `b${i}=""`).join(" ")}/>`,
      /anida/,
    ],
  ])("%s", (_, text, words) => {
    expect(problemOf(() => tagsOf(text))).toMatch(words);
  });

  it("a tag longer than any of a workbook, when it comes in pieces", () => {
    const endless = (function* () {
      yield "<a ";
      for (;;) yield 'b="'.padEnd(65536, "b");
    })();
    expect(problemOf(() => tagsOf(endless))).toMatch(/anida/);
  });
});

describe("An element added at the end of the root", () => {
  it("takes the root's prefix", () => {
    expect(appendChild('<p:a xmlns:p="u"><p:b/></p:a>', "a", (p) => `<${p}c/>`)).toBe(
      '<p:a xmlns:p="u"><p:b/><p:c/></p:a>',
    );
  });
  it("opens an empty root", () => {
    expect(appendChild('<?xml version="1.0"?><a x="1" />', "a", (p) => `<${p}c/>`)).toBe(
      '<?xml version="1.0"?><a x="1"><c/></a>',
    );
  });
});
