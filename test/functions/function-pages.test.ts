import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as functions from "../../functions/functions";
import { isoText } from "../../src/days/iso";
import { READINGS } from "../../src/law/readings";
import type { Language } from "../../src/messages/text";
import { day } from "../law/product";

/*
 * The page of each function, as its reader has it: the cells of its examples are typed in, its formulas are computed,
 * and give what the page says, the errors with their sentences too.
 */

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Source {
  readonly metadata: {
    readonly id: string;
    readonly parameters: readonly { readonly name: string; readonly optional?: boolean }[];
  };
  readonly functionName: string;
}

const { tablesIn } = jest.requireActual<{ tablesIn: (markdown: string) => Table[] }>(
  "../../build/markdown-tables.js",
);
const { readFunctions } = jest.requireActual<{ readFunctions: (file: string) => Promise<Source[]> }>(
  "../../build/read-functions.js",
);

const DOCS = path.resolve(__dirname, "../../docs");
const FOLDERS = { es: "funciones", en: "functions" } as const;
const LANGUAGES: readonly Language[] = ["es", "en"];

const HEADINGS = {
  es: ["Sintaxis", "Parámetros", "Resultado", "Ejemplo", "Ley", "Lecturas", "Errores", "Vea también"],
  en: ["Syntax", "Parameters", "Result", "Example", "Law", "Readings", "Errors", "See also"],
} as const;

const GIVES = { es: /^`([A-Z]\d+)` da `(.*)`\.$/m, en: /^`([A-Z]\d+)` gives `(.*)`\.$/m } as const;
const TRUTH = { es: { TRUE: "VERDADERO", FALSE: "FALSO" }, en: { TRUE: "TRUE", FALSE: "FALSE" } } as const;

/** Dates are told from numbers only by a host that has a format for them. */
Object.assign(globalThis, { Office: { context: { requirements: { isSetSupported: () => true } } } });
afterAll(() => {
  delete (globalThis as { Office?: unknown }).Office;
});

let sources: Source[];
beforeAll(async () => {
  sources = await readFunctions(require.resolve("../../functions/functions.ts"));
});

/** Names of the functions, from the source's tags: tests are named before it can be read. */
const IDS = [
  ...readFileSync(path.resolve(__dirname, "../../functions/functions.ts"), "utf8").matchAll(
    /@customfunction (\w+)/g,
  ),
].map(([, id]) => id!);

function pageOf(
  id: string,
  language: Language,
): { readonly text: string; readonly sections: Map<string, string> } {
  const text = readFileSync(path.join(DOCS, FOLDERS[language], `${id}.md`), "utf8");
  const parts = text.split(/^## (.*)$/m).slice(1);
  const sections = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) sections.set(parts[at]!, parts[at + 1]!);
  return { text, sections };
}

const plain = (cell: string): string => cell.replace(/^`(.*)`$/, "$1");

/** Cells by their addresses: the header of a table names its columns, its first column its rows. */
function cellsOf({ header, rows }: Table): Map<string, string> {
  return new Map(
    rows.flatMap(([number, ...cells]) =>
      cells.map((cell, at): [string, string] => [`${header[at + 1]!}${number!}`, plain(cell)]),
    ),
  );
}

