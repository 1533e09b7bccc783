/** The formulas of the guides and what the pages say that they give. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { serial } from "../law/calendar/sheet";
import { ROOT, type Block } from "./guide-pages";

export type Value = string | number | boolean | null;

export interface Example {
  readonly formula: string;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Beginnings of rows of the result, in their order; not every row need be told. */
  readonly told: readonly (readonly string[])[];
}

/** The examples of a block; its file is the sheet on which they stand. */
export function examplesOf({ file, lines }: Block): Example[] {
  const sheet = file === "" ? [] : sheetOf(file);
  const examples: Example[] = [];
  let told: string[][] = [];
  for (const line of lines)
    if (line.startsWith("=")) {
      told = [];
      const [, name = "", args = ""] = /^=(\w+)\((.*)\)$/.exec(line) ?? [];
      examples.push({
        formula: line,
        name,
        args: argumentsIn(args).map((text) => valueOf(text, sheet)),
        told,
      });
    } else
      told.push(
        line
          .replace(/^→ /, "")
          .split(" | ")
          .map((cell) => cell.trim()),
      );
  return examples;
}

function sheetOf(file: string): Value[][] {
  const text = readFileSync(path.join(ROOT, "docs/examples", file), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => line.split(",").map(cell));
}

function cell(text: string): Value {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Arguments between commas that stand in no text and no braces. */
function argumentsIn(text: string): string[] {
  return [...text.matchAll(/(?:"[^"]*"|\{[^}]*\}|[^,"{}])+|(?<=,|^)(?=,)/g)].map(([argument]) => argument);
}

function valueOf(text: string, sheet: readonly (readonly Value[])[]): unknown {
  if (text === "") return null;
  if (text.startsWith("{"))
    return text
      .slice(1, -1)
      .split(";")
      .map((row) => row.split(",").map((one) => cell(one.replaceAll('"', ""))));
  if (text.startsWith('"')) return text.slice(1, -1);
  const range = /^A1:([A-Z])(\d+)$/.exec(text);
  if (!range) return Number(text);
  const columns = range[1]!.charCodeAt(0) - 64;
  return sheet.slice(0, Number(range[2])).map((row) => row.slice(0, columns));
}

/** Whether rows that are told stand in a result, in that order, as the beginnings of its rows. */
export function isTold(result: unknown, told: Example["told"]): boolean {
  const rows = (Array.isArray(result) ? result : [[result]]) as readonly (readonly Value[])[];
  let at = 0;
  for (const row of rows) {
    const wanted = told[at];
    if (wanted?.every((text, column) => isSame(row[column], text))) at++;
  }
  return at === told.length;
}

function isSame(value: Value | undefined, text: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return value === serial(text);
  return String(value ?? "") === text;
}
