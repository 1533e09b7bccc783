import { fill, type Language, type Text } from "../../src/messages/text";
import type { Arguments } from "../arguments/parse";
import { wordOf, type Choice } from "../arguments/word";
import { checkFiles } from "../batch/check-files";
import { complain, type ExitCode, type Io } from "../io";
import { languageNamed } from "../language";
import { assertWritable } from "../output/new-file";
import { writeText } from "../output/write-text";
import { findFiles } from "../reading/find-files";
import { givenSettings } from "../reading/settings";
import { startProgress } from "../terminal/progress";
import { indented, shown } from "../terminal/wrap";
import type { CheckWishes } from "./check-book";
import { hasViolation, type FileOutcome, type FileTask } from "./check-file";
import { joinedDocuments, type ExportFormat } from "./exported";
import { copyWishes } from "./mark-copy";
import type { TextStyle } from "./report-text";
import { outcomeLine, startTally } from "./summary";

const FORMATS: readonly Choice<ExportFormat | "text">[] = [
  { es: "texto", en: "text", means: "text" },
  ...(["json", "sarif", "csv", "html", "ics"] as const).map((name) => ({ es: name, en: name, means: name })),
];

const TEXTS = {
  inFile: { es: "«{file}»: {problem}", en: "“{file}”: {problem}" },
  marked: { es: "Copia con marcas: {file} ({cells}).", en: "Copy with marks: {file} ({cells})." },
  cells: { es: "{number} celdas", en: "{number} cells" },
  oneCell: { es: "1 celda", en: "1 cell" },
} satisfies Record<string, Text>;

/** What a check was asked for. */
interface Asked {
  readonly args: Arguments;
  readonly io: Io;
  readonly format: ExportFormat | "text";
  /** Language of `--idioma`. */
  readonly language: Language | undefined;
  /** Files that are read. */
  readonly inputs: readonly string[];
}

/** `muni check`. */
export async function runCheck(args: Arguments, io: Io): Promise<ExitCode> {
  const format = wordOf({ es: "--formato", en: "--format" }, args.value("format") ?? "texto", FORMATS);
  const found = findFiles(args.files, { es: "revisar", en: "check" });
  const inputs = found.flatMap((one) => ("file" in one ? [one.file] : []));
  const word = args.value("language");
  const asked: Asked = {
    args,
    io,
    format,
    inputs,
    language: word === undefined ? undefined : languageNamed(word),
  };
  const tasks = tasksOf(inputs, asked);
  const output = args.value("output");
  if (output !== undefined) assertWritable({ file: output, overwrite: args.has("overwrite"), inputs });
  const lost = found.filter((one) => "problem" in one);
  for (const { problem } of lost) complain(io, problem.text);
  if (tasks.length === 0) return 2;
  const code = await (tasks.length === 1 || format !== "text"
    ? checkWhole(tasks, asked)
    : checkLines(tasks, asked));
  return lost.length > 0 ? 2 : code;
}

function tasksOf(files: readonly string[], asked: Asked): FileTask[] {
  const { args, format, language } = asked;
  const wishes: CheckWishes = {
    sheet: args.value("sheet"),
    settings: givenSettings(args.value("settings")),
    holidays: args.value("holidays"),
    exceptions: args.value("exceptions"),
  };
  const copies = copyWishes(files, args);
  const whole = files.length === 1 || format !== "text";
  const shared = { wishes, asked: language, style: styleOf(asked), ...(whole ? { document: format } : {}) };
  return files.map((file, at) => ({ file, ...shared, ...(copies ? { copy: copies[at]! } : {}) }));
}

/** The whole report of one file, or one document of all files. */
async function checkWhole(tasks: readonly FileTask[], asked: Asked): Promise<ExitCode> {
  const { args, io, format, inputs } = asked;
  const progress = startProgress(io, tasks.length);
  const outcomes: FileOutcome[] = [];
  await checkFiles(tasks, (outcome) => void outcomes.push(outcome), progress.step);
  progress.clear();
  const documents = outcomes.flatMap(({ calendars }) => calendars.flatMap(({ document }) => document ?? []));
  const all = format === "text" ? documents.join("\n") : joinedDocuments(format, documents);
  if (documents.length > 0) writeText(all, args, inputs, io);
  for (const outcome of outcomes) tellCopy(outcome, io);
  for (const outcome of outcomes) complainOf(outcome, io);
  return outcomes.map(codeOf).reduce(higher, 0);
}

/** A line for each file as soon as it and those before it are done, and the summary. */
async function checkLines(tasks: readonly FileTask[], asked: Asked): Promise<ExitCode> {
  const { args, io, inputs } = asked;
  const toFile = args.value("output") !== undefined;
  const progress = startProgress(io, tasks.length);
  const style = styleOf(asked);
  const tally = startTally();
  const lines: string[] = [];
  let code: ExitCode = 0;
  const tell = (outcome: FileOutcome): void => {
    code = higher(code, codeOf(outcome));
    tally.add(outcome);
    progress.clear();
    const line = outcomeLine(outcome, style);
    if (toFile) lines.push(line);
    else io.out(line);
  };
  await checkFiles(tasks, tell, progress.step);
  progress.clear();
  if (toFile) writeText(lines.join("") + tally.text(style), args, inputs, io);
  else io.out(tally.text(style));
  return code;
}

function styleOf({ args, io }: Asked): TextStyle {
  const { language, width } = io;
  return { language, width, colour: io.colour && args.value("output") === undefined };
}

function codeOf(outcome: FileOutcome): ExitCode {
  if (outcome.problem) return 2;
  return outcome.calendars.some(hasViolation) ? 1 : 0;
}

function higher(one: ExitCode, other: ExitCode): ExitCode {
  return one > other ? one : other;
}

function complainOf({ file, problem }: FileOutcome, io: Io): void {
  if (problem) complain(io, fill(TEXTS.inFile, { file: shown(file), problem }));
}

/** Told on standard error: standard output may be read by another program. */
function tellCopy({ copy, calendars }: FileOutcome, io: Io): void {
  if (!copy) return;
  const cells = copy.cells === 1 ? TEXTS.oneCell : fill(TEXTS.cells, { number: copy.cells });
  const text = fill(TEXTS.marked, { file: shown(copy.file), cells });
  io.err(`${indented(text[calendars[0]?.language ?? io.language], 0, io.width)}\n`);
}
