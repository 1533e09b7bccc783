import type { ICellData, IWorksheetData } from "@univerjs/core";
import { CALENDAR, CALENDAR_HEADERS } from "../../workbench/sample/calendar";
import { SAMPLE_STYLES } from "../../workbench/sample/sheet-data";
import { sampleWorkbook } from "../../workbench/sample/workbook";
import { pagesFor } from "../../cli/output/pages-wide";
import type { CellLook, NewCell, NewRow, NewSheet } from "../../xlsx/edit/new-sheet";
import type { CellContent, CellFormula } from "../../xlsx/edit/workbook-edit";

/** Pixels of a character, and of the room at a column's sides. */
const DIGIT = 7;
const ROOM = 5;

const CALENDAR_ID = "calendario";

type StyleName = keyof typeof SAMPLE_STYLES;

const LOOKS: Readonly<Record<StyleName, CellLook>> = {
  header: { bold: true, fill: "#E3ECF7", color: "#1B3A5C", wrap: true, vertical: "center" },
  title: { bold: true, size: 14, color: "#1B3A5C" },
  group: { bold: true, fill: "#F3F3F3", color: "#333333" },
  note: { italic: true, color: "#6B6B6B" },
  date: { numberFormat: "yyyy-mm-dd" },
  text: { numberFormat: "@" },
  code: { color: "#6B6B6B" },
};

/** The workbook that the workbench opens with, as sheets of a file. */
export function workbenchSheets(): NewSheet[] {
  const { sheets, sheetOrder } = sampleWorkbook();
  return sheetOrder.map((id) => newSheet(id, sheets[id]!));
}

function newSheet(id: string, { name, cellData, columnData, freeze }: Partial<IWorksheetData>): NewSheet {
  const cells = cellData as Readonly<Record<number, Readonly<Record<number, ICellData>>>>;
  const last = Math.max(...Object.keys(cells).map(Number));
  const pixels = Object.values(columnData as Readonly<Record<number, { readonly w: number }>>);
  const widths = pixels.map(({ w }) => Math.round(((w - ROOM) / DIGIT) * 10) / 10);
  const pagesWide = pagesFor(widths, "across");
  return {
    name: name!,
    widths,
    rows: Array.from({ length: last + 1 }, (_, row) => rowOf(cells[row] ?? {})),
    frozen: { rows: freeze?.ySplit ?? 0, columns: 0 },
    print: {
      landscape: true,
      paper: "letter",
      pagesWide,
      ...(pagesWide > 1 ? { repeatedColumns: { column: 0, columns: 1 } } : {}),
      ...(freeze ? { repeatedRows: { row: 0, rows: freeze.ySplit } } : {}),
      footer: "&C&P / &N",
    },
    ...(id === CALENDAR_ID ? { tables: [{ name: "Sesiones", range: CALENDAR_RANGE }] } : {}),
  };
}

const CALENDAR_RANGE = { row: 0, column: 0, rows: CALENDAR.length + 1, columns: CALENDAR_HEADERS.length };

function rowOf(cells: Readonly<Record<number, ICellData>>): NewRow {
  const last = Math.max(-1, ...Object.keys(cells).map(Number));
  return { cells: Array.from({ length: last + 1 }, (_, column) => cellOf(cells[column])) };
}

function cellOf(cell: ICellData | undefined): NewCell {
  if (!cell) return null;
  const content = contentOf(cell);
  return typeof cell.s === "string" ? { content, look: LOOKS[cell.s as StyleName] } : content;
}

/** What a formula gives is computed when the workbook stands. */
function contentOf({ f, v, s }: ICellData): CellContent | CellFormula | null {
  if (f) return { formula: f, cached: "", spill: { rows: 1, columns: 1 } };
  if (v === undefined || v === null) return null;
  return s === "date" ? { day: Number(v) } : v;
}
