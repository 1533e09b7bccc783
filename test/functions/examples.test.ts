import { readFileSync } from "node:fs";
import path from "node:path";
import { SESSION_TYPES } from "../../src/sessions/session-type";
import { day } from "../law/product";
import type { CallResult } from "../host/cf-runtime";
import { runtime, shown } from "./runtime";

/* What the help on each function promises in its example is what the built file answers, in both languages. */

const read = (file: string) => readFileSync(path.resolve(__dirname, "../../functions", file), "utf8");
const ENGLISH = [...read("functions.ts").matchAll(/@example (.*)/g)].map((match) => match[1]!);
const SPANISH = Object.values(
  JSON.parse(read("descriptions.es.json")) as Record<string, { example?: string }>,
)
  .map(({ example = "" }) => example)
  .filter((example) => example.startsWith("="));
const built = runtime();

interface Example {
  readonly title: string;
  readonly answer: Promise<CallResult>;
  readonly expected: unknown;
}

function literal(text: string): unknown {
  return /^".*"$/.test(text) ? text.slice(1, -1) : Number(text);
}

function result(text: string): unknown {
  if (/^(TRUE|VERDADERO)$/.test(text)) return true;
  if (/^(FALSE|FALSO)$/.test(text)) return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : Number(text);
}

/** The examples of plain arguments, no ranges, that promise a plain value. */
const PLAIN = /^=(MUNI_\w+)\(((?:"[^"]*"|[^)"A-Z])*)\) (?:gives|da) (TRUE|FALSE|VERDADERO|FALSO|[\d-]+)\b/;

function examples(texts: readonly string[]): Example[] {
  return texts
    .map((text) => PLAIN.exec(text))
    .filter((match) => match !== null)
    .map(([title, name, args, expected]) => ({
      title,
      answer: built.call(name!, ...args!.split(",").map(literal)),
      expected: result(expected!),
    }));
}

test("most functions promise a plain value in their example", () => {
  expect(examples(ENGLISH).length).toBeGreaterThan(15);
});

test("every formula written anew in Spanish promises a plain value", () => {
  expect(SPANISH.length).toBeGreaterThan(0);
  expect(examples(SPANISH)).toHaveLength(SPANISH.length);
});

test.each(examples([...ENGLISH, ...SPANISH]))("$title", async ({ answer, expected }) => {
  expect(shown((await answer).value)).toBe(expected);
});

test("no formula of the Spanish help has an English word where there is a Spanish one", () => {
  const rewritten = new Set(SPANISH.map((text) => text.replace(/\(.*/, "")));
  const shownInSpanish = [...SPANISH, ...ENGLISH.filter((text) => !rewritten.has(text.replace(/\(.*/, "")))];
  const words = shownInSpanish.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1]!));
  const english = Object.values(SESSION_TYPES).flatMap(({ es, en }) => (es === en ? [] : [en]));
  expect(words.filter((word) => [...english, "mail", "by hand"].includes(word))).toEqual([]);
});
