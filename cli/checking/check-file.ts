import { Problem } from "../../src/messages/problem";
import type { Language, Text } from "../../src/messages/text";
import { fileTrouble } from "../output/file-trouble";
import { readBook } from "../reading/book";
import { PAGES } from "../pages-address";
import { today } from "../today";
import { VERSION } from "../version";
import { checkBook, type CheckedCalendar, type CheckWishes } from "./check-book";
import type { Counts } from "./counts";
import { exported, type ExportFormat } from "./exported";
import { markCopy, type CopyWishes, type MarkedCopy } from "./mark-copy";
import { reportText, type TextStyle } from "./report-text";

/** All that the check of one file needs; plain data, for it travels to a worker. */
export interface FileTask {
  readonly file: string;
  readonly wishes: CheckWishes;
  /** The document to make of each calendar, where one is wanted. */
  readonly document?: ExportFormat | "text";
  /** Language of `--idioma`. */
  readonly asked: Language | undefined;
  readonly style: TextStyle;
  /** The marked copy to write, where one is wanted. */
  readonly copy?: CopyWishes;
}

/** What came of a file: its calendars, or why it could not be checked. */
export interface FileOutcome {
  readonly file: string;
  readonly calendars: readonly CalendarOutcome[];
  readonly copy?: MarkedCopy;
  readonly problem?: Text;
}

export interface CalendarOutcome {
  readonly sheet: string;
  readonly counts: Counts;
  /** Language of what is said about it: the one asked for, that of its Parámetros, or the default. */
  readonly language: Language;
  readonly document?: string;
}

/** Checks a file; what is wrong with it is told in the outcome and never thrown. */
export function checkFile(task: FileTask): FileOutcome {
  const { file, wishes, copy } = task;
  let calendars: readonly CalendarOutcome[] = [];
  try {
    const book = readBook(file);
    const checked = checkBook(book, wishes);
    calendars = checked.map((calendar) => outcomeOf(calendar, task));
    const language = calendars[0]?.language ?? task.style.language;
    return { file, calendars, ...(copy ? { copy: markCopy(book, checked, copy, language) } : {}) };
  } catch (error) {
    return { file, calendars, problem: problemText(error) };
  }
}

function outcomeOf(
  { report, language: own }: CheckedCalendar,
  { file, document, asked, style }: FileTask,
): CalendarOutcome {
  const language = asked ?? own ?? style.language;
  const outcome = { sheet: report.calendar.sheet.name, counts: report.counts, language };
  if (!document) return outcome;
  const text =
    document === "text"
      ? reportText(file, report, { ...style, language })
      : exported(document, report, {
          ...{ language, file, version: VERSION, day: today() },
          ...(PAGES === undefined ? {} : { pages: PAGES }),
        });
  return { ...outcome, document: text };
}

const FAULT: Text = {
  es: "MUNI falló por dentro. Envíe el archivo, o un ejemplo, a quien mantiene MUNI; con MUNI_DEBUG=1 se ve el error.",
  en: "MUNI failed inside. Send the file, or an example, to whoever maintains MUNI; MUNI_DEBUG=1 shows the error.",
};

/** The sentence of an error; a fault of the program itself shows its stack only where that is asked for. */
export function problemText(error: unknown): Text {
  const known = fileTrouble(error);
  if (process.env.MUNI_DEBUG) console.error(error); // eslint-disable-line no-console -- asked for
  return known instanceof Problem ? known.text : FAULT;
}

export function hasViolation({ counts }: CalendarOutcome): boolean {
  return counts.violation > 0;
}
