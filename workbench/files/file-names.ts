import type { Language } from "../../src/messages/text";
import { WORKBENCH_FILE_TEXTS } from "../../src/messages/workbench-files";

/**
 * Name of a copy: it says so, and keeps the ending, which tells Excel what the file may hold.
 *
 * @example
 * copyName("Calendario 2027.xlsx", "es") //=> "Calendario 2027 (marcado).xlsx"
 */
export function copyName(name: string, language: Language): string {
  const [, stem = name, ending = ".xlsx"] = /^(.*?)(\.xl[a-z]+)?$/is.exec(name) ?? [];
  const word = WORKBENCH_FILE_TEXTS.marked[language];
  return stem.endsWith(`(${word})`) ? stem + ending : `${stem} (${word})${ending}`;
}

/** Name of a workbook that is made anew: it has no macros, whatever the original was. */
export function newBookName(name: string, language: Language): string {
  return copyName(name.replace(/\.xl[a-z]+$/i, ""), language);
}
