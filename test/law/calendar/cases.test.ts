import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { RULES } from "../../../src/calendar/rules";
import { findingsOf, words, type Calendar } from "./sheet";
import { agree, judgedBy, toldBy } from "./told";

/*
 * A case is a sentence (`name`; `cites` and `why` where it needs them), a sheet (`rows`, `settings`, `holidays`,
 * `exceptions`), a `rule`, and what that rule finds:
 *
 *   finds: [falta 3]                       severity and session of each finding; [] where there is none
 *   says / silent: ["6 días"]              pieces of the Spanish messages that are there, or are not
 *   column: Termina                        header of the first finding's telling cell
 *
 *   judges: [cumple, no se juzga]          of each session that the rule is asked about: `cumple`, `halla`, or `no se
 *                                          juzga` where there is nothing to judge or a cell cannot be used
 *
 * What follows is told by all its findings, in their order, whole. A line that is `…` stands for any number of lines,
 * and `…` inside a line for any words (a fragment is "…6 días…"). A single line needs no brackets.
 *
 *   es: "La ordinaria cuenta …"            the message of each finding, in Spanish
 *   en: "The regular session counts …"     and in English
 *   cells: [Días de reunión 2, Termina 2]  header and Excel's row number (headers are row 1); elsewhere `settings B1`
 *   trace: ["2027-03-08 día 1", …, "15 días corridos, menos 3 …"]
 *                                          each step, with its day where it has one
 *   readings: ["si se cuentan días corridos…: no cumple 2027-03-14"]
 *                                          other readings: `cumple`, `no cumple` or `no se sabe`, the date they
 *                                          give, and `(repite)` where a list leaves it out
 *   fixes: ["Terminar el 2027-06-13: Termina 2 = 2027-06-13"]
 *                                          label, then each cell and what it gets, parted by `; `
 */

const TOLD = ["es", "en", "cells", "trace", "readings", "fixes"] as const;

/** A sentence, a sheet, and what one rule finds in it. */
interface Case extends Calendar, Partial<Record<(typeof TOLD)[number], string | readonly string[]>> {
  readonly name: string;
  readonly rule: string;
  readonly finds: readonly string[];
  readonly says?: readonly string[];
  readonly silent?: readonly string[];
  readonly column?: string;
  readonly judges?: readonly string[];
}

const KNOWN: ReadonlySet<string> = new Set([
  ...["name", "cites", "why", "rule", "rows", "settings", "holidays", "exceptions", "dates1904"],
  ...["finds", "says", "silent", "column", "judges", ...TOLD],
]);

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
    if (one.judges) expect(judgedBy(one.rule, one)).toEqual(one.judges);
    const told = toldBy(findings, one);
    for (const key of TOLD) {
      if (one[key] === undefined) continue;
      const written = [one[key]].flat();
      if (!agree(told[key], written)) expect({ [key]: told[key] }).toEqual({ [key]: written });
    }
  });
});

test("every rule has cases of its own", () => {
  const tested = new Set(files.flatMap(casesOf).map(({ rule }) => rule));
  expect(RULES.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});

test("no case asks for what this runner does not know", () => {
  const unknown = files.flatMap((file) =>
    casesOf(file).flatMap((one) =>
      Object.keys(one).flatMap((key) => (KNOWN.has(key) ? [] : `${file}: ${key}`)),
    ),
  );
  expect(unknown).toEqual([]);
});