function typed(cell: string | undefined): unknown {
  if (cell === undefined || cell === "") return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return day(cell);
  return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

const constant = (text: string): unknown => (text.startsWith('"') ? text.slice(1, -1) : Number(text));

function argument(text: string, cells: ReadonlyMap<string, string>): unknown {
  if (text === "") return null;
  if (text.startsWith("{"))
    return text
      .slice(1, -1)
      .split(";")
      .map((row) => row.split(",").map(constant));
  const [, column, row, toColumn = column, toRow = row] = /^([A-Z])(\d+)(?::([A-Z])(\d+))?$/.exec(text) ?? [];
  if (!column) return [[constant(text)]];
  const letters = [..."ABCDEFGHIJKL"].filter((letter) => letter >= column && letter <= toColumn!);
  const numbers = Array.from({ length: Number(toRow) - Number(row) + 1 }, (_, at) => Number(row) + at);
  return numbers.map((number) => letters.map((letter) => typed(cells.get(`${letter}${number}`))));
}

/** The arguments of a formula: commas inside quotes and braces part nothing. */
function argumentsIn(inside: string): string[] {
  const found = [""];
  let closing = "";
  for (const letter of inside) {
    if (closing === "" && letter === ",") found.push("");
    else found[found.length - 1] += letter;
    if (letter === closing) closing = "";
    else if (closing === "" && /["{]/.test(letter)) closing = letter === "{" ? "}" : letter;
  }
  return found;
}

function compute(formula: string, cells: ReadonlyMap<string, string> = new Map()): unknown {
  const [, id, inside] = /^=(MUNI_\w+)\((.*)\)$/.exec(formula)!;
  const { functionName, metadata } = sources.find((one) => one.metadata.id === id)!;
  const given = argumentsIn(inside!).map((text) => argument(text, cells));
  const call = functions[functionName as keyof typeof functions] as (...args: unknown[]) => unknown;
  return call(...metadata.parameters.map((_, at) => given[at] ?? null));
}

function shown(cell: unknown, language: Language): string {
  if (typeof cell === "boolean") return TRUTH[language][cell ? "TRUE" : "FALSE"];
  if (typeof cell === "object" && cell !== null) return isoText((cell as { basicValue: number }).basicValue);
  return String((cell as string | number | null) ?? "");
}

/** The examples of a page: a sheet with a formula in it, and what follows until the next one. */
function examplesOf(section: string): { readonly sheet: Table; readonly after: string }[] {
  const pieces = section.split(/^(?=\| (?:fila|row) )/m).slice(1);
  return pieces.flatMap((piece, at) => {
    const [sheet] = tablesIn(piece);
    if (!/`=MUNI_/.test(piece)) return [];
    return [
      { sheet: sheet!, after: piece + (/`=MUNI_/.test(pieces[at + 1] ?? "`=MUNI_") ? "" : pieces[at + 1]!) },
    ];
  });
}

test("the names are those that the build reads", () => {
  expect(sources.map(({ metadata }) => metadata.id)).toEqual(IDS);
});

test.each(LANGUAGES)("there is a page for each function, a list of them, and no other, in %s", (language) => {
  const files = readdirSync(path.join(DOCS, FOLDERS[language])).sort();
  expect(files).toEqual(["README.md", ...IDS.map((id) => `${id}.md`)].sort());
});

const each = LANGUAGES.flatMap((language) => IDS.map((id) => [id, language] as const));

describe.each(each)("%s in %s", (id, language) => {
  const { text, sections } = pageOf(id, language);
  const [, parameters, , example, , readings, errors] = HEADINGS[language];

  test("has its headings, its syntax and its parameters, and leads nowhere that is not there", () => {
    expect([...sections.keys()]).toEqual(HEADINGS[language]);
    const { metadata } = sources.find((one) => one.metadata.id === id)!;
    const named = metadata.parameters.map(({ name, optional }) => (optional ? `[${name}]` : name));
    expect(text).toContain(`\n=${id}(${named.join(", ")})\n`);
    const [table] = tablesIn(sections.get(parameters)!);
    expect(table!.rows.map(([name]) => plain(name!))).toEqual(metadata.parameters.map(({ name }) => name));
    const links = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(path.join(DOCS, FOLDERS[language], link)))).toEqual([]);
  });

  test("its examples give what it says", () => {
    const examples = examplesOf(sections.get(example)!);
    expect(examples.length).toBeGreaterThan(0);
    for (const { sheet, after } of examples) {
      const cells = cellsOf(sheet);
      const [place, formula] = [...cells].find(([, cell]) => cell.startsWith("="))!;
      expect(formula).toContain(id);
      const answer = compute(formula, cells);
      const rows = (Array.isArray(answer) ? answer : [[answer]]) as unknown[][];
      const [, at, value] = GIVES[language].exec(after) ?? [];
      const [, spilled] = tablesIn(after);
      if (spilled) {
        expect(`${spilled.header[1]!}${spilled.rows[0]![0]!}`).toBe(place);
        expect(spilled.rows.map(([, ...row]) => row.map(plain))).toEqual(
          rows.map((row) => row.map((cell) => shown(cell, language))),
        );
      } else expect([at, value]).toEqual([place, shown(rows[0]![0], language)]);
    }
  });

  test("its errors come with the sentences that it gives, and each that it names has a formula", () => {
    const [causes, formulas] = tablesIn(sections.get(errors)!);
    for (const [formula, error, says] of formulas!.rows.map((row) => row.map(plain))) {
      expect(formula).toContain(id);
      expect(() => compute(formula!)).toThrow(expect.objectContaining({ code: error, message: says }));
    }
    const given = new Set(formulas!.rows.map(([, error]) => error));
    expect(causes!.rows.filter(([error]) => !given.has(error))).toEqual([]);
    expect([...given].filter((error) => !causes!.rows.some(([named]) => named === error))).toEqual([]);
  });

  test("tells its readings by their questions", () => {
    const told = sections.get(readings)!;
    for (const [, number] of told.matchAll(/^- \*\*(R\d+)\*\*/gm))
      expect(told).toContain(READINGS[number as keyof typeof READINGS]!.question[language]);
  });
});

test.each(IDS)("%s has the same examples and errors in both languages", (id) => {
  const [spanish, english] = LANGUAGES.map((language) => {
    const { sections } = pageOf(id, language);
    const [, , , example, , readings, errors] = HEADINGS[language];
    return {
      cells: examplesOf(sections.get(example)!).map(({ sheet }) => [...cellsOf(sheet)].map(figure)),
      errors: tablesIn(sections.get(errors)!).map(({ rows }) =>
        rows.map((row) => row[1]!.match(/^`#.*`$/)?.[0]),
      ),
      readings: [...sections.get(readings)!.matchAll(/^- \*\*(R\d+)\*\*/gm)].map(([, number]) => number),
    };
  });
  expect(english).toEqual(spanish);
});

/** A cell without its words: figures are the same in both languages. */
function figure([address, cell]: readonly [string, string]): string {
  const isWord = /\p{L}{2}/u.test(cell);
  return `${address} ${isWord ? "words" : cell}`;
}
