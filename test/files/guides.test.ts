/** The guides for people: what they name exists, what they compute comes out, and both languages say the same. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { compileFunction } from "node:vm";
import ts from "typescript";
import { parse } from "yaml";
import { checkCalendar } from "../../src/calendar/check";
import type { SheetRows } from "../../src/calendar/input";
import { sessionsOf } from "../../src/calendar/model/book";
import type { SessionRule } from "../../src/calendar/rule";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import type { Language } from "../../src/messages/text";
import type { Report } from "../../src/workbook/report";
import { countsOf } from "../../taskpane/words";
import { runtime, shown } from "../functions/runtime";
import { serial, sheetOf, type NamedRow } from "../law/calendar/sheet";
import { codeChecker, shownWords } from "./guide-words";
import { examplesOf, isTold, type Value } from "./guide-formulas";
import { brokenLink, readPage, ROOT, type Page } from "./guide-pages";

const NAMES = [
  ["guia-secretaria", "guide-clerk"],
  ["guia-analista", "guide-analyst"],
  ["guia-administrador", "guide-administrator"],
  ["guia-desarrollo", "guide-developer"],
] as const;
const PAIRS = NAMES.map(([es, en]) => [readPage(`docs/es/${es}.md`), readPage(`docs/en/${en}.md`)] as const);
const PAGES = PAIRS.flat();
const IMAGES = path.join(ROOT, "docs/images");
const MOST_BYTES = 1.5e6;

const { quotesIn, tablesIn, typedIn } = jest.requireActual<{
  quotesIn: (markdown: string) => string[];
  tablesIn: (markdown: string) => { header: string[]; rows: string[][] }[];
  typedIn: (markdown: string) => { settings: string[][]; calendars: Record<string, string>[][] };
}>("../../build/markdown-tables.js");

const built = runtime();

const NAMED = PAIRS.map(([spanish, english]) => ({ name: spanish.name, spanish, english }));

describe.each(NAMED)("$name and its translation", ({ spanish, english }) => {
  test("have the same shape: headings, pictures, blocks, tables and links", () => {
    const shape = (page: Page) => ({
      headings: page.headings.map((heading) => /^\d*/.exec(heading)![0]),
      pictures: page.pictures.map(({ file }) => file.replace(/\.(?:es|en)\./, ".")),
      blocks: page.blocks.map(({ kind, file, lines }) => [kind, file, lines.length]),
      tables: tablesIn(page.text).map(({ header, rows }) => [header.length, rows.length]),
      links: page.links.length,
    });
    expect(shape(english)).toEqual(shape(spanish));
  });

  test("lead to one another", () => {
    expect(spanish.links).toContain(`../en/${path.basename(english.name)}`);
    expect(english.links).toContain(`../es/${path.basename(spanish.name)}`);
  });
});

describe.each(PAGES)("$name", (page) => {
  test("leads nowhere that is not there", () => {
    const addresses = [...page.links, ...page.pictures.map(({ file }) => file)];
    expect(addresses.flatMap((address) => brokenLink(page, address) ?? [])).toEqual([]);
  });

  test("tells each picture in words, and takes it in its language", () => {
    for (const { file, says } of page.pictures) {
      expect(says.length).toBeGreaterThan(15);
      expect(file).toMatch(new RegExp(`\\.${page.language}\\.(?:webp|svg)$`));
    }
  });

  test("puts in bold only what MUNI shows", () => {
    const shows = shownWords(page.language);
    expect(page.bold.filter((words) => !shows(words))).toEqual([]);
  });

  test("names only functions, commands, files, options and words that there are", () => {
    const exists = codeChecker(page.language, ownWords(page));
    expect(page.code.filter((code) => !exists(code))).toEqual([]);
  });
});

/** Cells of the page's tables, and addresses of cells. */
function ownWords(page: Page): Set<string> {
  const cells = tablesIn(page.text).flatMap(({ header, rows }) => [header, ...rows].flat());
  const addresses = ["E3", "AB4"];
  const typed = page.language === "es" ? REASON.es : REASON.en;
  return new Set([...cells, ...addresses, typed, DOCUMENT[page.language]]);
}

const REASON = {
  es: "Nueve días bastan, según el plan de trabajo",
  en: "Nine days are enough by the work plan",
};
const DOCUMENT = { es: "Resolución 12", en: "Resolution 12" };

describe("formulas", () => {
  const examples = PAGES.flatMap(({ name, blocks }) =>
    blocks
      .filter(({ kind }) => kind === "excel")
      .flatMap((block) => examplesOf(block).map((one) => ({ page: name, ...one }))),
  ).map((one) => ({ ...one, answer: built.call(one.name, ...one.args) }));

  test("there are some in the guides of clerks and analysts", () => {
    expect(examples.length).toBeGreaterThan(20);
  });

  test.each(examples)("$page: $formula", async ({ answer, told }) => {
    const result = shown((await answer).value);
    expect(told.length).toBeGreaterThan(0);
    if (!isTold(result, told)) expect(result).toEqual(told);
  });
});

