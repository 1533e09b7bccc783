import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { RULES } from "../../../src/calendar/rules";
import { findingsOf, words, type Calendar } from "./sheet";

/** A sentence, a sheet, and what one rule finds in it: severity and session, or nothing. */
interface Case extends Calendar {
  readonly name: string;
  readonly rule: string;
  readonly finds: readonly string[];
  /** Words that the messages contain, in Spanish. */
  readonly says?: readonly string[];
  /** Words that they do not contain. */
  readonly silent?: readonly string[];
  /** Header of the first finding's telling cell. */
  readonly column?: string;
}

const folder = resolve(__dirname, "cases");
const files = readdirSync(folder).sort();
const casesOf = (file: string): Case[] =>
  parse(readFileSync(resolve(folder, file), "utf8"), { merge: true }) as Case[];

describe.each(files)("%s", (file) => {
  test.each(casesOf(file).map((one) => [`${one.rule}: ${one.name}`, one] as const))("%s", (_, one) => {
    const findings = findingsOf(one.rule, one);
    expect(findings.map(words)).toEqual(one.finds);
    const messages = findings.map(({ message }) => message.es).join("\n");
    for (const said of one.says ?? []) expect(messages).toContain(said);
    for (const unsaid of one.silent ?? []) expect(messages).not.toContain(unsaid);
    if (one.column !== undefined) expect(findings[0]?.column).toBe(one.column);
  });
});

test("every rule has cases of its own", () => {
  const tested = new Set(files.flatMap(casesOf).map(({ rule }) => rule));
  expect(RULES.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});
