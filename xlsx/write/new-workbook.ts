import { zipSync } from "fflate";
import { makeEdits } from "../edit/apply-edits";
import { openBook } from "../edit/book";
import { editProblem } from "../edit/edit-problem";
import { startSession } from "../edit/edit-session";
import type { NewSheet } from "../edit/new-sheet";
import { partsOf } from "../edit/parts";
import type { Package } from "../package/package";
import { partBytes } from "../package/part-text";
import { startingParts, type WorkbookProperties } from "./starting-parts";

/** The first time that a zip can tell: the bytes do not depend on when they were made. */
const PART_TIME = "1980-01-01T00:00:00";

/**
 * A workbook of some sheets. The same sheets and properties always give the same bytes; no author is named but
 * MUNI, and no day but the one that is given.
 *
 * @param sheets in the order of their tabs, at least one
 * @returns the file's bytes
 * @throws Problem for names, tables or texts that Excel does not take
 * @example
 * newWorkbook([{ name: "Calendario", rows: [{ cells: ["Sesión", "Comienza"] }, { cells: ["O-01", { day: 46399 }] }] }], {
 *   title: "Calendario 2027",
 * })
 */
export function newWorkbook(sheets: readonly NewSheet[], properties: WorkbookProperties = {}): Uint8Array {
  if (sheets.length === 0) throw editProblem("noSheets");
  const start = startingParts(
    sheets.map(({ name }) => name),
    properties,
  );
  const parts = partsOf(packageOf(start));
  const session = startSession(openBook(parts));
  makeEdits(
    session,
    sheets.map((sheet) => ({ kind: "sheet", sheet })),
  );
  const files = Object.fromEntries(parts.names.map((name) => [name, parts.bytes(name)]));
  return zipSync(files, { level: 6, mtime: PART_TIME });
}

function packageOf(texts: ReadonlyMap<string, string>): Package {
  const text = (name: string): string => texts.get(name)!;
  return {
    names: [...texts.keys()],
    has: (name) => texts.has(name),
    bytes: (name) => partBytes(text(name)),
    chunks: (name) => [partBytes(text(name))],
    text,
  };
}
