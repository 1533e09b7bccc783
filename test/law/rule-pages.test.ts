/** The page of each rule: its examples, typed as they stand there, give what the page says, cell by cell. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkCalendar } from "../../src/calendar/check";
import type { Finding } from "../../src/calendar/finding";
import type { CalendarInput, SheetCell } from "../../src/calendar/input";
import type { Draft, Drafts } from "../../src/calendar/rule";
import { RULES } from "../../src/calendar/rules";
import { PARAMETER_FACTS } from "../../src/law/parameters";
import { OPTIONS } from "../../src/law/options";
import { READINGS, type ReadingId } from "../../src/law/readings";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import type { Language } from "../../src/messages/text";
import { check, serial, type Calendar } from "./calendar/sheet";

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const { tablesIn } = jest.requireActual<{ tablesIn: (markdown: string) => Table[] }>(
  "../../build/markdown-tables.js",
);

const DOCS = path.resolve(__dirname, "../../docs");
const FOLDERS = { es: "reglas", en: "rules" } as const;
const LANGUAGES: readonly Language[] = ["es", "en"];
const IDS = RULES.map(({ id }) => id);

const HEADINGS = {
  es: [
    "Qué dice la ley",
    "Qué se revisa",
    "Ejemplo con hallazgo",
    "Ejemplo sin hallazgo",
    "Lecturas",
    "Cuándo no se aplica",
    "Cambios",
  ],
  en: [
    "What the law says",
    "What is checked",
    "An example with a finding",
    "An example without a finding",
    "Readings",
    "When it does not apply",
    "Changes",
  ],
} as const;

const WORDS = {
  es: {
    finding: "hallazgo",
    settings: "Nombre",
    holidays: "Fecha",
    exceptions: "Regla",
    others: /Otras reglas dan además: (.*)\.$/m,
    none: "Esta regla no da hallazgo.",
    from1904: "El libro cuenta las fechas desde 1904.",
    sheets: { settings: "Parámetros", holidays: "Feriados", exceptions: "Excepciones" },
  },
  en: {
    finding: "finding",
    settings: "Name",
    holidays: "Date",
    exceptions: "Rule",
    others: /Other rules give besides: (.*)\.$/m,
    none: "This rule gives no finding.",
    from1904: "The workbook counts its dates from 1904.",
    sheets: { settings: "Parameters", holidays: "Holidays", exceptions: "Exceptions" },
  },
} as const;

/** A calendar as a page shows it, with what the page says that it gives. */
interface Example {
  readonly calendar: Table;
  readonly settings: Table | undefined;
  readonly holidays: Table | undefined;
  readonly exceptions: Table | undefined;
  readonly dates1904: boolean;
  /** Severity, session, cell and sentence of each finding; empty where the page says that there is none. */
  readonly finds: readonly (readonly string[])[];
  readonly saysNone: boolean;
  readonly others: string;
}

interface RulePage {
  readonly sections: ReadonlyMap<string, string>;
  readonly text: string;
  /** Those with a finding, then those without. */
  readonly failing: readonly Example[];
  readonly passing: readonly Example[];
}

function readPage(id: string, language: Language): RulePage {
  const text = readFileSync(path.join(DOCS, FOLDERS[language], `${id}.md`), "utf8");
  const parts = text.split(/^## (.*)$/m).slice(1);
  const sections = new Map(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]!] as const] : [])),
  );
  const [, , fails, passes] = HEADINGS[language];
  return {
    sections,
    text,
    failing: examplesIn(sections.get(fails) ?? "", language),
    passing: examplesIn(sections.get(passes) ?? "", language),
  };
}

/** Each begins with the sheet of the calendar, which is known by its first header. */
function examplesIn(section: string, language: Language): Example[] {
  const words = WORDS[language];
  const first = { es: "Sesión", en: "Session" }[language];
  const pieces = section.split(new RegExp(`^(?=\\| ${first} )`, "m")).slice(1);
  return pieces.map((piece) => {
    const [calendar, ...beside] = tablesIn(piece) as [Table, ...Table[]];
    const called = (header: string) => beside.find((table) => table.header[0] === header);
    return {
      calendar,
      settings: called(words.settings),
      holidays: called(words.holidays),
      exceptions: called(words.exceptions),
      dates1904: piece.includes(words.from1904),
      finds: called(words.finding)?.rows ?? [],
      saysNone: piece.includes(words.none),
      others: words.others.exec(piece)?.[1] ?? "",
    };
  });
}

