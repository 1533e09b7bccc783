import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import type { Arguments } from "../arguments/parse";
import type { ExitCode, Io } from "../io";
import { inFile, inThatFile } from "../output/in-file";
import { assertWritable, writeNewFile } from "../output/new-file";
import { assertSameEnding } from "../output/same-ending";
import { readWorkbookBytes } from "../reading/book";
import { indented, shown } from "../terminal/wrap";
import { recalculate, type CellNote, type Recalculation } from "./recalculate";

const TEXTS = {
  oneFile: {
    es: "indique un libro. Ejemplo: muni recalcular libro.xlsx --salida copia.xlsx",
    en: "give one workbook. Example: muni recalc book.xlsx --output copy.xlsx",
  },
  output: {
    es: "indique dónde escribir la copia: --salida COPIA.xlsx",
    en: "say where to write the copy: --output COPY.xlsx",
  },
  dates1904: {
    es: "el libro cuenta las fechas desde 1904 y MUNI calcula desde 1900. Quite esa opción del libro en Excel (Opciones, Avanzadas) y sume 1462 a las fechas escritas (Pegado especial, Sumar).",
    en: "the workbook counts dates from 1904 and MUNI computes from 1900. Take that option off the workbook in Excel (Options, Advanced) and add 1462 to the typed dates (Paste Special, Add).",
  },
  nothing: {
    es: "no tiene fórmulas MUNI_*; no se escribió ninguna copia.",
    en: "it has no MUNI_* formulas; no copy was written.",
  },
  written: {
    es: "{output}: {computed} de {concerned} fórmulas calculadas, {changed} con otro valor.",
    en: "{output}: {computed} of {concerned} formulas computed, {changed} with another value.",
  },
  left: {
    es: "Conservan el valor del libro ({number}):",
    en: "They keep the workbook's value ({number}):",
  },
  remarks: { es: "Observaciones ({number}):", en: "Remarks ({number}):" },
  note: { es: "{cell}: {text}", en: "{cell}: {text}" },
  more: { es: "… y {number} más.", en: "… and {number} more." },
  unfollowed: {
    es: "Fórmulas con INDIRECT u OFFSET que pueden depender de las celdas MUNI_* y no se siguieron: {number}. Si las usa, recalcule el libro en Excel.",
    en: "Formulas with INDIRECT or OFFSET that may depend on the MUNI_* cells and were not followed: {number}. If you use them, recalculate the workbook in Excel.",
  },
} satisfies Record<string, Text>;

/** Lists are cut here: thousands of cells of one reason say no more than these. */
const MOST_LISTED = 25;

/** Recalculates a workbook into a copy. */
export async function runRecalc({ files, value, has }: Arguments, io: Io): Promise<ExitCode> {
  const [file, ...others] = files;
  const output = value("output");
  if (file === undefined || others.length > 0) throw new Problem("value", TEXTS.oneFile);
  if (output === undefined) throw new Problem("value", TEXTS.output);
  const target = { file: output, overwrite: has("overwrite"), inputs: [file] };
  assertSameEnding(file, output);
  assertWritable(target);
  const { bytes, book } = inFile(file, () => read(file));
  const result = await recalculate(book);
  if (result.concerned === 0) throw inThatFile(file, new Problem("missing", TEXTS.nothing));
  writeNewFile(
    target,
    inFile(file, () => applyEdits(bytes, result.edits)),
  );
  tell(output, result, io);
  return result.left.length > 0 ? 1 : 0;
}

function read(file: string): { bytes: Uint8Array; book: WorkbookData } {
  const bytes = readWorkbookBytes(file);
  const book = readWorkbook(openPackage(bytes));
  if (book.dates1904) throw new Problem("value", TEXTS.dates1904);
  return { bytes, book };
}

function tell(
  output: string,
  { edits, concerned, computed, left, remarks, unfollowed }: Recalculation,
  io: Io,
): void {
  const changed = edits.length;
  const say = (text: Text, indent = 0): void => io.out(`${indented(text[io.language], indent, io.width)}\n`);
  say(fill(TEXTS.written, { output: shown(output), computed, concerned, changed }));
  list(TEXTS.left, left, say);
  list(TEXTS.remarks, remarks, say);
  if (unfollowed > 0) say(fill(TEXTS.unfollowed, { number: unfollowed }));
}

function list(heading: Text, notes: readonly CellNote[], say: (text: Text, indent?: number) => void): void {
  if (notes.length === 0) return;
  say(fill(heading, { number: notes.length }));
  for (const { cell, text } of notes.slice(0, MOST_LISTED))
    say(fill(TEXTS.note, { cell: shown(cell), text }), 2);
  if (notes.length > MOST_LISTED) say(fill(TEXTS.more, { number: notes.length - MOST_LISTED }), 2);
}
