import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { TrialBook } from "../trial-book";

const WORKBOOKS = path.join(__dirname, "../../workbooks");

/** Files of this repository; `workbooks/SOURCES.md` tells where each comes from. */
const OURS: Readonly<Record<string, string>> = {
  "excel-mac-2011-basic": "Excel for Mac 2011",
  "excel-mac-2011-formatting": "Excel for Mac 2011",
  "excel-writer-xlsx": "Excel::Writer::XLSX",
  excel4node: "excel4node",
  excelize: "Excelize",
  "gnumeric-calendar": "Gnumeric",
  "google-dates": "Google Sheets",
  "google-text-runs": "Google Sheets",
  "microsoft-addin-content": "Open XML SDK",
  "microsoft-addin-pane": "Open XML SDK",
  "openpyxl-1904": "openpyxl",
  "openpyxl-calendar": "openpyxl",
  "xlsxwriter-calendar": "XlsxWriter",
  "xlsxwriter-formulas": "XlsxWriter",
  "xlsxwriter-in-rows": "XlsxWriter",
};

/** Files that packages bring, by package and path in it. */
const OF_PACKAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "xlsx-populate": {
    "examples/ranges/template.xlsx": "Excel 2016",
    "examples/ranges/out.xlsx": "Excel 2016, then xlsx-populate",
    "examples/styles/out.xlsx": "Excel 2013, then xlsx-populate",
  },
  "xlsx-stream-reader": {
    "example/example1.xlsx": "LibreOffice 5.1",
    "example/example2.xlsx": "Excel 2007",
    "example/example2a.xlsx": "LibreOffice 5.1",
    "example/example3.xlsx": "an old SheetJS",
    "example/example3a.xlsx": "Excel 2007",
    "example/example5.xlsx": "LibreOffice 5.4",
    "example/F1_with_Save.xlsx": "Excel 2007",
    "test/file_with_2_sheets.xlsx": "Excel 2016 for Mac",
    "test/import.xlsx": "LibreOffice 6.0",
    "test/nonumfmt.xlsx": "an old exceljs",
    "test/predefined_formats.xlsx": "Apple Numbers",
    "test/richtext.xlsx": "LibreOffice 5.2",
    "test/uppercase_sheet_name.xlsx": "a maker without a name",
  },
};

/** Workbooks that this repository or a package of its tests ships. */
export function shippedBooks(): TrialBook[] {
  return [...ownFiles(), ...filesOfPackages()];
}

function ownFiles(): TrialBook[] {
  const files = readdirSync(WORKBOOKS).filter((name) => name.endsWith(".xlsx"));
  return files.map((file) => {
    const { name } = path.parse(file);
    const maker = OURS[name];
    if (maker === undefined) throw new Error(`Nothing tells who made ${file}.`);
    return { name, maker, bytes: bytesOf(path.join(WORKBOOKS, file)) };
  });
}

function filesOfPackages(): TrialBook[] {
  const { resolve } = createRequire(__filename);
  return Object.entries(OF_PACKAGES).flatMap(([packageName, files]) => {
    const folder = path.dirname(resolve(`${packageName}/package.json`));
    return Object.entries(files).map(([file, maker]) => ({
      name: `${packageName}-${path.parse(file.replace("examples/", "").replace("/out", "-out")).name}`,
      maker,
      bytes: bytesOf(path.join(folder, file)),
    }));
  });
}

function bytesOf(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file));
}
