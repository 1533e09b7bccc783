import { statSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../src/messages/problem";
import { findingsColumn } from "../../src/exports/findings-column";
import { reportSheet } from "../../src/exports/report-sheet";
import type { Language, Text } from "../../src/messages/text";
import { markChange } from "../../src/workbook/marking";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { WorkbookEdit } from "../../xlsx/edit/workbook-edit";
import type { Arguments } from "../arguments/parse";
import { assertWritable, writeNewFile, type NewFile } from "../output/new-file";
import { assertSameEnding } from "../output/same-ending";
import { sheetOfPlan } from "../output/planned-sheet";
import type { Book } from "../reading/book";
import { today } from "../today";
import { VERSION } from "../version";
import type { CheckedCalendar } from "./check-book";

/** The copy to write: where, and what to add beside the marks. */
export interface CopyWishes extends NewFile {
  readonly report: boolean;
  readonly findings: boolean;
}

export interface MarkedCopy {
  readonly file: string;
  /** Cells that are marked. */
  readonly cells: number;
}

const TEXTS = {
  folder: {
    es: "con varios archivos, --marcar necesita una carpeta que ya exista.",
    en: "with several files, --mark needs a folder that exists.",
  },
  noCopy: {
    es: "--informe y --hallazgos añaden a la copia de --marcar: indique también --marcar COPIA.xlsx.",
    en: "--report and --findings add to the copy of --mark: give --mark COPY.xlsx too.",
  },
  text: {
    es: "un archivo de texto no se puede marcar; guárdelo como .xlsx.",
    en: "a text file cannot be marked; save it as .xlsx.",
  },
  sameName: {
    es: "dos de los archivos se llaman igual y sus copias no caben en una carpeta; márquelos por separado.",
    en: "two of the files have the same name and their copies do not fit in one folder; mark them apart.",
  },
} satisfies Record<string, Text>;

/**
 * The copies of `--marcar`, one for each file; undefined where none is wanted.
 *
 * @throws Problem `value` for a copy that may not be written
 */
export function copyWishes(files: readonly string[], { value, has }: Arguments): CopyWishes[] | undefined {
  const wanted = value("mark");
  if (wanted === undefined) {
    if (has("report") || has("findings")) throw new Problem("value", TEXTS.noCopy);
    return undefined;
  }
  const isFolder = statSync(wanted, { throwIfNoEntry: false })?.isDirectory() === true;
  if (files.length > 1 && !isFolder) throw new Problem("value", TEXTS.folder);
  const copies = files.map((file) => (isFolder ? path.join(wanted, path.basename(file)) : wanted));
  files.forEach((file, at) => assertSameEnding(file, copies[at]!));
  if (new Set(copies).size < copies.length) throw new Problem("value", TEXTS.sameName);
  const shared = {
    overwrite: has("overwrite"),
    inputs: files,
    report: has("report"),
    findings: has("findings"),
  };
  const wishes = copies.map((file) => ({ file, ...shared }));
  if (wishes.length === 1) wishes.forEach(assertWritable);
  return wishes;
}

/**
 * Writes a copy of a workbook with the cells of the findings marked.
 *
 * @throws Problem `value` for a text file, or a copy that cannot be written
 */
export function markCopy(
  book: Book,
  checked: readonly CheckedCalendar[],
  wishes: CopyWishes,
  language: Language,
): MarkedCopy {
  if (book.kind === "text") throw new Problem("value", TEXTS.text);
  assertWritable(wishes);
  const { edits, cells } = marks(book, checked);
  const columns = wishes.findings ? checked.flatMap((one) => columnEdit(one, language)) : [];
  const sheets = wishes.report ? reportEdits(book, checked, language) : [];
  writeNewFile(wishes, applyEdits(book.bytes, [...edits, ...columns, ...sheets]));
  return { file: wishes.file, cells };
}

/** Marks of all calendars of a book together: a cell of Parámetros may concern several. */
function marks(book: Book, checked: readonly CheckedCalendar[]): { edits: WorkbookEdit[]; cells: number } {
  const [first] = checked;
  if (!first) return { edits: [], cells: 0 };
  const findings = checked.flatMap(({ report }) => report.findings);
  const change = markChange({ ...first.report, findings }, first.reading);
  const names = new Set(book.sheets.map(({ ref }) => ref.name));
  const read = checked.flatMap(({ reading }) => reading.sheets.map(({ name }) => name));
  const edits = [...new Set(read)]
    .filter((name) => names.has(name))
    .map((sheet): WorkbookEdit => ({
      kind: "marks",
      sheet,
      add: change.add
        .filter((mark) => mark.sheet.name === sheet)
        .map(({ severity, address }) => ({ severity, address })),
    }));
  return { edits, cells: change.cells };
}

/** The column beside a calendar. */
function columnEdit({ report }: CheckedCalendar, language: Language): WorkbookEdit[] {
  const found = findingsColumn(report, language);
  if (!found || !report.basis) return [];
  const { column, columns } = report.basis.block;
  const range = { row: found.headerRow, column, rows: found.texts.length + 1, columns };
  return [
    { kind: "column", sheet: report.calendar.sheet.name, range, header: found.header, cells: found.texts },
  ];
}

/** A sheet for each calendar; a name that the book has gets a number, for no sheet is written over. */
function reportEdits(book: Book, checked: readonly CheckedCalendar[], language: Language): WorkbookEdit[] {
  const taken = new Set(book.sheets.map(({ ref }) => ref.name.toLowerCase()));
  const context = { language, file: path.basename(book.file), version: VERSION, day: today() };
  return checked.map(({ report }) => {
    const sheet = sheetOfPlan(reportSheet(report, context));
    const name = freeName(sheet.name, taken);
    taken.add(name.toLowerCase());
    return { kind: "sheet", sheet: { ...sheet, name } };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
  return free;
}
