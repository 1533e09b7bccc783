import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TrialBook } from "../trial-book";

/** Maker of a file, by how its name begins. */
const MAKERS: Readonly<Record<string, string>> = {
  "excel-builder": "excel-builder-vanilla",
  exceljs: "exceljs",
  hucre: "hucre",
  sheetjs: "SheetJS",
  "write-excel-file": "write-excel-file",
  "xlsx-populate": "xlsx-populate",
};

/** Workbooks that libraries write in a process of their own: the tests' loader takes no modules of JavaScript. */
export function booksOfLibraries(): TrialBook[] {
  const folder = mkdtempSync(path.join(tmpdir(), "muni-makers-"));
  try {
    execFileSync(process.execPath, [path.join(__dirname, "make-books.mjs"), folder]);
    return readdirSync(folder).map((file) => {
      const { name } = path.parse(file);
      return { name, maker: makerOf(name), bytes: new Uint8Array(readFileSync(path.join(folder, file))) };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makerOf(name: string): string {
  const start = Object.keys(MAKERS).find((one) => name.startsWith(one));
  if (start === undefined) throw new Error(`Nothing tells who made ${name}.`);
  return MAKERS[start]!;
}
