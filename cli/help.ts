import type { Language, Text } from "../src/messages/text";
import type { Option } from "./arguments/option";
import type { Command } from "./command";
import { COMMANDS } from "./commands";
import type { Io } from "./io";
import { paintFor } from "./terminal/colours";
import { indented, lengthOf } from "./terminal/wrap";

/** Options that every command understands. */
export const GLOBAL_OPTIONS: readonly Option[] = [
  {
    key: "language",
    es: "idioma",
    en: "language",
    value: { es: "es|en", en: "es|en" },
    help: {
      es: "Idioma de lo que MUNI dice. Si falta: el de Parámetros, el del sistema (LC_ALL, LANG), español.",
      en: "Language of what MUNI says. If left out: that of Parámetros, that of the system (LC_ALL, LANG), Spanish.",
    },
  },
  {
    key: "help",
    es: "ayuda",
    en: "help",
    short: "h",
    help: { es: "Muestra esta ayuda.", en: "Shows this help." },
  },
];

const TEXTS = {
  intro: {
    es: "muni revisa calendarios de sesiones de las legislaturas municipales de Puerto Rico (§ 4203), reparte escaños (§ 4153), propone calendarios y recalcula las funciones MUNI_* de un libro. Todo se hace en este equipo.",
    en: "muni checks session calendars of Puerto Rico's municipal legislatures (§ 4203), allots seats (§ 4153), proposes calendars and recomputes the MUNI_* functions of a workbook. All of it is done on this machine.",
  },
  usage: { es: "Uso: muni {usage}", en: "Usage: muni {usage}" },
  general: { es: "<orden> [opciones]", en: "<command> [options]" },
  commands: { es: "Órdenes", en: "Commands" },
  options: { es: "Opciones", en: "Options" },
  more: {
    es: "La ayuda de cada orden: muni <orden> --ayuda. La versión: muni --version. Las órdenes y las opciones se entienden en español y en inglés, con acentos o sin ellos. MUNI es una ayuda de cómputo; no es asesoramiento legal.",
    en: "Help of each command: muni <command> --help. The version: muni --version. Commands and options are understood in Spanish and English, with or without accents. MUNI is a computing aid; it is not legal advice.",
  },
  also: { es: "También: {other}.", en: "Also: {other}." },
} satisfies Record<string, Text>;

/** The list of commands. */
export function generalHelp({ language, width, colour }: Io): string {
  const paint = paintFor(colour);
  const names = COMMANDS.map(({ name }) => name[language]);
  const indent = Math.max(...names.map(lengthOf)) + 4;
  const commands = COMMANDS.map(({ name, summary }) =>
    entry(paint.bold(name[language]), lengthOf(name[language]), summary[language], indent, width),
  );
  return sections([
    indented(TEXTS.usage[language].replace("{usage}", TEXTS.general[language]), 0, width),
    indented(TEXTS.intro[language], 0, width),
    [`${TEXTS.commands[language]}:`, ...commands].join("\n"),
    indented(TEXTS.more[language], 0, width),
  ]);
}

/** What a command does, its options, and what to know of it. */
export function commandHelp({ name, usage, summary, options, notes }: Command, io: Io): string {
  const { language, width } = io;
  const usageLine = `${name[language]} ${usage[language]}`;
  const other = language === "es" ? name.en : name.es;
  const also = other === name[language] ? [] : [TEXTS.also[language].replace("{other}", `muni ${other}`)];
  const listed = [...options, ...GLOBAL_OPTIONS].map((option) => optionEntry(option, io));
  return sections([
    indented(TEXTS.usage[language].replace("{usage}", usageLine), 0, width),
    indented([summary[language], ...also].join(" "), 0, width),
    [`${TEXTS.options[language]}:`, ...listed].join("\n"),
    ...notes.map((note) => indented(note[language], 0, width)),
  ]);
}

const OPTION_INDENT = 8;

function optionEntry(option: Option, { language, width, colour }: Io): string {
  const head = `  ${paintFor(colour).bold(optionHead(option, language))}`;
  return `${head}\n${indented(option.help[language], OPTION_INDENT, width)}`;
}

/** Both names, that of the language first: each is understood. */
function optionHead({ es, en, short, value }: Option, language: Language): string {
  const names = [...new Set(language === "es" ? [es, en] : [en, es])].map((name) => `--${name}`);
  const all = short ? [`-${short}`, ...names] : names;
  return value ? `${all.join(", ")} ${value[language]}` : all.join(", ");
}

function entry(painted: string, length: number, text: string, indent: number, width: number): string {
  const [first = "", ...rest] = indented(text, indent, width).split("\n");
  return [`  ${painted}${" ".repeat(indent - 2 - length)}${first.trimStart()}`, ...rest].join("\n");
}

function sections(parts: readonly string[]): string {
  return parts.map((part) => `${part}\n`).join("\n");
}
