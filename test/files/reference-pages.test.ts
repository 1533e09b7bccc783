import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readCandidates } from "../../functions/read/candidates";
import { readCandidateTable } from "../../functions/read/candidate-columns";
import { COLUMN_ORDER, COLUMNS, headersOf } from "../../src/calendar/sheet/columns";
import { ANSWER_WORDS, CALLER_WORDS, DECISION_WORDS, STATUS_WORDS } from "../../src/calendar/sheet/words";
import { readOwnDays } from "../../src/days/read-own-days";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS, PARAMETER_NAMES } from "../../src/law/parameters";
import { readSettings } from "../../src/law/read-settings";
import { READINGS } from "../../src/law/readings";
import { fold } from "../../src/messages/fold";
import { DELIVERY_WORDS } from "../../src/sessions/delivery";
import { SESSION_TYPES } from "../../src/sessions/session-type";

/* The pages on which a clerk looks up names and words say all that the product understands, and nothing else. */

type Load = (file: string) => Record<string, unknown>;

const ROOT = resolve(__dirname, "../..");
const LANGUAGES = ["es", "en"] as const;

const { sourceLoader } = jest.requireActual<{ sourceLoader: (root: string) => Load }>(
  "../../build/load-source.js",
);
const { referencePages } = jest.requireActual<{
  referencePages: (language: "es" | "en", load: Load) => Record<string, string>;
}>("../../build/reference-pages.js");

const load = sourceLoader(ROOT);
const pages = {
  es: referencePages("es", load),
  en: referencePages("en", load),
};
const OPTIONS_PAGE = { es: pages.es["opciones.html"]!, en: pages.en["options.html"]! };
const TABLES_PAGE = { es: pages.es["tablas.html"]!, en: pages.en["tables.html"]! };

const plain = (html: string) =>
  html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Cells of the rows of a section's tables, without their marks. */
function rowsOf(page: string, section: string): string[][] {
  const from = page.indexOf(`<h2 id="${section}">`);
  expect(from).toBeGreaterThan(0);
  const body = page.slice(from).split(/(?<!^)<h2 /)[0]!;
  return [...body.matchAll(/<tr>((?:<td>.*?<\/td>)+)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => plain(cell!)),
  );
}

const codes = (cell: string) => [...cell.matchAll(/<code>(.*?)<\/code>/g)].map(([, word]) => word!);
const shownIn = (page: string) => new Set(rowsOf(page, "calendar").flat().flatMap(wordsOf).map(fold));
const wordsOf = (cell: string) => [...codes(cell), cell];

test.each(LANGUAGES)(
  "every option and parameter stands on the %s page under both of its names",
  (language) => {
    const named = [
      ...rowsOf(OPTIONS_PAGE[language], "options"),
      ...rowsOf(OPTIONS_PAGE[language], "parameters"),
    ];
    const shown = named.map(([own, other]) => [codes(own!)[0], codes(other!)[0]]);
    const names = [...OPTIONS, ...PARAMETER_NAMES.map((name) => PARAMETER_FACTS[name].name)];
    const other = language === "es" ? "en" : "es";
    expect(shown).toEqual(names.map((name) => [name[language], name[other]]));
  },
);

test.each(LANGUAGES)(
  "every value on the %s page is one that its option takes, the default first",
  (language) => {
    const rows = rowsOf(OPTIONS_PAGE[language], "options");
    const choices = OPTIONS.filter((option) => option.kind === "choice");
    for (const { es, choices: words } of choices) {
      const row = rows.find((cells) => cells.slice(0, 2).some((cell) => codes(cell)[0] === es))!;
      const values = codes(row[2]!);
      expect(values).toEqual(words.map((word) => word[language]));
      for (const value of values) expect(() => readSettings([{ name: es, value }])).not.toThrow();
      expect(readSettings([{ name: es, value: values[0]! }])).toMatchObject({
        readings: readSettings([]).readings,
        scope: readSettings([]).scope,
        law: readSettings([]).law,
      });
    }
  },
);

test.each(LANGUAGES)("an option that chooses a reading says its question and number in %s", (language) => {
  for (const [id, { question, option }] of Object.entries(READINGS))
    if (option) expect(plain(OPTIONS_PAGE[language])).toContain(`${question[language]} (${id})`);
});

test("each reading that an option chooses has an answer for each of the option's values, in their order", () => {
  for (const { option, others } of Object.values(READINGS)) {
    const chosen = OPTIONS.find(({ key }) => key === option);
    if (chosen?.kind === "choice") expect(others.length + 1).toBeGreaterThanOrEqual(chosen.choices.length);
  }
});

