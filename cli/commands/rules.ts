import { RULES } from "../../src/calendar/rules";
import { ruleHelp } from "../../src/exports/sarif";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { OUTPUT, OVERWRITE_OUTPUT } from "../arguments/common-options";
import type { Arguments } from "../arguments/parse";
import type { Command } from "../command";
import type { ExitCode, Io } from "../io";
import { TABLE_FORMAT, tableDocument, tableFormat } from "../output/table-format";
import { writeText } from "../output/write-text";
import { paintFor } from "../terminal/colours";
import { indented } from "../terminal/wrap";

const HEADERS = { es: ["regla", "cita", "qué pide"], en: ["rule", "citation", "what it asks"] } as const;

const NO_FILES = {
  es: "«{word}» sobra: esta orden no lee ningún archivo.",
  en: "“{word}” is not needed: this command reads no file.",
};

/** `muni rules`: what the check looks at. */
export const RULES_COMMAND: Command = {
  name: { es: "reglas", en: "rules" },
  summary: {
    es: "Enumera las reglas de la revisión: su nombre, su cita y lo que piden.",
    en: "Lists the rules of the check: their names, their citations and what they ask.",
  },
  usage: { es: "[opciones]", en: "[options]" },
  options: [TABLE_FORMAT, OUTPUT, OVERWRITE_OUTPUT],
  notes: [],
  run: runRules,
};

function runRules(args: Arguments, io: Io): ExitCode {
  const [word] = args.files;
  if (word !== undefined) throw new Problem("value", fill(NO_FILES, { word }));
  const rows = RULES.map((rule) => [rule.id, rule.citation, ruleHelp(rule)[io.language]] as const);
  const colour = io.colour && args.value("output") === undefined;
  const text = tableDocument(tableFormat(args), [HEADERS[io.language], ...rows], () =>
    listed(rows, { ...io, colour }),
  );
  writeText(text, args, [], io);
  return 0;
}

/** A rule with its citation on a line, and under it what it asks. */
function listed(
  rows: readonly (readonly [id: string, citation: string, asks: string])[],
  { width, colour }: Pick<Io, "width" | "colour">,
): string {
  const paint = paintFor(colour);
  return rows
    .map(([id, citation, asks]) => {
      const head = citation === "" ? paint.bold(id) : `${paint.bold(id)}  ${paint.faint(citation)}`;
      return `${head}\n${indented(asks, 4, width)}\n`;
    })
    .join("\n");
}