/** What Excel holds when the cells are typed. */
function typed(table: Table | undefined, shift: number): SheetCell[][] | undefined {
  const cell = (text: string): SheetCell => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return serial(text) - shift;
    return /^\d+$/.test(text) ? Number(text) : text;
  };
  return table && [table.header, ...table.rows].map((row) => row.map(cell));
}

function findingsOf(example: Example): readonly Finding[] {
  const shift = example.dates1904 ? 1462 : 0;
  const tables = Object.fromEntries(
    (["settings", "holidays", "exceptions"] as const).flatMap((name) => {
      const rows = typed(example[name], shift);
      return rows ? [[name, rows]] : [];
    }),
  ) as Partial<CalendarInput>;
  const { recognised, findings } = checkCalendar({
    calendar: typed(example.calendar, shift)!,
    ...tables,
    ...(example.dates1904 ? { dates1904: true } : {}),
  });
  expect(recognised).toBe(true);
  return findings;
}

/** A finding as a row of the page's table. */
function rowOf({ severity, session, cells: [cell], column, message }: Finding, language: Language): string[] {
  const address = cell ? `${String.fromCharCode(65 + cell.column)}${cell.row + 1}` : "–";
  const place =
    !cell || cell.table === "calendar"
      ? `${address}${cell ? ` (${column})` : ""}`
      : `${WORDS[language].sheets[cell.table]} ${address}`;
  return [SEVERITY_WORDS[severity][language], session || "–", place, message[language]];
}

function othersOf(findings: readonly Finding[], language: Language): string[] {
  return findings.map(({ rule, severity }) => `${rule} ${SEVERITY_WORDS[severity][language]}`).sort();
}

/** `[law-version](law-version.md) (nota), [x](x.md) (falta ×2)` as one entry for each finding. */
function othersSaid(text: string): string[] {
  return [...text.matchAll(/\[([\w-]+)\]\([^)]*\) \(([^) ]+)(?: ×(\d+))?\)/g)]
    .flatMap(([, rule, severity, times]) => Array<string>(Number(times ?? 1)).fill(`${rule!} ${severity!}`))
    .sort();
}

const PAGES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Map(IDS.map((id) => [id, readPage(id, language)]))]),
) as Record<Language, Map<string, RulePage>>;

const each = LANGUAGES.flatMap((language) => IDS.map((id) => [id, language] as const));

test.each(LANGUAGES)("there is a page for each rule, a list of them, and no other, in %s", (language) => {
  const files = readdirSync(path.join(DOCS, FOLDERS[language])).sort();
  expect(files).toEqual(["README.md", ...IDS.map((id) => `${id}.md`)].sort());
});

test.each(each)("%s has its headings in %s, and leads nowhere that is not there", (id, language) => {
  const { sections, text } = PAGES[language].get(id)!;
  expect([...sections.keys()]).toEqual(HEADINGS[language]);
  for (const section of sections.values()) expect(section.trim().length).toBeGreaterThan(20);
  const links = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, link]) => link!);
  const gone = links.filter((link) => !existsSync(path.join(DOCS, FOLDERS[language], link)));
  expect(gone).toEqual([]);
});

describe.each(each)("%s in %s", (id, language) => {
  const { failing, passing } = PAGES[language].get(id)!;

  test("has an example of each kind", () => {
    expect(failing.length).toBeGreaterThan(0);
    expect(passing.length).toBeGreaterThan(0);
    expect(failing.every(({ finds, saysNone }) => finds.length > 0 && !saysNone)).toBe(true);
    expect(passing.every(({ finds, saysNone }) => finds.length === 0 && saysNone)).toBe(true);
  });

  test.each(
    [...failing, ...passing].map((example) => [example.calendar.rows[0]!.join(" "), example] as const),
  )("example %s", (_, example) => {
    const findings = findingsOf(example);
    const own = findings.filter(({ rule }) => rule === id);
    expect(own.map((finding) => rowOf(finding, language))).toEqual(example.finds);
    const others = findings.filter(({ rule }) => rule !== id);
    expect(othersSaid(example.others)).toEqual(othersOf(others, language));
  });
});

