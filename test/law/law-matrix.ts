import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { RULES } from "../../src/calendar/rules";
import { AIDS, CLAUSES } from "../../src/law/clauses";

/** A clause and what serves and tests it. */
export interface MatrixRow {
  readonly clause: string;
  readonly rules: readonly string[];
  readonly functions: readonly string[];
  /** Cases of its rules, and cases that cite it. */
  readonly cases: number;
  /** Why it is not computed. */
  readonly reason: string;
}

export interface Matrix {
  readonly rows: readonly MatrixRow[];
  /** Rules and functions that serve no clause. */
  readonly aids: readonly string[];
  /** What lacks a service, a clause or a case. */
  readonly holes: readonly string[];
}

/**
 * The clauses of both statutes with their rules, functions and cases.
 *
 * @param root folder of the repository
 */
export function lawMatrix(root: string): Matrix {
  const ruleCases = casesIn(join(root, "test/law/calendar/cases")).map(({ rule }) => rule ?? "");
  const cites = casesIn(join(root, "test/law/cases")).flatMap(({ cites: cited }) => citationsOf(cited ?? ""));
  const functions = functionNames(root);
  const rows = Object.entries(CLAUSES).map(([clause, { cite, served }]): MatrixRow => {
    const rules = RULES.filter(({ clauses }) => clauses.includes(clause)).map(({ id }) => id);
    return {
      clause,
      rules,
      functions: served.flatMap((service) => (service.kind === "function" ? service.functions : [])),
      cases:
        ruleCases.filter((rule) => rules.includes(rule)).length +
        cites.filter((cited) => cited === cite).length,
      reason: served.map((service) => (service.kind === "not-computable" ? service.reason.en : "")).join(""),
    };
  });
  const serving = rows.flatMap((row) => row.functions);
  return {
    rows,
    aids: [...RULES.filter(({ clauses }) => clauses.length === 0).map(({ id }) => id), ...Object.keys(AIDS)],
    holes: [
      ...clauseHoles(rows, functions),
      ...ruleHoles(ruleCases),
      ...functionHoles(functions, serving, testedFunctions(root)),
    ],
  };
}

function clauseHoles(rows: readonly MatrixRow[], functions: readonly string[]): string[] {
  return rows.flatMap(({ clause, rules, functions: named, cases, reason }) => {
    const promised = CLAUSES[clause]!.served.some(({ kind }) => kind === "rule");
    return [
      ...(rules.length + named.length === 0 && reason === "" ? [`${clause}: served by nothing`] : []),
      ...(promised && rules.length === 0 ? [`${clause}: a rule is promised and there is none`] : []),
      ...named.filter((name) => !functions.includes(name)).map((name) => `${clause}: no function ${name}`),
      ...(cases === 0 && reason === "" ? [`${clause}: no case`] : []),
    ];
  });
}

function ruleHoles(ruleCases: readonly string[]): string[] {
  return RULES.flatMap(({ id, clauses }) => [
    ...clauses.filter((clause) => !(clause in CLAUSES)).map((clause) => `${id}: no clause ${clause}`),
    ...(ruleCases.includes(id) ? [] : [`${id}: no case`]),
  ]);
}

function functionHoles(
  functions: readonly string[],
  serving: readonly string[],
  tested: ReadonlySet<string>,
): string[] {
  return functions.flatMap((name) => [
    ...(serving.includes(name) || name in AIDS ? [] : [`${name}: serves no clause`]),
    ...(tested.has(name) ? [] : [`${name}: no case`]),
  ]);
}

interface Case {
  readonly rule?: string;
  readonly cites?: string;
}

function casesIn(folder: string): Case[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => parse(readFileSync(join(folder, file), "utf8")) as Case[]);
}

/**
 * The citations of a case as the clauses write them.
 *
 * @example
 * citationsOf("4153 ¶4 (a) and ¶6") //=> ["§ 4153 ¶4(a)", "§ 4153 ¶6"]
 */
export function citationsOf(cites: string): string[] {
  const section = /^\d+(?:\([a-z]\))?/.exec(cites)?.[0];
  if (section === undefined) return [];
  let paragraph = "";
  return cites
    .slice(section.length)
    .split(" and ")
    .map((part) => {
      const text = part.replace(/\s+/g, "");
      paragraph = /^¶\d+/.exec(text)?.[0] ?? paragraph;
      const rest = text.replace(/^¶\d+/, "");
      return `§ ${section}${paragraph === "" ? "" : ` ${paragraph}`}${rest}`;
    });
}

function functionNames(root: string): string[] {
  const source = readFileSync(join(root, "functions/functions.ts"), "utf8");
  return [...source.matchAll(/@customfunction (MUNI_\w+)/g)].map(([, name]) => name!);
}

/** Functions that a test calls by name, and those whose documented example is tested. */
function testedFunctions(root: string): ReadonlySet<string> {
  const folder = join(root, "test/functions");
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const examples = readFileSync(join(root, "functions/functions.ts"), "utf8").match(
    /@example =MUNI_.* gives /g,
  );
  return new Set([...sources, ...(examples ?? [])].flatMap((text) => text.match(/MUNI_[A-Z_]+/g) ?? []));
}

/** The matrix as text, and its holes. */
export function matrixText({ rows, aids, holes }: Matrix): string {
  const lines = rows.map(({ clause, rules, functions, cases, reason }) => {
    const served = [...rules, ...functions];
    return `${clause.padEnd(26)} ${String(cases).padStart(4)}  ${served.length > 0 ? served.join(", ") : reason}`;
  });
  return [
    `${"clause".padEnd(26)} cases  rules, functions`,
    ...lines,
    "",
    `Aids, which serve no clause: ${aids.join(", ")}`,
    "",
    holes.length === 0 ? "No holes." : `Holes:\n${holes.map((hole) => `  ${hole}`).join("\n")}`,
  ].join("\n");
}
