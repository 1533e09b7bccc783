import { fold } from "../src/messages/fold";
import { Problem } from "../src/messages/problem";
import { suggestion } from "../src/messages/suggestion";
import { fill } from "../src/messages/text";
import { parseArguments, type Arguments } from "./arguments/parse";
import { problemText } from "./checking/check-file";
import type { Command } from "./command";
import { COMMANDS } from "./commands";
import { commandHelp, generalHelp, GLOBAL_OPTIONS } from "./help";
import { complain, type ExitCode, type Io } from "./io";
import { environmentLanguage, languageNamed } from "./language";
import { takesColour, widthOf } from "./terminal/stream-facts";
import { VERSION } from "./version";

const TEXTS = {
  unknown: {
    es: "no hay orden «{name}».{suggestion} Las enumera muni --ayuda.",
    en: "there is no command “{name}”.{suggestion} muni --help lists them.",
  },
  lost: {
    es: "no se pudo escribir en la salida: {reason}",
    en: "the output could not be written: {reason}",
  },
  language: {
    es: "«{word}» no es un idioma de MUNI. Use es o en.",
    en: "“{word}” is no language of MUNI. Use es or en.",
  },
};

/** Words that ask for the help or the version wherever a command may stand. */
const HELP_WORDS = ["--help", "--ayuda", "-h", "help", "ayuda"];
const VERSION_WORDS = ["--version", "-v"];

/** Runs the words of the command line, and leaves the exit code. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  const io = processIo(askedLanguage(words));
  let isLost = false;
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader such as `head` may close the pipe: that is no fault.
    if (error.code === "EPIPE" || isLost) return;
    isLost = true;
    process.exitCode = 2;
    complain(io, fill(TEXTS.lost, { reason: problemText(error) }));
  });
  const code = await run(words, io);
  process.exitCode = isLost ? 2 : code;
}

async function run(words: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await dispatch(words, io);
  } catch (error) {
    complain(io, problemText(error));
    return 2;
  }
}

async function dispatch([first, ...rest]: readonly string[], io: Io): Promise<ExitCode> {
  if (first === undefined) return help(io.err, 2, generalHelp(io));
  if (VERSION_WORDS.includes(first)) return help(io.out, 0, `muni ${VERSION}\n`);
  const asksHelp = HELP_WORDS.includes(first);
  const name = asksHelp ? rest.find((word) => !word.startsWith("-")) : first;
  if (asksHelp && (name === undefined || languageNamed(name))) return help(io.out, 0, generalHelp(io));
  const command = commandNamed(name!);
  if (asksHelp || rest.some((word) => HELP_WORDS.slice(0, 3).includes(word)))
    return help(io.out, 0, commandHelp(command, io));
  return command.run(checkedArguments(command, rest), io);
}

function checkedArguments(command: Command, words: readonly string[]): Arguments {
  const args = parseArguments(command.name, [...command.options, ...GLOBAL_OPTIONS], words);
  const word = args.value("language");
  if (word !== undefined && !languageNamed(word)) throw new Problem("value", fill(TEXTS.language, { word }));
  return args;
}

function help(write: (text: string) => void, code: ExitCode, text: string): ExitCode {
  write(text);
  return code;
}

function commandNamed(word: string): Command {
  const name = fold(word);
  const found = COMMANDS.find((command) =>
    [command.name.es, command.name.en].some((one) => fold(one) === name),
  );
  if (found) return found;
  const known = new Map(COMMANDS.flatMap(({ name: { es, en } }) => [es, en].map((one) => [fold(one), one])));
  throw new Problem("value", fill(TEXTS.unknown, { name: word, suggestion: suggestion(word, known) }));
}

/** Language of `--idioma`, looked for before the words are read so that their faults are told in it. */
function askedLanguage(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--(idioma|language)(=|$)/i.test(word));
  const word = at < 0 ? undefined : words[at]!;
  if (word === undefined) return undefined;
  return word.includes("=") ? word.slice(word.indexOf("=") + 1) : words[at + 1];
}

function processIo(asked: string | undefined): Io {
  const { stdout, stderr, env } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    env,
    language: (asked === undefined ? undefined : languageNamed(asked)) ?? environmentLanguage(env),
    width: widthOf(stdout, env),
    colour: takesColour(stdout, env),
    progress: stderr.isTTY === true,
  };
}