describe.each(["es", "en"] as const)("the calendar of the clerk's guide, in %s", (language) => {
  const page = PAIRS[0]![language === "es" ? 0 : 1];
  const { settings, calendars } = typedIn(page.text);
  const [first = [], added = []] = calendars;
  const quotes = quotesIn(page.text);

  test("gives what is quoted, as it is typed", () => {
    expect(sentenceOf(first, settings, [], language)).toBe(quotes[0]);
  });

  test("gives what is quoted when it was mended, and when the warning is excused", () => {
    const mended = [...mend(first, language), ...added];
    expect(sentenceOf(mended, settings, [], language)).toBe(quotes[1]);
    const exception = [
      "4203a-budget-room",
      first[3]![language === "es" ? "Sesión" : "Session"]!,
      REASON[language],
    ];
    expect(sentenceOf(mended, settings, [exception], language)).toBe(quotes[2]);
    expect(quotes).toHaveLength(3);
  });
});

/** The mends of step 7, with their words as the page has them. */
function mend(rows: readonly Record<string, string>[], language: Language): Record<string, string>[] {
  const [start, end, receipt, yes] =
    language === "es" ? ["Comienza", "Termina", "Acuse", "sí"] : ["Starts", "Ends", "Receipt", "yes"];
  const changes: Record<number, Record<string, string>> = {
    1: { [end]: "2027-02-20" },
    2: { [receipt]: yes },
    4: { [start]: "2027-08-24" },
  };
  return rows.map((row, at) => ({ ...row, ...changes[at] }));
}

function sentenceOf(
  rows: readonly Record<string, string>[],
  settings: SheetRows,
  exceptions: SheetRows,
  language: Language,
): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => headers.map((header) => typed(row[header] ?? "")));
  const result = checkCalendar({ calendar: [headers, ...cells], settings, exceptions });
  return `${countsOf(result as unknown as Report)[language].replaceAll("\u00a0", " ")}.`;
}

function typed(text: string): string | number {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? serial(text) : /^\d+$/.test(text) ? Number(text) : text;
}

describe("the numbers of 2020", () => {
  const elections = csv("data/elections-2020.csv");
  const members = new Map(
    csv("data/municipalities.csv").map((row) => [row["municipality"]!, Number(row["members_2020_election"])]),
  );
  const table: Value[][] = [
    ["Municipio", "Tamaño", "Partido", "Fila", "Votos"],
    ...elections.map((row) => [
      row["municipality"]!,
      members.get(row["municipality"]!)!,
      row["party"]!,
      Number(row["ballot_row"]),
      Number(row["votes"]),
    ]),
  ];
  const answers = {
    suma: built.call("MUNI_SEATS_ALL", table),
    mejor: built.call("MUNI_SEATS_ALL", table, "rango=mejor"),
  };

  test("the examples are the votes of the data, but for the one that is changed", () => {
    const of = (names: readonly string[]) => table.filter(([name]) => names.includes(String(name)));
    const three = ["Aguadilla", "Culebra", "San Juan"].flatMap((name) => of([name]));
    expect(example("tres-municipios-2020.csv").slice(1)).toEqual(three.map((row) => row.map(String)));
    const votes = (name: string) => of([name]).map((row) => row.slice(2).map(String));
    expect(example("aguadilla-2020.csv").slice(1)).toEqual(votes("Aguadilla"));
    const tie = example("culebra-empate.csv").slice(1);
    const changed = votes("Culebra").filter((row, at) => row.join() !== tie[at]!.join());
    expect(tie).toHaveLength(votes("Culebra").length);
    expect(changed).toEqual([["PPD", "4", "473"]]);
  });

  test("25 of the 78 municipalities seat others under the other reading, of 2,746 candidacies", async () => {
    const rows = shown((await answers.suma).value) as Value[][];
    expect(new Set(rows.slice(1).map(([name]) => name)).size).toBe(78);
    expect(rows.filter(([, party]) => party === "Otra lectura (mejor)")).toHaveLength(25);
    expect(elections).toHaveLength(2746);
    expect(PAIRS[1]![0].text).toMatch(/25 de los 78 municipios/);
    expect(PAIRS[1]![1].text).toMatch(/25 of the 78 municipalities/);
  });

  test.each(PAIRS[1]!)("$name: the seats of each party under each reading", async ({ text }) => {
    const { header, rows } = tablesIn(text).find((table) => table.header.includes("PNP"))!;
    const parties = header.slice(1);
    const results = [await answers.suma, await answers.mejor].map(({ value }) => shown(value) as Value[][]);
    const totals = results.map((result) => parties.map((party) => String(seatsOf(result, party))));
    expect(rows.map(([, ...seats]) => seats)).toEqual(totals);
  });
});

