import type { Rule } from "../../src/calendar/rule";
import { RULES } from "../../src/calendar/rules";
import { ruleHelp } from "../../src/exports/sarif";
import { Problem } from "../../src/messages/problem";
import { RULE_TITLES } from "../../src/messages/rule-titles";
import { fill, type Language } from "../../src/messages/text";
import { OUTPUT, OVERWRITE_OUTPUT } from "../arguments/common-options";
import type { Arguments } from "../arguments/parse";
import type { Command } from "../command";
import type { ExitCode, Io } from "../io";
import { TABLE_FORMAT, tableDocument, tableFormat } from "../output/table-format";
import { writeText } from "../output/write-text";
import { pageOfRule } from "../pages-address";
import { paintFor } from "../terminal/colours";
import { indented } from "../terminal/wrap";

const HEADERS = {
  es: ["regla", "título", "cita", "qué pide", "página"],
  en: ["rule", "title", "citation", "what it asks", "page"],
} as const;

type Row = readonly [id: string, title: string, citation: string, asks: string, page: string];

const NO_FILES = {
  es: "«{word}» sobra: esta orden no lee ningún archivo.",
  en: "“{word}” is not needed: this command reads no file.",
};

/** `muni rules`: what the check looks at. */
export const RULES_COMMAND: Command = {
  name: { es: "reglas", en: "rules" },
  summary: {
    es: "Enumera las reglas de la revisión: su nombre, de qué tratan, su cita, lo que piden y su página.",
    en: "Lists the rules of the check: their names, what they are about, their citations, what they ask and their pages.",
  },
  usage: { es: "[opciones]", en: "[options]" },
  options: [TABLE_FORMAT, OUTPUT, OVERWRITE_OUTPUT],
  notes: [],
  run: runRules,
};

function runRules(args: Arguments, io: Io): ExitCode {
  const [word] = args.files;
  if (word !== undefined) throw new Problem("value", fill(NO_FILES, { word }));
  const rows = RULES.map((rule) => rowOf(rule, io.language));
  const colour = io.colour && args.value("output") === undefined;
  const text = tableDocument(tableFormat(args), [HEADERS[io.language], ...rows], () =>
    listed(rows, { ...io, colour }),
  );
  writeText(text, args, [], io);
  return 0;
}

function rowOf(rule: Rule, language: Language): Row {
  const { id, citation } = rule;
  return [id, RULE_TITLES[id]![language], citation, ruleHelp(rule)[language], pageOfRule(id, language)];
}

/** A rule with its citation on a line, and under it what it is about, what it asks, and its page. */
function listed(rows: readonly Row[], { width, colour }: Pick<Io, "width" | "colour">): string {
  const paint = paintFor(colour);
  return rows
    .map(([id, title, citation, asks, page]) => {
      const head = citation === "" ? paint.bold(id) : `${paint.bold(id)}  ${paint.faint(citation)}`;
      const [about, law, where] = [title, asks, page].map((text) => indented(text, 4, width));
      return `${head}\n${paint.bold(about!)}\n${law!}\n${paint.faint(where!)}\n`;
    })
    .join("\n");
}
