import { readFileSync } from "node:fs";
import path from "node:path";
import { AIDS, CLAUSES } from "../../src/law/clauses";
import { OPTIONS } from "../../src/law/options";
import { PARAMETER_FACTS, PARAMETER_NAMES } from "../../src/law/parameters";
import { DEFAULT_READINGS, READINGS, type ReadingName } from "../../src/law/readings";
import { fold } from "../../src/messages/fold";

const SIGNATURES = readFileSync(path.resolve(__dirname, "../../functions/functions.ts"), "utf8");
const FUNCTIONS = [...SIGNATURES.matchAll(/@customfunction (MUNI_\w+)/g)].map(([, name]) => name!);

const served = Object.values(CLAUSES).flatMap(({ served }) =>
  served.flatMap((service) => (service.kind === "function" ? service.functions : [])),
);

test("every clause is served by a rule or a function, or says why it cannot be computed", () => {
  const unserved = Object.entries(CLAUSES).filter(([, { served }]) => served.length === 0);
  expect(unserved).toEqual([]);
});

test("the functions that clauses name exist", () => {
  expect(served.filter((name) => !FUNCTIONS.includes(name))).toEqual([]);
});

test("every function serves a clause or is listed as an aid with its source", () => {
  expect(FUNCTIONS.filter((name) => !served.includes(name) && !(name in AIDS))).toEqual([]);
});

test("clause ids are the statute's paragraphs: § 4203 first, then § 4153", () => {
  const sections = Object.keys(CLAUSES).map((id) => id.slice(0, 4));
  expect([...new Set(sections)]).toEqual(["4203", "4153"]);
  expect(sections.lastIndexOf("4203")).toBeLessThan(sections.indexOf("4153"));
});

test("each reading that can be chosen has an option, its default first, or beside its other word", () => {
  const options = Object.values(READINGS).flatMap(({ option }) => option ?? []);
  expect(options.sort()).toEqual((Object.keys(DEFAULT_READINGS) as ReadingName[]).sort());
  for (const name of options) {
    const option = OPTIONS.find(({ key }) => key === name);
    expect(option?.kind === "choice" && option.choices[0]!.es).toBe(DEFAULT_READINGS[name]);
  }
});

test("no two names of options and parameters are the same word", () => {
  const names = [
    ...OPTIONS.flatMap(({ es, en }) => [...new Set([fold(es), fold(en)])]),
    ...PARAMETER_NAMES.flatMap((name) => [
      fold(PARAMETER_FACTS[name].name.es),
      fold(PARAMETER_FACTS[name].name.en),
    ]),
  ];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
