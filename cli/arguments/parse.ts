import { parseArgs } from "node:util";
import { Problem } from "../../src/messages/problem";
import { suggestion } from "../../src/messages/suggestion";
import { fill, type Text } from "../../src/messages/text";
import { namesOf, optionName, type Option } from "./option";

/** What was typed after the command's name. */
export interface Arguments {
  readonly files: readonly string[];
  /** Value of an option; undefined where it was not given. */
  readonly value: (key: string) => string | undefined;
  readonly has: (key: string) => boolean;
}

const TEXTS = {
  unknown: {
    es: "no hay opción «{name}».{suggestion} La ayuda las enumera: muni {command} --ayuda.",
    en: "there is no option “{name}”.{suggestion} The help lists them: muni {command} --help.",
  },
  unknownLetter: {
    es: "no hay opción «{name}». Si es el nombre de un archivo, escríbalo después de «--»: muni {command} -- {word}",
    en: "there is no option “{name}”. If it is the name of a file, write it after “--”: muni {command} -- {word}",
  },
  noValue: {
    es: "falta el valor de «{name}»: {value}.",
    en: "“{name}” needs a value: {value}.",
  },
  valueOfSwitch: {
    es: "«{name}» no lleva valor.",
    en: "“{name}” takes no value.",
  },
  twice: {
    es: "«{name}» aparece dos veces. Deje una sola.",
    en: "“{name}” is given twice. Keep one.",
  },
};

/**
 * Reads the words after the command's name. Names of options are known in both languages, whatever their case and
 * accents; `--opción valor` and `--opción=valor` are the same; after `--` all words are files.
 *
 * @throws Problem `value` for an unknown option, naming the nearest; for one without its value, or given twice
 */
export function parseArguments(
  command: Text,
  options: readonly Option[],
  words: readonly string[],
): Arguments {
  const byName = new Map(options.flatMap((option) => namesOf(option).map((name) => [name, option] as const)));
  const { tokens } = parseArgs({
    args: plainNames(words),
    options: configOf(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  const files: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") files.push(token.value);
    if (token.kind !== "option") continue;
    const option = byName.get(token.name);
    if (!option) throw unknownOption(token.rawName, [...byName.keys()], command, words[token.index] ?? "");
    if (given.has(option.key)) throw new Problem("value", fill(TEXTS.twice, { name: token.rawName }));
    given.set(option.key, valueOf(option, token));
  }
  return { files, value: (key) => given.get(key), has: (key) => given.has(key) };
}

/** The words with the names of options folded. */
function plainNames(words: readonly string[]): string[] {
  const end = words.indexOf("--");
  return words.map((word, at) => {
    if (!/^--./.test(word) || (end >= 0 && at > end)) return word;
    const [name, ...value] = word.split("=");
    return [`--${optionName(name!).replace(/\s/g, "-")}`, ...value].join("=");
  });
}

type Config = NonNullable<Parameters<typeof parseArgs>[0]>["options"];

function configOf(options: readonly Option[]): NonNullable<Config> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const type = option.value ? ("string" as const) : ("boolean" as const);
      return namesOf(option).map((name, at) => [
        name,
        option.short && at === 0 ? { type, short: option.short } : { type },
      ]);
    }),
  );
}

interface OptionToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function valueOf({ value: named }: Option, { rawName: name, value, inlineValue }: OptionToken): string {
  if (!named) {
    if (value !== undefined) throw new Problem("value", fill(TEXTS.valueOfSwitch, { name }));
    return "";
  }
  // A name that follows is no value: the value was forgotten.
  const forgotten = value === undefined || value === "" || (!inlineValue && /^-\D/.test(value));
  if (forgotten) throw new Problem("value", fill(TEXTS.noValue, { name, value: named }));
  return value;
}

function unknownOption(name: string, known: readonly string[], command: Text, word: string): Problem {
  if (!name.startsWith("--")) return new Problem("value", fill(TEXTS.unknownLetter, { name, command, word }));
  const shown = new Map(known.map((one) => [one, `--${one}`]));
  const figures = { name, suggestion: suggestion(optionName(name), shown), command };
  return new Problem("value", fill(TEXTS.unknown, figures));
}
