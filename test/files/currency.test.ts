import { resolve } from "node:path";
import { CLAUSES } from "../../src/law/clauses";
import { isVerified, PARAMETER_FACTS, PARAMETER_NAMES, parametersOf } from "../../src/law/parameters";
import { readSettings } from "../../src/law/read-settings";
import { LAW_SOURCES, SOURCES_READ_ON } from "../../src/law/sources";
import { LAW_VERSIONS, VERSION_NAMES } from "../../src/law/versions";
import { parseIso } from "../../src/days/iso";

/* The page of the law's currency tells the source of each number, and of each what is not verified. */

type Load = (file: string) => Record<string, unknown>;
type Block = { heading?: string; id?: string; text?: string; items?: string[]; rows?: string[][] };

const { sourceLoader } = jest.requireActual<{ sourceLoader: (root: string) => Load }>(
  "../../build/load-source.js",
);
const { currencyBlocks } = jest.requireActual<{
  currencyBlocks: (language: "es" | "en", load: Load) => Block[];
}>("../../build/currency-reference.js");

const load = sourceLoader(resolve(__dirname, "../.."));
const LANGUAGES = ["es", "en"] as const;

/** The rows of the first table below a heading. */
function rowsBelow(blocks: readonly Block[], id: string): string[][] {
  const from = blocks.findIndex((block) => block.id === id);
  return blocks.slice(from).find(({ rows }) => rows)!.rows!;
}

test("every number of the law cites a clause of the statute", () => {
  const cites = new Set(Object.values(CLAUSES).map(({ cite }) => cite));
  const unsourced = PARAMETER_NAMES.filter((name) => !cites.has(PARAMETER_FACTS[name].cite));
  expect(unsourced).toEqual([]);
});

test("a number that a later version changed was read in that version", () => {
  for (const name of PARAMETER_NAMES)
    for (const version of Object.keys(PARAMETER_FACTS[name].changed ?? {}))
      expect(PARAMETER_FACTS[name].readIn).toContain(version);
});

test("every version has its source in both languages, and says what was not read", () => {
  expect(Object.keys(LAW_SOURCES)).toEqual(VERSION_NAMES);
  for (const { read, notVerified } of Object.values(LAW_SOURCES))
    for (const { es, en } of [read, ...notVerified]) expect(es && en && es !== en).toBeTruthy();
  expect(parseIso(SOURCES_READ_ON)).toBeGreaterThan(LAW_VERSIONS["107-2020"].first);
});

test.each(LANGUAGES)(
  "the %s page has each number under each version, and whether it was read there",
  (language) => {
    const rows = rowsBelow(currencyBlocks(language, load), "parameters");
    expect(rows).toHaveLength(PARAMETER_NAMES.length);
    PARAMETER_NAMES.forEach((name, at) => {
      const [named, ...cells] = rows[at]!;
      expect(named).toBe(`\`${PARAMETER_FACTS[name].name[language]}\``);
      expect(cells.at(-1)).toBe(PARAMETER_FACTS[name].cite);
      VERSION_NAMES.forEach((version, index) => {
        const [value, status] = cells[index]!.split(", ");
        const typed = [{ name: named!.replaceAll("`", ""), value: value!.replace(/ (días|days)$/, "") }];
        // What stands on the page can be typed, and is what the product computes with.
        expect(readSettings(typed).parameters[name]).toEqual(parametersOf(version)[name]);
        expect(status === "leído" || status === "read").toBe(isVerified(name, version));
      });
    });
  },
);

test.each(LANGUAGES)("the example on the %s page is understood as it stands", (language) => {
  const rows = rowsBelow(currencyBlocks(language, load), "own");
  const settings = readSettings(rows.map(([name, value]) => ({ name: name!, value: value! })));
  expect(settings.law).toBe("107-2020");
  expect([...settings.overridden]).toEqual(["maxRegularSessions", "budgetEndLatest"]);
});

test("a number without a source gives no page", () => {
  const file = "src/law/parameters.ts";
  const facts = { ...PARAMETER_FACTS, mayorAnswerDays: { ...PARAMETER_FACTS.mayorAnswerDays, cite: "" } };
  const without: Load = (name) => (name === file ? { ...load(name), PARAMETER_FACTS: facts } : load(name));
  expect(() => currencyBlocks("es", without)).toThrow("mayorAnswerDays: no source");
});
