import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { RULES } from "../../../src/calendar/rules";
import { CLAUSES } from "../../../src/law/clauses";
import { RULE_TITLES } from "../../../src/messages/rule-titles";

const files = readdirSync(resolve(__dirname, "../../../src/calendar/rules")).map((file) =>
  file.replace(/\.ts$/, ""),
);

/** Rules that serve no clause. */
const ABOUT_THE_SHEET = /^(?:data|exception|law)-/;

test("every rule is a file of its name, and every file a rule of the list", () => {
  expect(RULES.map(({ id }) => id).sort()).toEqual(files.filter((file) => file !== "index").sort());
});

test("every rule has a title of its own, short and in both languages, and no title is of another", () => {
  expect(Object.keys(RULE_TITLES)).toEqual(RULES.map(({ id }) => id));
  for (const language of ["es", "en"] as const) {
    const titles = Object.values(RULE_TITLES).map((title) => title[language]);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length < 10 || title.length > 60 || title.endsWith("."))).toEqual(
      [],
    );
  }
});

test.each(RULES.map((rule) => [rule.id, rule] as const))(
  "%s cites the clauses that it serves",
  (id, rule) => {
    if (ABOUT_THE_SHEET.test(id)) expect(rule).toMatchObject({ clauses: [], citation: "" });
    else expect(rule.citation).toBe(CLAUSES[rule.clauses[0]!]!.cite);
    for (const clause of rule.clauses)
      expect(CLAUSES[clause]!.served.map(({ kind }) => kind)).toContain("rule");
  },
);
