import { pagesFor } from "./pages-wide";
import { heightOf } from "./row-height";
import type { Block } from "../../src/workbook/address";
import {
  isFormula,
  type CellFormat,
  type PlannedCell,
  type PlannedColumn,
  type SheetPlan,
} from "../../src/plan/sheet-plan";
import type { CellLook, NewCell, NewRow, NewSheet, NewValidation } from "../../xlsx/edit/new-sheet";
import type { CellContent, CellFormula } from "../../xlsx/edit/workbook-edit";

const DATE_FORMAT = "yyyy-mm-dd";

const NUMBER_FORMATS: Readonly<Record<CellFormat, string | undefined>> = {
  date: DATE_FORMAT,
  list: DATE_FORMAT,
  text: "@",
  time: "hh:mm",
  number: "0",
  general: undefined,
};

const HEADER: CellLook = { bold: true, fill: "#E3ECF7", color: "#1B3A5C", wrap: true, vertical: "center" };
const TITLE: CellLook = { bold: true, size: 14, color: "#1B3A5C" };

/** A planned sheet as the sheet of a workbook file: its looks, validations and print settings. */
export function sheetOfPlan(plan: SheetPlan): NewSheet {
  const { name, above, columns, rows, frozen, landscape } = plan;
  const headerRow = above.length;
  const pagesWide = pagesFor(
    columns.map(({ width }) => width),
    landscape ? "across" : "upright",
  );
  return {
    name,
    widths: columns.map(({ width }) => width),
    rows: [...above.map(lineAbove), headerOf(columns), ...rows.map((cells) => rowOf(cells, columns))],
    frozen: frozen.rows === 0 ? frozen : { ...frozen, rows: headerRow + frozen.rows },
    print: {
      landscape,
      paper: "letter",
      pagesWide,
      repeatedRows: { row: headerRow, rows: 1 },
      // The session's own column stands beside what belongs to it on every page.
      ...(pagesWide > 1 ? { repeatedColumns: { column: 0, columns: 1 } } : {}),
      footer: "&C&P / &N",
    },
    validations: columns.flatMap((column, at) => validationOf(column, columnBlock(plan, at))),
  };
}

function headerOf(columns: readonly PlannedColumn[]): NewRow {
  const texts = columns.map(({ header, width }) => ({ text: header, width }));
  return {
    cells: columns.map(({ header }) => ({ content: header, look: HEADER })),
    ...heightOf(texts),
  };
}

function lineAbove(cells: readonly PlannedCell[], at: number): NewRow {
  return {
    cells: cells.map((cell, column): NewCell => {
      const content = contentOf(cell);
      return at === 0 && column === 0 ? { content, look: TITLE } : content;
    }),
  };
}

function rowOf(cells: readonly PlannedCell[], columns: readonly PlannedColumn[]): NewRow {
  const texts = cells.flatMap((cell, at) => {
    const { wrap, width } = columns[at]!;
    return wrap && typeof cell === "string" ? [{ text: cell, width }] : [];
  });
  return {
    cells: cells.map((cell, at) => ({ content: contentOf(cell), look: lookOf(cell, columns[at]!) })),
    ...heightOf(texts),
  };
}

function lookOf(cell: PlannedCell, { format, wrap }: PlannedColumn): CellLook {
  const isDay = cell !== null && typeof cell === "object" && "day" in cell;
  const numberFormat = isDay ? DATE_FORMAT : NUMBER_FORMATS[format];
  const isDate = isDay || format === "date" || format === "list" || format === "time";
  return {
    vertical: "top",
    ...(numberFormat ? { numberFormat } : {}),
    // A date that stands right touches the words of the next column.
    ...(isDate ? { align: "left" } : {}),
    ...(wrap ? { wrap } : {}),
  };
}

/**
 * A formula stands in its cell as a dynamic array of one cell, for so Excel stores the functions of add-ins: a plain one
 * it would open as of the time before dynamic arrays, with `@` before the function.
 */
const ONE_CELL = { rows: 1, columns: 1 };

function contentOf(cell: PlannedCell): CellContent | CellFormula | null {
  if (!isFormula(cell)) return cell;
  const { formula, value } = cell;
  const cached = value === null ? "" : typeof value === "object" ? value.day : value;
  return { formula, cached, spill: ONE_CELL };
}

function columnBlock({ above, rows }: SheetPlan, column: number): Block {
  return { row: above.length + 1, column, rows: rows.length, columns: 1 };
}

/** The list offers words; another one can be typed, for the check reads more of them than the list has. */
function validationOf({ list }: PlannedColumn, block: Block): NewValidation[] {
  return list && block.rows > 0 ? [{ ranges: [block], rule: { kind: "list", values: list } }] : [];
}
