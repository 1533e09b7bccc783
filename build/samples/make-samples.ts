import type { Language } from "../../src/messages/text";
import { applyEdits } from "../../xlsx/edit/apply-edits";
import type { NewSheet } from "../../xlsx/edit/new-sheet";
import { openPackage } from "../../xlsx/package/open-package";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { recalculate } from "../../cli/recalc/recalculate";
import { madeUpCalendars } from "./made-up-calendars";
import { workbenchSheets } from "./workbench-sheets";

const LANGUAGES: readonly Language[] = ["es", "en"];

/** The workbench speaks Spanish in its sample, whatever the reader's language. */
const WORKBENCH_SAMPLE = "es/ejemplo-2027.xlsx";

/**
 * The sample workbooks by the name of their file, each with its formulas computed.
 *
 * @param calendars the folder data/calendars
 * @throws Error where a formula of a sample cannot be computed
 */
export async function makeSamples(calendars: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const samples = new Map<string, Uint8Array>();
  for (const language of LANGUAGES)
    for (const { id, title, sheets } of madeUpCalendars(calendars, language))
      samples.set(`${language}/${id}.xlsx`, await computed(sheets, title));
  samples.set(WORKBENCH_SAMPLE, await computed(workbenchSheets(), "Ejemplo 2027"));
  return samples;
}

async function computed(sheets: readonly NewSheet[], title: string): Promise<Uint8Array> {
  const file = newWorkbook(sheets, { title });
  const { edits, left } = await recalculate(readWorkbook(openPackage(file)));
  for (const { cell, text } of left) throw new Error(`${title}, ${cell}: ${text.en}`);
  return applyEdits(file, edits);
}