test.each(LANGUAGES)("every number of the law on the %s page is one that its parameter takes", (language) => {
  const rows = rowsOf(OPTIONS_PAGE[language], "parameters");
  rows.forEach(([name, , value, , cite], at) => {
    const fact = PARAMETER_FACTS[PARAMETER_NAMES[at]!];
    const settings = readSettings([{ name: codes(name!)[0]!, value: value!.split(";")[0]! }]);
    expect(settings.parameters[PARAMETER_NAMES[at]!]).toEqual(fact.value);
    expect(cite).toBe(fact.cite);
  });
});

test.each(LANGUAGES)("every header of the calendar stands on the %s page", (language) => {
  const shown = shownIn(TABLES_PAGE[language]);
  const missing = COLUMN_ORDER.flatMap(headersOf).filter((header) => !shown.has(fold(header)));
  expect(missing).toEqual([]);
  expect(rowsOf(TABLES_PAGE[language], "calendar")).toHaveLength(COLUMN_ORDER.length);
});

test.each(LANGUAGES)("every word of the calendar stands on the %s page with its accents", (language) => {
  const rows = rowsOf(TABLES_PAGE[language], "words");
  const shown = rows.flatMap(([, words]) => codes(words!));
  const lists = [STATUS_WORDS, CALLER_WORDS, ANSWER_WORDS, DECISION_WORDS, DELIVERY_WORDS];
  const folded = shown.map(fold);
  expect(lists.flatMap((words) => [...words.keys()]).filter((word) => !folded.includes(word))).toEqual([]);
  const types = Object.values(SESSION_TYPES).flatMap(({ es, en }) => [es, en]);
  expect(types.filter((type) => !shown.includes(type))).toEqual([]);
});

test("a column that takes words has them on the page", () => {
  const withWords = rowsOf(TABLES_PAGE.es, "calendar").filter(([, , holds]) => holds!.includes("palabras"));
  const listed = new Set(rowsOf(TABLES_PAGE.es, "words").map(([column]) => column));
  expect(withWords.map(([column]) => column)).toEqual([...listed]);
  expect(withWords.length).toBeLessThan(Object.keys(COLUMNS).length / 2);
});

test.each(LANGUAGES)("every header and status of candidates on the %s page is understood", (language) => {
  const rows = rowsOf(TABLES_PAGE[language], "candidates");
  const columns = rows.filter((cells) => cells.length === 3);
  for (const [own, other, also] of columns)
    for (const header of [own!, other!, ...codes(also!)]) {
      const rest = ["Partido", "Fila", "Votos"].filter((title) => ![own, other].includes(title));
      const titles = [...rest, header];
      const { columns: found } = readCandidateTable([titles, titles.map(() => 1)]);
      expect([...found.values()]).toContain(rest.length);
    }
  for (const [words] of rows.filter((cells) => cells.length === 2))
    for (const status of codes(words!)) expect(readCandidates([["PNP", 1, 10, "", status]])).toHaveLength(1);
});

test.each(LANGUAGES)("every header of Feriados on the %s page is understood", (language) => {
  const [date, name, source, sign] = rowsOf(TABLES_PAGE[language], "holidays").map(([own, other, also]) => [
    own!,
    other!,
    ...codes(also!),
  ]) as [string[], string[], string[], string[]];
  const fail = (problem: Error) => {
    throw problem;
  };
  for (const titles of [date, name, source, sign])
    for (const title of titles) {
      const header = [date, name, source, sign].map((column) => (column === titles ? title : column[0]!));
      // In another order than that of a table without headers.
      const rows = [[...header].reverse(), ["-", "ordenanza 1", "Patrono", "2027-03-19"]];
      expect(readOwnDays(rows, fail)).toMatchObject([{ sign: "-", name: "Patrono", source: "ordenanza 1" }]);
    }
});

test("the pages in docs are what the lists of names give today", () => {
  const folder = mkdtempSync(join(tmpdir(), "muni-"));
  execFileSync(process.execPath, [join(ROOT, "build/reference-documents.mjs"), folder]);
  const files = [
    "es/opciones.md",
    "es/tablas.md",
    "es/vigencia.md",
    "en/options.md",
    "en/tables.md",
    "en/currency.md",
  ];
  for (const file of files)
    expect(readFileSync(join(folder, file), "utf8")).toBe(readFileSync(join(ROOT, "docs", file), "utf8"));
});
