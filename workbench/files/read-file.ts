import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { WORKBENCH_FILE_TEXTS, type UNSEEN_TEXTS } from "../../src/messages/workbench-files";
import { columnLetters } from "../../src/workbook/address";
import { fileProblem } from "../../xlsx/package/file-problem";
import { DEFAULT_LIMITS, MEGABYTE } from "../../xlsx/package/limits";
import { openPackage } from "../../xlsx/package/open-package";
import type { Package } from "../../xlsx/package/package";
import { relationshipsOf } from "../../xlsx/package/relationships";
import { readLook } from "../../xlsx/read/look";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import type { FileBook } from "./opened-book";

/** What the grid shows without becoming slow. */
const MOST_CELLS = 200_000;
const MOST_ROWS = 50_000;
const MOST_COLUMNS = 1_000;

/**
 * Reads a file that somebody chose.
 *
 * @throws Problem for a file that is no workbook, or is more than the page shows
 */
export async function readFile(file: File): Promise<FileBook> {
  // Before its bytes take any memory.
  if (file.size > DEFAULT_LIMITS.file)
    throw fileProblem("tooLarge", { limit: DEFAULT_LIMITS.file / MEGABYTE });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pkg = openPackage(bytes);
  const data = readWorkbook(pkg);
  checkSize(data);
  return { name: file.name, bytes, data, look: readLook(pkg, data), unseen: unseenParts(pkg, data) };
}

function checkSize({ sheets }: WorkbookData): void {
  const far = sheets.find(
    ({ used }) => used.row + used.rows > MOST_ROWS || used.column + used.columns > MOST_COLUMNS,
  );
  if (far)
    throw new Problem(
      "value",
      fill(WORKBENCH_FILE_TEXTS.tooFar, {
        sheet: far.name,
        rows: MOST_ROWS.toLocaleString("en-US"),
        column: columnLetters(MOST_COLUMNS - 1),
      }),
    );
  const cells = sheets.reduce((sum, { used }) => sum + used.rows * used.columns, 0);
  if (cells > MOST_CELLS)
    throw new Problem(
      "value",
      fill(WORKBENCH_FILE_TEXTS.tooManyCells, { limit: MOST_CELLS.toLocaleString("en-US") }),
    );
}

/** Sheets and macros are told apart by the relationships of the workbook's part. */
function unseenParts(pkg: Package, { parts }: WorkbookData): Set<keyof typeof UNSEEN_TEXTS> {
  const types = new Set(relationshipsOf(pkg, parts.workbook).map(({ type }) => type));
  const unseen = new Set<keyof typeof UNSEEN_TEXTS>();
  if (["chartsheet", "dialogsheet", "xlMacrosheet"].some((type) => types.has(type)))
    unseen.add("otherSheets");
  if (types.has("vbaProject")) unseen.add("macros");
  return unseen;
}
