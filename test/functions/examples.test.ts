import { readFileSync } from "node:fs";
import path from "node:path";
import { day } from "../law/product";
import type { CallResult } from "../host/cf-runtime";
import { runtime, shown } from "./runtime";

/* What the documentation of each function promises in its example is what the built file answers. */

const SOURCE = readFileSync(path.resolve(__dirname, "../../functions/functions.ts"), "utf8");
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
  if (text === "TRUE" || text === "FALSE") return text === "TRUE";
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : Number(text);
}

const EXAMPLES: Example[] = [...SOURCE.matchAll(/@example =(MUNI_\w+)\(([^)A-Z]*)\) gives ([\w-]+)/g)].map(
  ([title, name, args, expected]) => ({
    title: title.replace("@example ", ""),
    answer: built.call(name!, ...args!.split(",").map(literal)),
    expected: result(expected!),
  }),
);

test("most functions promise a plain value in their example", () => {
  expect(EXAMPLES.length).toBeGreaterThan(15);
});

test.each(EXAMPLES)("$title", async ({ answer, expected }) => {
  expect(shown((await answer).value)).toBe(expected);
});