function seatsOf(rows: readonly (readonly Value[])[], party: string): number {
  return rows.filter(([, name]) => name === party).reduce((sum, row) => sum + Number(row[4]), 0);
}

function example(file: string): string[][] {
  return readFileSync(path.join(ROOT, "docs/examples", file), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(","));
}

function csv(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readFileSync(path.join(ROOT, file), "utf8")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]!])));
}

describe("the rule of the developer's guide", () => {
  const [spanish, english] = PAIRS[3]!;
  const block = (kind: string) => spanish.blocks.find((one) => one.kind === kind)!;

  test("is the same in both languages, and none of the product's", () => {
    const examples = (page: Page) => page.blocks.filter(({ kind }) => kind === "ts" || kind === "yaml");
    expect(examples(english)).toEqual(examples(spanish));
    for (const { file } of examples(spanish)) expect(existsSync(path.join(ROOT, file))).toBe(false);
  });

  test("compiles where its page puts it, and gives what its cases say", () => {
    const { file, lines } = block("ts");
    const rule = Object.values(compiled(file, lines.join("\n")))[0] as SessionRule;
    expect(path.basename(file)).toBe(`${rule.id}.ts`);
    const cases = parse(block("yaml").lines.join("\n")) as {
      rule: string;
      rows: NamedRow[];
      finds: string[];
      es?: string;
    }[];
    for (const { rule: id, rows, finds, es } of cases) {
      expect(id).toBe(rule.id);
      const { book } = checkCalendar({ calendar: sheetOf(rows) });
      const drafts = sessionsOf(book!, rule.types).flatMap((session) => rule.check(session, book!) ?? []);
      expect(
        drafts.map(({ severity, session }) => `${SEVERITY_WORDS[severity].es} ${session!.shown}`),
      ).toEqual(finds);
      if (es) expect(drafts.map(({ message }) => message.es)).toEqual([es]);
    }
  });
});

/** Runs a file that is not there as if it were. */
function compiled(file: string, source: string): object {
  const full = path.join(ROOT, file);
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const made = { exports: {} };
  const requireBeside = (name: string): unknown => jest.requireActual(path.resolve(path.dirname(full), name));
  compileFunction(outputText, ["module", "exports", "require"])(made, made.exports, requireBeside);
  return made.exports;
}

describe("the commands for a terminal", () => {
  const lines = PAGES.flatMap(({ name, blocks }) =>
    blocks
      .filter(({ kind }) => kind === "bash")
      .flatMap((block) => block.lines.map((line) => ({ name, line }))),
  );
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };

  test.each(lines)("$name: $line", ({ line }) => {
    const command = line.replace(/^(?:[A-Z_]+=\S+ )+/, "");
    const [, script] = /^npm (?:run )?([\w:]+)$/.exec(command) ?? [];
    if (script) expect(["ci", ...Object.keys(scripts)]).toContain(script);
    else
      expect(command).toMatch(
        /^npx (?:jest -w 1 --selectProjects law -- test\/law\/calendar|office-addin-manifest validate dist\/manifest\.xml)$/,
      );
  });
});

describe("the pictures", () => {
  const files = readdirSync(IMAGES);
  const used = [...PAGES, ...["README.md", "README.es.md"].map(readPage)].flatMap(({ pictures }) =>
    pictures.map(({ file }) => path.basename(file)),
  );

  test("are all shown somewhere, in both languages, and weigh little", () => {
    expect(files.filter((file) => !used.includes(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(IMAGES, file)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test("have the same size in both languages", () => {
    for (const file of files.filter((name) => name.endsWith(".es.webp")))
      expect(webpSize(file)).toEqual(webpSize(file.replace(".es.", ".en.")));
  });

  test.each(["es", "en"])(
    "casa.%s.svg tells itself in words and needs no dark and no light page",
    (language) => {
      const svg = readFileSync(path.join(IMAGES, `casa.${language}.svg`), "utf8");
      expect(svg).toContain('role="img" aria-labelledby="title desc"');
      expect(/<title id="title">(.+)<\/title>/.exec(svg)![1]!.length).toBeGreaterThan(20);
      expect(/<desc id="desc">(.+)<\/desc>/.exec(svg)![1]!.length).toBeGreaterThan(100);
      expect(svg).toContain(".page { fill: #ffffff");
      for (const folder of ["taskpane", "workbench", "cli", "functions", "xlsx", "src"])
        expect(svg).toContain(`>${folder}</text>`);
    },
  );
});

/** Width and height of a WebP file with a colour profile, as browsers write it. */
function webpSize(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(path.join(IMAGES, file));
  expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}
