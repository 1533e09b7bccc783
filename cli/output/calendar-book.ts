import { Problem } from "../../src/messages/problem";
import type { CalendarSheets } from "../../src/plan/calendar-sheets";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import type { Arguments } from "../arguments/parse";
import { assertWritable, writeNewFile } from "./new-file";
import { sheetOfPlan } from "./planned-sheet";

const TEXTS = {
  output: {
    es: "indique el libro que se escribe: --salida CAL.xlsx",
    en: "say which workbook to write: --output CAL.xlsx",
  },
  ending: {
    es: "el nombre de --salida debe terminar en .xlsx",
    en: "the name of --output must end in .xlsx",
  },
};

/**
 * Writes the sheets of a calendar as a workbook.
 *
 * @returns the file's name
 * @throws Problem `value` for a file that may not be written
 */
export function writeCalendarBook(
  { calendar, settings, holidays, exceptions }: CalendarSheets,
  { value, has }: Arguments,
): string {
  const file = value("output");
  if (file === undefined) throw new Problem("value", TEXTS.output);
  if (!/\.xlsx$/i.test(file)) throw new Problem("value", TEXTS.ending);
  const target = { file, overwrite: has("overwrite"), inputs: [] };
  assertWritable(target);
  writeNewFile(target, newWorkbook([calendar, settings, holidays, exceptions].map(sheetOfPlan)));
  return file;
}