test.each(IDS)("%s has the same examples in both languages", (id) => {
  const [spanish, english] = LANGUAGES.map((language) => {
    const { failing, passing } = PAGES[language].get(id)!;
    return [...failing, ...passing].map(
      ({ calendar, settings, holidays, exceptions, dates1904, finds, others }) => ({
        dates1904,
        tables: [calendar, settings, holidays, exceptions].map((table) =>
          table?.rows.map((row) => row.map(figure)),
        ),
        cells: finds.map(([, session, cell]) => [session, cell!.replace(/ ?\(.*\)$|^\D+ (?=[A-Z]\d)/g, "")]),
        others: othersSaid(others).map((other) => other.split(" ")[0]),
      }),
    );
  });
  expect(english).toEqual(spanish);
});

/** A cell without its words: a date, a number or an id is the same in both languages. */
function figure(cell: string): string {
  return /\d/.test(cell) && !/\p{L}{4}/u.test(cell) ? cell : cell === "" ? "" : "words";
}

/* What a page lists of its rule is what the rule is seen to give in the cases of test/law/calendar/cases. */

interface Given {
  readonly severities: Set<string>;
  readonly parameters: Set<string>;
  readonly options: Set<string>;
}

const given = new Map<string, Given>(
  IDS.map((id) => [id, { severities: new Set(), parameters: new Set(), options: new Set() }]),
);

function note(id: string, drafts: Drafts): void {
  const { severities, parameters, options } = given.get(id)!;
  for (const { severity, parameters: used = [], otherReadings = [] } of drafts ?? ([] as readonly Draft[])) {
    severities.add(severity);
    for (const name of used) parameters.add(name);
    for (const { reading } of otherReadings)
      for (const [, names] of reading.es.matchAll(/\[(.*?)\]/g))
        for (const name of names!.split("; ")) options.add(name.split("=")[0]!);
  }
}

beforeAll(() => {
  for (const rule of RULES) {
    const name = "close" in rule ? "close" : "check";
    const judge = (rule as unknown as Record<string, (...args: unknown[]) => Drafts>)[name]!;
    jest.spyOn(rule as never, name as never).mockImplementation(((...args: unknown[]) => {
      const drafts = judge(...args);
      note(rule.id, drafts);
      return drafts;
    }) as never);
  }
  const folder = path.resolve(__dirname, "calendar/cases");
  for (const file of readdirSync(folder))
    for (const one of parse(readFileSync(path.join(folder, file), "utf8"), { merge: true }) as Calendar[])
      check(one);
  jest.restoreAllMocks();
});

test.each(each)("%s lists in %s every severity that it gives, and no other", (id, language) => {
  const [, checked] = HEADINGS[language];
  const [table] = tablesIn(PAGES[language].get(id)!.sections.get(checked)!);
  const words = [...given.get(id)!.severities].map(
    (severity) => SEVERITY_WORDS[severity as keyof typeof SEVERITY_WORDS][language],
  );
  expect(table!.rows.map(([word]) => word).sort()).toEqual(words.sort());
});

test.each(each)("%s names in %s the numbers of the law that it uses", (id, language) => {
  const [, checked] = HEADINGS[language];
  const [line = ""] =
    PAGES[language]
      .get(id)!
      .sections.get(checked)!
      .match(/^(?:Números de la ley|Numbers of the law).*$/m) ?? [];
  const named = Object.values(PARAMETER_FACTS)
    .map(({ name }) => name[language])
    .filter((name) => line.includes(`\`${name}\``));
  const used = [...given.get(id)!.parameters].map(
    (name) => PARAMETER_FACTS[name as keyof typeof PARAMETER_FACTS].name[language],
  );
  expect(named.sort()).toEqual(used.sort());
});

test.each(each)("%s tells in %s every reading that bears on it, with what chooses it", (id, language) => {
  const [, , , , readings] = HEADINGS[language];
  const told = PAGES[language].get(id)!.sections.get(readings)!;
  for (const es of given.get(id)!.options) {
    const option = OPTIONS.find((one) => one.es === es)!;
    const number = (Object.keys(READINGS) as ReadingId[]).find(
      (one) => READINGS[one]!.option === option.key,
    )!;
    expect(told).toContain(`**${number}** ${READINGS[number]!.question[language]}`);
    expect(told).toContain(`\`${option[language]}=`);
  }
});
