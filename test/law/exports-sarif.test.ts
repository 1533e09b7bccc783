import { RULES } from "../../src/calendar/rules";
import { ruleHelp, sarifOf } from "../../src/exports/sarif";
import { RULE_TITLES } from "../../src/messages/rule-titles";
import { ENGLISH, reportOfRows, SAMPLE_REPORT, SPANISH } from "./exports-report";

/*
 * No package ships the schema of SARIF 2.1.0, so its objects that the file uses are written out here from the
 * standard: the properties that each may have, those that it must, and the words of enumerations. The schema forbids
 * any other property in all of them but a property bag.
 */

type Shape = Readonly<Record<string, (value: unknown, path: string) => void>>;

function fail(path: string, why: string): never {
  throw new Error(`${path}: ${why}`);
}

const text = (value: unknown, path: string): void => {
  if (typeof value !== "string") fail(path, "no text");
};
const whole =
  (least: number) =>
  (value: unknown, path: string): void => {
    if (!Number.isInteger(value) || (value as number) < least) fail(path, `no whole number from ${least}`);
  };
const oneOf =
  (...words: string[]) =>
  (value: unknown, path: string): void => {
    if (!words.includes(value as string)) fail(path, `none of ${words.join(", ")}`);
  };
const list =
  (each: (value: unknown, path: string) => void, unique = true) =>
  (value: unknown, path: string): void => {
    if (!Array.isArray(value)) return fail(path, "no list");
    value.forEach((one, at) => each(one, `${path}[${at}]`));
    if (unique && new Set(value.map((one) => JSON.stringify(one))).size < value.length)
      fail(path, "repeats an item");
  };
const object =
  (shape: Shape, required: readonly string[] = []) =>
  (value: unknown, path: string): void => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return fail(path, "no object");
    for (const name of required) if (!(name in value)) fail(path, `lacks ${name}`);
    for (const [name, one] of Object.entries(value))
      (shape[name] ?? fail(`${path}.${name}`, "not allowed"))(one, `${path}.${name}`);
  };
const bag = (value: unknown, path: string): void => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return fail(path, "no bag");
  if ("tags" in value) list(text)(value.tags, `${path}.tags`);
};
const uriReference = (value: unknown, path: string): void => {
  text(value, path);
  if (/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/.test(value as string)) fail(path, "no URI reference");
};
const textsByName = (value: unknown, path: string): void => {
  for (const [name, one] of Object.entries(value as object)) text(one, `${path}.${name}`);
};

const message = object({ text, markdown: text, id: text, arguments: list(text, false), properties: bag });
const multiformat = object({ text, markdown: text, properties: bag }, ["text"]);
const artifactLocation = object({
  uri: uriReference,
  uriBaseId: text,
  index: whole(-1),
  description: message,
  properties: bag,
});
const region = object({
  startLine: whole(1),
  startColumn: whole(1),
  endLine: whole(1),
  endColumn: whole(1),
  message,
  properties: bag,
});
const location = object({
  id: whole(-1),
  physicalLocation: object({ artifactLocation, region, contextRegion: region, properties: bag }),
  logicalLocations: list(
    object({
      name: text,
      index: whole(-1),
      fullyQualifiedName: text,
      decoratedName: text,
      parentIndex: whole(-1),
      kind: text,
      properties: bag,
    }),
  ),
  message,
  properties: bag,
});
const suppression = object(
  {
    guid: text,
    kind: oneOf("inSource", "external"),
    status: oneOf("accepted", "underReview", "rejected"),
    justification: text,
    location,
    properties: bag,
  },
  ["kind"],
);
const result = object(
  {
    ruleId: text,
    ruleIndex: whole(-1),
    kind: oneOf("notApplicable", "pass", "fail", "review", "open", "informational"),
    level: oneOf("none", "note", "warning", "error"),
    message,
    locations: list(location, false),
    relatedLocations: list(location),
    partialFingerprints: textsByName,
    suppressions: list(suppression),
    properties: bag,
  },
  ["message"],
);
const rule = object(
  {
    id: text,
    name: text,
    shortDescription: multiformat,
    fullDescription: multiformat,
    help: multiformat,
    helpUri: uriReference,
    properties: bag,
  },
  ["id"],
);
const language = (value: unknown, path: string): void => {
  if (!/^[a-zA-Z]{2}(-[a-zA-Z]{2})?$/.test(String(value))) fail(path, "no language");
};
const driver = object({ name: text, version: text, language, rules: list(rule), properties: bag }, ["name"]);
const run = object(
  {
    tool: object({ driver, properties: bag }, ["driver"]),
    artifacts: list(
      object({ location: artifactLocation, roles: list(oneOf("analysisTarget")), properties: bag }),
    ),
    results: list(result, false),
    columnKind: oneOf("utf16CodeUnits", "unicodeCodePoints"),
    properties: bag,
  },
  ["tool"],
);
const log = object({ $schema: uriReference, version: oneOf("2.1.0"), runs: list(run, false) }, [
  "version",
  "runs",
]);

