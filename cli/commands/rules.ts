import { RULES } from "../../src/calendar/rules";
import { OUTPUT, OVERWRITE } from "../arguments/common-options";
import type { Command } from "../command";
import { writeText } from "../output/write-text";
import { tableText } from "../terminal/table";

const HEADERS = { es: ["regla", "cita"], en: ["rule", "citation"] } as const;

/** `muni rules`: what the check looks at. */
export const RULES_COMMAND: Command = {
  name: { es: "reglas", en: "rules" },
  summary: {
    es: "Enumera las reglas de la revisión, con su cita.",
    en: "Lists the rules of the check, with their citation.",
  },
  usage: { es: "[opciones]", en: "[options]" },
  options: [OUTPUT, OVERWRITE],
  notes: [],
  run: (args, io) => {
    const rows = RULES.map(({ id, citation }) => [id, citation === "" ? "–" : citation]);
    writeText(tableText([HEADERS[io.language], ...rows], io.width), args, [], io);
    return 0;
  },
};