interface Rule {
  id: string;
  help: { text: string };
  shortDescription: { text: string };
  helpUri?: string;
}

interface Log {
  runs: {
    tool: { driver: { rules: Rule[] } };
    artifacts: any[];
    results: any[];
  }[];
}

const parsed = (text: string): Log["runs"][number] => (JSON.parse(text) as Log).runs[0]!;

test.each([SPANISH, ENGLISH])("the file has the shape of SARIF 2.1.0: %j", (context) => {
  log(JSON.parse(sarifOf(SAMPLE_REPORT, context)), "log");
});

test("so has that of a calendar without a file name, and of a finding about no cell", () => {
  const report = reportOfRows([
    { Sesión: 1, Tipo: "ordinaria", Comienza: "2027-03-01", Termina: "2027-03-01" },
    { Sesión: 2, Tipo: "ordinaria", Comienza: "2027-09-01", Termina: "2027-09-01" },
  ]);
  const sarif = sarifOf(report, { language: "es" });
  log(JSON.parse(sarif), "log");
  const missing = parsed(sarif).results.find(({ ruleId }) => ruleId === "4203a-budget-session");
  expect(missing.locations[0].logicalLocations).toEqual([
    { name: "Hoja 'uno'", fullyQualifiedName: "Hoja 'uno'", kind: "sheet" },
  ]);
});

test("every rule of the check is in it, with help in the language asked for", () => {
  const { rules } = parsed(sarifOf(SAMPLE_REPORT, SPANISH)).tool.driver;
  expect(rules.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
  for (const one of RULES) {
    const { es, en } = ruleHelp(one);
    expect([one.id, es.length > 20, en.length > 20, es === en]).toEqual([one.id, true, true, false]);
  }
});

test("every rule is headed by its title and, where the pages are published, leads to its page", () => {
  const rulesIn = (pages: object) =>
    parsed(sarifOf(SAMPLE_REPORT, { ...SPANISH, ...pages })).tool.driver.rules;
  const published = rulesIn({ pages: "https://www.example.pr/muni/" });
  for (const { id, shortDescription, helpUri } of published) {
    expect(shortDescription.text).toBe(RULE_TITLES[id]!.es);
    expect(helpUri).toBe(`https://www.example.pr/muni/reglas/${id}.html`);
  }
  expect(rulesIn({}).filter((one) => "helpUri" in one)).toEqual([]);
});

test("every result names its rule, its level and its cell", () => {
  const { results, tool } = parsed(sarifOf(SAMPLE_REPORT, SPANISH));
  expect(results).toHaveLength(SAMPLE_REPORT.findings.length);
  for (const one of results) expect(tool.driver.rules[one.ruleIndex]!.id).toBe(one.ruleId);
  const start = results.find(({ ruleId }) => ruleId === "4203a-budget-start");
  expect([start.level, start.locations[0].physicalLocation.region]).toEqual([
    "error",
    { startLine: 16, startColumn: 4, endColumn: 5 },
  ]);
  expect(start.locations[0].logicalLocations[0]).toEqual({
    name: "D16",
    fullyQualifiedName: "Calendario!D16",
    kind: "cell",
  });
});

test("an excused finding is suppressed with its reason, at the level that it would have", () => {
  const excused = parsed(sarifOf(SAMPLE_REPORT, SPANISH)).results.filter(({ suppressions }) => suppressions);
  expect(excused.map(({ level, suppressions }) => [level, suppressions])).toEqual([
    ["error", [{ kind: "external", status: "accepted", justification: "Paso de un huracán (ejemplo)" }]],
  ]);
});

test("the path of the workbook is a URI reference", () => {
  expect(parsed(sarifOf(SAMPLE_REPORT, SPANISH)).artifacts[0].location.uri).toBe(
    "calendarios/a%C3%B1o%202027.xlsx",
  );
  const windows = { ...SPANISH, file: "libros\\enero #1.xlsx" };
  expect(parsed(sarifOf(SAMPLE_REPORT, windows)).artifacts[0].location.uri).toBe("libros/enero%20%231.xlsx");
});
